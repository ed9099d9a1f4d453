"""Movement, riding, the work of engineers, wired bridges."""
