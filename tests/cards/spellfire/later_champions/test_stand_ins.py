"""Champions of the later sets that take another's place, attack twice, or look after others."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, fight, finish_turn

from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.traits import has_trait


def test_misfortune_takes_the_place_of_a_fighter_and_is_lost_after_the_round() -> None:
    t = fight("her5 with mi+2", "her9")
    t.pool(0, "Misfortune, Avatar of Ralishaz")
    t.use("Misfortune, Avatar of Ralishaz")
    assert t.totals() == (17, 9) and t.where("her5") == "pool"
    t.skip()
    assert t.where("her9") == "discard pile" and t.where("Misfortune, Avatar of Ralishaz") == "discard pile"


def test_misfortune_takes_no_place_outside_of_combat() -> None:
    t = at_home(pool=("Misfortune, Avatar of Ralishaz",), hand=("her2",))
    assert not t.can_use("Misfortune, Avatar of Ralishaz")


def test_misfortune_costs_a_cleric() -> None:
    assert not at_home(pool=("her5",), hand=("PO/043", "her2")).can_play("PO/043")
    t = at_home(pool=("cle5",), hand=("PO/043", "her2"))
    t.play("PO/043")
    assert t.where("cle5") == "discard pile" and t.where("PO/043") == "pool"


def gorynych(*, wishbone: bool) -> Hall:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2")
    t.pool(0, "Gorynych")
    t.pool(1, "her2", "her3")
    t.hand(1, "al1")
    t.begin(seat=0, phase=4).attack("r1").pick("her2").skip()
    assert t.where("Gorynych") == "pool" and not t.is_razed("r1")
    t.skip_to(seat=0, rule="SF-COMB").pick("Gorynych").pick("her3").skip()
    t.yes() if wishbone else t.skip()
    return t


def test_gorynych_attacks_twice_and_may_break_for_a_realm() -> None:
    t = gorynych(wishbone=True)
    assert t.is_razed("r1") and t.where("Gorynych") == "discard pile"


def test_gorynych_may_keep_whole() -> None:
    t = gorynych(wishbone=False)
    assert not t.is_razed("r1") and t.where("Gorynych") == "pool"


def test_rary_uses_what_his_apprentice_bears_and_does_not_fall() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Rary the Traitor with mi+1", "Rary's Apprentice with mi+2 and mi+3 Off")
    t.pool(1, "her15")
    t.hand(0, "al1")
    t.begin(seat=0, phase=4).attack("r1").pick("Rary the Traitor").yes().pick("her15")
    assert t.totals()[0] == 4 + 1 + 2 + 3 + 2 * 2
    t.skip()
    assert t.where("Rary the Traitor") == "pool" and t.where("mi+1") == "attached"
    assert t.state.host[t.handle("mi+2")] == t.handle("Rary's Apprentice")


@pytest.mark.parametrize(
    ("rival", "friend"), [("her15 with art+4 and mi+3 Off", "discard pile"), ("her9 with mi+3 Off", "pool")]
)
def test_gib_aklem_lets_another_fall_in_his_place(rival: str, friend: str) -> None:
    t = fight("Gib Aklem", rival)
    t.pool(1, "mon5", "her2")
    t.use("Gib Aklem").pick("mon5")
    assert t.totals()[0] == 9 + 5
    t.skip()
    assert t.where("Gib Aklem") == "pool" and t.where("mon5") == friend


def test_gib_aklem_falls_like_others_without_an_ally() -> None:
    t = fight("Gib Aklem", "her15")
    t.skip()
    assert t.where("Gib Aklem") == "discard pile"


def test_lilacs_dog_helps_adventurers_until_it_is_given_up_for_an_offensive_card() -> None:
    t = fight("wiz5", "adv1 with art+4", hand=("wOff-3/4", "wOff+3/4"))
    t.pool(1, "Lilac Hesabon")
    assert t.totals() == (5, 3 + 4 + 3)
    t.play("wOff-3/4").use("Lilac Hesabon")
    assert t.totals() == (5, 3 + 4)
    t.play("wOff+3/4")
    assert not t.can_use("Lilac Hesabon") and t.totals() == (5 + 3, 3 + 4)


def test_lilacs_dog_does_not_help_strangers() -> None:
    t = fight("her5", "her9")
    t.pool(1, "Lilac Hesabon")
    assert t.totals() == (5, 9)


@pytest.mark.parametrize(("razes", "place"), [(True, "pool"), (False, "discard pile")])
def test_necba_wants_a_realm_razed_in_every_turn_of_an_opponent(razes: bool, place: str) -> None:
    t = Hall()
    t.formation(0, A="r9", B="r7")
    t.formation(1, A="r8")
    t.pool(0, "Necba the Wrathmaker")
    t.pool(1, "her6", "her9", "mon2")
    t.begin(seat=1, phase=4)
    if razes:
        t.attack("r9").pick("mon2")
        t.skip_to(seat=1, label="end your turn")
    finish_turn(t)
    assert t.where("her9") == place and t.where("her6") == "pool"


@pytest.mark.parametrize(("there", "comes"), [("PO/044", "PO/078"), ("PO/078", "PO/044")])
def test_of_tempest_and_the_sea_queen_only_one_is_there(there: str, comes: str) -> None:
    t = at_home(pool=("cle5",), hand=(comes, "her2"))
    assert t.can_play(comes)
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r8")
    t.pool(0, "cle5")
    t.pool(1, there)
    t.hand(0, comes, "her2")
    assert not t.begin(seat=0, phase=3).can_play(comes)


def test_tempest_shields_the_swimmers_of_its_player() -> None:
    t = fight("swi5 with alSwim2", "her9 with mi+3 Off and art+4")
    t.pool(0, "PO/044", "her2")
    t.put(1, "hand", "wOff-3/4", "psyOff-3")
    for name in ("swi5", "alSwim2"):
        assert all(immune(t.state, t.handle(name), t.handle(card)) for card in ("wOff-3/4", "mi+3 Off", "art+4"))
        assert not immune(t.state, t.handle(name), t.handle("psyOff-3"))
    assert not immune(t.state, t.handle("her2"), t.handle("wOff-3/4"))


def test_the_sea_queen_makes_swimmers_and_reclaims_one_item_a_turn() -> None:
    t = fight("her3 with al2", "her9 with slayItem", hand=("al4",))
    t.pool(0, "PO/078", "her4 with mi+2", "her5 with mi+1")
    assert all(has_trait(t.state, t.handle(name), "swimmer") for name in ("her3", "al2", "her4"))
    assert not has_trait(t.state, t.handle("her9"), "swimmer")
    t = at_home(pool=("PO/078", "her4 with mi+2", "her5 with mi+1"), hand=("evPool", "evPool", "her2"))
    t.play("evPool").pick("her4").yes()
    assert t.where("mi+2") == "hand" and t.where("her4") == "discard pile"
    t.play("evPool").pick("her5")
    assert t.where("mi+1") == "discard pile"


@pytest.mark.parametrize(("attacker", "place"), [("her6", "discard pile"), ("her5", "battle")])
def test_the_living_wall_absorbs_strong_champions(attacker: str, place: str) -> None:
    assert fight(attacker, "Living Wall").where(attacker) == place


def test_the_living_wall_absorbs_strong_allies_and_resists_much() -> None:
    t = fight("her2", "Living Wall", hand=("al5", "al6", "psyOff-3"))
    t.play("al6")
    assert t.where("al6") == "discard pile"
    t.play("al5")
    assert t.where("al5") == "attached"
    t.put(0, "hand", "wOff-3/4", "mi+3 Off", "art+4", "mi+2")
    wall = t.handle("Living Wall")
    assert all(immune(t.state, wall, t.handle(card)) for card in ("wOff-3/4", "mi+3 Off", "art+4"))
    assert not any(immune(t.state, wall, t.handle(card)) for card in ("mi+2", "psyOff-3"))


def ochimo_fights(t: Hall, rival: str) -> None:
    """Ochimo attacks and meets a rival, the losing side gives the round up, and the next turn goes by."""
    t.skip_to_phase(4, seat=0, turns=3).attack("r1").pick(rival).skip()
    finish_turn(finish_turn(t))


def test_ochimo_is_lost_only_when_he_is_beaten_twice_in_a_row() -> None:
    for rivals, place in (
        (("her9",), "pool"),
        (("her9", "her9"), "discard pile"),
        (("her9", "her1", "her9"), "pool"),
        (("her9", "her1", "her9", "her9"), "discard pile"),
    ):
        t = Hall()
        t.formation(0, A="r9")
        t.formation(1, A="r1")
        t.pool(0, "Ochimo")
        t.pool(1, "her9", "her1")
        t.hand(0, "al0")
        t.hand(1, "al0")
        t.begin(seat=0, phase=4)
        for rival in rivals:
            ochimo_fights(t, rival)
        assert t.where("Ochimo") == place, rivals


def test_ochimo_defends_kozakura_best() -> None:
    assert fight("fly9 with art+4", "Ochimo", realm="Kozakura").totals()[1] == 4 + 4
    assert fight("fly9 with art+4", "Ochimo").totals()[1] == 4
