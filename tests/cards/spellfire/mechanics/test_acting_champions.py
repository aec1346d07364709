"""Cards that stand as champions though their icons are none (section ROLE, from SF-ROLE-06 on)."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, step_forward
from sieges import camp

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.facts import ALLY, ARTIFACT, HERO, MONSTER
from spellhall.games.spellfire.rules.levels.traits import is_champion, type_of


def ledopolus(attacker: str = "mon5", hand: tuple[str, ...] = ("al6", "al2")) -> Hall:
    """P1 attacks a realm with South Ledopolus, whose player has no champion, but allies in their hand."""
    t = camp("rDS with South Ledopolus", attacker)
    t.hand(0, "al1")
    t.hand(1, *hand)
    return t.attack("rDS")


# ---------------------------------------------------------------------- allies


@pytest.mark.rule("SF-ROLE-06")
def test_south_ledopolus_sends_an_ally_as_a_hero() -> None:
    t = ledopolus()
    assert t.seat == 1 and t.can_pick("al6") and t.can_pick("al2")
    t.pick("al6")
    ally = t.handle("al6")
    assert t.totals() == (5, 6) and t.where("al6") == "battle"
    assert is_champion(t.state, ally) and type_of(t.state, ally) == HERO
    t.is_sound()


@pytest.mark.rule("SF-ROLE-06", "SF-COMB-H7")
@pytest.mark.parametrize("wins", [True, False])
def test_the_ally_is_discarded_after_the_battle_and_an_ally_again(wins: bool) -> None:
    t = ledopolus("mon5" if wins else "mon9").pick("al6")
    t.skip_to(rule="SF-PH")
    assert t.where("al6") == "discard pile" and not t.is_razed("rDS")
    assert type_of(t.state, t.handle("al6")) == ALLY and not is_champion(t.state, t.handle("al6"))


def test_south_ledopolus_calls_no_ally_to_another_realm_and_none_to_attack() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="rDS with South Ledopolus")
    t.pool(0, "mon5")
    t.hand(1, "al6")
    t.begin(phase=4).attack("r1")
    assert t.is_razed("r1")
    t = Hall()
    t.formation(0, A="rDS with South Ledopolus")
    t.formation(1, A="r1")
    t.hand(0, "al6")
    assert not t.begin(phase=4).can_attack("r1")


@pytest.mark.rule("SF-ROLE-06")
@pytest.mark.parametrize(("realm", "may"), [("r8", True), ("The Bright Desert", False), ("rClericOnly", False)])
def test_an_ally_is_judged_as_the_hero_that_it_would_be(realm: str, may: bool) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A=realm)
    t.pool(0, "cle5")
    t.hand(0, "Phantasmal Wolf", "al6")
    t.begin(phase=4).play("Phantasmal Wolf")
    assert t.can_attack(realm) is may and t.state.definition(t.handle("al6")).type == ALLY


def wolf(*allies: str, pool: tuple[str, ...] = ("mon9",), rival: tuple[str, ...] = ("al3",)) -> Hall:
    """P1 has called the Phantasmal Wolf in their phase 3."""
    t = at_home(hand=("Phantasmal Wolf", *allies), pool=("her5",))
    t.pool(1, *pool)
    t.hand(1, *rival)
    return t.play("Phantasmal Wolf")


@pytest.mark.rule("SF-ROLE-06")
def test_while_the_wolf_lasts_allies_alone_attack_and_defend() -> None:
    t = wolf("al6", "al1", rival=("al3", "mi0"))
    t.skip_to_phase(4).attack("r8").pick("al6")
    assert t.seat == 1 and t.offered() == ["al3"]
    t.pick("al3")
    assert t.totals() == (6, 3)


@pytest.mark.rule("SF-ROLE-06")
def test_an_ally_that_has_won_bears_artifacts_of_any_world_and_goes_with_the_wolf() -> None:
    t = wolf("al6", "artFR+4", "mi+2", rival=())
    t.skip_to_phase(4).attack("r8")
    assert t.where("al6") == "pool"
    t.skip_to(rule="SF-PH6").end_turn()
    t.skip_to_phase(3, seat=0, turns=2)
    t.play("artFR+4").play("mi+2").pick("al6")
    assert (t.where("artFR+4"), t.where("mi+2")) == ("attached", "attached")
    t.skip_to(rule="SF-PH6").end_turn()
    assert [t.where(card) for card in ("Phantasmal Wolf", "al6", "artFR+4", "mi+2")] == [
        "abyss",
        "discard pile",
        "discard pile",
        "discard pile",
    ]
    assert t.where("her5") == "pool" and type_of(t.state, t.handle("al6")) == ALLY


def test_whoever_calms_the_wolf_fights_as_ever() -> None:
    t = at_home(hand=("Phantasmal Wolf", "al6"), pool=("her5",))
    t.pool(1, "mon9")
    t.hand(1, "Calm", "al3")
    t.play("Phantasmal Wolf").play("Calm")
    t.skip_to_phase(4).attack("r8")
    assert t.seat == 1 and t.offered() == ["mon9"]


# ---------------------------------------------------------------------- an artifact


@pytest.mark.rule("SF-ROLE-07")
def test_the_obsidian_man_walks_into_the_pool() -> None:
    t = at_home(hand=("Obsidian Man of Urik",), pool=("herDS5",))
    t.play("Obsidian Man of Urik").say("play it as a champion")
    man = t.handle("Obsidian Man of Urik")
    assert t.where("Obsidian Man of Urik") == "pool" and type_of(t.state, man) == MONSTER
    assert t.state.view(1)["seats"][0]["zones"]["pool"][-1]["key"] == "4th/459"
    t.is_sound()


@pytest.mark.rule("SF-ROLE-07")
def test_the_obsidian_man_can_be_borne_and_needs_no_bearer() -> None:
    t = at_home(hand=("Obsidian Man of Urik",), pool=("herDS5",))
    t.play("Obsidian Man of Urik").pick("herDS5")
    assert t.where("Obsidian Man of Urik") == "attached"
    t = at_home(hand=("Obsidian Man of Urik",), pool=("her5",))
    t.play("Obsidian Man of Urik")
    assert t.where("Obsidian Man of Urik") == "pool"


@pytest.mark.rule("SF-ROLE-07")
def test_the_obsidian_man_is_sent_from_the_hand() -> None:
    t = at_home(phase=4, hand=("Obsidian Man of Urik", "al1"))
    t.pool(1, "mon9")
    t.hand(1, "al1")
    t.attack("r8").pick("mon9")
    assert t.totals() == (6, 9)
    t.skip()
    man = t.handle("Obsidian Man of Urik")
    assert t.where("Obsidian Man of Urik") == "discard pile" and t.state.definition(man).type == ARTIFACT


@pytest.mark.rule("SF-ROLE-07")
def test_the_obsidian_man_outlives_his_bearer() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "herDS5 with Obsidian Man of Urik and mi+2")
    t.pool(1, "her15")
    t.hand(0, "al1")
    t.begin(phase=4).attack("r1")
    step_forward(t, "herDS5", "her15").skip()
    assert (t.where("herDS5"), t.where("mi+2")) == ("discard pile", "discard pile")
    assert t.where("Obsidian Man of Urik") == "pool"
    assert type_of(t.state, t.handle("Obsidian Man of Urik")) == MONSTER
    assert t.state.control[t.handle("Obsidian Man of Urik")] == 0


@pytest.mark.rule("SF-ROLE-06")
def test_the_rule_of_the_cosmos_goes_by_the_icon() -> None:
    t = at_home(hand=("Obsidian Man of Urik",), pool=("her5",))
    t.pool(1, "herDS5 with Obsidian Man of Urik")
    assert "SF-COSMOS-01" in t.why_not("Obsidian Man of Urik", owner=0)
    t = wolf("al6", rival=("al6",))
    t.skip_to_phase(4).attack("r8")
    assert t.seat == 1 and t.can_pick("al6")


# ---------------------------------------------------------------------- a spell


@pytest.mark.rule("SF-ROLE-08")
def test_spells_of_others_must_be_aimed_at_the_ward() -> None:
    t = at_home(hand=("Ward of Peace",), pool=("cle5", "mon9"))
    t.pool(1, "wiz9", "wiz8")
    t.hand(1, "wOff/3", "wishW")
    t.play("Ward of Peace")
    ward = t.handle("Ward of Peace")
    assert t.where("Ward of Peace") == "pool" and type_of(t.state, ward) == HERO
    assert t.state.definition(ward).level == 8
    t.is_sound()
    t.skip_to_phase(3, seat=1, turns=1)
    t.play("wishW").pick("wiz9")
    assert t.can_pick("Ward of Peace") and not t.can_pick("mon9")
    t.pick("Ward of Peace")
    assert t.where("Ward of Peace") == "discard pile" and t.where("mon9") == "pool"
    t.play("wOff/3")
    assert t.can_pick("mon9")


@pytest.mark.rule("SF-ROLE-08")
def test_the_ward_does_not_fight_and_keeps_off_no_own_spell_and_no_event() -> None:
    t = at_home(hand=("Ward of Peace", "evIdle"), pool=("cle5",))
    t.play("Ward of Peace")
    t.skip_to_phase(4)
    t.attack("r8").skip_to(rule="SF-PH6")
    assert t.where("Ward of Peace") == "pool" and t.is_razed("r8")
    assert not t.state.marks[tb.FOUGHT][t.handle("Ward of Peace")]


@pytest.mark.rule("SF-ROLE-08")
def test_a_ward_that_is_answered_is_discarded() -> None:
    t = at_home(hand=("Ward of Peace",), pool=("cle5",))
    t.pool(1, "wiz9")
    t.hand(1, "Dispel Magic")
    t.play("Ward of Peace").play("Dispel Magic")
    assert t.where("Ward of Peace") == "discard pile"


# ---------------------------------------------------------------------- realms


def earth(realm: str, place: str, *defenders: str, hand: tuple[str, ...] = ("al1",)) -> Hall:
    """P1 has played the Living Earth, and attacks a realm of P2 with one of their own."""
    t = Hall()
    t.formation(0, A="r9", B=f"{realm}")
    t.formation(1, A="r1", B=place)
    t.pool(1, *defenders)
    t.hand(0, "The Living Earth", *hand)
    t.hand(1, "al2")
    t.begin(phase=4).play("The Living Earth")
    return t.attack(place)


@pytest.mark.rule("SF-ROLE-09", "AMB-49")
def test_a_realm_attacks_whatever_the_position_and_comes_home_to_its_place() -> None:
    t = earth("rSelf6", "r2")
    assert t.is_razed("r2")
    assert t.where("rSelf6") == "formation"
    assert t.state.marks[tb.PLACE][t.handle("rSelf6")] == 1
    assert not is_champion(t.state, t.handle("rSelf6"))
    t.is_sound()


@pytest.mark.rule("SF-ROLE-09")
def test_a_realm_that_is_defeated_is_discarded() -> None:
    t = earth("rSelf6 with h1", "r2", "mon9", hand=("mi0",)).pick("mon9")
    assert is_champion(t.state, t.handle("rSelf6")) and t.where("rSelf6") == "battle"
    t.skip()
    assert (t.where("rSelf6"), t.where("h1")) == ("discard pile", "discard pile")


@pytest.mark.rule("SF-ROLE-09")
@pytest.mark.parametrize("roused", [True, False])
def test_a_realm_that_falls_in_its_own_defence_is_discarded_while_the_living_earth_lasts(roused: bool) -> None:
    t = camp("rSelf6", "her9", first=("The Living Earth",))
    t.hand(1, "mi0")
    if roused:
        t.play("The Living Earth")
    t.attack("rSelf6").skip_to(rule="SF-COMB-C1")
    t.pick("rSelf6").skip_to(rule="SF-PH6")
    assert t.where("rSelf6") == ("discard pile" if roused else "formation")


@pytest.mark.rule("SF-ROLE-09")
def test_what_a_realm_bears_goes_with_the_living_earth() -> None:
    t = earth("rSelf6", "r2", "mon8", hand=("al1", "mi+3 Off")).pick("mon8")
    t.play("mi+3 Off")
    assert t.totals() == (9, 8)
    t.skip()
    assert t.where("rSelf6") == "formation" and t.where("mi+3 Off") == "attached"
    for seat in (0, 1, 0):
        t.skip_to(rule="SF-PH6", seat=seat, turns=1).end_turn()
    assert t.where("The Living Earth") == "abyss"
    assert t.where("mi+3 Off") == "discard pile" and t.where("rSelf6") == "formation"


def test_without_the_living_earth_no_realm_attacks() -> None:
    t = Hall()
    t.formation(0, A="rSelf6")
    t.formation(1, A="r1")
    assert not t.begin(phase=4).can_attack("r1")
