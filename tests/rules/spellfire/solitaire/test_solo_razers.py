"""Who razes a realm and is lost by it was not defeated (sections GDT and ATK)."""

from __future__ import annotations

import pytest
from alone import HE, YOU, Alone, march

import spellhall
from spellhall.games.spellfire.facts import REALM
from spellhall.games.spellfire.table import RAZED, TARGET
from spellhall.kernel.frames import PASS

WATCHFUL = sorted(
    card.name
    for card in spellhall.game("spellfire").shipped()
    if card.type == REALM and any(ability.kind == "trigger" for ability in card.abilities)
)
"""The realms that do something when something happens."""
BATCHES = 3


def falls_to(realm: str, champion: str) -> bool:
    """Whether a realm falls to their champion that has at most itself for its defence; all else is passed."""
    t = Alone(opponent="brilliant")
    t.formation(YOU, A=realm, B="r2")
    t.pool(HE, champion)
    t.his_turn(phase=4)
    if not t.can_attack(realm):
        return False
    t.attack(realm)
    handle = t.handle(realm)
    while t.reg(TARGET) == handle and not t.state.marks[RAZED][handle]:
        question = t.state.decision()
        passes = PASS in question.options and question.rule != "SF-COMB-C1"
        t.state.apply(PASS if passes else question.options[0])
    return bool(t.state.marks[RAZED][handle])


@pytest.mark.rule("SOL-GDT-02", "SOL-ATK-01")
@pytest.mark.parametrize("realm", ["The Forest Ridge", "Raurin"])
@pytest.mark.parametrize("yours", [(), ("her2",)])
def test_a_realm_that_discards_its_razer_is_attacked(realm: str, yours: tuple[str, ...]) -> None:
    t = march("her9", "her8", yours=yours, A=realm, B="r2")
    assert t.sent()[0] == ("her9", realm)


@pytest.mark.rule("SOL-GDT-02", "SOL-ATK-01")
@pytest.mark.parametrize("batch", range(BATCHES))
def test_whatever_realm_falls_by_itself_is_attacked(batch: int) -> None:
    for realm in WATCHFUL[batch::BATCHES]:
        if falls_to(realm, "her9"):
            assert march("her9", A=realm, B="r2").sent() == [("her9", realm)]
