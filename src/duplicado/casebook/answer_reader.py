"""Reader of the answers that a director types in an interview, in his language."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Final

from duplicado.casebook.model import DirectorStep, PlayerStep
from duplicado.casebook.problems import CaseProblem
from duplicado.casebook.terms_said import cards_said, contract_said, words_said
from duplicado.casebook.typed_answers import read_typed
from duplicado.director.interview.adjusted_score import WeightedResult
from duplicado.director.interview.questions import REST, AnswerForm, BesidePenaltyCards, Heard, Prompt, TrickSoFar
from duplicado.director.offered_choices import choice_of
from duplicado.law.inquiry import TricksToCome
from duplicado.law.judgement import Medium
from duplicado.law.orders import Bar, MustPass
from duplicado.law.procedure_steps import Choice, ChoiceWord, Offer
from duplicado.law.reference import ClauseId
from duplicado.locale import Language
from duplicado.table.actions.auction import ChangesCall, MakesCall
from duplicado.table.actions.reader import Action
from duplicado.table.claim_notation import read_line
from duplicado.table.claim_statement import ClaimStatement
from duplicado.vocabulary.calls import PASS
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import PASSED_OUT, Contract
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.lexicon import plain
from duplicado.vocabulary.notation import read_call, read_suit
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Suit

_WORD: Final = re.compile(r"[\s,;]+")
_SHARE: Final = re.compile(r"([0-9]{1,3}(?:[.,][0-9]{1,4})?)\s*%\s*")
_MADE: Final = re.compile(r"(.*?)\s*(?:=|([+-][0-9]{1,2}))\s*")
_RESULTS: Final = "write e.g. 4H W =, or several with their weights: 60% 4H W =, 40% 4H W -1"
_NO_PROMPT: Final = Prompt("results", AnswerForm.CONTRACT, ())


def read_answer(ask: Prompt, text: str, language: Language = Language.ENGLISH) -> object:
    """Read what was typed to a question.

    Args:
        ask: the question.
        text: what was typed; nothing at all leaves it there, or takes the usual answer, where that is possible.
        language: the language of suits, ranks and calls. Players are understood in all languages.

    Raises:
        NotationError: it is no answer to that question; the remedy says what one would be.
    """
    bare = text.strip()
    if not bare and ask.usual is not None:
        return ask.usual
    if not bare and ask.may_rest:
        return REST
    if not bare and ask.form is AnswerForm.SOME_OF:
        return ()
    if not bare:
        raise NotationError(text, "an answer", "this one is needed")
    told, plus, lying = bare.partition("+") if ask.beside_penalty_cards else (bare, "", "")
    answer = _READERS[ask.form](ask, told.strip(), language)
    return BesidePenaltyCards(answer, _cards(ask, lying.strip(), language)) if plus else answer


def _seat(text: str, language: Language) -> Seat:
    seat = language.heard.seats.meant(text.rstrip(":."))
    if seat is None:
        raise NotationError(text, "a player", "write N, E, S or W")
    return seat


def _words(text: str) -> list[str]:
    return [word for word in _WORD.split(text) if word]


def _calls(_: Prompt, text: str, language: Language) -> Heard:
    """Read the dealer and the calls: `N 1S P 1H`; `E:2H` by whom out of rotation; `instead 2H` a changed call.

    `; W must pass`, or `must pass once`, stands where an earlier ruling said so; at the end, before the last call.
    """
    parts = [_words(part.replace(":", ": ")) for part in text.split(";")]
    words = parts[0]
    dealer = turn = _seat(words[0], language) if words else _seat(text, language)
    made: list[tuple[Seat, Action]] = []
    silenced: list[tuple[int, MustPass]] = []
    caller: Seat | None = None
    changed = False
    in_order: list[str | MustPass] = [*words[1:]]
    for part in parts[1:]:
        duty = _silenced(part, language)
        in_order += part if duty is None else [duty]
    for word in in_order:
        if isinstance(word, MustPass):
            silenced.append((len(made), word))
        elif word.endswith(":"):
            caller = _seat(word, language)
        elif _says("instead", word, language):
            changed = True
        else:
            call = read_call(word, language.heard)
            if changed:
                who = caller or (made[-1][0] if made else turn)
                made.append((who, ChangesCall(call)))
            else:
                who = caller or turn
                made.append((who, MakesCall(call)))
            turn, caller, changed = who.lho, None, False
    if not made:
        raise NotationError(text, "calls", "write the dealer and what was called, e.g. N 1S P 1H")
    last = len(made) - 1
    return Heard(dealer, tuple(made), tuple((min(place, last), duty) for place, duty in silenced))


def _silenced(words: list[str], language: Language) -> MustPass | None:
    """Read `W must pass`, or `W must pass once`; `None` for anything else."""
    if not any(_says("silenced", word, language) for word in words[1:]):
        return None
    once = any(_says("once", word, language) for word in words[1:])
    return MustPass(_seat(words[0], language), Bar.TURN if once else Bar.AUCTION)


def _contract(_: Prompt, text: str, language: Language) -> Contract:
    contract = contract_said(words_said(text, language), language)
    if contract is None:
        raise NotationError(text, "a contract", "write the contract and declarer, e.g. 4H W")
    return contract


def _trick(_: Prompt, text: str, language: Language) -> TrickSoFar:
    """Read who led and the cards in rotation: `W H3 H5`; a card out of rotation with its hand: `W H3 E:H5`."""
    by, *others = words_said(text.replace(":", ": "), language) or [text]
    if others and language.heard.seats.meant(by.rstrip(":")) is None:
        by, others = others[-1], [by, *others[:-1]]  # the king of diamonds by East
    plays: list[tuple[Seat, Card]] = []
    for hand in _hands_in(by, others):
        turn = _seat(hand[0], language)
        for card in cards_said(hand[1:], language):
            plays.append((turn, card))
            turn = turn.lho
    cards = {card for _, card in plays}
    if not plays or len(plays) > 4 or len(cards) < len(plays) or len({hand for hand, _ in plays}) < len(plays):
        raise NotationError(text, "a trick", "write who led and the cards in their order, e.g. W H3 H5")
    return TrickSoFar(tuple(plays))


def _hands_in(by: str, words: list[str]) -> list[list[str]]:
    """Part words at each `E:`, the first behind who led."""
    parts = [[by]]
    for word in words:
        if word.endswith(":"):
            parts.append([word])
        else:
            parts[-1].append(word)
    return parts


def _lead(ask: Prompt, text: str, language: Language) -> TrickSoFar:
    """Read who led what: `E DK`."""
    lead = _trick(ask, text, language)
    if len(lead.plays) > 1:
        raise NotationError(text, "a lead", "write who led and the card, e.g. E DK")
    return lead


def _cards(_: Prompt, text: str, language: Language) -> tuple[Card, ...]:
    if _says("nothing", text, language):
        return ()
    return tuple(dict.fromkeys(cards_said(words_said(text, language), language)))


def _card(text: str, language: Language) -> Card:
    cards = cards_said(words_said(text, language), language)
    if len(cards) != 1:
        raise NotationError(text, "a card", "write suit and rank, e.g. DK")
    return cards[0]


def _suits(text: str, language: Language) -> tuple[Suit, ...]:
    if _says("nothing", text, language):
        return ()
    return tuple(read_suit(word, language.lexicon) for word in _words(text))


def _says(meaning: str, text: str, language: Language) -> bool:
    return language.heard.words.meant(text) == meaning


def _yes_no(_: Prompt, text: str, language: Language) -> bool:
    said = language.heard.words.meant(text)
    if said in {"yes", "no"}:
        return said == "yes"
    raise NotationError(text, "an answer", "write yes or no")


def _means(_: Prompt, text: str, language: Language) -> Medium | bool:
    """Read the means by which partner was told something, by its number or by name; `no` when he was told nothing."""
    media = tuple(Medium)
    if text.isascii() and text.isdigit() and 1 <= int(text) <= len(media):
        return media[int(text) - 1]
    medium = language.heard.media.meant(text)
    if medium is not None:
        return Medium(medium)
    if language.heard.words.meant(text) in {"no", "nothing"}:
        return False
    raise NotationError(text, "a means", "write its number, or no")


def _division(_: Prompt, text: str, language: Language) -> TricksToCome:
    """Read the tricks of the sides: `NS 3 EW 2`."""
    words = _words(text.replace(":", " ").replace("=", " "))
    sides = [language.heard.sides.meant(word) for word in words[::2]]
    tricks = words[1::2]
    written = [int(number) for number in tricks if number.isascii() and number.isdigit() and int(number) <= 13]
    named = [side for side in sides if side is not None]
    if (
        not words
        or len(words) % 2
        or len(named) < len(sides)
        or len(set(named)) < len(named)
        or len(written) < len(tricks)
    ):
        raise NotationError(text, "a division of tricks", "write the tricks of both sides, e.g. NS 3 EW 2")
    return TricksToCome(tuple(zip(named, written, strict=True)))


def _results(_: Prompt, text: str, language: Language) -> tuple[WeightedResult, ...]:
    """Read results with their weights: `4S S -1`, `60% 4S S =, 40% 3S S +1`, `pass`."""
    read = [_weighted(part, language) for part in re.split(r"\s*[,;]\s+|\s*;\s*", text.strip())]
    if len(read) > 1 and not all(weight for _, weight in read):
        raise NotationError(text, "results", _RESULTS)
    return tuple(replace(result, weight=weight or Fraction(1)) for result, weight in read)


def _weighted(text: str, language: Language) -> tuple[WeightedResult, Fraction | None]:
    share = _SHARE.match(text)
    weight = Fraction(share[1].replace(",", ".")) / 100 if share else None
    told = text[share.end() :] if share else text
    if language.lexicon.calls.meant(told) is PASS:
        return WeightedResult(PASSED_OUT, None), weight
    made = _MADE.fullmatch(told)
    if made is None:
        raise NotationError(text, "results", _RESULTS)
    contract = _contract(_NO_PROMPT, made[1], language)
    tricks = contract.bid.level + 6 + (int(made[2]) if made[2] else 0)
    if not 0 <= tricks <= 13:
        raise NotationError(text, "results", _RESULTS)
    return WeightedResult(contract, tricks), weight


def _number(ask: Prompt, text: str, _: Language) -> int:
    if not text.isascii() or not text.isdigit() or (ask.among and int(text) not in ask.among):
        most, least = max(map(_as_int, ask.among), default=13), min(map(_as_int, ask.among), default=0)
        raise NotationError(text, "a number", f"write one from {least} to {most}")
    return int(text)


def _as_int(value: object) -> int:
    return value if isinstance(value, int) else 0


def _one_of(ask: Prompt, text: str, language: Language) -> object:
    """Read the number of an answer, or the answer itself."""
    if text.isascii() and text.isdigit() and 1 <= int(text) <= len(ask.among):
        return ask.among[int(text) - 1]
    side = language.heard.sides.meant(text)
    if side is not None and any(isinstance(each, Side) for each in ask.among):
        return side
    if all(isinstance(each, Suit) for each in ask.among):
        return read_suit(text, language.lexicon)
    for each in ask.among:
        if isinstance(each, str) and plain(each) == plain(text):
            return each
    raise NotationError(text, "one of the answers", f"write its number, 1 to {len(ask.among)}")


def _some_of(ask: Prompt, text: str, language: Language) -> tuple[object, ...]:
    if _says("nothing", text, language):
        return ()
    if all(isinstance(each, Suit) for each in ask.among) and not any(sign.isdigit() for sign in text):
        return _suits(text, language)
    return tuple(dict.fromkeys(_one_of(ask, word, language) for word in _words(text)))


def _hands(_: Prompt, text: str, _language: Language) -> Layout:
    return Layout.parse(text)


def _counts(_: Prompt, text: str, language: Language) -> tuple[tuple[Seat, int], ...]:
    """Read `N 14 S 12`."""
    words = _words(text.replace(":", " ").replace("=", " "))
    remedy = "write the hands and how many cards each held, e.g. N 14 S 12"
    if len(words) % 2 or not words:
        raise NotationError(text, "the numbers of cards", remedy)
    counts = dict[Seat, int]()
    for seat, count in zip(words[::2], words[1::2], strict=True):
        if not count.isascii() or not count.isdigit() or int(count) > 26:
            raise NotationError(text, "the numbers of cards", remedy)
        counts[_seat(seat, language)] = int(count)
    return tuple(counts.items())


def _statement(_: Prompt, text: str, language: Language) -> ClaimStatement:
    return read_line(text, language.lexicon, language.heard)


def _finding(ask: Prompt, text: str, language: Language) -> object:
    if language.heard.words.meant(text) in {"yes", "no"}:
        return _yes_no(ask, text, language)
    step = read_typed(f"director {ask.clauses[0]}: {text}", language)
    if isinstance(step, DirectorStep) and step.findings:
        return step.findings[0].value
    raise NotationError(text, "a finding", "write yes or no, or what the question asks for")


def _option(ask: Prompt, text: str, language: Language) -> Choice:
    """Read a choice: by its number, with the suit or card behind it where one is named; or in words."""
    offer = ask.request
    assert isinstance(offer, Offer)  # noqa: S101 - a question of this form always has its option
    words = _words(text)
    first, rest = words[0], words[1:]
    by = offer.by
    if offer.also_by is not None and language.heard.seats.meant(first) and rest:
        by, first, rest = _seat(first, language), rest[0], rest[1:]
    if first.isascii() and first.isdigit() and 1 <= int(first) <= len(offer.words):
        return _chosen(offer, offer.words[int(first) - 1], by, rest, language)
    meant, rest = _choice_meant((first, *rest), language)
    known = next((word for word in offer.words if word.value == meant), None)
    if known is not None:
        return _chosen(offer, known, by, rest, language)
    said = " ".join((meant, *rest))
    step = read_typed(f"{by}: {said}", language)
    choice = None if isinstance(step, CaseProblem) or not isinstance(step, PlayerStep) else choice_of(step.action)
    if choice is None or choice.word not in offer.words:
        raise NotationError(text, "one of the choices", f"write its number, 1 to {len(offer.words)}")
    return _by(choice, by)


def _choice_meant(words: tuple[str, ...], language: Language) -> tuple[str, list[str]]:
    """Return what the first words of an answer mean, as many as are known together, and the words behind them."""
    for count in range(len(words), 0, -1):
        meant = language.heard.choices.meant(" ".join(words[:count]))
        if meant is not None:
            return meant, [*words[count:]]
    return words[0], [*words[1:]]


def _chosen(offer: Offer, word: ChoiceWord, by: Seat, rest: list[str], language: Language) -> Choice:
    match word:
        case ChoiceWord.REQUIRE | ChoiceWord.FORBID:
            suits = _suits(" ".join(rest), language) if rest else offer.suits[:1] if len(offer.suits) == 1 else ()
            if not suits:
                raise NotationError(word.value, "a choice", "name the suit behind it, e.g. 2 H")
            return Choice(word, by, suits)
        case ChoiceWord.PLAYS | ChoiceWord.TAKE_BACK | ChoiceWord.DESIGNATE:
            if not rest and len(offer.cards) != 1:
                raise NotationError(word.value, "a choice", "name the card behind it, e.g. 1 HK")
            return Choice(word, by, card=_card(" ".join(rest), language) if rest else offer.cards[0])
        case ChoiceWord.CALL:
            if not rest:
                raise NotationError(word.value, "a choice", "name the call behind it, e.g. 1 2H")
            return Choice(word, by, call=read_call(rest[0], language.heard))
        case _:
            return Choice(word, by)


def _by(choice: Choice, seat: Seat) -> Choice:
    return Choice(choice.word, seat, choice.suits, choice.card, choice.call, choice.stated)


_READERS: Final[Mapping[AnswerForm, Callable[[Prompt, str, Language], object]]] = {
    AnswerForm.CALLS: _calls,
    AnswerForm.CONTRACT: _contract,
    AnswerForm.TRICK: _trick,
    AnswerForm.LEAD: _lead,
    AnswerForm.SEAT: lambda _, text, language: _seat(text, language),
    AnswerForm.SEATS: lambda _, text, language: tuple(_seat(word, language) for word in _words(text)),
    AnswerForm.CARD: lambda _, text, language: _card(text, language),
    AnswerForm.CARDS: _cards,
    AnswerForm.CALL: lambda _, text, language: read_call(text, language.heard),
    AnswerForm.SUIT: lambda _, text, language: read_suit(text, language.lexicon),
    AnswerForm.YES_NO: _yes_no,
    AnswerForm.NUMBER: _number,
    AnswerForm.ONE_OF: _one_of,
    AnswerForm.SOME_OF: _some_of,
    AnswerForm.HANDS: _hands,
    AnswerForm.COUNTS: _counts,
    AnswerForm.STATEMENT: _statement,
    AnswerForm.FINDING: _finding,
    AnswerForm.MEANS: _means,
    AnswerForm.DIVISION: _division,
    AnswerForm.RESULTS: _results,
    AnswerForm.WORDS: lambda _, text, __: text,
    AnswerForm.CLAUSE: lambda _, text, __: str(ClauseId.read(text)),
    AnswerForm.OPTION: _option,
}
