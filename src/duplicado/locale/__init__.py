"""The languages: one folder for each holds everything that the language is made of, as data."""
