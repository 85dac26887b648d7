"""Command `book`: the Laws in our own words, clause by clause, in the terminal or as a folder of pages."""

from __future__ import annotations

import json
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from duplicado.cli.law_options import edition_option
from duplicado.cli.options import Found, UnreadableInput, json_option, lang_option, written_into
from duplicado.law.edition import Edition
from duplicado.locale import Language
from duplicado.vocabulary.errors import NotationError

if TYPE_CHECKING:
    from duplicado.law.reference import ClauseId
    from duplicado.publish.book.pages import ClausePage
    from duplicado.publish.book.search import Hit
    from duplicado.publish.book.words import BookWords

_MOST_HITS: Final = 12
_NARROWEST, _WIDEST = 40, 110


@click.command
@click.argument("words", nargs=-1, metavar="[CLAUSE | WORDS...]")
@edition_option()
@click.option("--to", "folder", type=click.Path(path_type=Path), help="Write the whole book, all editions, as pages.")
@click.option(
    "--language",
    "codes",
    multiple=True,
    type=click.Choice([language.value for language in Language]),
    help="Language of the pages; give it several times for several. Else that of the report (--lang).",
)
@click.option("--force", is_flag=True, help="Write into a folder that has other files in it; they stay.")
@json_option
@lang_option
def command(
    words: tuple[str, ...],
    *,
    edition: Edition,
    folder: Path | None,
    codes: tuple[str, ...],
    force: bool,
    as_json: bool,
    language: Language,
) -> None:
    """Look a clause of the Laws up, or find it by what happened.

    With a number, such as 27B1(a), or a Law, such as 27, it shows what our words for it are, when it applies, what it
    entails, in what the editions differ, to what it refers, and the cases that show it. With words, such as
    "insufficient bid" or "revoke", it lists where they lead. With the address of a case, such as laws/law_27/3, it
    tells the case. With nothing, it lists the Laws. The text of the Laws itself is not here: keep the book at hand.

    \b
    Examples:
      duplicado book 27B1(a)
      duplicado book lead out of turn
      duplicado book renuncio --lang es --edition 2007
      duplicado book --to laws --language en --language es

    Exit code 0: done; 1: nothing was found; 2: there is no such clause, or the folder cannot be written.
    """  # noqa: D301 - click wants the character, not the two signs
    from duplicado.publish.book.words import BookWords

    told = BookWords.of(language)
    if folder is not None:
        if words:
            raise click.UsageError(told.text("book-words-and-folder"))
        languages = tuple(dict.fromkeys(map(Language, codes))) or (language,)
        _write(folder, languages, told, force=force, as_json=as_json)
        return
    _answer(" ".join(words), edition, told, as_json=as_json)


def _answer(asked: str, edition: Edition, words: BookWords, *, as_json: bool) -> None:
    from duplicado.publish.book.clause_numbers import typed_clause
    from duplicado.publish.book.pages import clause_page, law_page
    from duplicado.publish.book.report import contents_report, hits_report, law_report, page_report
    from duplicado.publish.book.search import search_index
    from duplicado.publish.book.structure import book
    from duplicado.publish.book.text import clause_text, contents_text, hits_text, law_text

    here, width = book(edition), _width()
    if not asked:
        _say(contents_report(words, here) if as_json else contents_text(words, here, width))
        return
    if _told_case(asked, edition, words, as_json=as_json):
        return
    clause = typed_clause(asked, edition)
    if clause is not None and (clause.path or clause in here.entries):
        page: ClausePage = clause_page(clause, edition)
        _say(page_report(words, page) if as_json else clause_text(words, page, width))
        return
    if clause is not None:
        law = law_page(clause.law, edition)
        _say(law_report(words, law) if as_json else law_text(words, law, width))
        return
    if _is_elsewhere(asked):
        raise UnreadableInput(words.unknown(asked, edition)[0])
    hits: Sequence[Hit] = search_index(edition, words.language).search(asked)[:_MOST_HITS]
    if as_json:
        _say(hits_report(words, here, asked, hits))
    elif hits:
        _say(hits_text(words, here, asked, hits, width))
    else:
        click.echo(words.text("book-found-none", query=asked))
        click.echo(words.text("book-found-none-hint"))
    if not hits:
        raise Found


def _say(what: object) -> None:
    click.echo(what if isinstance(what, str) else json.dumps(what, ensure_ascii=False, indent=1))


def _width() -> int:
    return max(_NARROWEST, min(shutil.get_terminal_size().columns, _WIDEST))


def _is_elsewhere(asked: str) -> bool:
    """Tell whether what was asked for is written as a number of the Laws, which this edition then lacks."""
    from duplicado.law.reference import ClauseId
    from duplicado.publish.book.clause_numbers import typed_elsewhere

    try:
        number: ClauseId | None = ClauseId.parse(asked)
    except NotationError:
        number = None
    return number is not None or typed_elsewhere(asked) is not None


def _told_case(asked: str, edition: Edition, words: BookWords, *, as_json: bool) -> bool:
    """Tell the case of that address; return whether there is one."""
    from duplicado.casebook.library import case_at
    from duplicado.publish.book.clause_cases import edition_of
    from duplicado.publish.book.report import story_report
    from duplicado.publish.book.stories import story
    from duplicado.publish.book.text import story_text

    case = case_at(asked) if asked.count("/") == 2 else None
    if case is None:
        return False
    # A case that does not hold in that edition is told in its own.
    told = story(asked, edition_of(case, edition) or case.editions[0], words.language)
    _say(story_report(words, told) if as_json else story_text(words, told, _width()))
    return True


def _write(folder: Path, languages: Sequence[Language], words: BookWords, *, force: bool, as_json: bool) -> None:
    from duplicado.web.addresses import BOOK
    from duplicado.web.export import exported_pages
    from duplicado.web.folder import check_folder, replace_folder
    from duplicado.web.site import book_site

    with written_into(folder, words.text):
        check_folder(folder, force=force)
        app = book_site(languages[0], languages=languages)
        written = replace_folder(folder, exported_pages(app, languages, start=BOOK), force=force)
    if as_json:
        report = {
            "form": "duplicado book 1",
            "folder": str(folder),
            "languages": [each.value for each in languages],
            "files": sorted(written),
        }
        _say(report)
        return
    click.echo(words.text("book-written", count=len(written), folder=str(folder)))
    click.echo(words.text("publish-begin", file=str(folder / "index.html")))
