"""Boards dealt from a seed and the chance of devices."""

import hashlib

import pytest

from duplicado.dealing.committed import (
    CHANCE_BYTES,
    SEED_BYTES,
    chance_hash,
    closed_list,
    commitment_of,
    commitment_of_event,
    deal_from_chance,
    faults_of_chance,
)
from duplicado.dealing.fairness import examine
from duplicado.vocabulary.errors import DuplicadoError

SEED = bytes(range(SEED_BYTES))
VALUES = [bytes([each] * CHANCE_BYTES) for each in (1, 2, 3)]
HASHES = [chance_hash(each) for each in VALUES]
COMMITMENT = commitment_of_event(SEED, "Thursday", 1, [1, 2])
CLOSED = closed_list(COMMITMENT, HASHES)


def test_anybody_can_make_each_step_anew() -> None:
    assert hashlib.sha256(b"duplicado deal 2\nThursday\n1\n1,2\n" + SEED).hexdigest() == COMMITMENT
    assert HASHES[0] == hashlib.sha256(b"duplicado chance 1\n" + VALUES[0]).hexdigest()
    said = "duplicado deal 2\n" + "\n".join([COMMITMENT, *HASHES])
    assert hashlib.sha256(said.encode()).hexdigest() == CLOSED


def test_the_commitment_is_to_the_event_the_session_and_the_boards() -> None:
    other = {commitment_of_event(SEED, *each) for each in (("Friday", 1, [1, 2]), ("Thursday", 2, [1, 2]))}
    other |= {commitment_of_event(SEED, "Thursday", 1, [1, 2, 3]), commitment_of(SEED, [1, 2])}
    assert len(other | {COMMITMENT}) == 5


def test_the_deals_follow_from_all_of_it() -> None:
    dealt = deal_from_chance(SEED, CLOSED, VALUES, [1, 2])
    assert dealt == deal_from_chance(SEED, CLOSED, VALUES, [1, 2])
    others = [
        deal_from_chance(SEED[::-1], CLOSED, VALUES, [1, 2]),
        deal_from_chance(SEED, COMMITMENT, VALUES, [1, 2]),
        deal_from_chance(SEED, CLOSED, VALUES[::-1], [1, 2]),
        deal_from_chance(SEED, CLOSED, VALUES[:2], [1, 2]),
    ]
    assert len({dealt, *others}) == 5


def test_what_does_not_fit_is_told() -> None:
    assert faults_of_chance(COMMITMENT, CLOSED, HASHES, VALUES) == ()
    assert faults_of_chance(COMMITMENT, CLOSED, HASHES, VALUES[::-1]) == ("value",)
    assert faults_of_chance(COMMITMENT, CLOSED, HASHES[:2], VALUES[:2]) == ("closed",)
    assert faults_of_chance("0" * 64, CLOSED, HASHES, VALUES) == ("closed",)
    assert faults_of_chance(COMMITMENT, closed_list(COMMITMENT, []), [], []) == ("value",)
    short = [b"short"]
    assert "value" in faults_of_chance(COMMITMENT, CLOSED, [chance_hash(short[0])], short)


def test_a_seed_of_another_length() -> None:
    with pytest.raises(DuplicadoError):
        deal_from_chance(b"short", CLOSED, VALUES, [1])
    with pytest.raises(DuplicadoError):
        commitment_of_event(b"short", "Thursday", 1, [1])


def test_the_deals_look_random() -> None:
    deals = [deal for _, deal in deal_from_chance(SEED, CLOSED, VALUES, range(1, 2001))]
    assert not examine(deals).is_suspect(1e-6)
