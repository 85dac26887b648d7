"""The interview in three languages: incidents found by a word, questions put, rulings said aloud and recorded."""
