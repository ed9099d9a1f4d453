"""The examples, as somebody else meets them."""
