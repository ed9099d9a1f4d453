"""Speed and strength measured, with what statistics allow to say."""
