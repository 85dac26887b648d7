"""The example evening: a file of the project's own, made by `tools/make_example_evening.py` and read like any other."""
