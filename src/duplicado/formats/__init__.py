"""Boards and contests as other programs write them: readers never fail on a bad file, writers lose nothing silently."""
