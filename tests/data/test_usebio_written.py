"""The real events written again: nothing is lost, and the elements stand in the order that the files have."""

from itertools import pairwise
from pathlib import Path

import pytest
from lxml import etree

from duplicado.event.contest import Contest
from duplicado.event.standing import standings
from duplicado.formats.usebio.reader import read_usebio
from duplicado.formats.usebio.writer import UsebioVersion, write_usebio

pytestmark = pytest.mark.sampled

FILES = (*("mp_pairs_howell", "mp_pairs_mitchell", "mp_pairs_mitchell_adjusted", "butler_howell", "cross_imp_howell"),)


@pytest.fixture(params=FILES)
def source(shared_data: Path, request: pytest.FixtureRequest) -> bytes:
    return (shared_data / "usebio" / f"{request.param}.xml").read_bytes()


def without_lines(contest: Contest) -> list[object]:
    return [(result, result.stated) for result in contest.results]


@pytest.mark.parametrize("version", UsebioVersion)
def test_a_real_event_comes_back_with_every_figure(source: bytes, version: UsebioVersion) -> None:
    contest = read_usebio(source).value
    written = write_usebio(contest, version=version)
    parsed = read_usebio(written.content)
    assert parsed.diagnostics == ()
    for name in ("title", "date", "method", "winners", "contestants", "boards", "layouts", "penalties", "stated"):
        assert getattr(parsed.value, name) == getattr(contest, name)
    assert without_lines(parsed.value) == without_lines(contest)
    assert {found.code for found in written.diagnostics} <= {"contest-file-untried"}


def orders(source: bytes) -> dict[tuple[str, str], set[tuple[str, str]]]:
    """By parent and element: which child stands somewhere before which other."""
    root = etree.fromstring(source, etree.XMLParser(load_dtd=False, no_network=True))
    found: dict[tuple[str, str], set[tuple[str, str]]] = {}
    for element in root.iter("*"):
        parent = element.getparent()
        names = list(dict.fromkeys(str(child.tag) for child in element.iterchildren("*")))
        if not names:
            continue
        before = found.setdefault((str(parent.tag) if parent is not None else "", str(element.tag)), set())
        before.update((first, later) for place, first in enumerate(names) for later in names[place + 1 :])
    return found


def test_the_order_of_elements_is_that_of_the_files(source: bytes) -> None:
    theirs, contest = orders(source), read_usebio(source).value
    ours = orders(write_usebio(contest, standings(contest), club="Club", club_number="1").content)
    # Only there: what no contest has (venue, contact, charges), and PLAYER's number at the club.
    assert set(ours) <= set(theirs)
    compared = 0
    for place, before in ours.items():
        # The suits of a hand stand in any order there; what stands both ways is no order.
        settled = {(first, later) for first, later in theirs[place] if (later, first) not in theirs[place]}
        assert not {(later, first) for first, later in before} & settled, place
        compared += len(before & settled)
    assert compared > 40


def test_a_file_knows_its_document_type_and_is_well_formed(source: bytes) -> None:
    data = write_usebio(read_usebio(source).value).content
    assert data.startswith(b"<?xml version='1.0' encoding='UTF-8'?>\n<!DOCTYPE USEBIO SYSTEM ")
    root = etree.fromstring(data, etree.XMLParser(load_dtd=False, no_network=True, recover=False))
    lines = [element.sourceline or 0 for element in root.iter("TRAVELLER_LINE")]
    assert all(first < later for first, later in pairwise(lines))
