"""The audit of privileges is told in the reader's language, of rows of every age."""

import pytest

from duplicado.publish.audit_words import audit_details, audited
from duplicado.publish.messages import Messages

NAMES = {"1--4": "Mesa 4", "6": "Pareja 6"}


@pytest.mark.parametrize(
    ("language", "what", "detail", "said"),
    [
        ("es", "code", "director Eva", "Árbitro Eva"),
        ("pt", "look", "session 1 section - board 3: misdeal", "Sessão 1, bolsa 3: misdeal"),
        ("es", "look", "session 2 section B board 7: x", "Sesión 2, sección B, estuche 7: x"),
        ("en", "erased", "Player 7: 1 entries of 2 events", "Player 7: one entry in 2 events"),
        ("pt", "pin", "1--4", "Mesa 4"),
        ("es", "said", "1--4", "Mesa 4"),
        ("es", "said", "6", "Pareja 6"),
        ("pt", "came-in", "player 1--4 ·  · 192.0.2.7", "Jogador Mesa 4 · 192.0.2.7"),
        ("en", "came-in", "director · a phone · 192.0.2.7", "Director · a phone · 192.0.2.7"),
        (
            "en",
            "access",
            "hands: True → False; director: +record",
            "boards that everybody has played: yes → no; director: +record",
        ),
        ("pt", "token", "director el Árbitro: act manage see", "Diretor el Árbitro · registrar, administrar e ver"),
        ("en", "token", "display the wall: see", "Screen the wall · look on"),
        ("en", "token", "director a: b", "Director a: b"),
        ("en", "revoked", "director-0011223344556677", "director-0011223344556677"),
    ],
)
def test_values_are_told_in_words(language: str, what: str, detail: str, said: str) -> None:
    assert audit_details(what, detail, Messages.load(language), NAMES).endswith(said)


def test_a_deed_that_is_not_known_stands_as_its_code() -> None:
    assert audited("unheard-of", Messages.load("en")) == "unheard-of"
