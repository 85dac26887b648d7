"""Boards dealt from a seed that was committed to."""

import hashlib

import pytest

from duplicado.dealing.committed import SEED_BYTES, commitment_of, deal_from_seed, keeps_commitment
from duplicado.dealing.fairness import examine
from duplicado.vocabulary.errors import DuplicadoError

SEED = bytes(range(SEED_BYTES))


def test_the_commitment_is_a_hash_that_anybody_can_make_anew() -> None:
    said = b"duplicado deal 1\n" + b"1,2,5\n" + SEED
    assert commitment_of(SEED, [1, 2, 5]) == hashlib.sha256(said).hexdigest()


def test_a_seed_deals_the_same_boards_every_time_and_another_seed_others() -> None:
    assert deal_from_seed(SEED, range(1, 25)) == deal_from_seed(SEED, range(1, 25))
    assert deal_from_seed(SEED, [1, 2]) == deal_from_seed(SEED, [1, 2, 3])[:2]
    assert deal_from_seed(SEED[::-1], [1])[0][1] != deal_from_seed(SEED, [1])[0][1]


def test_what_was_exchanged_is_found() -> None:
    commitment = commitment_of(SEED, [1, 2])
    assert keeps_commitment(f" {commitment.upper()}\n", SEED, [1, 2])
    assert not keeps_commitment(commitment, SEED[::-1], [1, 2])
    assert not keeps_commitment(commitment, SEED, [1, 2, 3])
    assert not keeps_commitment(commitment, SEED[1:], [1, 2])
    assert not keeps_commitment("ü", SEED, [1, 2])


def test_a_seed_of_another_length() -> None:
    with pytest.raises(DuplicadoError):
        deal_from_seed(b"short", [1])
    with pytest.raises(DuplicadoError):
        commitment_of(b"short", [1])


@pytest.mark.rest
def test_the_deals_look_random() -> None:
    deals = [deal for _, deal in deal_from_seed(SEED, range(1, 2001))]
    assert not examine(deals).is_suspect(1e-6)
