"""The interview: what happened is told by answering questions, and the Laws say what follows.

A director is called to a table of which nothing was recorded. He says what happened in a word (`incident`), and is
asked only what matters, each question with the clauses for which it does. The answers make the same facts that a table
would have recorded, and the same functions of the Laws rule upon them: no Law is written twice. `hear` is pure; an
answer can be changed at any time and the rest follows.

>>> from duplicado.director.interview.conversation import Interview, hear
>>> from duplicado.director.interview.incidents import incident
>>> outcome = hear(Interview(incident("wrong-board")))
>>> outcome.asked.key, outcome.asked.clauses
('played before', ('15B1', '15B2'))
"""
