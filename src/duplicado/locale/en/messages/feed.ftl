# The feed of new results.

feed-first = First: { $names }
