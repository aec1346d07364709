"""Flyers, swimmers and earthwalkers (section MOVE)."""

from __future__ import annotations

import pytest
from hall import Hall

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.battle.attacks import MOVEMENTS
from spellhall.games.spellfire.words.battle.attack_and_defence import (
    NotAttackedBy,
    OnlyAttackedBy,
    alternatives,
    marks_of,
)


def expedition(attacker: str, *hand: str, defender: str = "mon9", **more: str) -> Hall:
    """P1 with one champion faces the formation of P2 given by places; other arguments are rule options."""
    places = {name: value for name, value in more.items() if name in tb.PLACES}
    t = Hall(**{name: value for name, value in more.items() if name not in places})
    t.formation(0, A="r9")
    t.formation(1, **places)
    t.pool(0, attacker)
    t.pool(1, defender)
    t.hand(0, *hand)
    return t.begin(phase=4)


def joined(attacker: str, realm: str, ally: str, **options: str) -> bool:
    """Whether an ally may join a champion against a shielded realm of the second row."""
    t = expedition(attacker, ally, "mi+2", A="r1", B=realm, **options)
    t.attack(realm)
    if t.can_pick(attacker):
        t.pick(attacker)
    t.pick("mon9")
    assert t.can_play("mi+2")
    return t.can_play(ally)


@pytest.mark.rule("SF-MOVE-01")
@pytest.mark.parametrize("place", ["B", "D", "F"])
def test_a_flyer_attacks_in_any_position(place: str) -> None:
    places = {"A": "r1", "B": "r3", "C": "r4", place: "r2"}
    assert expedition("fly5", **places).can_attack("r2")
    assert not expedition("her5", **places).can_attack("r2")


@pytest.mark.rule("SF-MOVE-02", "SF-MOVE-03")
def test_a_flyer_never_attacks_a_realm_that_excludes_flyers() -> None:
    assert not expedition("fly5", A="rNoFly").can_attack("rNoFly")
    assert not expedition("fly5", A="r1", B="rNoFly").can_attack("rNoFly")
    assert expedition("her5", A="rNoFly").can_attack("rNoFly")


@pytest.mark.rule("SF-MOVE-04")
def test_a_name_makes_no_flyer() -> None:
    assert not expedition("Winged Thing", A="r1", B="r2").can_attack("r2")
    assert expedition("Winged Thing", A="rNoFly").can_attack("rNoFly")


@pytest.mark.rule("SF-MOVE-05", "SF-MOVE-06", "SF-MOVE-07")
def test_a_swimmer_reaches_a_shielded_realm_only_if_its_card_has_a_coast() -> None:
    assert expedition("swi5", A="r1", B="rCoast").can_attack("rCoast")
    assert not expedition("swi5", A="r1", B="r2").can_attack("r2")
    assert expedition("swi5", A="r2").can_attack("r2")
    assert not expedition("her5", A="r1", B="rCoast").can_attack("rCoast")


@pytest.mark.rule("SF-MOVE-05", "SF-MOVE-07")
@pytest.mark.parametrize("zone", ["hand", "pool"])
@pytest.mark.parametrize(("realm", "reached"), [("rCoast", True), ("r2", False)])
def test_who_makes_swimmers_of_all_is_one_from_hand_too_and_no_more_than_that(zone, realm, reached) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B=realm)
    t.put(0, zone, "herFerry5")
    assert t.begin(phase=4).can_attack("r1")
    assert t.can_attack(realm) is reached


@pytest.mark.rule("SF-MOVE-08")
def test_an_earthwalker_attacks_any_realm_of_a_formation() -> None:
    places = {"A": "r1", "B": "r3", "C": "r4", "D": "r5", "E": "r6", "F": "r2"}
    for champion, reached in (("ear5", [*places.values()]), ("her5", ["r1"])):
        t = expedition(champion, **places)
        assert [realm for realm in places.values() if t.can_attack(realm)] == reached


@pytest.mark.rule("SF-MOVE-09")
@pytest.mark.parametrize("realm", ["rNoEarth", "rClericOnly", "rFlyOnly"])
def test_an_earthwalker_obeys_bans_and_conditions(realm: str) -> None:
    assert not expedition("ear5", A=realm).can_attack(realm)
    assert not expedition("ear5", A="r1", B=realm).can_attack(realm)
    admitted = {"rNoEarth": "her5", "rClericOnly": "cle5", "rFlyOnly": "fly5"}[realm]
    assert expedition(admitted, A=realm).can_attack(realm)


@pytest.mark.rule("SF-MOVE-10", "SF-MOVE-11")
@pytest.mark.parametrize(
    ("option", "flying", "swimming"),
    [("none", False, False), ("fly_and_earthwalk", True, False), ("all", True, True)],
)
def test_whether_movement_passes_to_allies_is_an_option(option: str, flying: bool, swimming: bool) -> None:
    for champion in ("fly5", "ear5"):
        assert joined(champion, "r2", "al3", movement_for_allies=option) is flying
    assert joined("swi5", "rCoast", "al3", movement_for_allies=option) is swimming
    assert joined("swi5", "rCoast", "alSwim3", movement_for_allies=option)


@pytest.mark.rule("SF-MOVE-11")
def test_the_card_of_a_champion_may_keep_its_movement_from_its_allies() -> None:
    assert joined("fly5", "r2", "al3", preset="tournament")
    assert not joined("loneFly5", "r2", "al3", preset="tournament")


@pytest.mark.rule("SF-MOVE-12")
def test_every_ally_must_reach_the_shielded_realm_itself() -> None:
    for ally in ("alFly3", "alSwim3", "alEarth3"):
        assert joined("fly5", "rCoast", ally)
        assert joined("fly5", "r2", ally) is (ally != "alSwim3")


@pytest.mark.rule("SF-MOVE-13")
def test_against_an_exposed_realm_allies_need_no_movement() -> None:
    t = expedition("fly5", "al3", "mi+2", A="r1", B="r2").attack("r1").pick("mon9")
    t.play("al3")
    assert t.totals() == (8, 9)


@pytest.mark.rule("SF-MOVE-14")
@pytest.mark.parametrize("attacker", ["fly9", "swi9", "ear9"])
def test_any_champion_and_any_ally_may_defend_against_them(attacker: str) -> None:
    t = expedition(attacker, defender="her5", A="r1", B="rCoast")
    t.hand(1, "al3", "al6")
    t.attack("rCoast").pick("her5")
    t.play("al3")
    assert t.totals() == (9, 8)
    assert not expedition("her5", A="r1", B="rCoast").can_attack("rCoast"), "not even one that couldn't attack there"


@pytest.mark.rule("SF-MOVE-15")
def test_a_realm_may_exclude_any_other_class_of_champions() -> None:
    assert not expedition("und5", A="rNoUndead").can_attack("rNoUndead")
    assert expedition("her5", A="rNoUndead").can_attack("rNoUndead")


BARRED = [
    ("Menzoberranzan", "her3", "Roc alFly3", "al7 alSwim3 alEarth3"),
    ("Evermeet", "her3", "alFly3 alSwim3 alEarth3", "al7"),
    ("The Coral Kingdom", "swi3", "alFly3 alEarth3 al7", "alSwim3"),
    ("Lake Island", "fly3", "al7 alSwim3", "alFly3 alEarth3"),
    ("The Five Peaks", "ear3", "al7 alSwim3", "alFly3 alEarth3"),
    ("rFlyOnly", "fly3", "al7 alEarth3", "alFly3"),
    ("rNoUndead", "her3", "alUnd4", "al7 alFly3"),
    ("rClericOnly", "cle3", "", "al7 alFly3"),
]
"""Realms, who attacks them, the allies that may not join in that, and allies that may."""


SHIELDED = [case for case in BARRED if case[0] in ("The Coral Kingdom", "Lake Island", "The Five Peaks", "rFlyOnly")]
"""Those whose attackers also get there past another realm."""


@pytest.mark.rule("SF-MOVE-16", "SF-ALLY-03")
@pytest.mark.parametrize(
    ("realm", "attacker", "barred", "admitted", "shielded"),
    [*((*case, False) for case in BARRED), *((*case, True) for case in SHIELDED)],
)
def test_what_a_realm_says_of_its_attackers_holds_for_their_allies(realm, attacker, barred, admitted, shielded) -> None:
    for ally in barred.split():
        t = against(realm, attacker, ally, shielded=shielded)
        assert not t.can_play(ally)
        assert "SF-MOVE-16" in t.why_not(ally, seat=0)
    for ally in admitted.split():
        assert against(realm, attacker, ally, shielded=shielded).can_play(ally)


def against(realm: str, attacker: str, *hand: str, shielded: bool = False, **options: str) -> Hall:
    """A champion has attacked a realm, and its player is asked for cards."""
    places = {"A": "r1", "B": realm} if shielded else {"A": realm}
    t = expedition(attacker, *hand, "mi+2", **places, **options)
    t.attack(realm)
    if t.can_pick(attacker):
        t.pick(attacker)
    t.pick("mon9")
    assert t.can_play("mi+2")
    return t


@pytest.mark.rule("SF-MOVE-16", "SF-MOVE-11")
@pytest.mark.parametrize(("preset", "joins"), [("rulebook", False), ("tournament", True)])
def test_movement_that_a_realm_demands_may_be_passed_on_as_any_other(preset: str, joins: bool) -> None:
    assert against("Lake Island", "fly3", "al7", preset=preset).can_play("al7") is joins
    assert not against("Menzoberranzan", "her3", "alFly3", preset=preset).can_play("alFly3")


@pytest.mark.rule("SF-MOVE-16")
def test_no_realm_names_a_movement_where_the_rule_for_allies_cannot_see_it() -> None:
    cards = Hall().state.game.definitions
    words = [(card.name, word) for card in cards for ability in card.abilities for word in ability.modifiers]
    gates = {name: word for name, word in words if isinstance(word, OnlyAttackedBy | NotAttackedBy)}
    assert len(gates) > 40
    for name, word in gates.items():
        named = alternatives(word.admitted if isinstance(word, OnlyAttackedBy) else word.refused)
        speaks = any(movement in word.phrase() for movement in MOVEMENTS)
        assert any(map(marks_of, named)) or not speaks, name


@pytest.mark.rule("AMB-61")
def test_an_ally_that_has_joined_stays_though_its_champion_flies_no_more() -> None:
    t = expedition("her5 with cloak", "al1", "al2", "evSmash", "mi+2", A="r1", B="r2", movement_for_allies="all")
    t.attack("r2").skip().pick("mon9")
    t.play("al1").play("evSmash")
    assert (t.where("cloak"), t.where("al1"), t.where("her5")) == ("discard pile", "attached", "battle")
    assert not t.can_play("al2"), "from now on none can follow"


@pytest.mark.rule("AMB-62")
@pytest.mark.parametrize("phase", [3, 4])
def test_movement_for_the_attack_comes_from_phase_3(phase: int) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2")
    t.pool(0, "wiz5")
    t.hand(0, "flySp", "al1")
    t.begin(phase=phase)
    assert t.can_play("flySp") is (phase == 3)
    if phase == 3:
        t.play("flySp")
        t.skip_to_phase(4)
    assert t.can_attack("r1")
    assert t.can_attack("r2") is (phase == 3)
