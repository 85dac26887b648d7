# A file handed in as one of results that is something else.

error-take-over-nothing = { $value1 } is read as { $value2 }, and nothing of that is in it. Choose the file that the scoring device or the program wrote, or export it again.
