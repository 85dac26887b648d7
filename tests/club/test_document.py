"""The service does what its own document says, whatever it is asked (schemathesis)."""

# Schemathesis leaves the generics of its own types open.
# pyright: reportUnknownVariableType=false, reportUnknownMemberType=false, reportUnknownArgumentType=false

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.club.conftest import EVENT, LAPTOP, Club, founded, serving

from duplicado.service.club.access_tokens import AccessPass, Scope
from duplicado.service.live.roles import Role
from duplicado.web.club.app import club_site
from duplicado.web.club.document import document_of

if TYPE_CHECKING:
    from schemathesis import APIOperation, Case

# What `tests/conftest.py` has frozen is held all the same, which Hypothesis looks for in the collector alone.
pytestmark = [pytest.mark.wire, pytest.mark.filterwarnings("ignore:It looks like `register_random`")]

SLOW = [
    HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large,
    HealthCheck.large_base_example,
]  # fmt: skip


@cache
def operations() -> dict[str, APIOperation[Any, Any, Any, Any]]:
    """The operations in the service's own document; loading them takes long, and only these tests need it."""
    import schemathesis
    from schemathesis.core.result import Ok

    schema = schemathesis.openapi.from_dict(document_of(club_site("unused")))
    found = [each.ok() for each in schema.get_all_operations() if isinstance(each, Ok)]
    return {f"{each.method.upper()} {each.path}": each for each in found}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """A club that all these tests ask."""
    with serving(Path(tmp_path_factory.mktemp("club"))) as club:
        founded(club)
        yield club


def bearers(served: Club) -> dict[Role, dict[str, str]]:
    """The tokens that programs of several roles send: new for each operation, since one of them gives it back."""
    found: dict[Role, dict[str, str]] = {Role.PUBLIC: {}}
    for role in (Role.ORGANIZER, Role.SCORER):
        # Not by a code: so many are tried in these tests that no more are taken for a while.
        grant = AccessPass("" if role is Role.ORGANIZER else EVENT, role, role.value, scopes=frozenset(Scope))
        token = served.house.entrance.issue_token(grant, device="a test", issuer=LAPTOP)
        found[role] = {"Authorization": f"Bearer {token}"}
    return found


def test_answers_are_those_of_the_document(served: Club) -> None:
    _ask_everything(served, 8)


@pytest.mark.slow
def test_answers_are_those_of_the_document_however_often(served: Club) -> None:
    _ask_everything(served, 200)


def _ask_everything(served: Club, times: int) -> None:
    wrong: dict[str, str] = {}
    for name, operation in operations().items():
        try:
            _ask_anything(operation, served, times)
        except Exception as error:  # noqa: BLE001 - whatever a check raises, the others are asked too
            wrong[name] = f"{type(error).__name__}: {error}"
    assert wrong == {}


def _ask_anything(operation: APIOperation[Any, Any, Any, Any], served: Club, times: int) -> None:
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi.checks import (
        content_type_conformance,
        response_schema_conformance,
        status_code_conformance,
    )

    checks = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]

    held = bearers(served)

    @settings(max_examples=times, deadline=None, suppress_health_check=SLOW)
    @given(case=operation.as_strategy(), role=st.sampled_from(list(held)), real=st.booleans())
    def ask(case: Case[Any], role: Role, real: bool) -> None:
        if real and "event" in case.path_parameters:
            case.path_parameters["event"] = EVENT
        response = case.call(base_url=served.address.rstrip("/"), headers=held[role])
        case.validate_response(response, checks=checks)

    ask()


def test_the_document_knows_every_address_of_the_service(served: Club) -> None:
    document = httpx.get(f"{served.address}api/1/openapi.json", timeout=60).json()
    assert document["paths"].keys() == {each.path for each in operations().values()}
    assert "#/components/schemas/fact.result-entered" in str(document["components"]["schemas"]["Fact"])
