"""The laboratory: battles by the thousand, and what can be learnt from them."""
