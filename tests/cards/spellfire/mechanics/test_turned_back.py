"""Cards that turn others back: what was aimed at one side falls upon the other (SF-SPELL-14)."""

from __future__ import annotations

import pytest
from hall import Hall, key_of
from positions import duel

from spellhall.games.spellfire.card import REGISTER


def cast_in_phase_3(
    spell: str, *targets: str, caster: str = "wiz5", turner: str = "Spell Turning", **mine: str
) -> Hall:
    """P1 casts a spell at something of P2, who turns it back."""
    t = Hall()
    t.formation(0, A=mine.get("realm", "r9 with h1"), B="r4")
    t.formation(1, A="r8 with h2", B="r5")
    t.pool(0, caster, *mine.get("friends", "her3").split(" & "))
    t.pool(1, "wiz6 with art+4", "her4")
    t.put(0, "discard pile", "her7")
    t.put(1, "discard pile", "her6")
    t.hand(0, spell, "mi+1")
    t.hand(1, turner, "al2")
    t.begin(phase=3).play(REGISTER[key_of(spell)].name)
    for target in targets if not t.can_play(turner) else ():
        t.say(target) if target.startswith("seat") else t.pick(target)
    assert t.can_play(turner)
    return t.play(turner)


@pytest.mark.rule("SF-SPELL-14")
def test_a_spell_on_a_holding_falls_upon_a_holding_of_the_casters_player() -> None:
    t = cast_in_phase_3("Shadow Engines", "h2", caster="cle5")
    assert t.where("h1") == "discard pile"
    assert (t.where("cle5"), t.where("h2")) == ("pool", "attached")


@pytest.mark.rule("SF-SPELL-14")
def test_a_spell_on_an_artifact_falls_upon_an_artifact_of_the_casters_player() -> None:
    t = cast_in_phase_3("Cone of Cold", "art+4", caster="wiz5 with art+2")
    assert (t.where("art+2"), t.where("art+4"), t.where("wiz5")) == ("discard pile", "attached", "pool")


@pytest.mark.rule("SF-SPELL-14")
def test_a_spell_on_a_dead_champion_falls_upon_a_dead_one_of_the_other_side() -> None:
    t = cast_in_phase_3("Ward of Sleep", "her6", caster="cle5")
    assert (t.where("her7"), t.where("her6"), t.where("cle5")) == ("abyss", "discard pile", "pool")


@pytest.mark.rule("SF-SPELL-14")
def test_a_spell_on_a_player_falls_upon_the_casters() -> None:
    t = cast_in_phase_3("Death Fog", "seat 1", caster="wiz9")
    assert (t.where("her3"), t.where("her4")) == ("discard pile", "pool")


@pytest.mark.rule("SF-SPELL-14")
def test_enthrall_turned_back_bars_the_casters_pool() -> None:
    t = cast_in_phase_3("Enthrall", "seat 1", caster="cle5")
    t.skip_to(rule="SF-PH6").end_turn().skip_to_phase(4, seat=1).attack("r9").pick("her4")
    assert t.is_razed("r9"), "nobody could defend it"


@pytest.mark.rule("SF-SPELL-14")
def test_a_spell_on_a_realm_falls_upon_a_realm_that_fits_it() -> None:
    t = cast_in_phase_3("Creeping Doom", "r5", caster="cle5")
    assert t.is_razed("r4"), "r9 has a holding"
    assert not t.is_razed("r5")


@pytest.mark.rule("SF-SPELL-14", "SF-CARD-32")
def test_estate_transference_turned_back_sends_its_caster_to_the_abyss() -> None:
    t = cast_in_phase_3("Estate Transference", "r5", caster="wiz5 with art+2")
    assert t.where("wiz5") == "abyss"
    assert [t.where(card) for card in ("r5", "r4", "r9", "h1")] == ["formation"] * 3 + ["attached"]


@pytest.mark.rule("SF-SPELL-14")
def test_a_spell_that_finds_nothing_on_the_other_side_strikes_nothing() -> None:
    t = cast_in_phase_3("Shadow Engines", "h2", caster="cle5", realm="r9")
    assert (t.where("h2"), t.where("cle5")) == ("attached", "pool")


@pytest.mark.rule("SF-SPELL-14")
@pytest.mark.parametrize("spell", ["Death Spell", "Ray of Enfeeblement", "4th/372"])
def test_a_spell_on_a_champion_strikes_its_caster(spell: str) -> None:
    t = cast_in_phase_3(spell, "her4")
    caster = t.handle("wiz5")
    struck = (
        t.where("wiz5") == "discard pile"
        or any(effect[3] == caster for effect in t.state.lasting)
        or ("Fear" in t.names(0, "attached") + t.names(1, "attached") and t.state.host[t.handle("Fear")] == caster)
    )
    assert struck
    assert t.where("her4") == "pool"


@pytest.mark.rule("SF-SPELL-14")
def test_a_bolt_at_an_ally_strikes_an_ally_of_the_caster() -> None:
    t = duel("wiz5 with al3", "wiz9 with al2", hand=("Lightning Bolt", "al8"), rival_hand=("Spell Turning", "al4"))
    t.play("Lightning Bolt").play("Spell Turning")
    assert (t.where("al3"), t.where("al2"), t.where("wiz5")) == ("discard pile", "attached", "battle")


@pytest.mark.rule("SF-SPELL-14", "SF-TERM-02")
def test_a_rake_that_is_reversed_costs_its_user_a_card_of_his_choice() -> None:
    t = duel(
        "und5 with mi+1 and mi+2",
        "her9 with mi+3 Off",
        hand=("Rake!", "al9"),
        rival_hand=("Reversal", "al4"),
    )
    t.play("Rake!").play("Reversal")
    assert t.seat == 0, "the user's player chooses"
    t.pick("mi+1")
    assert (t.where("mi+1"), t.where("mi+2"), t.where("mi+3 Off")) == ("discard pile", "attached", "attached")
    assert t.where("und5") == "battle"


@pytest.mark.rule("SF-SPELL-14")
@pytest.mark.parametrize("turner", ["Spell Turning", "Reflection"])
def test_a_missile_that_is_turned_flies_for_the_other_side(turner: str) -> None:
    mage = "wiz9" if turner == "Spell Turning" else "cle9"
    t = duel("wiz7", f"{mage} with al3", hand=("Magic Missile", "al8"), rival_hand=(turner, "al4"))
    before = t.totals()
    assert before == (7, 12)
    t.play("Magic Missile").play(turner)
    if turner == "Reflection" and t.options()[0].startswith("turn"):
        t.say(t.options()[0])
    assert t.state.host[t.handle("Magic Missile")] == t.handle(mage)
    assert t.totals()[0] == 7 and t.totals()[1] > 12


@pytest.mark.rule("SF-SPELL-14")
@pytest.mark.parametrize(("caster", "stopped"), [("wiz5", True), ("flyWiz5", False)])
def test_a_wall_that_is_turned_stands_before_its_caster(caster: str, stopped: bool) -> None:
    t = duel(caster, "wiz9", hand=("Wall of Fire", "al8", "mi+2"), rival_hand=("Spell Turning", "al4"))
    t.play("Wall of Fire").play("Spell Turning")
    assert t.where(caster) == ("pool" if stopped else "battle")
    assert stopped or (t.can_play("mi+2") and not t.can_play("al8")), "who gets across has no ally on foot"


@pytest.mark.rule("SF-SPELL-14", "SF-WISH-01")
def test_a_wish_that_is_turned_costs_its_caster() -> None:
    t = cast_in_phase_3("Wish", "her4")
    assert (t.where("wiz5"), t.where("her4")) == ("discard pile", "pool")


def cast_by_a_realm(spell: str, *, defender: str = "her5") -> Hall:
    """P2 defends a realm that casts wizard spells itself, and casts one that P1 turns back."""
    t = duel("wiz7", defender, realm="rCaster", hand=("Spell Turning", "al4"), rival_hand=(spell, "al1"))
    t.play(spell)
    for card in ("rCaster", "wiz7"):  # who casts it, and at whom
        if t.can_pick(card):
            t.pick(card)
    return t.play("Spell Turning")


@pytest.mark.rule("SF-SPELL-14", "AMB-77")
def test_a_spell_on_a_champion_strikes_the_realm_that_cast_it() -> None:
    t = cast_by_a_realm("Death Spell")
    assert (t.where("rCaster"), t.where("her5"), t.where("wiz7")) == ("discard pile", "pool", "pool")
    t = duel("wiz7", "wiz5", hand=("Spell Turning", "al4"), rival_hand=("Death Spell", "al1"))
    t.play("Death Spell").pick("wiz7").play("Spell Turning")
    assert (t.where("r1"), t.where("wiz5")) == ("formation", "discard pile"), "cast by a champion it strikes him"


@pytest.mark.rule("SF-SPELL-14", "AMB-77")
def test_a_spell_of_a_realm_without_a_target_strikes_who_fights_for_it() -> None:
    t = cast_by_a_realm("wOff-3/4")
    assert t.totals() == (7, 5 - 3)
    assert t.where("rCaster") == "formation" and not t.is_razed("rCaster")
