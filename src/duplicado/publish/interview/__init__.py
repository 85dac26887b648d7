"""The interview in three languages: incidents found by a word, questions put, rulings said aloud and taken down."""

from duplicado.publish.interview.account import ruling_of, tell_account
from duplicado.publish.interview.finding import COMMON, find_incidents, incident_name
from duplicado.publish.interview.outcome import ToldOutcome, tell_outcome
from duplicado.publish.interview.questions import ToldAsk, answer_words, tell_ask, tell_misfit

__all__ = [
    "COMMON",
    "ToldAsk",
    "ToldOutcome",
    "answer_words",
    "find_incidents",
    "incident_name",
    "ruling_of",
    "tell_account",
    "tell_ask",
    "tell_misfit",
    "tell_outcome",
]
