"""Section TRAP: cards that lie face down under a realm until they come to light."""

from __future__ import annotations

from typing import Any

import pytest
from hall import Hall
from positions import at_home, step_forward

from spellhall.games.spellfire import table as tb
from spellhall.kernel.chance import Dice


def den(*traps: str, attacker: str = "her5", defender: str = "her9", hand: tuple[str, ...] = (), **more: Any) -> Hall:
    """P1, in phase 4, may attack r1 of P2, under which some cards lie; P2 has r2, too. The realm has the handle 0."""
    t = Hall(**more)
    (realm, _) = t.formation(1, A="r1", B="r2")
    t.formation(0, A="r9")
    t.pool(0, attacker)
    t.pool(1, defender)
    t.hand(0, "al1", *hand)
    t.hand(1, "al1")
    for trap in t.put(1, "beneath", *traps):
        t.state.host[trap] = realm
        t.state.seen[trap] = 1 << 1
    return t.begin(seat=0, phase=4)


@pytest.mark.rule("SF-TRAP-01")
def test_a_trap_is_cast_under_any_realm_that_stands() -> None:
    t = Hall()
    t.formation(0, A="r1", B="r2 razed", C="r3")
    t.formation(1, A="r9")
    t.pool(0, "cle5")
    t.hand(0, "Fire Trap")
    t.begin(phase=3).play("Fire Trap")
    assert t.offered() == ["r1", "r3"]
    t.pick("r3")
    assert t.where("Fire Trap") == "beneath" and t.state.host[t.handle("Fire Trap")] == t.handle("r3")


@pytest.mark.rule("SF-TRAP-01")
@pytest.mark.parametrize(
    ("pool", "realm", "may"), [("cle5", "r1", True), ("wiz5", "r1", False), ("cle5", "r1 razed", False)]
)
def test_a_trap_needs_a_caster_and_a_realm(pool: str, realm: str, may: bool) -> None:
    t = Hall()
    t.formation(0, A=realm)
    t.formation(1, A="r9")
    t.pool(0, pool)
    t.hand(0, "Fire Trap", "mi+1")
    t.begin(phase=3)
    assert t.can_play("Fire Trap") is may
    assert may or t.why_not("Fire Trap")


@pytest.mark.rule("SF-TRAP-02")
def test_nobody_else_learns_what_is_hidden() -> None:
    t = at_home(pool=("cle5",), hand=("Fire Trap", "her2"))
    t.play("Fire Trap")
    trap = t.handle("Fire Trap")
    assert t.where("Fire Trap") == "beneath" and t.state.seen[trap] == 1
    (mine,), (theirs,) = (t.state.view(seat)["seats"][0]["zones"]["beneath"] for seat in (0, 1))
    assert mine["name"] == "Fire Trap" and theirs == {"handle": trap, "host": t.handle("r9")}
    assert "P1 puts Fire Trap face down under r9." in t.log(0)
    assert "P1 puts a card face down under r9." in t.log(1) and not any("Fire Trap" in line for line in t.log(1))


@pytest.mark.rule("SF-TRAP-02")
def test_a_redeal_may_put_any_card_of_its_owner_there() -> None:
    t = den("Fire Trap")
    trap = t.state.pile(tb.BENEATH, 1)[0]
    faces = {t.state.resample(0, Dice(seed)).definition(trap).name for seed in range(20)}
    assert len(faces) > 1
    for seed in range(20):
        twin = t.state.resample(0, Dice(seed))
        twin.apply(next(option for option in twin.legal_actions() if option >> 12 == tb.ATTACK))
        while twin.regs[tb.PHASE] == 4 and not twin.is_terminal():
            twin.apply(twin.legal_actions()[0])


@pytest.mark.rule("SF-TRAP-02")
def test_hiding_is_no_spell_that_others_could_answer_or_wait_for() -> None:
    t = at_home(pool=("cle5",), hand=("Fire Trap", "her2"))
    t.formation(1, B="r3 with Mulmaster")
    t.pool(1, "wiz5")
    t.hand(1, "dispel")
    t.play("Fire Trap")
    assert t.seat == 0 and t.hand_size(1) == 1


@pytest.mark.rule("SF-TRAP-03")
def test_a_trap_strikes_before_there_is_a_defender() -> None:
    t = den("Fire Trap")
    t.attack("r1")
    assert t.where("her5") == "discard pile" and t.where("her9") == "pool" and t.where("Fire Trap") == "discard pile"


@pytest.mark.rule("SF-TRAP-03")
def test_a_trap_waits_under_its_own_realm() -> None:
    t = den("Fire Trap")
    t.state.host[t.handle("Fire Trap")] = t.handle("r2")
    t.attack("r1")
    assert t.where("Fire Trap") == "beneath" and t.where("her5") == "battle"


@pytest.mark.rule("SF-TRAP-03")
def test_the_oldest_trap_comes_first() -> None:
    t = den("Sepia Snake Sigil", "Fire Trap")
    t.attack("r1")
    assert t.where("her5") == "limbo" and t.where("Fire Trap") == "beneath"


@pytest.mark.rule("SF-TRAP-04")
def test_a_trap_that_has_come_to_light_can_be_dispelled() -> None:
    t = den("Fire Trap", attacker="wiz5", hand=("dispel",))
    t.attack("r1")
    assert t.label == "answer Fire Trap?"
    t.play("dispel")
    assert t.where("wiz5") == "battle" and t.where("Fire Trap") == "discard pile"


@pytest.mark.rule("SF-TRAP-05")
def test_what_stays_strikes_the_next_attacker_too() -> None:
    t = den("Leomund's Trap", attacker="her5")
    t.pool(0, "her3")
    t.attack("r1").pick("her5")
    assert t.where("Leomund's Trap") == "attached"
    t.pick("her9").skip_to_phase(4, 0, turns=2).attack("r1")
    assert t.where("her3") == "discard pile" and t.where("Leomund's Trap") == "attached"


@pytest.mark.rule("SF-TRAP-07")
@pytest.mark.parametrize("trap", ["Dragon's Eye Symbol of Power", "Blingdenstone Symbol of Power"])
def test_what_lies_under_a_realm_goes_when_it_is_razed(trap: str) -> None:
    t = den(trap)
    t.attack("r1").skip()
    assert t.is_razed("r1") and t.where(trap) == "discard pile"


@pytest.mark.rule("SF-TRAP-07")
def test_what_lies_under_a_realm_goes_with_it() -> None:
    t = at_home(hand=("Cataclysm!",))
    trap = t.put(1, "beneath", "Fire Trap")[0]
    t.state.host[trap] = t.handle("r8")
    t.play("Cataclysm!").pick("r8")
    assert t.where("r8") == "discard pile" and t.where("Fire Trap") == "discard pile"


@pytest.mark.rule("SF-TRAP-06")
@pytest.mark.parametrize(("card", "caster", "falls"), [("Creeping Doom", "cle5", False), ("Cataclysm!", "cle5", True)])
def test_the_dragons_eye_is_given_up_for_a_realm(card: str, caster: str, falls: bool) -> None:
    t = at_home(pool=(caster,), hand=(card,))
    t.formation(1, B="r3")
    trap = t.put(1, "beneath", "Dragon's Eye Symbol of Power")[0]
    t.state.host[trap] = t.handle("r3")
    t.play(card).pick("r8")
    assert (t.where("r8") == "discard pile" or t.is_razed("r8")) is falls
    assert t.where("Dragon's Eye Symbol of Power") == ("beneath" if falls else "discard pile")


@pytest.mark.rule("SF-TRAP-06")
def test_everybody_is_shown_what_is_given_up() -> None:
    t = at_home(pool=("cle5",), hand=("Creeping Doom",))
    trap = t.put(1, "beneath", "Dragon's Eye Symbol of Power")[0]
    t.state.host[trap] = t.handle("r8")
    t.state.seen[trap] = 1 << 1
    t.play("Creeping Doom").pick("r8")
    for seat in (0, 1, -1):
        assert "Dragon's Eye Symbol of Power is revealed under r8." in t.log(seat)


@pytest.mark.rule("SF-TRAP-08")
@pytest.mark.parametrize(
    ("traps", "winner"), [((), "Lovely Colleen"), (("Netherese Symbol of Power",), "Living Scroll")]
)
def test_defenders_work_first_under_the_netherese_symbol(traps: tuple[str, ...], winner: str) -> None:
    t = den(*traps, attacker="Lovely Colleen", defender="Living Scroll")
    step_forward(t.attack("r1"), "Lovely Colleen", "Living Scroll")
    loser = {"Lovely Colleen": "Living Scroll", "Living Scroll": "Lovely Colleen"}[winner]
    assert (t.where(winner), t.where(loser)) == ("pool", "discard pile")
