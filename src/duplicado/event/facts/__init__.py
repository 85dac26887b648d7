"""Facts of an event: one room for each family of kinds, which says what each of them is."""
