"""`duplicado claim`: what a contested claim is worth under Law 70."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from duplicado.cli.law_options import edition_option
from duplicado.cli.options import NamedChoice, UnreadableInput, json_option, lang_option
from duplicado.law.claims.policy import PlayerClass
from duplicado.law.regulations.profile import PROFILES
from duplicado.locale import Language
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.errors import DuplicadoError, NotationError
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.notation import read_card, read_suit
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit

if TYPE_CHECKING:
    from duplicado.law.claims.policy import ClaimDuties, ClaimPolicy, ContestedClaim
    from duplicado.publish.messages import Messages
    from duplicado.service.claims_batch import BranchReport, ClaimReport, ClaimTask

_Value = TypeVar("_Value")
_MOST_SHOWN: Final = 60
"""Characters of a wrong text that are shown again."""
# Findings by the clause that asks for them, and the field of the policy that each decides.
_FINDINGS: Final = {
    "70C1": "trump_mentioned",  # the finding is its contrary: 70C1 holds when the trump was not mentioned
    "70C2": "unaware_of_trump",
    "70D1": "unaware_of_cards",
    "70E1": "marked_finesse",
    "70E2": "suits_from_the_top",
}


def _explain_if_wanted(context: click.Context, _parameter: click.Parameter, wanted: bool) -> None:  # noqa: FBT001 - the signature is click's
    """Print the definition of normal play in the language of the command line."""
    if not wanted:
        return
    from duplicado.law.claims.policy import NormalPlay
    from duplicado.publish.messages import Messages

    messages = Messages.load(context.params["language"])
    click.echo(messages.text("claim-normal-heading"))
    for number, rule in enumerate(NormalPlay, 1):
        said = messages.text(f"claim-normal-{rule.message}")
        clauses = ", ".join(rule.clauses)
        click.echo("")
        click.echo(messages.text("claim-normal-rule", number=number, rule=said, clauses=clauses))
        click.echo("   " + messages.text("claim-normal-why", why=messages.text(f"claim-why-{rule.message}")))
    context.exit()


@click.command(short_help="Say what a contested claim is worth.")
@click.option(
    "--hands", required=True, help="The four hands as they are now, as in PBN: 'N:..54.32 .65.JT. A.AK..A 7..98.9'."
)
@click.option("--contract", required=True, help="Contract and declarer, e.g. '4S S' or '3NTX W'.")
@click.option("--lead", required=True, help="Who leads, or has led, to the trick in progress: N, E, S or W.")
@click.option("--trick", default="", help="Cards of the trick in progress, e.g. 'H2,HK'.")
@click.option("--claimer", required=True, help="Who claims.")
@click.option("--claims", required=True, type=click.IntRange(0, 13), help="Tricks claimed of those still to come.")
@click.option("--won", default=None, help="Tricks won so far by declarer's side and by the defenders, e.g. 6-3.")
@click.option("--draws", is_flag=True, help="Stated: draws the outstanding trumps.")
@click.option(
    "--order", default="", help="Stated: cards in their order; a suit stands for its next from the top: 'SA,HK,C'."
)
@click.option("--finesse", default=None, help="Stated: finesses this opponent.")
@click.option("--ruffs", default="", help="Stated: ruffs the losers of these suits, e.g. 'D,C'.")
@click.option("--rest-high", is_flag=True, help="Stated: the rest is high.")
@click.option("--shown-out", default="", help="Opponents who failed to follow to a suit earlier: 'W:S,E:D'.")
@click.option("--major", default="", help="Major penalty cards among the defenders' cards: 'SK,D5'.")
@click.option("--minor", default="", help="Minor penalty cards among the defenders' cards: 'H3'.")
@click.option("--required", default="", help="Suits of which declarer has required one of the player on lead: 'S,D'.")
@click.option("--forbidden", default="", help="Suits that declarer has forbidden the player on lead: 'S'.")
@click.option(
    "--finding", "findings", multiple=True, help="What the Director finds, e.g. 70C2=yes, 70E1=no; see below."
)
@click.option(
    "--player",
    type=NamedChoice(PlayerClass),
    default=PlayerClass.ORDINARY.value,
    show_default=True,
    help="Class of player.",
)
@edition_option()
@click.option(
    "--regulations",
    type=click.Choice(list(PROFILES)),
    default="wbf",
    show_default=True,
    help="Whose regulations: 70E2, the order within a suit.",
)
@click.option(
    "--explain",
    is_flag=True,
    expose_value=False,
    callback=_explain_if_wanted,
    help="Print what counts as normal play, rule by rule with its reason, and end.",
)
@json_option
@lang_option
def command(language: Language, as_json: bool, won: str | None, **given: Any) -> None:  # noqa: FBT001, ANN401 - click's
    """Say what a contested claim is worth (Law 70): the result, the line that proves it, and what has to be judged.

    Every doubtful point goes against the claimer. Where the result depends on judgements, every set of answers is
    tried, and the range and the results of each answer are shown; decide it with --finding:

    \b
    70C1=yes   nothing was said about the outstanding trump
    70C2=yes   it is at all likely that claimer did not know of it
    70D1=yes   he may have taken cards for high that are not
    70E1=yes   not to take the finesse that is marked would be irrational
    70E2=yes   suits are played from the top
    """  # noqa: D301 - click wants the character, not the two signs
    from duplicado.publish.messages import Messages, error_text
    from duplicado.service.claims_batch import adjudications

    messages = Messages.load(language)
    try:
        task = claim_task({"won": won, **given}, language)
        (found,) = adjudications([task])
    except DuplicadoError as wrong:
        raise UnreadableInput(error_text(wrong, messages)) from wrong
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False, indent=2))
    else:
        click.echo("\n".join(_report(messages, task.claim, found)))


def claim_task(given: Mapping[str, Any], language: Language = Language.ENGLISH) -> ClaimTask:
    """Return the claim that the options of the command describe, in the letters of a language.

    Raises:
        DuplicadoError: an option cannot be read, or the claim cannot be judged as it is described.
    """
    from duplicado.service.claims_batch import ClaimTask

    claim = _claim(given, language)
    return ClaimTask(claim, _policy(given), _won(claim, given["won"]))


def _claim(given: Mapping[str, Any], language: Language) -> ContestedClaim:
    from duplicado.casebook.terms_said import contract_said, words_said
    from duplicado.law.claims.policy import ContestedClaim
    from duplicado.law.procedure.play import PlayPosition
    from duplicado.table.claim_statement import ClaimStatement

    letters = _Letters(language)
    contract = contract_said(words_said(given["contract"], language), language)
    if contract is None:
        contract = _read("--contract", Contract.parse, given["contract"].upper())
    layout = _read("--hands", Layout.parse, given["hands"])
    north, east, south, west = (layout[seat] for seat in Seat)
    statement = ClaimStatement(
        draws_trumps=given["draws"],
        order=tuple(_read("--order", letters.suit_or_card, item) for item in _items(given["order"])),
        finesse=_read("--finesse", letters.seat, given["finesse"]) if given["finesse"] else None,
        ruffs=tuple(_read("--ruffs", letters.suit, item) for item in _items(given["ruffs"])),
        rest_high=given["rest_high"],
    )
    trick = tuple(_read("--trick", letters.card, item) for item in _items(given["trick"]))
    lead = _read("--lead", letters.seat, given["lead"])
    return ContestedClaim(
        position=PlayPosition(contract.denomination.suit, lead, (north, east, south, west), trick),
        declarer=contract.declarer,
        claimer=_read("--claimer", letters.seat, given["claimer"]),
        claimed=given["claims"],
        statement=statement,
        shown_out=frozenset(_read("--shown-out", letters.shown_out, item) for item in _items(given["shown_out"])),
        duties=_duties(given, lead, letters),
    )


def _duties(given: Mapping[str, Any], leader: Seat, letters: _Letters) -> ClaimDuties:
    """Return what binds the hands: penalty cards on the table, and what declarer has chosen for the lead (50D, 51B)."""
    from duplicado.law.claims.policy import ClaimDuties
    from duplicado.law.orders import LeadRule

    def told(name: str, read: Callable[[str], _Value]) -> tuple[_Value, ...]:
        return tuple(_read(f"--{name}", read, item) for item in _items(given[name]))

    required, forbidden = told("required", letters.suit), told("forbidden", letters.suit)
    major, minor = told("major", letters.card), told("minor", letters.card)
    rule = LeadRule(leader, "50D2(a)", required, forbidden) if required or forbidden else None
    return ClaimDuties(major=major, minor=minor, lead=rule, settled=rule is not None)


def _read(option: str, read: Callable[[str], _Value], text: str) -> _Value:
    """Read what an option was given.

    Raises:
        NotationError: it is not the notation; the message names the option.
    """
    try:
        return read(text)
    except NotationError as wrong:
        raise wrong.told_as("claim-option", option, text[:_MOST_SHOWN]) from None


def _items(text: str) -> list[str]:
    return [item for item in text.upper().replace(",", " ").split() if item]


class _Letters:
    """Letters of a language for what an option names."""

    def __init__(self, language: Language) -> None:
        self.language: Final = language

    def suit(self, text: str) -> Suit:
        return read_suit(text, self.language.lexicon)

    def card(self, text: str) -> Card:
        return read_card(text, self.language.lexicon)

    def suit_or_card(self, text: str) -> Suit | Card:
        return self.suit(text) if len(text) == 1 else self.card(text)

    def seat(self, text: str) -> Seat:
        return self.language.heard.seats.meant(text) or Seat.parse(text)

    def shown_out(self, text: str) -> tuple[Seat, Suit]:
        seat, _, suit = text.partition(":")
        return self.seat(seat), self.suit(suit)


def _policy(given: Mapping[str, Any]) -> ClaimPolicy:
    from duplicado.law.claims.policy import ClaimPolicy
    from duplicado.law.regulations.option import value_of
    from duplicado.law.regulations.options import CLAIM_SUIT_ORDER

    from_the_top = value_of(CLAIM_SUIT_ORDER, PROFILES[given["regulations"]].values()) == "top_down"
    decided: dict[str, Any] = {"suits_from_the_top": from_the_top or None}
    for finding in given["findings"]:
        clause, _, answer = finding.partition("=")
        if clause not in _FINDINGS or answer not in {"yes", "no"}:
            known = ", ".join(_FINDINGS)
            wrong = NotationError(finding, "a finding", f"write one of {known}, then =yes or =no")
            raise wrong.told_as("claim-finding", finding[:_MOST_SHOWN], known)
        decided[_FINDINGS[clause]] = (answer == "yes") is (clause != "70C1")
    return ClaimPolicy(edition=given["edition"], player=given["player"], **decided)


def _won(claim: ContestedClaim, won: str | None) -> int | None:
    """Return the tricks that declarer's side has won so far, when they were given."""
    if won is None:
        return None
    parts = won.split("-")
    if len(parts) != 2 or not all(part.isascii() and part.isdigit() for part in parts):
        wrong = NotationError(won, "the tricks won", "write declarer's side first, e.g. 6-3")
        raise wrong.told_as("claim-won", won[:_MOST_SHOWN])
    declarer, defenders = map(int, parts)
    if declarer + defenders + claim.left != 13:
        sum_wanted = 13 - claim.left
        wrong = NotationError(
            won, "the tricks won", f"with {claim.left} still to come they must add up to {sum_wanted}"
        )
        raise wrong.told_as("claim-won-sum", won, claim.left, sum_wanted)
    return declarer


def _span(messages: Messages, branch: BranchReport) -> str:
    """Write the tricks that follow from an answer: one number, or a range while other questions are open."""
    if branch["fewest"] == branch["most"]:
        return str(branch["fewest"])
    return messages.text("claim-span", fewest=branch["fewest"], most=branch["most"])


def claim_result(messages: Messages, claim: ContestedClaim, found: ClaimReport) -> str:
    """Say in a sentence what a claim is worth."""
    from duplicado.publish.pages.wording import Wording

    return messages.text(
        "claim-result" if found["tricks"] == found["most"] else "claim-result-range",
        tricks=found["tricks"],
        most=found["most"],
        left=claim.left,
        claimer=Wording(messages).seat_name(claim.claimer),
        claimed=claim.claimed,
    )


def _report(messages: Messages, claim: ContestedClaim, found: ClaimReport) -> list[str]:
    from duplicado.publish.pages.wording import Wording

    say: Callable[..., str] = messages.text
    lines = [claim_result(messages, claim, found)]
    if found["declarer_tricks"] is not None:
        lines.append(say("claim-tally", tricks=found["declarer_tricks"]))
    if not found["proved"]:
        lines.append(say("claim-not-proved"))
    if found["certain"]:
        lines.append(say("claim-certain"))
    lines += ["", say("claim-line")]
    line, started = found["line"], len(claim.position.trick)
    tricks = [line[: 4 - started]] if started else []
    tricks += [line[first : first + 4] for first in range((4 - started) % 4, len(line), 4)]
    wording = Wording(messages)
    lines += [
        "  " + "  ".join(f"{wording.seat(Seat(seat))} {wording.card(Card.parse(card))}" for seat, card in trick)
        for trick in tricks
    ]
    if found["judgements"]:
        lines += ["", say("claim-depends")]
        for judgement in found["judgements"]:
            question = say(f"claim-question-{judgement['clause']}")
            answers = say("claim-answers", yes=_span(messages, judgement["yes"]), no=_span(messages, judgement["no"]))
            lines.append(f"  {judgement['clause']}: {question} {answers}")
    lines += ["", say("claim-clauses", clauses=", ".join(found["clauses"]))]
    if found["best_play"] is not None:
        lines.append(say("claim-best-play", tricks=found["best_play"]))
    return lines
