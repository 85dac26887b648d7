"""The service does what its own document says, whatever it is asked (schemathesis)."""

# Schemathesis leaves the generics of its own types open.
# pyright: reportUnknownVariableType=false, reportUnknownMemberType=false, reportUnknownArgumentType=false

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import APIOperation, Case
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.club.conftest import EVENT, LAPTOP, Club, founded, serving

from duplicado.service.club.passes import Pass, Scope
from duplicado.service.live.roles import Role
from duplicado.web.club.app import club_site
from duplicado.web.club.document import document_of

SLOW = [
    HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large,
    HealthCheck.large_base_example,
]  # fmt: skip
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


def operations() -> dict[str, APIOperation[Any, Any, Any, Any]]:
    schema = schemathesis.openapi.from_dict(document_of(club_site("unused")))
    found = [each.ok() for each in schema.get_all_operations() if isinstance(each, Ok)]
    return {f"{each.method.upper()} {each.path}": each for each in found}


OPERATIONS = operations()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """A club that all these tests ask."""
    with serving(Path(tmp_path_factory.mktemp("club"))) as club:
        founded(club)
        yield club


@pytest.fixture
def bearers(served: Club) -> dict[Role, dict[str, str]]:
    """What programs of several roles send to be known: anew for each test, for one of them gives the token back."""
    found: dict[Role, dict[str, str]] = {Role.PUBLIC: {}}
    for role in (Role.ORGANIZER, Role.SCORER):
        # Not by a code: so many are tried in these tests that the door stays shut for a while.
        grant = Pass("" if role is Role.ORGANIZER else EVENT, role, role.value, scopes=frozenset(Scope))
        token = served.house.entrance.issue_token(grant, device="a test", issuer=LAPTOP)
        found[role] = {"Authorization": f"Bearer {token}"}
    return found


@pytest.mark.parametrize("name", OPERATIONS)
def test_answers_are_those_of_the_document(name: str, served: Club, bearers: dict[Role, dict[str, str]]) -> None:
    _ask_anything(name, served, bearers, 8)


@pytest.mark.slow
@pytest.mark.parametrize("name", OPERATIONS)
def test_answers_are_those_of_the_document_however_often(
    name: str, served: Club, bearers: dict[Role, dict[str, str]]
) -> None:
    _ask_anything(name, served, bearers, 200)


def _ask_anything(name: str, served: Club, bearers: dict[Role, dict[str, str]], times: int) -> None:
    operation = OPERATIONS[name]

    @settings(max_examples=times, deadline=None, suppress_health_check=SLOW)
    @given(case=operation.as_strategy(), role=st.sampled_from(list(bearers)), real=st.booleans())
    def ask(case: Case[Any], role: Role, real: bool) -> None:
        if real and "event" in case.path_parameters:
            case.path_parameters["event"] = EVENT
        response = case.call(base_url=served.address.rstrip("/"), headers=bearers[role])
        case.validate_response(response, checks=CHECKS)

    ask()


def test_the_document_knows_every_address_of_the_service(served: Club) -> None:
    document = httpx.get(f"{served.address}api/1/openapi.json", timeout=20).json()
    assert document["paths"].keys() == {each.path for each in OPERATIONS.values()}
    assert "#/components/schemas/fact.result-entered" in str(document["components"]["schemas"]["Fact"])
