"""Events of the sets from Forgotten Realms to Dungeons that change what champions can do for a time."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, finish_turn
from sieges import camp

from spellhall.games.spellfire.card import REGISTER
from spellhall.games.spellfire.rules.battle.attacks import may_defend, why_not_attack
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.levels import adjusted_level
from spellhall.games.spellfire.rules.levels.traits import has_trait
from spellhall.games.spellfire.rules.plays.permits import is_banned, may_use
from spellhall.language.effect import Standing


def after(event: str, *pool: str, rival: tuple[str, ...] = (), **more: object) -> Hall:
    """P1 has played an event in their phase 3."""
    t = at_home(pool=pool, hand=(event, "her1", *more.pop("hand", ())), **more)  # type: ignore[misc, arg-type]
    t.pool(1, *rival)
    return t.play(event)


def uses(t: Hall, champion: str, card: str, seat: int = 0) -> bool:
    t.put(seat, "hand", card)
    return may_use(t.state, t.handle(champion, seat), t.handle(card, seat))


@pytest.mark.parametrize(
    ("event", "idle", "able"),
    [
        ("Cyrinishad", "cle5 cOff-3/4", "wiz5 wOff-3/4"),
        ("Cyrinishad", "cle5 cDef+3/4", "psi5 psyDef+3"),
        ("Mika's Magic Ban", "wiz5 wOff-3/4", "psi5 psyDef+3"),
        ("Mika's Magic Ban", "cle5 cDef+3/4", "psi5 psyDef+3"),
        ("The Triumphant Barbarian", "cle5 cOff-3/4", "wiz5 wOff-3/4"),
        ("The Triumphant Barbarian", "psi5 psyDef+3", "wiz5 wDef+3/4"),
    ],
)
def test_some_events_keep_champions_from_their_spells(event: str, idle: str, able: str) -> None:
    t = after(event, "cle5", "wiz5", "psi5")
    (one, barred), (other, allowed) = idle.split(), able.split()
    assert not uses(t, one, barred) and uses(t, other, allowed)


def test_mika_casts_in_spite_of_the_ban() -> None:
    assert uses(after("Mika's Magic Ban", "3rd/165"), "3rd/165", "wOff-3/4")


def test_a_darkwalker_war_raises_monsters_and_undead_by_the_digit() -> None:
    t = at_home(pool=("mon5", "und5", "her5"), hand=("Darkwalker War", "her1"))
    t.pile(0, "FR/036", "al1", "al2")
    t.play("Darkwalker War")
    assert [adjusted_level(t.state, t.handle(name)) for name in ("mon5", "und5", "her5")] == [11, 11, 5]
    finish_turn(t)
    assert adjusted_level(t.state, t.handle("mon5")) == 5


def test_a_horde_takes_a_realm_or_two_champions_from_each_player() -> None:
    t = after("Horde", "her5", "her6", rival=("mon5",))
    t.say(t.options()[1])
    t.pick("her5").pick("her6")
    assert not t.is_razed("r9") and t.where("her5") == t.where("her6") == "discard pile"
    assert t.is_razed("r8") and t.where("mon5") == "pool", "one champion is not enough"


def test_a_cold_cup_leaves_another_player_five_cards_of_ones_own_choice() -> None:
    t = at_home(pool=("her5",), hand=("Cold Cup of Calamity", "her1"))
    t.hand(1, "al9", "al8", *("al1",) * 5)
    t.play("Cold Cup of Calamity")
    assert t.seat == 0
    t.pick("al9").pick("al8")
    assert t.names(1, "hand") == ["al1"] * 5


def test_a_misty_passage_leads_everywhere_for_a_turn() -> None:
    t = camp("r1", "her5", first=("Vessel of Misty Passage",))
    t.formation(1, B="r2", C="r3")
    assert not t.can_attack("r2")
    t.play("Vessel of Misty Passage")
    assert t.can_attack("r2") and t.can_attack("r3")


@pytest.mark.parametrize(
    ("event", "gone", "left"),
    [
        ("The Day That Will Live in Infamy", "wiz5", "her5"),
        ("Dragon Slayer", "herDragon5", "her5"),
        ("Gods' Plague", "Titania", "her5"),
        ("Underground River", "psi5", "her5"),
    ],
)
def test_some_events_empty_the_pools(event: str, gone: str, left: str) -> None:
    t = after(event, rival=(gone, left))
    assert (t.where(gone), t.where(left)) == ("discard pile", "pool")


@pytest.mark.parametrize(("kind", "able", "idle"), [("monster", "mon5", "her5"), ("hero", "her5", "mon5")])
def test_the_apple_lets_one_kind_of_champion_fight(kind: str, able: str, idle: str) -> None:
    t = after("The Apple of His Eye", "her5", "mon5")
    t.say(kind)
    assert may_defend(t.state, t.handle(able)) and not may_defend(t.state, t.handle(idle))
    assert why_not_attack(t.state, 0, t.handle(able), t.handle("r8")) is None
    assert why_not_attack(t.state, 0, t.handle(idle), t.handle("r8")) is not None


@pytest.mark.parametrize(("deflection", "helpful"), [("AR/054", True), ("4th/137", False)])
def test_the_older_deflection_answers_events_of_any_nature(deflection: str, helpful: bool) -> None:
    t = at_home(players=3, hand=("Provocation", "her1"))
    t.hand(1, deflection)
    t.put(1, "discard pile", "al9")
    t.put(2, "discard pile", "al8")
    t.play("Provocation").say("seat 1")
    t.play(deflection).say("seat 2")
    assert (t.names(1, "discard pile")[0], t.names(2, "discard pile")) == ("al9", [])
    [gift] = t.put(0, "hand", "evGift")
    [(_, answer)] = REGISTER[deflection].answers
    assert answer.details["to"].fits(t.state, gift, Standing(t.handle(deflection), 1)) is helpful


def test_a_year_of_plenty_is_without_events() -> None:
    t = after("Year of Plenty", hand=("evGift",))
    assert not t.can_play("evGift")
    t.put(1, "hand", "Calm")
    assert is_banned(t.state, 1, -1, t.handle("Calm", 1))
    finish_turn(finish_turn(t))
    assert is_banned(t.state, 1, -1, t.handle("Calm", 1))
    finish_turn(t)
    assert not is_banned(t.state, 1, -1, t.handle("Calm", 1))


def test_a_sandstorm_grounds_flyers_and_slows_earthwalkers() -> None:
    t = after("Sandstorm", "fly5", "ear5", "her5")
    assert [may_defend(t.state, t.handle(name)) for name in ("fly5", "ear5", "her5")] == [False, True, True]
    assert adjusted_level(t.state, t.handle("ear5")) == 3 and adjusted_level(t.state, t.handle("her5")) == 5
    [flyer] = t.put(0, "hand", "alFly2")
    assert is_banned(t.state, 0, t.handle("her5"), flyer)


@pytest.mark.parametrize(
    ("event", "covered", "bare"),
    [
        ("Necromantic Wave", "und5", "her5"),
        ("Night of the Blue Moon", "werebeast5", "her5"),
        ("The Shadow World", "und5", "her5"),
    ],
)
def test_some_events_ward_off_spells_and_items(event: str, covered: str, bare: str) -> None:
    t = after(event, covered, bare)
    for card in t.put(1, "hand", "wOff-3/4", "mi+3 Off"):
        assert immune(t.state, t.handle(covered), card) and not immune(t.state, t.handle(bare), card)
    [friendly] = t.put(1, "hand", "wDef+3/4")
    assert not immune(t.state, t.handle(covered), friendly)


@pytest.mark.rule("SF-LVL-09")
def test_a_blue_moon_triples_all_that_a_werebeast_has() -> None:
    t = after("Night of the Blue Moon", "werebeast5 with mi+2", "her5 with mi+2")
    assert adjusted_level(t.state, t.handle("werebeast5")) == 21
    assert adjusted_level(t.state, t.handle("her5")) == 7


@pytest.mark.rule("SF-LVL-09")
@pytest.mark.parametrize(("attacker", "defender", "totals"), [("giant5", "her5", (14, 5)), ("her5", "giant5", (7, 5))])
def test_giants_attack_with_twice_of_everything(attacker: str, defender: str, totals: tuple[int, int]) -> None:
    t = at_home(pool=(f"{attacker} with mi+2",), hand=("Giant Raid!", "her1", "al1"))
    t.pool(1, defender)
    t.hand(1, "al1")
    t.may_decline = True
    t.play("Giant Raid!").skip_to_phase(4).attack("r8")
    t.pick(attacker)
    t.pick(defender)
    assert t.totals() == totals


def test_nullification_leaves_no_spells() -> None:
    t = at_home(pool=("wiz5",), hand=("Nullification", "her1", "wAny"))
    t.pool(1, "her5")
    [horror] = t.put(1, "attached", "Spell of Formless Horror")
    t.state.host[horror] = t.handle("her5")
    t.play("Nullification")
    assert t.where("Spell of Formless Horror") == "discard pile" and not t.can_play("wAny")


def test_tuigan_invaders_spare_no_holding() -> None:
    t = at_home(hand=("Tuigan Invasion", "her1"))
    t.formation(0, B="r2 with h1")
    t.formation(1, B="r3 with h2")
    t.play("Tuigan Invasion")
    assert t.where("h1") == t.where("h2") == "discard pile"


def test_raiders_take_the_caravan_and_a_card_of_each_opponent() -> None:
    t = Hall()
    for seat in (0, 1):
        t.formation(seat, A=f"r{seat + 1}")
    t.hand(0, "The Caravan", "al1", "al2")
    t.hand(1, "Caravan Raiders", "evGift")
    t.begin(phase=5).skip_to(label="end your turn").end_turn()
    t.skip_to(seat=0, label="now").play("The Caravan").play("Caravan Raiders").yes()
    assert len(t.names(0, "hand")) == 1 and t.seat == 1


def test_drow_justice_spares_elves_and_dragons() -> None:
    t = duel("elf5 with al2", "her9 with alElf3", hand=("Drow Justice", "al1"), rival_hand=("al1",))
    t.play("Drow Justice")
    assert (t.where("her9"), t.where("al2")) == ("discard pile", "discard pile")
    assert t.where("elf5") == "pool"


def test_drow_justice_may_end_a_battle_with_no_victor() -> None:
    t = duel("her5", "her9", hand=("Drow Justice", "al1"), rival_hand=("al1",))
    t.play("Drow Justice")
    assert t.where("her5") == t.where("her9") == "discard pile"
    assert not t.is_razed("r1") and (t.hand_size(0), t.hand_size(1)) == (1, 1)


@pytest.mark.parametrize(("realm", "lost"), [("The Forest Ridge", False), ("r3", True)])
def test_the_forest_oracle_guards_wooded_realms(realm: str, lost: bool) -> None:
    t = at_home(hand=("The Forest Oracle", "her1"))
    t.formation(0, B=realm)
    t.hand(1, "Cataclysm!")
    t.play("The Forest Oracle").skip_to(seat=1).play("Cataclysm!")
    assert t.can_pick(realm) is lost


def test_dragons_fight_for_who_has_charmed_them() -> None:
    t = after("Mika's Dragon Charm", "herDragon5", rival=("herDragon5", "her5"))
    mine, theirs = t.handle("herDragon5", 0), t.handle("herDragon5", 1)
    assert may_defend(t.state, mine) and not may_defend(t.state, theirs) and may_defend(t.state, t.handle("her5"))
    allies = t.put(0, "hand", "alDragon3") + t.put(1, "hand", "alDragon3")
    assert [is_banned(t.state, seat, -1, card) for seat, card in enumerate(allies)] == [False, True]


def test_an_undead_ward_keeps_off_what_is_meant_for_the_undead() -> None:
    t = after("Mika's Undead Ward", "und5", "her5")
    harm, other = t.put(1, "hand", "Protection", "wOff-3/4")
    assert immune(t.state, t.handle("und5"), t.put(1, "hand", "The Avatar")[0])
    assert not immune(t.state, t.handle("und5"), other) and not immune(t.state, t.handle("her5"), harm)


@pytest.mark.parametrize(("place", "level"), [("A", 5), ("B", 10)])
def test_a_minotaur_comes_out_of_the_underdark(place: str, level: int) -> None:
    t = Hall()
    t.formation(0, A="UnderKrynn")
    t.formation(1, **({"A": "rDL"} if place == "A" else {"A": "r1", "B": "rDL"}))
    t.pool(0, "mon5")
    t.pool(1, "her5")
    t.hand(0, "The Minotaur Attacks!", "al1")
    t.hand(1, "al1")
    t.may_decline = True
    t.begin(phase=4).play("The Minotaur Attacks!").attack("rDL").pick("mon5").pick("her5")
    assert t.totals() == (level, 5)


def test_a_forgotten_king_lets_heroes_attack_twice_through_the_earth() -> None:
    t = at_home(pool=("her9", "mon9"), hand=("The Forgotten King", "her1"))
    t.pool(1, "mon3")
    t.may_decline = True
    t.play("The Forgotten King")
    assert has_trait(t.state, t.handle("her9"), "earthwalker") and not has_trait(
        t.state, t.handle("mon9"), "earthwalker"
    )
    t.skip_to_phase(4).attack("r8").pick("her9").pick("mon3")
    assert t.can_pick("her9") and t.can_pick("mon9")


def test_attacking_undead_shrug_off_the_defender() -> None:
    t = at_home(pool=("und5",), hand=("The Vampire Attacks!", "her1", "al1"))
    t.pool(1, "slayM with mi+3 Off")
    t.hand(1, "al1")
    t.may_decline = True
    t.play("The Vampire Attacks!").skip_to_phase(4).attack("r8").pick("und5").pick("slayM")
    assert t.where("und5") == "battle" and t.totals() == (5, 7)


def test_a_psionic_shield_covers_champions_and_realms() -> None:
    t = after("Psionic Shield", "her5", rival=("mon5",))
    [power] = t.put(1, "hand", "psyOff-3")
    assert [immune(t.state, t.handle(name), power) for name in ("her5", "r9", "mon5", "r8")] == [
        True,
        True,
        False,
        False,
    ]


def test_the_undead_regenerate() -> None:
    t = at_home(hand=("Undead Regeneration", "her1"))
    t.put(0, "discard pile", "und5", "alUnd4", "her5", "al3")
    t.put(1, "discard pile", "und9")
    t.play("Undead Regeneration")
    assert [t.where(name) for name in ("und5", "alUnd4", "her5", "al3", "und9")] == [
        "pool",
        "hand",
        "discard pile",
        "discard pile",
        "discard pile",
    ]


def test_who_is_invested_uses_blood_abilities() -> None:
    t = after("Investiture Ceremony", "her5", "her6")
    t.pick("her5")
    assert uses(t, "her5", "bloodDef+3") and not uses(t, "her6", "bloodDef+3")
    assert t.where("Investiture Ceremony") == "table"


@pytest.mark.parametrize("played", [True, False])
def test_no_realm_defends_itself_in_a_revolution(played: bool) -> None:
    t = camp("Tyr", "her5", "mon3", first=("Revolution!",))
    if played:
        t.play("Revolution!")
    t.attack("Tyr").skip_to(seat=1)
    assert t.can_pick("Tyr") is not played and t.can_pick("mon3")


def test_a_festival_ends_the_fighting() -> None:
    t = duel("her5", "her9", hand=("Festival", "al1"), rival_hand=("al1",))
    t.play("Festival")
    assert t.where("her5") == t.where("her9") == "pool" and (t.hand_size(0), t.hand_size(1)) == (2, 2)
    assert why_not_attack(t.state, 1, t.handle("her9"), t.handle("r9")) is not None


@pytest.mark.parametrize(
    ("champion", "level", "able"), [("und5", 10, True), ("werebeast5", 10, True), ("her5", 5, False)]
)
def test_moonlight_drives_the_mad_anywhere(champion: str, level: int, able: bool) -> None:
    t = after("NS/020", champion)
    t.formation(1, B="rNoFly")
    assert adjusted_level(t.state, t.handle(champion)) == level
    assert (why_not_attack(t.state, 0, t.handle(champion), t.handle("rNoFly")) is None) is able


def test_a_banshee_costs_everyone_a_champion_or_two_cards() -> None:
    t = at_home(pool=("her5", "und5"), hand=("Wail of the Banshee", "her1"))
    t.hand(1, "al1", "al2", "al3")
    t.play("Wail of the Banshee")
    assert t.where("her5") == "discard pile" and t.where("und5") == "pool"
    t.pick("al1").pick("al2")
    assert t.names(1, "hand") == ["al3"]


def test_celestial_lights_burn_one_pool_and_ban_all_undead_from_combat() -> None:
    t = after("Celestial Lights", "und9", rival=("und5", "her5"))
    t.say("seat 1")
    assert (t.where("und5"), t.where("her5"), t.where("und9")) == ("discard pile", "pool", "pool")
    assert not may_defend(t.state, t.handle("und9")) and may_defend(t.state, t.handle("her5"))
