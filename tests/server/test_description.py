"""The HTTP interface is what its description says: requests of all kinds, made from it, are answered as it promises."""

from __future__ import annotations

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance
from server.houses import House, Visitor

SHORT, LONG = 6, 80
"""Requests of each kind."""


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A server of its own: whatever is asked of it harms nobody."""
    folder = tmp_path_factory.mktemp("hall")
    with House(f"sqlite:///{folder}/hall.db", folder, tables_per_person=3) as house:
        yield house


@pytest.mark.parametrize("most", [SHORT, pytest.param(LONG, marks=pytest.mark.slow)])
@pytest.mark.parametrize("known", [False, True], ids=["newcomer", "guest"])
def test_every_request_is_answered_as_described(house, known, most):
    described = schemathesis.openapi.from_url(f"{house.address}/api/openapi.json")
    visitor = Visitor(house, "Ana" if known else "")
    if known:
        visitor.table("spellchain", "me", "open")
    cookie = "; ".join(f"{name}={value}" for name, value in visitor.http.cookies.items())
    headers = {"cookie": cookie} if known else {}
    asked = 0
    for found in described.get_all_operations():
        operation = found.ok()
        if operation.path == "/api/me" and operation.method == "delete":
            continue  # nobody would be known afterwards

        @settings(
            max_examples=most,
            deadline=None,
            database=None,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def answered(case):
            answer = case.call(headers=headers)
            assert answer.status_code < 500, answer.text
            # 422 also refuses what is well formed and isn't allowed, such as an unknown game: no schema says that.
            case.validate_response(answer, excluded_checks=[positive_data_acceptance])

        answered()
        asked += 1
    assert asked > 25
    assert visitor.http.get("/api/health").json()["status"] == "ok"
