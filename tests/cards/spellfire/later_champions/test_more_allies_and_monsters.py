"""Allies and monsters of the later sets whose powers act at a moment, or on one kind of card."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import fight
from sieges import camp

from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.levels import own_level
from spellhall.games.spellfire.rules.levels.projection import is_silenced
from spellhall.games.spellfire.rules.plays.permits import may_use


def immune_to(t: Hall, name: str, to: str) -> bool:
    return immune(t.state, t.handle(name), t.handle(to))


@pytest.mark.parametrize(("ally", "other"), [("Dragonclaw", "Mad Monkey"), ("Mad Monkey", "Dragonclaw")])
def test_dragonclaw_and_the_mad_monkey_never_fight_together(ally: str, other: str) -> None:
    t = fight("her3", "her15", hand=(ally, other, "al2"))
    assert t.can_play(other)
    t.play(ally)
    assert t.totals()[0] == 3 + 4 and t.can_play("al2") and not t.can_play(other)


@pytest.mark.parametrize("ally", ["Dragonclaw", "Mad Monkey"])
def test_dragonclaw_and_the_mad_monkey_defend_the_east(ally: str) -> None:
    t = fight("fly9 with art+4", "her3", realm="Kozakura", rival_hand=(ally, "alFly2"))
    t.play(ally)
    assert t.totals()[1] == 3 + 4 + 4


def test_kinsle_casts_cleric_spells_for_his_champion() -> None:
    t = fight("her3", "her15", hand=("Kinsle the Druid", "cDef+3/4"))
    assert not t.can_play("cDef+3/4")
    t.play("Kinsle the Druid").play("cDef+3/4")
    assert t.totals()[0] == 3 + 4 + 3


def test_the_thought_eater_silences_the_other_side_but_not_what_icons_allow() -> None:
    t = fight("her9", "Alicia with dup and al3", hand=("AR/099",), rival_hand=("al2", "wDef+3/4"))
    t.play("AR/099")
    assert [is_silenced(t.state, t.handle(name)) for name in ("Alicia", "dup", "al3")] == [True, True, True]
    assert may_use(t.state, t.handle("Alicia"), t.handle("wDef+3/4")) and t.totals() == (9 - 2, 8 + 3)


def test_the_hypnosnake_charms_one_ally_at_any_time_of_a_battle() -> None:
    t = fight("her5", "her4", hand=("Hypnosnake",), rival_hand=("al6", "al5"))
    t.play("al6").play("Hypnosnake")
    t.use("Hypnosnake")
    assert t.totals() == (5 + 3 + 6, 4)
    t.play("al5")
    assert not t.can_use("Hypnosnake")


def test_the_dream_team_sends_all_other_allies_away_and_silences_what_comes() -> None:
    t = fight("her1 with al3", "mon9 with al2", hand=("The Dream Team",), rival_hand=("Rowan", "Elven Archer"))
    t.play("The Dream Team")
    assert t.where("al3") == t.where("al2") == "discard pile" and t.totals() == (1 + 10, 9)
    t.play("Elven Archer")
    assert t.where("The Dream Team") == "attached" and t.totals() == (1 + 10, 9 + 3)


@pytest.mark.parametrize(("top", "bonus"), [("digit3", 3), ("digit4", 4)])
def test_the_stirge_swarm_is_as_strong_as_the_digit_it_draws(top: str, bonus: int) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her3")
    t.pool(1, "her15")
    t.hand(0, "Stirge Swarm", "al1")
    t.pile(1, top, "al2")
    t.begin(seat=0, phase=4).attack("r1").pick("her15").play("Stirge Swarm")
    assert t.totals()[0] == 3 + bonus and t.where(top) == "discard pile"


def test_loric_sells_things_for_two_cards_each() -> None:
    t = fight("her3", "her15", hand=("Loric the Fence", "mi+2"))
    t.pool(0, "her4 with mi+1 and art+4")
    t.play("Loric the Fence")
    before = t.hand_size(0)
    t.pick("mi+2").pick("mi+1").skip()
    assert t.where("mi+1") == t.where("mi+2") == "discard pile" and t.where("art+4") == "attached"
    assert t.hand_size(0) == before - 1 + 2 * 2


def test_the_psion_sucker_feeds_on_every_psionicist() -> None:
    t = fight("psi2", "psi9", hand=("Psion Sucker",))
    t.pool(1, "psi5", "her5")
    t.play("Psion Sucker")
    assert t.totals() == (0 + 6, 7)
    assert own_level(t.state, t.handle("psi5")) == 3 and own_level(t.state, t.handle("her5")) == 5


def test_the_firbolg_eliminates_the_first_small_ally() -> None:
    t = fight("Firbolg", "her1", rival_hand=("al5", "al3", "al4"))
    t.play("al3")
    assert t.where("al3") == "discard pile"
    t.play("al4")
    assert t.where("al4") == "attached"


def test_the_iron_golem_ignores_walls_and_gives_itself_up_for_one() -> None:
    t = fight("her5", "wiz3", rival_hand=("wallA", "Wall of Iron"))
    t.pool(0, "Iron Golem")
    assert immune_to(t, "Iron Golem", "Wall of Iron") and not immune_to(t, "her5", "Wall of Iron")
    t.play("Wall of Iron").use("Iron Golem")
    assert t.where("Iron Golem") == "discard pile" and t.where("Wall of Iron") == "discard pile"
    assert t.where("her5") == "battle"


def test_the_iron_golem_brings_a_wall_down_that_stands() -> None:
    t = fight("fly5", "wiz3", hand=("alFly2",), rival_hand=("Wall of Iron",))
    t.pool(0, "Iron Golem")
    t.play("Wall of Iron").skip()
    assert t.totals() == (5, 3 + 3)
    t.use("Iron Golem")
    assert t.where("Wall of Iron") == "discard pile" and t.totals() == (5, 3)


@pytest.mark.parametrize(("top", "place"), [("digit4", "discard pile"), ("her9", "pool")])
def test_the_werewolf_may_infect_its_slayer(top: str, place: str) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Werewolf")
    t.pool(1, "her15")
    t.hand(0, "al1")
    t.pile(1, top, "al2", "al3")
    t.begin(seat=0, phase=4).attack("r1").pick("her15").skip()
    assert t.where("her15") == place


def test_oonga_tears_the_holding_off_the_realm_that_he_attacks() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1 with h+2", B="r2 with h1")
    t.pool(0, "Oonga the Ape")
    t.pool(1, "her15")
    t.hand(0, "al1")
    t.begin(seat=0, phase=4).attack("r1").pick("her15")
    assert t.where("h+2") == "discard pile" and t.where("h1") == "attached" and immune_to(t, "Oonga the Ape", "h1")


def test_the_allies_of_a_beaten_phoebus_come_back_and_items_of_his_opponents_are_lost() -> None:
    t = fight("Phoebus the Lizard Man", "her15 with mi+2 and art+4", hand=("al3",))
    t.play("al3").skip()
    assert t.where("al3") == "hand" and t.where("mi+2") == "discard pile" and t.where("art+4") == "attached"


def test_nosnra_fights_best_alone() -> None:
    t = fight("Nosnra the Hill Giant", "her15", hand=("al2",))
    assert t.totals()[0] == 10
    t.play("al2")
    assert t.totals()[0] == 6 + 2


def test_nosnra_attacks_any_realm_of_add() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="rFlyOnly", C="rDS")
    t.pool(0, "Nosnra the Hill Giant")
    t.begin(seat=0, phase=4)
    assert t.can_attack("rFlyOnly") and not t.can_attack("rDS")


@pytest.mark.parametrize(
    ("champion", "covered", "open_to"),
    [
        ("The White Witch", "wOff-3/4 evRuin", "fire+3/4 Fire_Rain evGift psyOff-3"),
        ("The Demi-Lich Zyenj", "mi+3_Off art+2", "art+4 wOff-3/4 mi+2"),
        ("NS/065", "her5 mon6", "her7"),
    ],
)
def test_some_monsters_are_immune_to_what_their_texts_say(champion: str, covered: str, open_to: str) -> None:
    t = fight(champion, "her15")
    safe = [name.replace("_", " ") for name in covered.split()]
    unsafe = [name.replace("_", " ") for name in open_to.split()]
    t.put(1, "hand", *safe, *unsafe)
    assert [name for name in safe if not immune_to(t, champion, name)] == []
    assert [name for name in unsafe if immune_to(t, champion, name)] == []


def test_the_werebear_ignores_the_things_of_weak_champions_too() -> None:
    t = fight("NS/065", "her5 with mi+3 Off and art+4 and mi+2")
    assert immune_to(t, "NS/065", "mi+3 Off")
    t = fight("NS/065", "her9 with mi+3 Off")
    assert not immune_to(t, "NS/065", "mi+3 Off")


def test_the_cerilian_dragon_may_burn_any_holding_of_the_defender() -> None:
    t = Hall()
    t.formation(0, A="r9 with h+2b")
    t.formation(1, A="r1 with h1", B="r2 with h2")
    t.pool(0, "Cerilian Dragon")
    t.pool(1, "her15")
    t.hand(0, "cDef+3/4")
    t.begin(seat=0, phase=4).attack("r1").yes().pick("h2")
    assert t.where("h2") == "discard pile" and t.where("h1") == "attached"
    t.pick("her15")
    assert t.can_play("cDef+3/4")


def test_noran_spits_rocks_at_small_allies_when_he_attacks() -> None:
    t = fight("Noran", "her5", rival_hand=("al3", "al2", "al4"))
    assert t.totals()[0] == 9
    t.play("al4")
    assert t.where("al4") == "attached"
    t = fight("Noran", "her8", rival_hand=("al3",))
    t.play("al3").use("Noran")
    assert t.where("al3") == "discard pile"


def test_noran_is_of_level_five_in_defence() -> None:
    t = fight("her9", "Noran")
    assert t.totals()[1] == 5 and not t.can_use("Noran")


def test_the_myconid_is_at_home_in_the_underdark() -> None:
    assert fight("Myconid", "her15", realm="rUnder").totals()[0] == 7
    assert fight("Myconid", "her15").totals()[0] == 2
    t = fight("her9", "Myconid", realm="rUnder")
    t.skip()
    assert t.where("Myconid") == "pool"
    t = fight("her9", "Myconid")
    t.skip()
    assert t.where("Myconid") == "discard pile"


def test_no_ally_is_played_against_the_demi_lich() -> None:
    t = fight("her1", "The Demi-Lich Zyenj", hand=("al9", "mi+2"))
    assert t.can_play("mi+2") and not t.can_play("al9")


def test_the_minotaur_knows_the_underdark_and_its_items() -> None:
    assert fight("The Minotaur with mi+2", "her15", realm="rUnder").totals()[0] == 6 + 3 + 3
    assert fight("The Minotaur with mi+2", "her15").totals()[0] == 6 + 3


def test_the_minotaur_is_stronger_by_way_of_an_underdark_realm() -> None:
    t = Hall()
    t.formation(0, A="The Underdark")
    t.formation(1, A="r1", B="r2 with h1")
    t.pool(0, "The Minotaur")
    t.pool(1, "her15")
    t.hand(0, "al1")
    t.begin(seat=0, phase=4).attack("r2").pick("her15")
    assert t.totals()[0] == 6 + 3


@pytest.mark.parametrize(("realm", "sent"), [("rUnder", True), ("r1", False)])
def test_the_lurker_only_defends_the_underdark(realm: str, sent: bool) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A=realm)
    t.pool(0, "her15")
    t.pool(1, "Lurker in the Deep", "her9")
    t.begin(seat=0, phase=4).attack(realm)
    assert t.can_pick("Lurker in the Deep") is sent and t.can_pick("her9")


def test_the_lurker_never_attacks() -> None:
    assert not camp("r1", "Lurker in the Deep").can_attack("r1")


def test_the_lurker_engulfs_psionicists_items_and_allies_that_cannot_swim() -> None:
    t = fight("psi9", "Lurker in the Deep", realm="rUnder")
    assert t.where("psi9") == "discard pile"
    t = fight("her3 with mi+2 and al2 and alSwim2 and art+4", "Lurker in the Deep", realm="rUnder", hand=("al4",))
    assert t.where("mi+2") == t.where("al2") == "discard pile"
    assert t.where("alSwim2") == t.where("art+4") == "attached"
