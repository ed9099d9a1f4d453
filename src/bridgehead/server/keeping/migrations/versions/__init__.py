"""One module for every change of the schema, oldest first."""
