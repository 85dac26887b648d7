"""One module for each Law; the number is the name."""
