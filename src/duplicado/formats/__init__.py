"""Formats of files for boards and contests: readers never fail on a bad file, writers lose nothing in silence."""
