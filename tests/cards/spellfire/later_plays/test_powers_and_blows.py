"""Psionic powers, unarmed combat cards, blood abilities and thief skills of the sets after Dragonlance, each in a
position that shows what it does.
"""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, fight, step_forward

from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.projection import is_silenced
from spellhall.games.spellfire.rules.levels.traits import has_trait
from spellhall.games.spellfire.rules.plays.permits import is_banned, may_use


def at_rest(card: str, user: str, *rivals: str, friends: tuple[str, ...] = (), phase: int = 3) -> Hall:
    """P1 uses a card at home; P2 has the named champions."""
    t = at_home(phase=phase, pool=(user, *friends), hand=(card, "her2", "w/5"))
    t.pool(1, *rivals)
    t.state.question = None
    return t.play(card)


def in_battle(card: str, attacker: str, defender: str, digit: str = "", **more: str) -> Hall:
    """P1, who is losing, uses a card in battle; ``digit`` is the next card that P2 draws, ``own_digit`` of P1."""
    t = Hall()
    t.pool(1, defender)
    t.pool(0, attacker)
    t.formation(0, A="r9")
    t.formation(1, A=more.get("realm", "r1"))
    t.hand(0, card, "al1")
    t.hand(1, "al1", "mi0")
    for seat, top in ((1, digit), (0, more.get("own_digit", ""))):
        if top:
            t.pile(seat, top, "al2", "al3", "al4")
    t.begin(seat=0, phase=4).attack("r1")
    while not t.can_play(card):
        t.pick(defender.split(" with ")[0]) if t.can_pick(defender.split(" with ")[0]) else t.skip()
    return t.play(card)


def rival_turn(t: Hall) -> Hall:
    """P2 comes to phase 3 of the next turn."""
    t.hand(1, "mi+1")
    return t.skip_to(label="end your turn").end_turn().skip_to_phase(3, seat=1, turns=1)


# ---------------------------------------------------------------------- psionic powers


def test_complete_healing_returns_three_allies() -> None:
    t = at_home(pool=("psi5",), hand=("Complete Healing", "her2"))
    t.put(0, "discard pile", "al1", "al2", "al3", "al4", "her9")
    t.play("Complete Healing").pick("al2").pick("al3").pick("al4")
    assert sorted(t.names(0, "hand")) == ["al2", "al3", "al4", "her2"]


def test_molecules_rearranged_leave_no_item_or_artifact() -> None:
    t = at_rest("Molecular Rearrangement", "psi5 with mi+1", "her9 with mi+2 and art+4")
    assert all(t.where(card) == "discard pile" for card in ("mi+1", "mi+2", "art+4"))


def test_molecules_agitated_spoil_what_the_opponent_bears() -> None:
    t = in_battle("Molecular Agitation", "psi5 with mi+1", "her15 with mi+2 and art+4 and al2")
    assert t.totals() == (9, 17)


def test_repugnance_turns_all_allies() -> None:
    assert in_battle("Repugnance", "psi2", "her9 with al3 and al2").totals() == (11, 9)


@pytest.mark.parametrize(("power", "total"), [("Mind Thrust", 9), ("Psionic Blast", 13)])
def test_plain_powers_add_their_level(power: str, total: int) -> None:
    assert in_battle(power, "psi5", "her15").totals() == (total, 15)


def test_an_iron_will_ignores_psionics() -> None:
    t = at_rest("Tower of Iron Will", "psi5", "psi9", friends=("psi4",)).pick("psi5")
    t.put(1, "discard pile", "psyOff-3", "wOff-3/4")
    assert immune(t.state, t.handle("psi5"), t.handle("psyOff-3"))
    assert not immune(t.state, t.handle("psi4"), t.handle("psyOff-3"))
    assert not immune(t.state, t.handle("psi5"), t.handle("wOff-3/4"))


def test_allies_are_intensified() -> None:
    assert in_battle("Intensify", "psi5 with al2 and al1", "her15").totals() == (5 + 1 + 6, 15)


def test_a_weapon_is_grafted_for_the_round() -> None:
    t = duel("psi5", "her15", hand=("Graft Weapon", "al1"), rival_hand=("al1",))
    t.pool(1, "her4 with art+4")
    t.state.question = None
    assert t.play("Graft Weapon").totals() == (13, 15)
    t.skip_to(label="end your turn")
    assert t.state.host[t.handle("art+4")] == t.handle("her4")


def test_a_champion_is_magnified() -> None:
    assert in_battle("Magnify", "psi5 with mi+2", "her15 with al9").totals() == (2 * (5 + 2 + 1), 24)


def test_the_improbable_traveller_goes_anywhere() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r3", C="r2")
    t.pool(0, "psi5")
    t.hand(0, "Probability Travel", "al1", "her2")
    t.begin(seat=0, phase=3).play("Probability Travel").skip_to_phase(4)
    assert t.can_attack("r2")


@pytest.mark.parametrize("beforehand", [True, False])
def test_allies_are_banished(beforehand: bool) -> None:
    if beforehand:
        t = duel("psi5 with PO/096", "her15", hand=("al1",))
    else:
        t = in_battle("PO/096", "psi5", "her15")
    t.put(1, "discard pile", "al3", "mi+2")
    assert is_banned(t.state, 1, t.handle("her15"), t.handle("al3"))
    assert not is_banned(t.state, 1, t.handle("her15"), t.handle("mi+2"))
    assert t.totals() == (7, 15)


def test_an_object_is_created_out_of_the_pile() -> None:
    t = at_home(pool=("psi5",), hand=("Create Object", "her2"))
    t.pile(0, "her9", "mi+2", "al3")
    t.play("Create Object")
    while t.where("mi+2") in ("draw pile", "hand"):
        t._apply(t.state.legal_actions()[0])
    assert t.where("mi+2") == "attached" and t.where("al3") == "draw pile"


def test_a_psychic_lock_leaves_the_champions_with_nothing() -> None:
    t = in_battle("Psychic Lock", "psi5 with mi+1", "her15 with mi+2 and art+4 and al2", realm="r1 with h1")
    assert t.where("psi5") == t.where("her15") == "pool" and t.where("h1") == "attached"
    assert all(t.where(card) == "discard pile" for card in ("mi+1", "mi+2", "art+4", "al2"))


def test_life_is_drained_from_the_undead() -> None:
    assert in_battle("Life Draining", "psi1", "und9").where("und9") == "discard pile"
    assert in_battle("Life Draining", "psi1", "her9 with alUnd4 and al2").totals() == (3, 11)


def test_pain_is_for_avatars_and_psionicists() -> None:
    t = at_rest("Inflict Pain", "psi5", "Rahil the Falcon", "avatar15").pick("avatar15")
    assert is_silenced(t.state, t.handle("avatar15"))
    t = at_home(pool=("psi5",), hand=("Inflict Pain", "her2"))
    t.pool(1, "her9", "psi9")
    t.state.question = None
    t.play("Inflict Pain")
    assert t.offered() == ["psi5", "psi9"]


def test_the_field_drains_all_magic() -> None:
    t = duel("wiz5", "her15 with wOff+3/4", hand=("wDef+3/4", "al1"), rival_hand=("Magic Draining Field", "al1"))
    t.pool(1, "psi5")
    t.play("wDef+3/4").play("Magic Draining Field")
    assert t.totals() == (5, 15)
    t.put(0, "discard pile", "wAny")
    assert is_banned(t.state, 0, t.handle("wiz5"), t.handle("wAny"))


def test_a_will_is_drained() -> None:
    t = at_rest("Drain Will", "psi5", "her9", "her15").say("seat 1")
    assert t.where("her9") == "discard pile" and t.where("her15") == "pool"
    assert not rival_turn(t).skip().can_attack("r9")


# ---------------------------------------------------------------------- unarmed combat


def test_a_flying_kick_counts_or_destroys() -> None:
    t = in_battle("Flying Kick", "her5", "her9 with al5 and mi+2 and al6")
    t._apply(t.state.legal_actions()[0])
    assert t.totals() == (10, 22)
    t = in_battle("Flying Kick", "her5", "her9 with al5 and mi+2 and al6")
    t._apply(t.state.legal_actions()[1])
    assert t.offered() == ["al5", "mi+2"]
    assert t.pick("al5").totals() == (5, 17)


def test_an_uppercut_keeps_spells_and_minds_back() -> None:
    t = in_battle("Uppercut", "her5", "wiz9 with al1")
    t.put(1, "discard pile", "wDef+3/4", "psyDef+3", "al3")
    foe = t.handle("wiz9")
    assert [is_banned(t.state, 1, foe, t.handle(c)) for c in ("wDef+3/4", "psyDef+3", "al3")] == [True, True, False]
    assert t.totals() == (9, 10)


def test_one_is_disarmed() -> None:
    t = in_battle("Disarm", "her5", "her9 with mi+2 and art+4")
    assert t.offered() == ["art+4", "mi+2"] and t.pick("art+4").totals() == (7, 11)


@pytest.mark.parametrize(("digit", "zone"), [("digit4", "pool"), ("4th/405", "battle")])
def test_only_a_defender_knocks_somebody_down(digit: str, zone: str) -> None:
    t = Hall()
    t.pool(0, "her9")
    t.pool(1, "her5")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.hand(0, "al1", "Knockdown")
    t.hand(1, "al1", "RR/097")
    t.pile(0, digit, "al2")
    t.begin(seat=0, phase=4).attack("r1").skip_to(seat=1).pick("her5")
    t.play("RR/097")
    assert t.where("her9") == zone and not t.is_razed("r1")
    t = duel("her5", "her15", hand=("Knockdown", "al1"), rival_hand=("al1",))
    assert not t.can_play("Knockdown")


def test_a_blow_is_blocked() -> None:
    t = duel("her5", "her15", hand=("Uppercut", "fist+3", "al1"), rival_hand=("Block", "al1"))
    t.play("Uppercut").play("Block")
    assert t.totals() == (5, 15)
    t = duel("her5", "her15", hand=("fist+3", "al1"), rival_hand=("Block", "al1"))
    assert t.play("fist+3").totals() == (8, 15) and not t.can_play("Block")


@pytest.mark.parametrize(
    ("card", "users", "others"),
    [
        ("Uppercut", ("her5",), ("und5", "monDragon5", "wiz5")),
        ("Aging", ("und5",), ("her5", "monDragon5")),
        ("Magic Resistance", ("und5",), ("her5",)),
        ("Vital Blow", ("her5",), ("wiz5",)),
        ("Supernatural Strength", ("und5", "monDragon5"), ("her5",)),
        ("Fighting Dirty!", ("her5", "wiz5", "monDragon5"), ()),
    ],
)
def test_blows_have_their_users(card: str, users: tuple[str, ...], others: tuple[str, ...]) -> None:
    t = at_home(pool=(*users, *others), hand=("her2",))
    t.put(0, "discard pile", card)
    able = [name for name in (*users, *others) if may_use(t.state, t.handle(name), t.handle(card))]
    assert able == list(users)


def test_a_touch_ages() -> None:
    assert in_battle("Aging", "und5", "her9 with al9").totals() == (9, 13)


@pytest.mark.parametrize(("card", "totals"), [("Cause Despair", (5, 19)), ("Cause Fear", (6, 15))])
def test_allies_despair_and_flee(card: str, totals: tuple[int, int]) -> None:
    t = in_battle(card, "und3", "her15 with al3 and al4")
    assert t.totals() == totals
    t.put(1, "discard pile", "al9")
    assert is_banned(t.state, 1, t.handle("her15"), t.handle("al9")) is (card == "Cause Fear")


@pytest.mark.parametrize(("foe", "zone"), [("her5", "pool"), ("her6", "battle")])
def test_the_weak_are_paralysed(foe: str, zone: str) -> None:
    assert in_battle("Cause Paralysis", "und3", f"{foe} with al9").where(foe) == zone


def test_a_drained_champion_dies_after_its_victory() -> None:
    t = in_battle("Constitution Drain", "und3", "her15")
    assert t.where("her15") == "battle"
    assert t.skip().where("her15") == "discard pile" and t.where("und3") == "discard pile"


@pytest.mark.parametrize(("foe", "zone"), [("her3", "discard pile"), ("her5", "battle")])
def test_strength_is_drained_by_a_digit(foe: str, zone: str) -> None:
    t = in_battle("Strength Drain", "und3", foe, own_digit="digit3")
    assert t.where(foe) == zone
    if zone == "battle":
        assert t.totals() == (6, 2)


def test_the_resistance_to_magic_lasts_to_the_next_turn() -> None:
    t = at_rest("Magic Resistance", "und5", "her9")
    t.put(1, "discard pile", "wOff-3/4", "mi+3 Off", "art+4", "psyOff-3")
    me = t.handle("und5")
    kept_off = [card for card in ("wOff-3/4", "mi+3 Off", "art+4", "psyOff-3") if immune(t.state, me, t.handle(card))]
    assert kept_off == ["wOff-3/4", "mi+3 Off", "art+4"]


@pytest.mark.parametrize("victim", ["her5", "home5"])
def test_a_vital_blow_sends_even_a_survivor_to_the_abyss(victim: str) -> None:
    t = in_battle("Vital Blow", "her3", victim).skip()
    while t.where(victim) == "battle":
        t.skip()
    assert t.where(victim) == "abyss"


def test_supernatural_strength_doubles_a_base_level() -> None:
    assert in_battle("Supernatural Strength", "und5 with mi+2", "her15").totals() == (12, 15)


def test_a_dirty_fight_costs_as_many_cards_as_the_digit_says() -> None:
    t = in_battle("Fighting Dirty!", "wiz5", "her15", digit="digit3").pick("al1")
    assert t.hand_size(1) == 0


# ---------------------------------------------------------------------- blood abilities and thief skills


def test_the_battlewise_count_twice_for_a_while() -> None:
    assert in_battle("Battlewise", "reg5 with mi+2", "her15").totals() == (14, 15)


def test_being_battlewise_can_be_dispelled() -> None:
    t = at_home(pool=("reg5",), hand=("Battlewise", "her3"))
    t.pool(1, "wiz4")
    t.hand(1, "2nd/346", "al1")
    t.state.question = None
    t.play("Battlewise").skip_to(label="end your turn").end_turn().skip_to_phase(3, seat=1, turns=1)
    assert t.where("Battlewise") == "table"
    t.play("2nd/346")
    assert t.where("Battlewise") == "discard pile"


def test_courage_keeps_allies_where_they_are() -> None:
    t = duel("wiz9", "reg5 with Courage and al2 and al9", hand=("Fireball", "al1"), rival_hand=("al1",))
    t.play("Fireball")
    assert t.where("al2") == "attached"
    assert fight("reg5 with Courage and al2", "Funerea").totals() == (7, 8)


def test_divine_wrath_drives_allies_off_and_lasts() -> None:
    t = in_battle("Divine Wrath", "reg1", "her15 with al4 and al3")
    assert t.totals() == (7, 15)
    t.put(1, "discard pile", "al9", "mi+2")
    t.put(0, "discard pile", "al8")
    foe = t.handle("her15")
    assert is_banned(t.state, 1, foe, t.handle("al9")) and not is_banned(t.state, 1, foe, t.handle("mi+2"))
    assert not is_banned(t.state, 0, t.handle("reg1"), t.handle("al8"))


def test_divine_wrath_keeps_allies_off_in_the_next_battle_too() -> None:
    t = Hall()
    t.pool(0, "reg5")
    t.pool(1, "her9", "mon9")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.hand(0, "Divine Wrath", "al1", "mi+1")
    t.hand(1, "al1", "mi0")
    step_forward(t.begin(seat=0, phase=4).attack("r1"), "reg5", "her9").play("Divine Wrath")
    rival_turn(t.skip()).skip()
    t.put(1, "discard pile", "al7")
    step_forward(t.attack("r9"), "mon9", "reg5")
    assert is_banned(t.state, 1, t.handle("mon9"), t.handle("al7"))


def test_regeneration_leads_to_limbo() -> None:
    t = in_battle("BR/040", "reg1", "her15").skip()
    assert t.where("reg1") == "limbo"


def test_unreadable_thoughts_are_safe() -> None:
    t = at_rest("Unreadable Thoughts", "reg5", "psi9")
    t.put(1, "discard pile", "psyOff-3", "wOff-3/4")
    me = t.handle("reg5")
    assert immune(t.state, me, t.handle("psyOff-3")) and immune(t.state, me, t.handle("psi9"))
    assert not immune(t.state, me, t.handle("wOff-3/4"))
    t = duel("psi5", "reg9", hand=("psyDef+3", "al1"), rival_hand=("Unreadable Thoughts", "al1"))
    assert t.play("psyDef+3").play("Unreadable Thoughts").totals() == (5, 9)


@pytest.mark.parametrize(("foe", "zone"), [("her3", "discard pile"), ("her4", "battle")])
def test_a_touch_of_death_takes_those_whom_the_digit_reaches(foe: str, zone: str) -> None:
    assert in_battle("Death Touch", "reg1", f"{foe} with al9", digit="digit3").where(foe) == zone


def test_life_is_detected_in_a_hand() -> None:
    t = in_battle("Detect Life", "reg1", "her15")
    assert any("mi0" in line for line in t.log(0))


def test_a_minion_rises_undead() -> None:
    t = at_home(pool=("reg5",), hand=("Create Minion", "her3"))
    t.put(0, "discard pile", "her9")
    t.state.question = None
    t.play("Create Minion")
    assert t.where("her9") == "pool" and has_trait(t.state, t.handle("her9"), "undead")
    t.skip_to(label="end your turn").end_turn()
    assert has_trait(t.state, t.handle("her9"), "undead")


@pytest.mark.parametrize(("victim", "able"), [("her6", True), ("her5", False)])
def test_a_field_of_death_takes_the_mighty(victim: str, able: bool) -> None:
    t = at_home(pool=("reg5",), hand=("DU/081", "her2"))
    t.pool(1, victim)
    t.state.question = None
    assert t.can_play("DU/081") is able
    if able:
        assert t.play("DU/081").where(victim) == "discard pile"


def test_who_moves_silently_takes_realms_by_surprise() -> None:
    t = Hall()
    t.formation(1, A="Khur")
    t.formation(0, A="r9")
    t.pool(0, "thi1 with Move Silently")
    t.hand(1, "al9", "al8")
    t.begin(seat=0, phase=4).attack("Khur").skip_to(seat=1).pick("Khur").skip_to(label="end your turn")
    assert t.is_razed("Khur") and t.where("Move Silently") == "attached"


def test_a_thief_reads_and_casts() -> None:
    t = at_rest("Read Languages", "thi5")
    t.put(0, "discard pile", "wDef+3/4")
    assert t.where("Read Languages") == "attached" and may_use(t.state, t.handle("thi5"), t.handle("wDef+3/4"))
