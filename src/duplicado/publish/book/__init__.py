"""The book: every clause of every edition as a page, made from the catalogue, the clause functions and the casebook."""
