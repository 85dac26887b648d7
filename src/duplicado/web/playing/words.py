"""Words of the page of a seat: sentences of the area `play`, and the names and letters of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from duplicado.law.orders import Disposition
from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.publish.stored_words import CALLED_ABOUT
from duplicado.vocabulary.cards import Rank
from duplicado.vocabulary.notation import denomination_letters
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Denomination, Suit

_SAID: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(
        (
            "your-call", "your-card", "your-dummy", "over", "waiting-seats", "judging",
            "frozen", "frozen-ruling", "frozen-nobody", "no-bids",
            "pass", "double", "redouble", "alert", "means", "means-hint", "no-questions", "wait-questions",
            "questions-due",
            "last-trick", "no-last-trick", "no-trick", "claim", "claim-tricks", "claim-statement", "claim-send",
            "claim-contested", "claim-words", "claim-trumps", "claim-order", "claim-take-back", "claim-ways",
            "claim-finesse", "claim-ruffs", "claim-rest", "claim-all-high",
            "cancel", "agree", "disagree", "play-on", "director", "director-back", "next-board",
            "next-waits", "seat-robots", "you", "free", "dummy", "auction", "trick",
            "sending", "line-lost", "refused",
            "explain", "explain-send", "explained-otherwise", "ask", "text-unknown",
            "face-down", "passed-out", "score-none", "means-it", "adjusted", "results",
            "vulnerable-none", "my-hand", "nothing", "claim-open", "claim-open-defends", "of-remaining",
            "attention", "misinformed", "misled-in-play", "understood", "robot", "dealer", "board-number",
            "gone", "gone-back", "away", "doubt-agreement", "doubt-concession", "robots-for-away",
            "offered", "slip", "slip-card", "slip-to", "drawer", "drawer-choose", "drawer-words",
            "review", "calls-hidden", "hands-back", "rulings", "explain-send-slip",
            "next-table", "come-back", "board-played",
            "look-let", "look-end", "look-link", "look-ended", "look-refused",
            "asking", "claim-off", "is-told", "object",
            "undo", "undo-agree", "undo-off", "undo-refuse", "undo-waits", "undo-withdraw",
            "reserve", "reserve-dispute",
            "claim-needs-statement", "ledger", "ledger-not", "ledger-may",
            "written-to-director", "written-to-opponents", "written-to-table",
            "call-about", "call-send", "call-words", *(f"call-{about}" for about in CALLED_ABOUT),
            "seat-wanted", "drawer-send", "appeal", "appeal-send", "appeal-why", "directed", "held-by-director",
            "held-nobody",
        ),
        (),
    ),
    "call-said": ("text",),
    "take-back-press": ("call",),
    "turn-of": ("seat",),
    "looked-at": ("seats",),
    **dict.fromkeys(("pause", "clarification-lasts"), ("seconds",)),
    "away-since": ("seat", "time"),
    **dict.fromkeys(("agreed-by", "play-on-by"), ("seats",)),
    "appeals-of": ("seat", "text"),
    "written-by": ("seat", "to", "text"),
    "board-head": ("board", "dealer"),
    "vulnerable": ("sides",),
    **dict.fromkeys(("tricks-count", "tricks-short"), ("ours", "theirs")),
    **dict.fromkeys(("asks-you", "asks-for-partner"), ("seat", "call")),
    **dict.fromkeys(("explained", "explained-before"), ("seat", "call", "text")),
    "claims-of": ("seat", "own", "others"),
    "concession-off": ("seat",),
    **dict.fromkeys(("stated", "said-before"), ("text",)),
    "claim-next-of": ("suit",),
    **dict.fromkeys(("held-by", "seat-title", "seat-turned"), ("seat",)),
    "choose-of": ("number", "label", "text"),
    "result-by": ("seat",),
    "result-made": ("over",),
    "result-down": ("tricks",),
    "score-both": ("ours", "theirs"),
    "score-ours": ("points",),
    "score-theirs": ("points",),
    "has-played": ("seat", "card"),
    "has-called": ("seat", "call"),
    "seat-holds": ("seat", "cards"),
    "bid": ("level", "denomination"),
    "card-name": ("rank", "suit"),
}  # fmt: skip
"""Sentences, and what is put into each by the script."""
_COMMANDS: Final = (
    *("hand", "dummy", "auction", "trick", "last", "rulings", "due"),
    *("ask", "explain", "claim", "choose", "slip", "appeal", "review", "questions", "next", "director", "undirector"),
    *("robots", "agree", "dispute", "object", "play", "attention", "misinformed", "alert", "concession"),
    *("undo", "reserve"),
)
"""Commands that are typed in the text mode: words of the reader's language and English ones, with commas between
them."""
_LYING: Final = (Disposition.FACE_UP, Disposition.MINOR, Disposition.MAJOR)
"""Treatment of a card that lies face up on the table."""
_SAID_ON_PHONES: Final = {"clock-left": ("minutes",), "clock-held": ("minutes",), "clock-over": ()}
"""Sentences on the clock, in the words of the page on which results are entered."""
_SAID_TO_DIRECTOR: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(
        (
            "td-asked", "td-calm", "td-concluded", "td-found", "td-hold", "td-leave", "td-look", "td-look-claim",
            "td-question",
            "td-end-looks", "td-resume", "td-substitutes", "td-why", "td-finding", "td-finding-law",
            "td-finding-clause", "td-part-value", "td-part-seen", "td-part-moved", "td-part-played", "td-part-found",
            "td-part-to",
            "td-part-interferes", "td-part-trick", "find-send",
        ),
        (),
    ),
    "td-called": ("seats",),
    **dict.fromkeys(("told-asked", "told-alerted"), ("seat", "call")),
    "td-tricks": ("ns", "ew"),
    "robot-named": ("name",),
    "td-looked": ("reason",),
    "td-otherwise": ("find",),
    **dict.fromkeys(("td-seat-robot", "td-free-seat"), ("seat",)),
    **dict.fromkeys((f"td-robot-{reason}" for reason in ("died", "error", "late", "refused")), ("seat", "name")),
}  # fmt: skip
"""Sentences that are said on the Director's page besides."""


def director_words(messages: Messages) -> dict[str, str]:
    """Return what the page of the Director says, by name."""
    return {**play_words(messages), **_written(messages, _SAID_TO_DIRECTOR)}


def _written(messages: Messages, said: Mapping[str, tuple[str, ...]], area: str = "play") -> dict[str, str]:
    return {
        name: messages.text(f"{area}-{name}", **{value: f"{{{value}}}" for value in values})
        for name, values in said.items()
    }


def _typed(messages: Messages, name: str) -> str:
    english = Messages.load(Language.ENGLISH)
    words = (each.strip().lower() for said in (messages, english) for each in said.text(name).split(","))
    return ",".join(dict.fromkeys(words))


def play_words(messages: Messages) -> dict[str, str]:
    """Return what the scripts of the page say, by name; `{seat}` and the like is for them to put in."""
    from duplicado.publish.pages.wording import Wording  # noqa: PLC0415 - see `rendering`

    wording = Wording(messages)
    lexicon = messages.language.lexicon
    return {
        **_written(messages, _SAID),
        **_written(messages, _SAID_ON_PHONES, "phone"),
        "system-card": messages.text("robot-card-title", name="{name}"),
        "notrump": wording.notrump(),
        "notrump-name": wording.text("web-notrump-name"),
        **{f"suit-{suit}": wording.suit(suit) for suit in Suit},
        **{f"one-{suit}": messages.text("play-one-suit", suit=str(suit)) for suit in Suit},
        **{f"seat-{seat}": wording.seat(seat) for seat in Seat},
        **{f"seat-name-{seat}": wording.seat_name(seat) for seat in Seat},
        **{f"side-{side}": wording.side(side) for side in Side},
        **{f"rank-{rank}": wording.rank(rank) for rank in Rank},
        **{f"command-{each}": _typed(messages, f"play-command-{each}") for each in _COMMANDS},
        "lies-seen": messages.text("play-lies-seen"),
        **{f"lies-{each.value}": messages.text(f"play-lies-{each.value.replace(' ', '-')}") for each in _LYING},
        **{f"line-word-{each}": lexicon.words.written(each) for each in ("trumps", "finesse", "ruffs", "rest")},
        **{f"key-{each}": denomination_letters(each, lexicon)[0].lower() for each in Denomination},
    }
