"""The club game as the American Contract Bridge League publishes it: JSON with hand records, results and ranking.

It is a file by itself, or stands in a script of the page of results, which can be saved from a browser.

Tried on pairs scored by matchpoints; other methods and several sections are read by the same names, untried for want of
files. Artificial scores are read in the words of the league's scorer (`AVE+`, `NP`), untried too.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from duplicado.event.contest import (
    BoardResult,
    Contest,
    Contestant,
    ContestantId,
    Penalty,
    ScoringMethod,
    StatedStanding,
)
from duplicado.formats.acbl.page import game_in_page, is_page
from duplicado.formats.diagnostics import Diagnostic, Parsed, Report, Severity
from duplicado.formats.encoding import decoded_text
from duplicado.formats.json_document import JsonDocument, JsonObject, read_json
from duplicado.formats.whole_layouts import hand_of, layout_of
from duplicado.law.book import law_02
from duplicado.score.side_score import Artificial, Points, SideScore
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.boards import Board, Vulnerability
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import AuctionResult, Contract
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.notation import read_card, read_contract, read_vulnerability
from duplicado.vocabulary.seats import Seat, Side

_METHODS: Final = {
    "MATCH_POINTS": ScoringMethod.MATCHPOINTS,
    "MATCHPOINTS": ScoringMethod.MATCHPOINTS,
    "CROSS_IMPS": ScoringMethod.CROSS_IMPS,
    "IMPS_ACROSS_THE_FIELD": ScoringMethod.CROSS_IMPS,
    "BUTLER_IMPS": ScoringMethod.BUTLER,
    "IMPS_WITH_COMPUTED_DATUM": ScoringMethod.BUTLER,
    "IMPS": ScoringMethod.IMPS,
    "BOARD_A_MATCH": ScoringMethod.BOARD_A_MATCH,
    "TOTAL_POINTS": ScoringMethod.TOTAL_POINTS,
}
_AWARDS: Final = {
    "AVE+": Award.AVERAGE_PLUS,
    "A+": Award.AVERAGE_PLUS,
    "AVE": Award.AVERAGE,
    "AVE=": Award.AVERAGE,
    "A": Award.AVERAGE,
    "AVE-": Award.AVERAGE_MINUS,
    "A-": Award.AVERAGE_MINUS,
}
_UNPLAYED: Final = ("", "NP", "NOT PLAYED", "LATE", "BYE")
_LINES: Final = {"N": Side.NS, "E": Side.EW}
_SUITS: Final = ("spades", "hearts", "diamonds", "clubs")


def read_acbl(source: str | bytes) -> Parsed[Contest]:
    """Read a club game: the contest as far as it can be made out, and what was wrong, with the line of the file.

    Nothing is raised, whatever the file contains. Of several sessions the first is read. A file that breaks off is read
    as far as it goes. The game may be a file by itself or stand in a saved page of the league's results.
    """
    diagnostics: list[Diagnostic] = []
    text = source if isinstance(source, str) else decoded_text(source)
    text = text.lstrip("\ufeff")
    if is_page(text):
        text = game_in_page(text)
        if not text:
            return Parsed(Contest(), (Diagnostic(0, "acbl-page-without-game"),))
    document = read_json(text, "acbl-not-json", diagnostics.append)
    contest = _Reader(document, diagnostics.append).contest() if document else Contest()
    return Parsed(contest, tuple(sorted(diagnostics, key=lambda found: found.line)))


class _Reader:
    def __init__(self, document: JsonDocument, report: Report) -> None:
        self._event = document.root
        self._document = document
        self._report = report
        self._winners = 2 if self._event.value("winner_type") == "2" else 1

    def contest(self) -> Contest:
        sessions = list(self._event.objects("sessions"))
        if not sessions:
            self._say(self._event, "acbl-no-session")
            return Contest()
        if len(sessions) > 1:
            self._say(sessions[1], "acbl-another-session", count=str(len(sessions)))
        session = sessions[0]
        sections = list(session.objects("sections"))
        named = [(section, section.value("name").upper() if len(sections) > 1 else "") for section in sections]
        if len(sections) > 1:
            self._say(sections[1], "acbl-sections-together", Severity.WARNING, count=str(len(sections)))
        boards, layouts = self._hands(session)
        results = tuple(result for section, name in named for result in self._results(section, name))
        for result in results:
            boards.setdefault(result.board, law_02.board(result.board))
        contestants, penalties, stated = self._pairs(named)
        scheduled = {_whole(section.value("boards_per_round")) for section in sections}
        rounds = {_whole(section.value("number_of_rounds")) for section in sections}
        each, times = scheduled.pop() if len(scheduled) == 1 else 0, rounds.pop() if len(rounds) == 1 else 0
        return Contest(
            title=self._event.value("name", "title", "event_name"),
            date=session.value("game_date")[:10],
            method=self._method(),
            winners=self._winners,
            contestants=contestants,
            boards=dict(sorted(boards.items())),
            layouts=layouts,
            results=results,
            penalties=penalties,
            stated=stated,
            scheduled_boards=each * times or None,
            program=self._event.value("program_name"),
        )

    def _method(self) -> ScoringMethod:
        text = self._event.value("board_scoring_method")
        method = _METHODS.get(text.upper())
        if method is None:
            self._say(self._event, "acbl-unknown-method", Severity.WARNING, text=text)
        return method or ScoringMethod.MATCHPOINTS

    def _hands(self, session: JsonObject) -> tuple[dict[int, Board], dict[int, Layout]]:
        boards: dict[int, Board] = {}
        layouts: dict[int, Layout] = {}
        for record in session.objects("hand_records"):
            number = _whole(record.value("board"))
            if not number:
                self._say(record, "acbl-board-unnumbered", text=record.value("board"))
                continue
            dealer, vulnerability = record.value("dealer"), record.value("vulnerability")
            marked_dealer, marked = None, None
            try:
                marked_dealer = Seat(dealer.upper()[:1]) if dealer else None
                marked = _vulnerability(vulnerability)
            except (ValueError, NotationError):
                text = f"{dealer} {vulnerability}"
                self._say(record, "acbl-unknown-marks", Severity.WARNING, board=str(number), text=text)
            boards[number] = law_02.board(number, marked_dealer=marked_dealer, marked=marked)
            layout = self._layout(record, number)
            if layout is not None:
                layouts[number] = layout
        return boards, layouts

    def _layout(self, record: JsonObject, number: int) -> Layout | None:
        try:
            hands = {
                seat: hand_of(record.value(f"{seat.full_name.lower()}_{suit}") for suit in _SUITS) for seat in Seat
            }
            return layout_of({seat: hand for seat, hand in hands.items() if hand})
        except NotationError as error:
            self._say(record, "acbl-unreadable-hand", board=str(number), text=error.text[:60])
            return None

    def _pairs(
        self, named: list[tuple[JsonObject, str]]
    ) -> tuple[tuple[Contestant, ...], tuple[Penalty, ...], tuple[StatedStanding, ...]]:
        contestants: dict[ContestantId, Contestant] = {}
        penalties: list[Penalty] = []
        stated: list[StatedStanding] = []
        for section, name in named:
            for summary in section.objects("pair_summaries"):
                line = _LINES.get(summary.value("direction").upper()[:1]) if self._winners == 2 else None
                identity = self._identity(summary, "pair_number", line, name)
                if identity is None:
                    continue
                if identity in contestants:
                    self._say(summary, "acbl-twice", contestant=str(identity))
                    continue
                names = tuple(filter(None, (player.value("name") for player in summary.objects("players"))))
                contestants[identity] = Contestant(identity, names)
                amount = self._number(summary, "adjustment")
                if amount:
                    penalties.append(Penalty(identity, amount, "adjustment"))
                stated.append(
                    StatedStanding(
                        identity,
                        self._number(summary, "score"),
                        self._number(summary, "percentage"),
                        _place(summary),
                        _whole(summary.value("boards_played")) or None,
                    )
                )
        return tuple(contestants.values()), tuple(penalties), tuple(stated)

    def _results(self, section: JsonObject, name: str) -> Iterator[BoardResult]:
        for board in section.objects("boards"):
            number = _whole(board.value("board_number"))
            if not number:
                self._say(board, "acbl-board-unnumbered", text=board.value("board_number"))
                continue
            for line in board.objects("board_results"):
                result = self._line(line, number, name)
                if result is not None:
                    yield result

    def _line(self, line: JsonObject, board: int, section: str) -> BoardResult | None:
        two = self._winners == 2
        north_south = self._identity(line, "ns_pair", Side.NS if two else None, section)
        east_west = self._identity(line, "ew_pair", Side.EW if two else None, section)
        if north_south is None or east_west is None:
            return None
        contract = self._contract(line, board)
        tricks = _whole(line.value("tricks_taken"), 13)
        stated: dict[str, Fraction] = {}
        for key, figure in (("ns_match_points", "ns_matchpoints"), ("ew_match_points", "ew_matchpoints")):
            amount = self._number(line, key)
            if amount is not None:
                unit = figure if self._method_is_matchpoints() else figure.replace("matchpoints", "imps")
                stated[unit] = amount
        return BoardResult(
            board=board,
            north_south=north_south,
            east_west=east_west,
            north_south_score=self._score(line, "ns_score", board),
            east_west_score=self._score(line, "ew_score", board),
            contract=contract,
            tricks=tricks if isinstance(contract, Contract) and line.value("tricks_taken") else None,
            lead=self._lead(line, board),
            round=_whole(line.value("round_number")) or None,
            table=line.value("table_number"),
            stated=stated,
            line=self._document.line_of(line) or None,
        )

    def _method_is_matchpoints(self) -> bool:
        return _METHODS.get(self._event.value("board_scoring_method").upper()) in {None, ScoringMethod.MATCHPOINTS}

    def _score(self, line: JsonObject, key: str, board: int) -> SideScore | None:
        text = line.value(key).upper()
        if text in _UNPLAYED:
            return None
        if text in _AWARDS:
            return Artificial(_AWARDS[text])
        if text == "PASS":
            return Points(0)
        try:
            return Points(_points(text))
        except NotationError:
            self._say(line, "acbl-unknown-score", board=str(board), text=text)
            return None

    def _contract(self, line: JsonObject, board: int) -> AuctionResult | None:
        text, declarer = line.value("contract"), line.value("declarer").upper()
        if text.upper() in _UNPLAYED:
            return None
        try:
            return read_contract(text, Seat(declarer) if declarer in {"N", "E", "S", "W"} else None)
        except NotationError:
            self._say(line, "acbl-unknown-contract", board=str(board), text=f"{text} {declarer}".strip())
            return None

    def _lead(self, line: JsonObject, board: int) -> Card | None:
        text = line.value("opening_lead")
        for spelling in (text, text[-1:] + text[:-1]):
            try:
                return read_card(spelling.replace(" ", "")) if text else None
            except NotationError:
                continue
        self._say(line, "acbl-unknown-lead", Severity.WARNING, board=str(board), text=text)
        return None

    def _identity(self, element: JsonObject, key: str, line: Side | None, section: str) -> ContestantId | None:
        number = _whole(element.value(key))
        if number:
            return ContestantId(number, line, section)
        self._say(element, "acbl-unnumbered", text=element.value(key))
        return None

    def _number(self, element: JsonObject, key: str) -> Fraction | None:
        text = element.value(key)
        if not text:
            return None
        try:
            return _decimal(text)
        except NotationError:
            self._say(element, "acbl-not-a-number", Severity.WARNING, member=key, text=text)
            return None

    def _say(self, element: JsonObject, code: str, severity: Severity = Severity.ERROR, **values: str) -> None:
        cut = tuple((name, value[:100]) for name, value in values.items())
        self._report(Diagnostic(self._document.line_of(element), code, cut, severity))


def _place(summary: JsonObject) -> str:
    """Return the place over all strats, which is that in the first; the file gives the best places only."""
    first = (place.value("rank") for place in summary.objects("strat_place") if place.value("strat_number") == "1")
    return next(first, "")


def _whole(text: str, most: int = 99999) -> int:
    """Read a whole number; 0 for anything else."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 and int(text) <= most else 0


def _decimal(text: str) -> Fraction:
    sign, digits = (text[0], text[1:]) if text[:1] in {"+", "-"} else ("", text)
    whole, _, part = digits.partition(".")
    if not (whole + part).isdigit() or not text.isascii() or len(digits) > 20:
        raise NotationError(text, "a number")
    return Fraction(f"{sign}{whole or 0}.{part or 0}")


def _points(text: str) -> int:
    number = _decimal(text)
    if number.denominator != 1:
        raise NotationError(text, "a score")
    return int(number)


def _vulnerability(text: str) -> Vulnerability | None:
    return read_vulnerability(text) if text else None
