"""The words of the book in one language: names of editions, Laws and terms, sentences that stand on every page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from duplicado.casebook.library import LibraryCase
from duplicado.law.edition import Edition
from duplicado.law.reference import ClauseId
from duplicado.law.regulations.option import Option, Value
from duplicado.law.regulations.profile import PROFILES
from duplicado.locale import Language
from duplicado.publish.book.clause_cases import WayTaken, ways_of
from duplicado.publish.book.clause_numbers import named, pieces, typed_elsewhere
from duplicado.publish.book.pages import ClausePage
from duplicado.publish.book.stories import story
from duplicado.publish.book.structure import Book
from duplicado.publish.catalogue.entries import ClauseKind, Relation
from duplicado.publish.catalogue.loading import load_catalogue
from duplicado.publish.condition_words import option_text
from duplicado.publish.messages import Value as MessageValue
from duplicado.publish.messages import slug
from duplicado.publish.regulations import about_chosen, told_effect
from duplicado.publish.rulings.ruling_terms import RulingWords


def case_title(title: str, language: Language) -> tuple[str, Language]:
    """Return what a case is called, and in which language that is.

    The program's languages have every title of the casebook. A title that a language lacks (a language that is being
    tried, a case that is not of the casebook) is returned as it is written, as English.
    """
    translated = language.translations("cases.csv", "title").get(title)
    return (title, Language.ENGLISH) if translated is None else (translated, language)


_MOST_SEARCHED = 4
"""Cases that are looked through for a sentence."""


@dataclass(frozen=True, slots=True)
class BookWords:
    """Writes what stands on the pages of the book."""

    rulings: RulingWords

    @classmethod
    def of(cls, language: Language) -> BookWords:
        """Return the words of a language."""
        return cls(RulingWords.of(language))

    @property
    def language(self) -> Language:
        """The language."""
        return self.rulings.language

    def text(self, identifier: str, **values: MessageValue) -> str:
        """Write a message, see `Messages.text`."""
        return self.rulings.text(identifier, **values)

    def edition(self, edition: Edition) -> str:
        """Write the name of an edition."""
        return self.text(f"book-edition-{slug(edition.value)}")

    def edition_in_short(self, edition: Edition) -> str:
        """Write the years of an edition."""
        return self.text(f"book-edition-short-{slug(edition.value)}")

    def unknown(self, typed: str, edition: Edition) -> tuple[str, tuple[ClauseId, ...]]:
        """Say that an edition has no clause of that number, and where it has what another has under it."""
        clause = typed_elsewhere(typed)
        instead = load_catalogue().instead(clause, edition) if clause is not None else ()
        if clause is None or not instead:
            return self.text("book-unknown-clause", clause=typed, edition=self.edition(edition)), ()
        numbers, years = ", ".join(map(named, instead)), self.edition_in_short(edition)
        told = self.text("ruling-clause-of-other-edition", clause=named(clause), edition=years, instead=numbers)
        return told, instead

    def law_name(self, law: int) -> str:
        """Write the name of a Law: `Law 27`, `Definitions`."""
        if law > 0:
            return self.text("book-law", number=law)
        return self.text("laws-definitions" if law == 0 else "laws-introduction")

    def label(self, clause: ClauseId, here: Book) -> str:
        """Write a clause in a few signs: its number, a term's own name, `Law 27` for a whole Law."""
        if not clause.path:
            return self.law_name(clause.law)
        return named(clause) if clause.law > 0 else self.title(clause, here)

    def title(self, clause: ClauseId, here: Book) -> str:
        """Write the heading of a number; one without text of its own has that of its Law, or of the first sense."""
        if not clause.path:
            return here.law_title(clause.law, self.language)
        entry = here.entries.get(clause)
        if entry is None and clause.law > 0:
            return here.law_title(clause.law, self.language)
        if entry is None:
            entry = next(one for number, one in here.entries.items() if clause.covers(number))
        return entry.title(self.language)

    def heading(self, clause: ClauseId, here: Book) -> str:
        """Write a clause with its heading: `27B1(a) Correction: the same denomination`."""
        label, title = self.label(clause, here), self.title(clause, here)
        if clause.law <= 0 or label == title:
            return title
        return f"{label} {title}" if clause.path else f"{label}: {title}"

    def case_title(self, case: LibraryCase) -> tuple[str, Language]:
        """Return what a case is called, and in which language that is."""
        return case_title(case.title, self.language)

    def ways(self, page: ClausePage) -> tuple[WayTaken, ...]:
        """Tell in which ways a matter under a clause can go."""
        return ways_of(page.clause, page.book.edition, self.language)

    def applies(self, page: ClausePage, ways: Sequence[WayTaken]) -> tuple[str, ...]:
        """Say when a clause applies: on what occasion, on what it rests, what is asked of whom."""
        if page.entry is None:
            return ()
        law = self.heading(ClauseId(page.clause.law), page.book)
        name = f"book-when-{page.entry.kind.value}"
        occasion = self.text(name, law=law) if page.entry.kind is ClauseKind.RECTIFICATION else self.text(name)
        example = next((way.happened for way in ways if way.begins_under(page.clause.law)), "")
        return (
            occasion,
            *((self.text("book-when-example", told=example),) if example else ()),
            *(
                (self.text(f"book-decides-{page.entry.execution.value}"),)
                if page.entry.kind is not ClauseKind.RA_OPTION
                else ()
            ),
            *self._asked(page.clause, ways),
        )

    def _asked(self, clause: ClauseId, ways: Sequence[WayTaken]) -> Iterator[str]:
        every = (decision for way in ways for decision in way.decisions)
        decisions = [one for one in every if one.clause is not None and clause.covers(one.clause)]
        finding = next((one.asked for one in decisions if one.is_finding and one.asked), None)
        offer = next((one.asked for one in decisions if not one.is_finding and one.asked), None)
        if finding is not None:
            yield self.text("book-asks-director", question=finding.sentence)
        if offer is not None:
            yield self.text("book-asks-player", offer=offer.sentence)

    def entails(self, page: ClausePage, ways: Sequence[WayTaken]) -> tuple[str, ...]:
        """Say what a clause entails: by its kind, by each answer that can be given under it, by a ruling under it."""
        if page.entry is None:
            return ()
        every = (decision for way in ways for decision in way.decisions)
        asked = next((one.asked for one in every if one.asked and one.clause and page.clause.covers(one.clause)), None)
        ruled = next((told for way in ways if (told := way.ruled_under(page.clause))), ()) or self._said_under(page)
        return (
            self.text(f"book-entails-{page.entry.kind.value}"),
            *((answer.entails for answer in asked.answers) if asked is not None else ()),
            *((self.text("book-entails-example", told=" ".join(ruled)),) if ruled else ()),
        )

    def _said_under(self, page: ClausePage) -> tuple[str, ...]:
        """Find what is said under a clause in a case about it: what follows at the end of the play is in no ruling."""
        for shown in page.cases[:_MOST_SEARCHED]:
            told = story(shown.case.address, shown.edition, self.language)
            for sentence in (*told.outcome, *(sentence for act in told.acts for sentence in act.said)):
                named_in = (piece.clause for piece in pieces(sentence, page.book, shown.edition) if piece.clause)
                if any(page.clause.covers(number) for number in named_in):
                    return (sentence,)
        return ()

    def value(self, option: Option[Value], value: Value) -> str:
        """Write a value of an option of the regulations."""
        match value:
            case None:
                return self.text("book-option-none")
            case bool():
                return self.text("book-option-yes" if value else "book-option-no")
            case _:
                written = option.write(value)
                told = option_text(option, written, self.rulings.wording.messages) if written else ""
                return told or self.text("book-option-none")

    def option_name(self, option: Option[Value]) -> str:
        """Write what an option of the regulations is about; empty where there are no words for it."""
        has_words = self.rulings.has(f"option-about-{slug(option.name)}")
        return about_chosen(self.rulings.wording.messages, option) if has_words else ""

    def option_effect(self, option: Option[Value]) -> str:
        """Say whether the program acts on an option, or only prints it."""
        return told_effect(self.rulings.wording.messages, option)

    def profiles(self, option: Option[Value]) -> tuple[tuple[str, str], ...]:
        """Return what the surveyed profiles have decided about an option: name and value, where it is their own."""
        return tuple((name, self.value(option, option.printed[name])) for name in PROFILES if name in option.printed)

    def elsewhere(self, page: ClausePage) -> Iterator[tuple[str, Edition, tuple[ClauseId, ...], str]]:
        """Say what the other editions have: a sentence, the edition, its numbers, and its difference from 2017."""
        for other in page.elsewhere:
            edition = self.edition(other.edition)
            numbers = tuple(entry.clause for entry in other.entries)
            if not numbers:
                yield self.text("book-elsewhere-absent", edition=edition), other.edition, (), ""
                continue
            differs = other.difference
            name = "book-elsewhere-differs"
            if differs is None:
                here_differs = page.entry is not None and page.entry.relation is Relation.DIFFERS
                name = "book-elsewhere-otherwise" if here_differs else "book-elsewhere-same"
            told = ", ".join(map(named, numbers))
            difference = "" if differs is None else differs.difference_in(self.language)
            yield self.text(name, edition=edition, numbers=told), other.edition, numbers, difference
