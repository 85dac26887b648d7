"""Acts: what an operator does in the office, each declared once as a class of typed fields that makes facts."""
