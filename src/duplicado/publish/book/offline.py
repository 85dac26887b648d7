"""The index of the search as a script: a page that is a file may not fetch, but it may have a script."""

from __future__ import annotations

import json
from collections.abc import Callable

from duplicado.law.reference import ClauseId
from duplicado.publish.book.clause_numbers import law_words
from duplicado.publish.book.search import SearchIndex
from duplicado.publish.book.structure import book
from duplicado.publish.book.text import said
from duplicado.publish.book.words import BookWords
from duplicado.publish.search_words import idle_words

_SNIPPET = 220


def index_script(index: SearchIndex, words: BookWords, file_of: Callable[[ClauseId], str]) -> str:
    """Write the script that `book.js` searches.

    Args:
        index: what is searched.
        words: the words of its language.
        file_of: where the page of a clause is, from where the script is asked for.
    """
    here = book(index.edition)
    places = {clause: place for place, clause in enumerate(index.pages)}
    pages = [
        [
            file_of(clause),
            words.heading(clause, here),
            _short(said(words, entry, here)) if (entry := here.entries.get(clause)) is not None else "",
            str(clause),
            places[clause.parent] if clause.parent is not None else -1,
        ]
        for clause in index.pages
    ]
    written = {
        "pages": pages,
        "stems": {stem: [number for pair in posting for number in pair] for stem, posting in index.postings.items()},
        "topics": [[" ".join(phrase), list(found)] for phrase, found in index.topics],
        "idle": sorted(idle_words()),
        "law": law_words(),
        "forms": {word: stem for word, stem in index.forms.items() if word != stem},
    }
    return f"window.duplicadoBook = {json.dumps(written, ensure_ascii=False, separators=(',', ':'))};\n"


def _short(text: str) -> str:
    return text if len(text) <= _SNIPPET else f"{text[:_SNIPPET].rsplit(' ', 1)[0]} …"
