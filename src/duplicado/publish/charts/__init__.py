"""Charts of results: a contestant's session, the field on a board, a match.

Each is an SVG without fonts, styles or scripts, the same each time it is drawn, with its contents in words.
"""
