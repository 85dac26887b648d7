"""The model behind the example evening: its movement, its bidders, its players. See tools/make_example_evening.py."""
