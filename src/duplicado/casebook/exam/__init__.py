"""An examination on the casebook: the facts of a case, questions on what follows, answers marked against the engine.

Everything here is pure: which cases, which questions and which wrong answers are offered follows from a seed.
"""

from duplicado.casebook.exam.drawing import Head, chosen, clauses_cited
from duplicado.casebook.exam.marking import AnswerError, Mark, Score, mark, score
from duplicado.casebook.exam.model import Aspect, Paper, Question
from duplicado.casebook.exam.questions import paper_of

__all__ = [
    "AnswerError",
    "Aspect",
    "Head",
    "Mark",
    "Paper",
    "Question",
    "Score",
    "chosen",
    "clauses_cited",
    "mark",
    "paper_of",
    "score",
]
