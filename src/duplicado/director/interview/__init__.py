"""The interview: what happened is told by answering questions, and the Laws say what follows.

A director is called to a table of which nothing was recorded. He says what happened in a word (`incident`), and is
asked only what matters, each question with the clauses for which it does. The answers make the same facts that a table
would have taken down, and the same functions of the Laws rule upon them: no Law is written twice. `hear` is pure; an
answer can be changed at any time and the rest follows.

>>> from duplicado.director.interview import Interview, hear, incident
>>> outcome = hear(Interview(incident("wrong-board")))
>>> outcome.asked.key, outcome.asked.clauses
('played before', ('15B1', '15B2'))
"""

from duplicado.director.interview.asking import (
    REST,
    Act,
    Ask,
    Begin,
    Conclude,
    Conditions,
    Establish,
    Form,
    Heard,
    Rest,
    Story,
    TakeUp,
    TrickSoFar,
    Upshot,
)
from duplicado.director.interview.basis import basis_of, clauses_of
from duplicado.director.interview.hearing import Interview, Misfit, Outcome, hear
from duplicado.director.interview.incidents import INCIDENTS, Incident, UnknownIncidentError, incident

__all__ = [
    "INCIDENTS",
    "REST",
    "Act",
    "Ask",
    "Begin",
    "Conclude",
    "Conditions",
    "Establish",
    "Form",
    "Heard",
    "Incident",
    "Interview",
    "Misfit",
    "Outcome",
    "Rest",
    "Story",
    "TakeUp",
    "TrickSoFar",
    "UnknownIncidentError",
    "Upshot",
    "basis_of",
    "clauses_of",
    "hear",
    "incident",
]
