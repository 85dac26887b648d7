"""Presentation of results, rulings and clauses to people."""
