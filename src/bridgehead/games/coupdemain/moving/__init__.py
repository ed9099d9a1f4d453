"""Movement of Infantry: what it costs, the ways, the stack under way and what meets it, the advance."""
