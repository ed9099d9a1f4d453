"""What is printed: the cards, their texts, the terms."""
