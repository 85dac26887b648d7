"""`duplicado movement`: movements for a number of contestants and a time; cards; what to do when plans change."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path

import click

from duplicado.cli.movement_changes import replanned
from duplicado.cli.movement_files import (
    faults_report,
    faults_text,
    given_proposal,
    read_movement,
    write_cards,
    write_mov,
)
from duplicado.cli.movement_named import NameWish, boards_per_round, evened_out, named_list, named_proposal
from duplicado.cli.movement_report import (
    chosen_json,
    guide_text,
    proposal_json,
    proposal_text,
    rounds_text,
    table_text,
)
from duplicado.cli.movement_teams import CardsWanted
from duplicado.cli.movement_teams_reports import changed, proposed, show_cards, shown
from duplicado.cli.options import Found, UnreadableInput, json_option, lang_option, print_json
from duplicado.locale import Language
from duplicado.movement.check import faults
from duplicado.movement.model import Movement, MovementError, Pace
from duplicado.movement.proposals import FEWEST_PAIRS, MOST_PAIRS, Proposal, propose_movements
from duplicado.movement.replanning.options import Replan
from duplicado.publish.messages import Messages
from duplicado.publish.replan_words import ChangeStep, step_json, step_text


@click.command("movement")
@click.option("--pairs", type=click.IntRange(FEWEST_PAIRS, MOST_PAIRS), metavar="N", help="How many pairs there are.")
@click.option("--teams", type=click.IntRange(2, 60), metavar="N", help="How many teams there are, in place of pairs.")
@click.option(
    "--players", type=click.IntRange(5, 100), metavar="N", help="How many single players there are, in place of pairs."
)
@click.option("--minutes", type=click.IntRange(1, 6000), metavar="T", help="How long play may last.")
@click.option(
    "--movement", "name", metavar="NAME", help="This movement, e.g. howell; list: the names, and for how many they are."
)
@click.option("--rounds", type=click.IntRange(1, 99), metavar="N", help="With --movement: how many rounds.")
@click.option(
    "--winners", type=click.IntRange(1, 2), metavar="1|2", help="One winner, or two: North-South and East-West."
)
@click.option(
    "--even-out", is_flag=True, help="With one winner: turn the arrow at single tables too, where that balances better."
)
@click.option("--barometer", is_flag=True, help="All tables play the same boards in each round.")
@click.option("--boards", metavar="LIST", help="How many boards a table may play in a round, e.g. 2-4 or 3.")
@click.option(
    "--minutes-per-board",
    type=click.IntRange(1, 60),
    metavar="M",
    default=7,
    show_default=True,
    help="How long a board takes.",
)
@click.option(
    "--minutes-per-change",
    type=click.IntRange(0, 60),
    metavar="M",
    default=1,
    show_default=True,
    help="How long a change of tables takes, in addition.",
)
@click.option(
    "--choice", type=click.IntRange(1, 3), metavar="1|2|3", help="Show one of the three in full, round by round."
)
@click.option(
    "--change",
    "changes",
    metavar="ROUND:WHAT",
    multiple=True,
    help="What happened before that round, of choice 1, or --choice; see above. Can be given several times, in order.",
)
@click.option("--way", type=click.IntRange(1, 9), metavar="N", help="Which way to go on after the last change.")
@click.option(
    "--from",
    "source",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="A movement from a .MOV file (untried), JSON or YAML, checked.",
)
@click.option(
    "--to",
    "target",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write the movement as a .MOV file (untried).",
)
@click.option(
    "--cards",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write guide cards, table cards and pick-up slips as PDF (of choice 1, or --choice).",
)
@click.option("--card", type=int, metavar="NUMBER", help="Print the guide card of a pair, team or player.")
@click.option("--table", type=int, metavar="TABLE", help="Print the card of a table (of choice 1, or --choice).")
@json_option
@lang_option
def command(  # noqa: PLR0913 - one argument for each option
    *,
    pairs: int | None,
    teams: int | None,
    players: int | None,
    minutes: int | None,
    name: str | None,
    rounds: int | None,
    winners: int | None,
    even_out: bool,
    barometer: bool,
    boards: str | None,
    minutes_per_board: int,
    minutes_per_change: int,
    choice: int | None,
    changes: Sequence[str],
    way: int | None,
    source: Path | None,
    target: Path | None,
    cards: Path | None,
    card: int | None,
    table: int | None,
    as_json: bool,
    language: Language,
) -> None:
    """Propose the three best movements for a number of pairs, teams or single players and a time.

    Those that repeat nothing come first; among them the order is boards played × balance, then who sits out least.
    Balance is the quality factor from 0 to 100; 100 compares any two pairs equally. With two winners it is that of
    each line by itself, so compare it with that of a movement with one winner only if you do not mind which you get.
    For teams and players it is boards played × the part of the others whom one meets.

    When plans change while you play, say what you chose at the beginning and what happened before which round:
    4:late (a pair, team or player comes late; late=2: two), 4:leaves=7 (number 7 goes home), 4:closes=3 (table 3
    cannot be used), 4:opens (a further table can), 4:rounds=8 (8 rounds altogether), 4:minutes=20 (20 minutes are
    lost). You are shown the ways to go on, what each costs, and the rounds; nothing changes in rounds before. --card
    and --table then print the new cards.

    --movement NAME shows one movement by its name, round by round, checked; --minutes is then wanted only to say how
    many boards there is time for. A size that there is not is answered with the nearest that there is.

    --from reads a movement of pairs from a file of ACBLscore, or from rows of round, table, pairs and boards in JSON
    or YAML, and says what is wrong with it; --pairs chooses among several. --to writes a file of ACBLscore. Files of
    ACBLscore are untried: no real one was at hand. --cards prints everything that is cut out before play: for each
    contestant, each table, and a slip for each round and table.

    \b
    Examples:
      duplicado movement --pairs 14 --minutes 190
      duplicado movement --pairs 9 --minutes 180 --winners 1 --boards 2-4
      duplicado movement --pairs 14 --minutes 190 --choice 2 --card 5
      duplicado movement --pairs 13 --minutes 190 --choice 2 --change 3:late
      duplicado movement --teams 9 --minutes 190
      duplicado movement --teams 9 --minutes 190 --choice 2 --change 3:late
      duplicado movement --players 16 --minutes 190 --card 5 --table 1
      duplicado movement --pairs 14 --minutes 190 --choice 2 --cards cards.pdf
      duplicado movement --movement list
      duplicado movement --movement howell --pairs 12 --boards 2 --cards cards.pdf
      duplicado movement --from H0714X.MOV --boards 2
    """  # noqa: D301 - click wants the character, not the two signs
    messages = Messages.load(language)
    pace = Pace(Fraction(minutes_per_board), Fraction(minutes_per_change))
    allowed = None if boards is None else boards_per_round(boards, messages)
    if source is not None:
        if any((teams, players, name, rounds, winners, even_out, barometer, choice, changes, way)):
            raise click.UsageError(messages.text("movement-from-pairs"))
        _of_file(source, pairs, target, cards, CardsWanted(card, table), allowed, pace, messages, as_json=as_json)
        return
    if name is not None and name.strip().lower() == "list":
        click.echo(named_list(messages))
        return
    _check_naming(name, rounds, minutes, choice, messages, same_boards=barometer)
    wish = NameWish(pairs, teams, players, rounds, winners, minutes, allowed)
    named = None if name is None else named_proposal(name, wish, pace, messages)
    choice = choice if named is None else 1
    if sum(each is not None for each in (pairs, teams, players)) != 1:
        raise click.UsageError(messages.text("movement-who"))
    if pairs is None and (winners is not None or even_out or barometer or target is not None):
        raise click.UsageError(messages.text("movement-only-pairs"))
    heading = messages.text(
        f"movement-heading{'-teams' if teams else '-players' if players else ''}",
        pairs=pairs or teams or players or 0,
        minutes=minutes or 0,
        board=minutes_per_board,
        change=minutes_per_change,
    )
    if way is not None and not changes:
        raise click.UsageError(messages.text("movement-way-alone"))
    if pairs is None:
        others = (
            proposed(teams, players, minutes or 0, allowed, pace, choice, messages)
            if named is None or isinstance(named, Proposal)
            else (named,)
        )
        wanted = CardsWanted(card, table)
        if changes:
            changed(others, choice or 1, changes, way, pace, messages, wanted, cards=cards, as_json=as_json)
        elif wanted.any:
            show_cards(others[(choice or 1) - 1], wanted, cards, messages, as_json=as_json)
        else:
            shown(others, teams, players, choice, heading, messages, cards=cards, as_json=as_json)
        return
    if isinstance(named, Proposal):
        proposals: Sequence[Proposal] = (named,)
    else:
        proposals = _of_pairs(pairs, minutes or 0, winners, allowed, pace, messages, same_boards=barometer)
    proposals = [evened_out(each, messages) if even_out else each for each in proposals]
    whole = choice is None and card is None and table is None and not changes and target is None and cards is None
    if whole:
        _show_all(pairs, proposals, heading, messages, as_json=as_json)
    else:
        chosen, steps = replanned(_chosen(proposals, choice or 1, messages), changes, way, pace, messages)
        _check_numbers(chosen.movement, card, table, messages)
        _write(chosen, target, cards, "", messages)
        _show_chosen(chosen, choice or 1, steps, card, table, messages, as_json=as_json)


def _check_naming(
    name: str | None,
    rounds: int | None,
    minutes: int | None,
    choice: int | None,
    messages: Messages,
    *,
    same_boards: bool,
) -> None:
    """Refuse options that do not go with a movement by its name, or that go with nothing else."""
    if name is not None and (same_boards or choice not in {None, 1}):
        raise click.UsageError(messages.text("movement-named-alone"))
    if name is None and (rounds is not None or minutes is None):
        code = "movement-from-minutes" if minutes is None else "movement-named-rounds-alone"
        raise click.UsageError(messages.text(code))


def _show_all(pairs: int, proposals: Sequence[Proposal], heading: str, messages: Messages, *, as_json: bool) -> None:
    """Show all proposals for pairs, none of them in full."""
    if as_json:
        print_json({"pairs": pairs, "proposals": [proposal_json(each) for each in proposals]})
        return
    reports = [proposal_text(each, number, messages) for number, each in enumerate(proposals, 1)]
    click.echo("\n\n".join([heading, *reports]))


def _chosen(proposals: Sequence[Proposal], number: int, messages: Messages) -> Proposal:
    if number > len(proposals):
        raise click.UsageError(messages.text("movement-no-such-choice", count=len(proposals)))
    return proposals[number - 1]


def _show_chosen(
    chosen: Proposal,
    number: int,
    steps: Sequence[ChangeStep[Replan]],
    card: int | None,
    table: int | None,
    messages: Messages,
    *,
    as_json: bool,
) -> None:
    """Show a movement of pairs in full, after what has changed, or the cards that were asked for."""
    if as_json:
        happened = {"changes": [step_json(step) for step in steps]} if steps else {}
        print_json(chosen_json(chosen, card, table) | happened)
        return
    everything = card is None and table is None
    sections = [step_text(step, messages) for step in steps] if everything else []
    sections += [proposal_text(chosen, number, messages), rounds_text(chosen, messages)] if everything else []
    sections += [] if card is None else [guide_text(chosen, card, messages)]
    sections += [] if table is None else [table_text(chosen, table, messages)]
    click.echo("\n\n".join(sections))


def _of_pairs(
    pairs: int,
    minutes: int,
    winners: int | None,
    allowed: Sequence[int] | None,
    pace: Pace,
    messages: Messages,
    *,
    same_boards: bool,
) -> Sequence[Proposal]:
    """Propose for pairs."""
    try:
        return propose_movements(
            pairs, minutes, winners=winners, boards_per_round=allowed, pace=pace, same_boards=same_boards
        )
    except MovementError:
        raise UnreadableInput(messages.text("movement-nothing-fits", pairs=pairs, minutes=minutes)) from None


def _of_file(  # noqa: PLR0913 - the options of the command
    source: Path,
    pairs: int | None,
    target: Path | None,
    cards: Path | None,
    wanted: CardsWanted,
    allowed: Sequence[int] | None,
    pace: Pace,
    messages: Messages,
    *,
    as_json: bool,
) -> None:
    """Check a movement from a file, and write the files that were asked for."""
    read = read_movement(source, messages, pairs)
    movement, words = read.movement, read.text
    given = given_proposal(movement, allowed[0] if allowed else read.boards_each, pace)
    _show_given(given, source, words, wanted.card, wanted.table, messages, as_json=as_json)
    _write(given, target, cards, words, messages)
    if faults(movement):
        raise Found


def _show_given(
    given: Proposal, source: Path, words: str, card: int | None, table: int | None, messages: Messages, *, as_json: bool
) -> None:
    """Show a movement from a file, and what is wrong with it."""
    _check_numbers(given.movement, card, table, messages)
    if as_json:
        found = list(faults_text(given.movement, messages))
        print_json(chosen_json(given, card, table) | {"text": words, "faults": found})
        return
    if card is not None or table is not None:
        sections = [] if card is None else [guide_text(given, card, messages)]
        sections += [] if table is None else [table_text(given, table, messages)]
    else:
        sections = [messages.text("movement-from-heading", file=str(source), text=words)] if words else []
        sections += [proposal_text(given, 1, messages), rounds_text(given, messages)]
    sections.append(faults_report(given.movement, messages) or messages.text("movement-from-well"))
    click.echo("\n\n".join(sections))


def _write(chosen: Proposal, target: Path | None, cards: Path | None, words: str, messages: Messages) -> None:
    """Write the files that were asked for."""
    if target is not None:
        write_mov(chosen.movement, target, words, messages)
    if cards is not None:
        title = messages.text(f"movement-name-{chosen.movement.name.value}")
        write_cards(chosen.movement, chosen.boards_each, title, cards, messages)


def _check_numbers(movement: Movement, card: int | None, table: int | None, messages: Messages) -> None:
    if card is not None and not 1 <= card <= movement.contestants:
        raise click.UsageError(messages.text("movement-no-such-pair", pair=card, last=movement.contestants))
    if table is not None and not 1 <= table <= movement.tables:
        raise click.UsageError(messages.text("movement-no-such-table", table=table, last=movement.tables))
