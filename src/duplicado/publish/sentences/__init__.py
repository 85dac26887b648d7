"""Sentences of the program: what a value says, written in a language from the messages."""
