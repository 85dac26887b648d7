"""Rulings in full: on what facts, by which clauses, with what options; put right, taken back, listed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from duplicado.cli.event.files import by_option, entry_of, file_argument, opened, take_down, yes_option
from duplicado.cli.event.office import ids_of, law_option, table_arguments, where_of
from duplicado.cli.event.rulings import ask_about, side_of
from duplicado.cli.options import UnreadableInput, json_option

if TYPE_CHECKING:
    from duplicado.event.adjusting.rulings import Ruling
    from duplicado.event.facts.entry import AnyFact, Entry
    from duplicado.event.facts.ids import EntryId
    from duplicado.event.facts.office_values import Established, OptionOffered, Told, Where
    from duplicado.event.facts.rulings import RulingGiven
    from duplicado.event.record.state import EventState
    from duplicado.locale import Language
    from duplicado.publish.messages import Messages
    from duplicado.service.event_file import EventFile

__all__ = ["retract", "ruling", "rulings"]

_BECAUSE = {"error": "director's error", "appeal": "appeal", "new-facts": "new facts"}


@click.command()
@file_argument
@table_arguments
@law_option
@click.option("--said", help="The ruling, as it was said aloud; an interview says it itself.")
@click.option(
    "--interview",
    "happened",
    is_flag=False,
    flag_value="",
    metavar="[WHAT HAPPENED]",
    help="Hold the interview of `duplicado rule` and take down what it comes to; without a word, on what --call tells.",
)
@click.option(
    "--answer",
    "-a",
    "answers",
    multiple=True,
    metavar="TEXT",
    help="With --interview: an answer, as it would be typed; in their order.",
)
@click.option("--call", "called", type=click.IntRange(1), metavar="NUMBER", help="The call or notice that it answers.")
@click.option(
    "--facts",
    type=click.Choice(["agreed", "disputed", "undetermined"]),
    help="Whether the facts were agreed (84), found although disputed (85A), or could not be determined (85B).  "
    "[default: agreed, or as the interview found them]",
)
@click.option("--told", multiple=True, metavar="WHO: WHAT", help="What somebody told; may be repeated.")
@click.option(
    "--found", multiple=True, metavar="WHAT = ANSWER / EVIDENCE", help="A finding and its evidence; may be repeated."
)
@click.option(
    "--offered",
    multiple=True,
    metavar="WHO: A / B / C = A",
    help="The options explained to a player, and the one taken (after =); may be repeated.",
)
@click.option("--reasons", default="", help="Why it was so ruled.")
@click.option("--come-back", default="", help="What the Director is to come back for.")
@click.option(
    "--follows", type=click.IntRange(1), multiple=True, metavar="NUMBER", help="The ruling that it completes."
)
@click.option("--appeal-told", is_flag=True, help="They were told of their right to appeal (83).")
@click.option("--poll", "polls", type=click.IntRange(1), multiple=True, metavar="NUMBER", help="A poll; by its number.")
@click.option("--gave", type=click.IntRange(1), multiple=True, metavar="NUMBER", help="A score or penalty; its number.")
@click.option("--both", help="What both sides get for the board, as in `duplicado event rule`.")
@click.option("--ns", help="What North-South get.")
@click.option("--ew", help="What East-West get.")
@click.option("--record", "table_record", type=click.Path(path_type=Path), help="The record of the table, a file.")
@click.option("--instead", type=click.IntRange(1), multiple=True, metavar="NUMBER", help="It puts right that ruling.")
@click.option(
    "--because",
    type=click.Choice(list(_BECAUSE)),
    default="error",
    show_default=True,
    help="With --instead: the Director's error (82C), an appeal, or new facts.",
)
@click.option("--reason", default="", help="With --instead: what was wrong.")
@yes_option
@by_option
def ruling(  # noqa: PLR0913 - one argument for each option
    file: Path,
    *,
    table: int,
    board: int | None,
    session: int,
    section: str,
    round_number: int | None,
    laws: tuple[str, ...],
    both: str | None,
    ns: str | None,
    ew: str | None,
    instead: tuple[int, ...],
    because: str,
    reason: str,
    said: str | None,
    happened: str | None,
    answers: tuple[str, ...],
    called: int | None,
    sure: bool,
    by: str,
    language: Language,
    **told: Any,  # noqa: ANN401 - the options of which a ruling is made, see `_given`
) -> None:
    """Take down a ruling in full: facts, findings, clauses, what was said, options, reasons, the score it gives.

    A ruling of the Director that was wrong (Law 82C), or that an appeal changed, is put right with --instead; what it
    gave goes on counting unless --both, --ns or --ew give another score ("keep" for that of the table).

    \b
    Example:
      duplicado event ruling thursday.event 1 6 --law 16B1 --law "12C1(c)"
        --facts disputed --told "East: South thought for long" --told "South: no"
        --found "break in tempo = yes / partner confirms it"
        --said "The score is adjusted." --both "40% 4H N =, 60% 4H N -1" --appeal-told
      duplicado event ruling thursday.event 1 6 --interview revoke
    """  # noqa: D301 - click wants the character, not the two signs
    from duplicado.event.facts.awards import ScoreRuled
    from duplicado.event.facts.office_values import WhyCorrected
    from duplicado.event.facts.rulings import RulingCorrected
    from duplicado.service.event_file import new_id

    with opened(file, language) as (event, messages):
        state = event.live.state
        where = where_of(state, session, section, table, board, round_number, messages)
        call = entry_of(event, called, messages).id if called else None
        ruled, short = _basis(state, said, happened, answers, where, call, laws, messages)
        score = _score(both, ns, ew, ruled.under, language, messages)
        replaced = tuple(entry_of(event, number, messages) for number in instead)
        facts: list[AnyFact] = []
        gave = ids_of(event, told.pop("gave"), messages)
        score_id = new_id()
        if score is None:
            gave += _still_given(state, replaced)
        else:
            if where.place is None:
                raise click.UsageError("name the BOARD that gets the score")
            if not sure:
                ask_about(event, where.place, score, messages)
            cell = state.cell(where.place)
            open_ones = tuple(id_ for id_ in cell.rulings if id_ not in cell.rulings_replaced) if instead else ()
            facts.append(ScoreRuled(where.place, score, short, open_ones))
            gave += (score_id,)
        given = _given(event, ruled, gave, told, messages)
        if instead:
            ids = tuple(entry.id for entry in replaced)
            facts.append(RulingCorrected(given, ids, WhyCorrected(_BECAUSE[because]), reason))
        else:
            facts.append(given)
        ids = (score_id, new_id()) if score is not None else (new_id(),)
        take_down(event, messages, *facts, by=by, ids=ids)


def _score(
    both: str | None, ns: str | None, ew: str | None, laws: tuple[str, ...], language: Language, messages: Messages
) -> Ruling | None:
    from duplicado.event.adjusting.rulings import Ruling, Unchanged

    if both is None and ns is None and ew is None:
        return None
    if both is not None and (ns is not None or ew is not None):
        raise click.UsageError("say --both, or --ns and --ew")
    sides = [side_of(text, language, messages) if text else Unchanged() for text in (both or ns, both or ew)]
    return Ruling(sides[0], sides[1], laws)


def _still_given(state: EventState, replaced: tuple[Entry, ...]) -> tuple[EntryId, ...]:
    """Return what the rulings that are put right gave: it belongs to the new one, which gives no score of its own."""
    from duplicado.event.facts.rulings import RulingCorrected, RulingGiven, ruling_in

    given = (ruling_in(each.fact).gave for each in replaced if isinstance(each.fact, RulingGiven | RulingCorrected))
    return tuple(id_ for ids in given for id_ in ids if id_ in state.rulings)


def _basis(
    state: EventState,
    said: str | None,
    happened: str | None,
    answers: tuple[str, ...],
    where: Where,
    call: EntryId | None,
    laws: tuple[str, ...],
    messages: Messages,
) -> tuple[RulingGiven, str]:
    """Return the ruling as it was said, or as an interview comes to it, and the same in a few words.

    The clauses that are named rest beside those of the interview.
    """
    from duplicado.event.facts.rulings import RulingGiven

    if happened is None:
        if answers:
            raise click.UsageError("say with --interview what the answers are about")
        if said is None:
            raise click.UsageError("say with --said what was ruled, or hold an --interview")
        return RulingGiven(where, laws, said, call=call), said
    from duplicado.cli.event.interviewing import interviewed

    heard, name = interviewed(state, happened, answers, where, call, messages)
    under = tuple(dict.fromkeys((*heard.under, *laws)))
    return replace(heard, under=under, said=said or heard.said), said or name


def _given(
    event: EventFile, ruled: RulingGiven, gave: tuple[str, ...], told: dict[str, Any], messages: Messages
) -> RulingGiven:
    """Return a ruling with what the other options tell of it."""
    from duplicado.event.facts.office_values import FactsStand

    stated: str | None = told["facts"]
    return replace(
        ruled,
        reasons=told["reasons"],
        told=tuple(_told(each, messages) for each in told["told"]),
        facts=ruled.facts if stated is None else FactsStand(stated),
        findings=(*ruled.findings, *(_found(each, messages) for each in told["found"])),
        options=(*ruled.options, *(_offered(each, messages) for each in told["offered"])),
        come_back=told["come_back"] or ruled.come_back,
        follows=ids_of(event, told["follows"], messages),
        appeal_told=told["appeal_told"],
        polls=ids_of(event, told["polls"], messages),
        gave=gave,
        table_record=_table_record(told["table_record"], messages) or ruled.table_record,
    )


def _parted(text: str, sign: str, messages: Messages) -> tuple[str, str]:
    first, found, rest = text.partition(sign)
    if not found or not first.strip() or not rest.strip():
        raise UnreadableInput(messages.text("office-not-parted", text=text[:60], sign=sign))
    return first.strip(), rest.strip()


def _told(text: str, messages: Messages) -> Told:
    from duplicado.event.facts.office_values import Told

    return Told(*_parted(text, ":", messages))


def _found(text: str, messages: Messages) -> Established:
    from duplicado.event.facts.office_values import Established

    what, rest = _parted(text, "=", messages)
    answer, _, evidence = rest.partition(" / ")
    return Established(what, answer.strip(), evidence.strip())


def _offered(text: str, messages: Messages) -> OptionOffered:
    from duplicado.event.facts.office_values import OptionOffered

    who, rest = _parted(text, ":", messages)
    listed, _, taken = rest.partition("=")
    options = tuple(each.strip() for each in listed.split(" / ") if each.strip())
    return OptionOffered(who, options, taken.strip() or None)


def _table_record(path: Path | None, messages: Messages) -> str:
    from duplicado.formats.table_record.document import is_record

    if path is None:
        return ""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise UnreadableInput(f"{path}: {error}") from None
    if not is_record(text):
        raise UnreadableInput(messages.text("office-no-table-record", file=str(path)))
    return text


@click.command()
@file_argument
@click.argument("number", type=click.IntRange(1))
@click.option("--reason", required=True, help="Why it is taken back.")
@by_option
def retract(file: Path, *, number: int, reason: str, by: str, language: Language) -> None:
    """Take back the ruling, waiver, suspension or disqualification with that NUMBER in the log.

    The score of the table counts again, and penalties that the ruling imposed are undone.
    """
    from duplicado.event.record.office_queries import withdrawal

    with opened(file, language) as (event, messages):
        entry = entry_of(event, number, messages)
        take_down(event, messages, *withdrawal(event.live.state, entry.id, reason), by=by)


@click.command()
@file_argument
@click.option("--open", "only_open", is_flag=True, help="Only what still waits for the Director.")
@json_option
def rulings(file: Path, *, only_open: bool, as_json: bool, language: Language) -> None:
    """List the rulings with their numbers, and what still waits for the Director.

    That is: calls without a ruling, rulings for which he is to come back, appeals that were not decided, substitutes
    for players who may not play.
    """
    with opened(file, language) as (event, messages):
        waiting = list(_open_matters(event, messages))
        given = [] if only_open else list(_rulings(event, messages))
        if as_json:
            click.echo(json.dumps({"rulings": given, "open": waiting}, ensure_ascii=False, indent=1))
            return
        lines = [*given]
        if waiting:
            lines += [messages.text("office-open"), *(f"  {line}" for line in waiting)]
        click.echo("\n".join(lines or [messages.text("office-nothing")]))


def _numbers(event: EventFile) -> dict[str, int]:
    from duplicado.event.record.register import public_entries

    return {entry.id: number for number, entry in enumerate(public_entries(event.live.entries), 1)}


def _rulings(event: EventFile, messages: Messages) -> Iterator[str]:
    from duplicado.publish.sentences.facts import fact_text

    numbers, state = _numbers(event), event.live.state
    for id_, entry in sorted(state.rulings.items(), key=lambda item: numbers[item[0]]):
        over = f" {messages.text('office-replaced')}" if _is_replaced(state, entry) else ""
        yield f"{numbers[id_]:>4}  {fact_text(entry.fact, state, messages)}{over}"


def _is_replaced(state: EventState, entry: Entry) -> bool:
    """Tell whether another ruling, or another score for the board, stands in the place of one."""
    from duplicado.event.facts.awards import ScoreRuled

    if isinstance(entry.fact, ScoreRuled):
        return entry.id in state.cell(entry.fact.place).rulings_replaced
    return entry.id in state.office.replaced


def _open_matters(event: EventFile, messages: Messages) -> Iterator[str]:
    from duplicado.event.facts.rulings import ruling_in
    from duplicado.event.record.office_queries import open_calls, substitutes_wanted, to_come_back_to
    from duplicado.publish.office_words import where_text
    from duplicado.publish.sentences.facts import fact_text

    numbers, state = _numbers(event), event.live.state
    for called in open_calls(state):
        yield messages.text(
            "office-open-call", number=numbers[called.id], text=fact_text(called.entry.fact, state, messages)
        )
    for given in to_come_back_to(state):
        given_ruling = ruling_in(given.fact)
        where = where_text(given_ruling.where, messages)
        yield messages.text("office-open-return", number=numbers[given.id], where=where, what=given_ruling.come_back)
    for id_, lodged in state.appeals.items():
        if id_ not in state.appeals_decided:
            yield messages.text("office-open-appeal", number=numbers[id_], who=str(lodged.appellant))
    for wanted in substitutes_wanted(state):
        yield messages.text(
            "office-open-substitute", who=str(wanted.contestant), player=wanted.player, round=wanted.from_round
        )
