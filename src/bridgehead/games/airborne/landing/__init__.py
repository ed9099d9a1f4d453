"""From the sealed plan to the regrouping of the sticks."""
