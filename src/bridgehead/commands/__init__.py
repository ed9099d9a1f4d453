"""The sub-commands of `bridgehead`, one module each."""
