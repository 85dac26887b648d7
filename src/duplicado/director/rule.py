"""The one function that drives a table: a command in, the entries to be appended out."""

from __future__ import annotations

from typing import assert_never

from duplicado.director import (
    awaited,
    claim_openings,
    history,
    in_force,
    late,
    open_questions,
    own_motion,
    play_motion,
    play_openings,
    revoke_openings,
    selection,
)
from duplicado.director.commands import Command, ConcludeWithout, Find, PlayerActs
from duplicado.director.history import PastFact
from duplicado.director.matter import Matter
from duplicado.director.narrowing import narrowed
from duplicado.director.offered_choices import answered_offer, is_on_offer
from duplicado.director.state import DirectedTable, evolve
from duplicado.law.book import law_21, law_24, law_25, law_70
from duplicado.law.edition import named_in
from duplicado.law.inquiry import inquiry_of
from duplicado.law.orders import StandingCalls
from duplicado.law.procedure_steps import Choice, Finding, FindingValue, Offer, Question, Stood
from duplicado.law.rectification import Opening
from duplicado.law.reference import ClauseId
from duplicado.table.actions.claims import Disputes
from duplicado.table.actions.irregularity import Attention
from duplicado.table.actions.play import Designates, NamesLead, PlaysCard, PlaysTogether, PlaysWithHidden
from duplicado.table.actions.reader import Action
from duplicado.table.entries import (
    Acted,
    Answered,
    AttentionDrawn,
    Concluded,
    Entry,
    FoundOfOwnMotion,
    JudgedAnew,
    MatterClosed,
    MatterOpened,
    Ruled,
)
from duplicado.table.finding import FindingMade as Established
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.seats import Seat


@checked
def rule(state: DirectedTable, command: Command) -> tuple[Entry, ...]:
    """Return the entries that a command adds to the record: the fact, and what the Laws make of it.

    The command must have been admitted. The function is pure: the same state and command give the same entries.
    """
    return carry_out(state, command)[0]


def carry_out(state: DirectedTable, command: Command) -> tuple[tuple[Entry, ...], DirectedTable]:
    """Return the entries that a command adds to the record, as `rule` does, and the state that they lead to."""
    desk = _Desk(state)
    match command:
        case PlayerActs():
            desk.take_action(command)
        case Find():
            desk.take_findings(command.findings)
        case ConcludeWithout(clause, value):
            desk.take_conclusion(clause, value)
        case _:
            assert_never(command)
    return tuple(desk.entries), desk.state


def take_up(state: DirectedTable, opening: Opening) -> tuple[tuple[Entry, ...], DirectedTable]:
    """Return the entries by which the Director takes up a matter whose facts he has been told, and what they lead to.

    Args:
        state: the table, as far as it is known.
        opening: the rectification and its fact sheet.
    """
    desk = _Desk(state)
    desk.take_up(opening)
    return tuple(desk.entries), desk.state


def unasked(state: DirectedTable, findings: tuple[Established, ...]) -> Established | None:
    """Return the first finding that nobody asked for and that the Director cannot make of his own motion."""
    desk = _Desk(state)
    for place, finding in enumerate(findings):
        if place:  # what the one before it brings up may ask for it
            desk.take_finding(findings[place - 1], findings)
        asked_only = inquiry_of(str(finding.key), state.table.edition).asked_only
        if asked_only and not desk.may_find(str(finding.key)):
            return finding
    return None


class _Desk:
    """Collects entries while following what each of them brings about."""

    def __init__(self, state: DirectedTable) -> None:
        self.state = state
        self.entries: list[Entry] = []

    def take_action(self, command: PlayerActs) -> None:
        answered = answered_offer(self.state, command.seat, command.action)
        if answered is not None:
            number, choice = answered
            self._answer(number, choice)
        else:
            self._lapse(command.action)
            before = self.state.table.auction
            self._append(_fact(command))
            corrects = revoke_openings.is_corrected_by(self.state.table, command.seat, command.action)
            now = self.state.table.auction
            if now is not before and before.is_ended and not now.is_ended:  # who had lost his turn has called (17D3)
                self._reopen(0)
            if isinstance(command.action, Disputes):
                self._open_dispute()
            if isinstance(command.action, Attention) or corrects:
                drawn = command.action if isinstance(command.action, Attention) else Attention(command.seat)
                self._append(AttentionDrawn(command.seat))
                self._open_next(command.seat, drawn)
        self._follow()

    def take_up(self, opening: Opening) -> None:
        self._open(opening)
        self._follow()

    def _open_dispute(self) -> None:
        claim = claim_openings.claim_to_judge(self.state.table)
        if claim is not None:
            self._open(law_70.rectify.of(claim))

    def _lapse(self, action: Action) -> None:
        """End options that were to be used before anybody plays."""
        if not isinstance(action, PlaysCard | PlaysTogether | PlaysWithHidden | NamesLead | Designates):
            return
        while left := next((m for m in self.state.matters if isinstance(m.request, Offer) and m.request.lapses), None):
            self._answer(left.number, Stood())

    def take_conclusion(self, clause: str, value: FindingValue) -> None:
        """Answer the question without the Director; his own finding may still come and prevail."""
        matter = self.asked(clause)
        if matter is not None:
            self._append(Concluded(matter.number, clause, value))
            self._give_orders(matter.number)
            self._follow()

    def take_findings(self, findings: tuple[Established, ...]) -> None:
        for finding in own_motion.of_one_command(findings, self.state.table.edition):
            self.take_finding(own_motion.about_missing_card(self.state, finding), findings)

    def asked(self, key: str) -> Matter | None:
        """Return the first matter that asks for that finding."""
        return next(open_questions.asking(self.state, key), None)

    def _is_answered_by(self, key: str, value: FindingValue) -> bool:
        """Answer the question that asks for a finding: who it was, or whom a correction has misled, are new matters."""
        asked = self.asked(key)
        if isinstance(value, Seat) or asked is None or asked.is_of(law_21.corrected):
            return False
        about, part, rest = open_questions.meant(self.state, asked, key, value)
        number = about.number if isinstance(about, Matter) else self._opened(law_24.rectify.of(about))
        self._answer(number, Finding(part))
        self._follow()
        if rest:
            self._is_answered_by(key, rest)
        return True

    def may_find(self, key: str) -> bool:
        """Tell whether that question is open, or has come up before, or one that is the same inquiry."""
        of_one = history.of_one_inquiry(key)
        return any(
            self.asked(each) is not None or late.answered_before(self.state, each) is not None for each in of_one
        )

    def take_finding(self, finding: Established, together: tuple[Established, ...]) -> None:
        """Take a finding down: it answers a question, brings up a matter, or changes what was ruled before."""
        key, value = str(finding.key), finding.value
        overtaken = late.overtaken(self.state, self.asked(key))
        if overtaken is not None:
            self._judge_anew(overtaken, finding)
            return
        if self._is_answered_by(key, value):
            return
        answered = None if any(map(self.asked, history.of_one_inquiry(key))) else late.answered_before(self.state, key)
        own = own_motion.canonical(key, self.state.table.edition)
        brings_up = own == "24" or bool(self._openings(own, value, ()))
        if answered is not None and (late.is_about_the_same(answered, value) or not brings_up):
            if late.value_of(answered) != value:
                self._judge_anew(answered.number - 1, finding, 1)
            return
        placed = late.placed(self.state, own, value)
        if placed is not None:
            self._judge_anew(placed[0], finding, placed[1])
        elif not self._is_known(own, value, together):
            self._take_now(finding, together)

    def _is_known(self, key: str, value: FindingValue, together: tuple[Established, ...]) -> bool:
        """Tell whether a finding says nothing new: it was made and nobody has acted since, or what it opens is open."""
        if inquiry_of(key, self.state.table.edition).ends_open and (self.state.matters or self.state.table.irregular):
            return False
        openings = self._openings(key, value, together)
        opened = [matter.opening for matter in self.state.matters]
        return bool(openings and all(each in opened for each in openings)) or late.is_last_found(self.state, key, value)

    def _take_now(self, finding: Established, together: tuple[Established, ...]) -> None:
        key, value = own_motion.canonical(str(finding.key), self.state.table.edition), finding.value
        self._append(FoundOfOwnMotion(key, value))
        if inquiry_of(key, self.state.table.edition).ends_open and value is True:
            self._end_what_is_open()
        of_the_play = play_motion.superseded(self.state, key, value)
        for number in (*selection.superseded_by_finding(self.state, key, value), *of_the_play):
            self._append(MatterClosed(number))
        self._take_up_finding(key, value, together)
        self._follow()

    def _judge_anew(self, kept: int, finding: Established, without: int = 0) -> None:
        """Place a finding behind so many facts and judge anew what came since, without so many of the first of it."""
        anew = _Desk(self.state.after(kept))
        if not anew._is_answered_by(str(finding.key), finding.value):
            anew._take_now(finding, (finding,))
        for past in self.state.since(kept + without):
            if not (isinstance(past.fact, FoundOfOwnMotion) and past.fact.clause == str(finding.key)):
                anew._happens_again(past)
        before = self.state.table
        offends = len(anew.state.table.noted) > len(before.noted)  # by a call that the ruling had let somebody make
        found = FoundOfOwnMotion(str(finding.key), finding.value)
        self._append(found if offends else JudgedAnew(kept, str(finding.key), tuple(anew.entries)))
        if offends or history.imposed_in_vain(before, self.state.table):
            self._append(history.calls_made_under_a_wrong_ruling())

    def _happens_again(self, past: PastFact[DirectedTable]) -> None:
        match past.fact:
            case Acted() as fact:
                self.take_action(
                    PlayerActs(fact.seat, fact.action, fact.accompanied_by, fact.means, fact.meaning, fact.statement)
                )
            case Answered(number, Choice() as choice):
                offer = next((each.request for each in past.before.matters if each.number == number), None)
                if isinstance(offer, Offer):
                    self._chooses_again(offer.clause, choice)
            case Answered(number, Finding(value)):
                question = next((each.request for each in past.before.matters if each.number == number), None)
                if isinstance(question, Question):
                    self._is_answered_by(question.clause, value)
            case FoundOfOwnMotion(key, value):
                if not self._is_answered_by(key, value):
                    self._take_now(own_motion.established(key, value), ())
            case _:
                return

    def _chooses_again(self, clause: str, choice: Choice) -> None:
        """Let a player's choice stand if the same option is open to him again and leaves it."""
        for matter in self.state.matters:
            offer = narrowed(matter.request, self.state.table)
            if offer is not None and offer.clause == clause and is_on_offer(offer, choice):
                self._answer(matter.number, choice)
                self._follow()
                return

    def _openings(self, key: str, value: FindingValue, together: tuple[Established, ...]) -> tuple[Opening, ...]:
        edition = self.state.table.edition
        given = {own_motion.canonical(str(other.key), edition): other.value for other in together}
        return own_motion.openings(self.state, key, value, {**self.state.table.findings, **given})

    def _take_up_finding(self, key: str, value: FindingValue, together: tuple[Established, ...]) -> None:
        if key == "24":
            exposed = own_motion.exposed_in_the_auction(self.state.table, value)
            if exposed is not None:
                self._open(law_24.rectify.of(exposed))
                self._answer(self.state.opened, Finding(value))
            return
        for opening in self._openings(key, value, together):
            self._open(opening)

    def _end_what_is_open(self) -> None:
        """Close what waits for an answer, and take up what is irregular without ordering anything."""
        for matter in self.state.matters:
            self._append(MatterClosed(matter.number))
        for fact in self.state.table.irregular:
            self._append(MatterClosed(self._opened(selection.opening_of(self.state.table, fact))))

    def _append(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.state = evolve(self.state, entry)

    def _answer(self, number: int, answer: Choice | Finding | Stood) -> None:
        self._append(Answered(number, answer))
        self._give_orders(number)

    def _give_orders(self, number: int) -> None:
        matter = next(matter for matter in self.state.matters if matter.number == number)
        request = matter.request
        if matter.ordered:  # what follows from one answer is one ruling
            clauses = tuple(dict.fromkeys(clause for order in matter.ordered for clause in order.clauses))
            effects = in_force.ordered_now(matter, self.state.table)
            self._append(Ruled(number, clauses, effects))
            if any(isinstance(effect, StandingCalls) for effect in effects):
                self._reopen(number)
        if request is None:
            self._append(MatterClosed(number))
        elif isinstance(request, Question):
            found = None if matter.is_of(law_21.corrected) else self._found_before(request)
            if found is not None:
                self._answer(number, Finding(found))
            elif request.concluded is not None:
                self._append(Concluded(number, request.clause, request.concluded))
                self._give_orders(number)

    def _reopen(self, by: int) -> None:
        """Let the matters whose call is gone wait for it again; one that has already come in its place answers them."""
        gone = awaited.reopened(self.state, by)
        while gone is not None:
            self._append(gone)
            matter = next(each for each in self.state.matters if each.number == gone.number)
            place, calls = matter.awaited_turn, self.state.table.auction.calls
            if place is not None and place < len(calls):
                self._answer(matter.number, awaited.as_meant(self.state, matter, calls[place], by))
            gone = awaited.reopened(self.state, by)

    def _found_before(self, question: Question) -> FindingValue | None:
        """Return the finding that came before its question, if any."""
        numbers = named_in(self.state.table.edition, question.clause)
        came = (value for key, value in self.state.waiting if key in numbers)
        return next((value for value in came if not isinstance(value, Seat)), None)

    def _opened(self, opening: Opening) -> int:
        """Note that a matter is taken up, and return its number."""
        number = self.state.opened + 1
        self._append(MatterOpened(number, opening.law, opening.facts))
        return number

    def _open(self, opening: Opening) -> None:
        number = self._opened(opening)
        if (
            opening.rectification is law_25.accepted_by_calling
        ):  # the second call stands because it has been called over
            self._reopen(number)
        self._give_orders(number)

    def _open_next(self, by: Seat, attention: Attention) -> None:
        """Take up what attention was drawn to; what is irregular beside it follows when its turn comes."""
        opening = selection.at_attention(self.state, by, attention.target)
        if opening is not None:
            self._open_with_others(opening, attention.target)

    def _open_with_others(self, opening: Opening, target: Seat | ClauseId | None) -> None:
        self._open(opening)
        together = play_openings.further_matters(self.state, opening, target)
        while together:
            self._open(together[0])
            together = play_openings.further_matters(self.state, opening, target)

    def _follow(self) -> None:
        """Bring up what the last entries have made possible, until nothing more follows."""
        while (self.state.matters and self._answered_by_what_came()) or self._something_opened():
            pass

    def _answered_by_what_came(self) -> bool:
        """Answer, or close, the first open matter whose call or card has come, or that waits no longer."""
        came = next(awaited.calls_that_came(self.state), None)
        if came is not None:
            self._answer(came[0].number, awaited.as_meant(self.state, *came))
            return True
        played = next(awaited.cards_that_came(self.state), None)
        if played is not None:
            self._answer(played[0].number, Stood(card=played[1]))
            return True
        settled = play_openings.settled(self.state)
        if settled is not None:
            self._answer(*settled)
            return True
        outdated = play_openings.outdated(self.state)
        if outdated is not None:
            self._append(MatterClosed(outdated))
            return True
        return False

    def _something_opened(self) -> bool:
        """Take up the first matter that comes of itself, or whose turn has come since attention was drawn."""
        opening = selection.of_itself(self.state)
        if opening is not None:
            self._open(opening)
            return True
        attended = selection.attended(self.state)
        if attended is not None:
            self._open_with_others(attended, None)
            return True
        return False


def _fact(did: PlayerActs) -> Acted:
    return Acted(did.seat, did.action, did.means, did.accompanied_by, did.meaning, did.statement)
