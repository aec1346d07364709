"""Allies, magical items, artifacts, unarmed combat cards and rule cards of Draconomicon, each in a position that shows
what it does.
"""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, fight
from sieges import camp

from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.projection import is_silenced
from spellhall.games.spellfire.rules.levels.traits import has_trait
from spellhall.games.spellfire.rules.plays.permits import is_banned, may_use, why_not_bear


def test_the_undead_dragonrider_cows_all_that_neither_fly_nor_are_undead() -> None:
    t = fight("her9 with Undead Dragonrider", "her5 with Hell Hound and al4 and alFly3 and alUnd4")
    assert t.totals() == (14, 5 + 3 + 4)
    assert is_silenced(t.state, t.handle("Hell Hound"))
    assert not is_silenced(t.state, t.handle("alFly3"))


def test_the_dragonne_kills_a_small_ally_as_it_comes() -> None:
    t = duel("her5", "her9 with al2 and al3", hand=("Dragonne", "al1"), rival_hand=("al1",))
    t.play("Dragonne")
    assert t.totals() == (10, 12) and t.where("al2") == "discard pile"
    t = duel("her5", "her9 with al3", hand=("Dragonne", "al1"), rival_hand=("al1",))
    assert t.play("Dragonne").totals() == (10, 12)


def test_the_dragonne_uses_what_dragons_use() -> None:
    t = duel("her5 with Dragonne", "her15", hand=("claw+3", "al1"), rival_hand=("al1",))
    assert t.play("claw+3").totals() == (13, 15)


def test_the_faerie_dragon_casts_and_stays_where_it_is() -> None:
    t = duel("her5 with Faerie Dragon", "her15", hand=("wDef+3/4", "al1"), rival_hand=("al1",))
    assert t.play("wDef+3/4").totals() == (11, 15)
    t = fight("her5 with Faerie Dragon and al2", "Funerea")
    assert t.totals() == (8, 10)
    t = duel("her9 with Faerie Dragon and al2", "wiz5", rival_hand=("Fireball", "al1"), hand=("al1",))
    t.play("Fireball")
    assert t.where("Faerie Dragon") == "attached" and t.where("al2") == "discard pile"


@pytest.mark.parametrize(("foe", "level"), [("her9", 2), ("her2", 2), ("her1", 1), ("monDragon5", 5)])
def test_the_firedrake_burns_a_champion_down(foe: str, level: int) -> None:
    t = duel("her1", f"{foe} with al9", hand=("Firedrake", "al1"), rival_hand=("al1",))
    assert t.play("Firedrake").totals() == (7, level + 9)


def test_the_chimera_burns_one_card_beside_the_opposing_champion() -> None:
    t = duel("her1", "her15 with al4 and mi+2", hand=("Chimera", "al1"), rival_hand=("al1",))
    assert not t.play("Chimera").can_pick("her15")
    t.pick("al4")
    assert t.totals() == (10, 17)


def test_the_gauntlets_let_anybody_fight_unarmed() -> None:
    for bearer, able in (("wiz5 with Gauntlets of Combat", True), ("wiz5", False)):
        t = at_home(pool=(bearer,), hand=("her2",))
        t.put(0, "discard pile", "claw+3", "Rake!", "fist+3")
        assert [may_use(t.state, t.handle("wiz5"), t.handle(c)) for c in ("claw+3", "Rake!", "fist+3")] == [able] * 3


def test_the_talisman_makes_a_flying_dragon() -> None:
    t = at_home(pool=("her5 with Talisman of the Beast",), hand=("her2",))
    assert has_trait(t.state, t.handle("her5"), "flyer") and has_trait(t.state, t.handle("her5"), "dragon")


def test_the_wand_finds_what_is_magical_in_the_hands_of_others() -> None:
    t = at_home(pool=("her5 with Wand of Magic Detection",), hand=("her2",))
    t.hand(1, "mi+2", "art+4", "al5")
    t.use("Wand of Magic Detection")
    seen = " ".join(t.log(0))
    assert "mi+2" in seen and "art+4" in seen and "al5" not in seen


def test_the_well_swallows_two_cards_of_the_opposing_champion() -> None:
    t = duel("her5 with Well of Many Worlds", "her9 with al4 and mi+2 and mi+1", hand=("al1",), rival_hand=("al1",))
    t.use("Well of Many Worlds").pick("al4").pick("mi+2")
    assert t.where("al4") == t.where("mi+2") == "abyss" and t.where("mi+1") == "attached"
    assert t.where("Well of Many Worlds") == "discard pile"


def test_a_giant_with_the_maul_ignores_what_realms_holdings_and_allies_do() -> None:
    t = at_home(pool=("her5", "Cyclops with Maul of the Titans"), hand=("her2",))
    t.formation(1, B="r4 with h+2")
    t.put(1, "discard pile", "al3", "wOff-3/4")
    cyclops = t.handle("Cyclops")
    assert all(immune(t.state, cyclops, t.handle(card)) for card in ("r4", "h+2", "al3"))
    assert not immune(t.state, cyclops, t.handle("wOff-3/4"))
    assert why_not_bear(t.state, t.handle("her5"), t.handle("Maul of the Titans")) is not None


@pytest.mark.parametrize(
    ("treasure", "opened"),
    [("Amulet of the Wyrm", ("wDef+3/4", "cDef+3/4")), ("Fang of the Dragon", ("psyDef+3", "bloodDef+3"))],
)
def test_some_artifacts_teach_dragons_of_any_world(treasure: str, opened: tuple[str, str]) -> None:
    t = at_home(pool=("Flare", "her5"), hand=("her2",))
    t.put(0, "discard pile", treasure, "wDef+3/4", "cDef+3/4", "psyDef+3", "bloodDef+3", "fist+3")
    assert why_not_bear(t.state, t.handle("Flare"), t.handle(treasure)) is None
    assert why_not_bear(t.state, t.handle("her5"), t.handle(treasure)) is not None
    t = at_home(pool=(f"Flare with {treasure}",), hand=("her2",))
    t.put(0, "discard pile", "wDef+3/4", "cDef+3/4", "psyDef+3", "bloodDef+3")
    cards = ("wDef+3/4", "cDef+3/4", "psyDef+3", "bloodDef+3")
    assert tuple(card for card in cards if may_use(t.state, t.handle("Flare"), t.handle(card))) == opened


def test_the_amulet_keeps_blows_off() -> None:
    t = at_home(pool=("Flare with Amulet of the Wyrm",), hand=("her2",))
    t.put(1, "discard pile", "Boot to the Head", "wOff-3/4")
    assert immune(t.state, t.handle("Flare"), t.handle("Boot to the Head"))
    assert not immune(t.state, t.handle("Flare"), t.handle("wOff-3/4"))


def test_the_orb_doubles_what_its_dragon_has() -> None:
    t = fight("monDragon5 with Orb of the Eternal Dragon and mi+2 and al3", "her15")
    assert t.totals() == (5 + 4 + 6, 15)


@pytest.mark.parametrize(("bearer", "kept_out"), [("monDragon5 with Orb of the Eternal Dragon", True), ("mon5", False)])
def test_no_dragon_comes_as_an_ally_against_the_orb(bearer: str, kept_out: bool) -> None:
    t = duel("her3", bearer, hand=("Faerie Dragon", "al3"), rival_hand=("al1",))
    assert t.can_play("al3") and t.can_play("Faerie Dragon") is not kept_out


@pytest.mark.parametrize(("card", "kept_off"), [("mon5", True), ("mon6", False), ("al5", True), ("al6", False)])
def test_the_mighty_servant_shields_from_the_powers_of_the_small(card: str, kept_off: bool) -> None:
    t = at_home(pool=("her5 with Mighty Servant of Leuk-o",), hand=("her2",))
    t.put(1, "discard pile", card)
    assert immune(t.state, t.handle("her5"), t.handle(card)) is kept_off


@pytest.mark.rule("SF-ROLE-07")
def test_the_figurine_is_an_item_or_a_dragon() -> None:
    assert fight("her5 with Red Dragon Figurine", "her15").totals() == (10, 15)
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(1, "her9")
    t.hand(0, "Red Dragon Figurine", "claw+3", "al1")
    t.hand(1, "al1")
    t.begin(phase=3).play("Red Dragon Figurine")
    assert t.where("Red Dragon Figurine") == "pool"
    t.skip_to_phase(4).attack("r1").pick("her9").play("claw+3")
    assert t.totals() == (8, 9)


def test_the_bones_end_a_battle_in_which_a_dragon_fights() -> None:
    t = duel("her5 with Dragon's Bones", "monDragon5 with al9", hand=("al1",), rival_hand=("al1",))
    t.use("Dragon's Bones")
    assert t.where("her5") == t.where("monDragon5") == "pool" and t.where("Dragon's Bones") == "discard pile"
    t = duel("her5 with Dragon's Bones", "mon5 with al9", hand=("al1",), rival_hand=("al1",))
    assert not t.can_use("Dragon's Bones")


def test_wyrmblight_defies_dragons_and_what_they_bear() -> None:
    t = fight("her5 with Wyrmblight", "monDragon5 with mi+2")
    hero = t.handle("her5")
    assert immune(t.state, hero, t.handle("monDragon5"))
    t = fight("her5 with Wyrmblight", "mon5 with mi+3 Off")
    assert not immune(t.state, t.handle("her5"), t.handle("mon5"))
    assert not immune(t.state, t.handle("her5"), t.handle("mi+3 Off"))
    t = fight("her5 with Wyrmblight", "monDragon5 with mi+3 Off")
    assert immune(t.state, t.handle("her5"), t.handle("mi+3 Off")) and t.totals() == (10, 8)
    t = at_home(pool=("herDragon5", "wiz5", "her5"), hand=("Wyrmblight",))
    sword = t.handle("Wyrmblight")
    assert [why_not_bear(t.state, t.handle(c), sword) is None for c in ("herDragon5", "wiz5", "her5")] == [
        False,
        False,
        True,
    ]


# ---------------------------------------------------------------------- unarmed combat


def test_a_dragon_swoops_only_in_attack_and_only_on_who_cannot_fly() -> None:
    for attacker, defender, totals in (("monDragon5", "her15", (10, 15)), ("monDragon5", "fly9", (5, 9))):
        t = duel(attacker, defender, hand=("Swoop", "al1"), rival_hand=("al1",))
        assert t.play("Swoop").totals() == totals
    t = duel("her15", "monDragon5", hand=("al1",), rival_hand=("Swoop", "al1"))
    assert t.play("Swoop").totals() == (15, 5)


@pytest.mark.parametrize(
    ("blow", "kept", "left"),
    [
        ("Claw", ("al3", "mi+2"), ("wDef+3/4",)),
        ("Tail Sweep", ("wDef+3/4", "psyDef+3", "bloodDef+3"), ("al3", "mi+2")),
    ],
)
def test_some_blows_keep_their_victims_from_using_cards(
    blow: str, kept: tuple[str, ...], left: tuple[str, ...]
) -> None:
    t = duel("monDragon5", "wiz9", hand=(blow, "al1"), rival_hand=("al1",))
    t.put(1, "discard pile", *kept, *left)
    t.play(blow)
    assert all(is_banned(t.state, 1, t.handle("wiz9"), t.handle(card)) for card in kept)
    assert not any(is_banned(t.state, 1, t.handle("wiz9"), t.handle(card)) for card in left)
    assert not any(is_banned(t.state, 0, t.handle("monDragon5"), t.handle(card)) for card in kept)


def test_the_first_breath_destroys_all_small_allies() -> None:
    t = duel("monDragon5 with al2", "her15 with al3 and al4", hand=("Breath Weapon I", "al1"), rival_hand=("al1",))
    assert t.play("Breath Weapon I").totals() == (9, 19)


def test_the_second_breath_discards_a_small_champion_or_ally() -> None:
    t = duel("monDragon5", "her15 with al3 and al5", hand=("Breath Weapon II", "al1"), rival_hand=("al1",))
    t.play("Breath Weapon II")
    assert t.where("al3") == "discard pile" and t.totals() == (11, 20)
    t = duel("monDragon5", "her4 with al5", hand=("Breath Weapon II", "al1"), rival_hand=("al1",))
    t.play("Breath Weapon II")
    assert t.where("her4") == "discard pile"


def test_the_third_breath_discards_a_champion_or_two_allies() -> None:
    t = duel("monDragon5", "her5 with al7 and al2", hand=("Breath Weapon III", "al1"), rival_hand=("al1",))
    t.play("Breath Weapon III")
    t._apply(t.state.legal_actions()[0])
    assert t.where("her5") == "discard pile"
    t = duel("monDragon5", "her9 with al7 and al2 and al3", hand=("Breath Weapon III", "al1"), rival_hand=("al1",))
    t.play("Breath Weapon III")
    t._apply(t.state.legal_actions()[1])
    t.pick("al7").pick("al3")
    assert t.totals() == (13, 11)


def test_only_a_mighty_dragon_swallows_its_foe() -> None:
    for helper, able in (("al9", False), ("al9 and mi+2", True)):
        t = duel(f"Flame with {helper} and al5", "her15 with al9 and al8", hand=("Swallow Whole", "al1"))
        assert t.can_play("Swallow Whole") is able
        if able:
            t.play("Swallow Whole")
            assert t.where("her15") == "discard pile" and t.where("Flame") == "pool"


def test_anybody_evades_a_blow() -> None:
    t = duel("monDragon5", "wiz9", hand=("claw+3", "al1"), rival_hand=("Evade", "al1"))
    t.play("claw+3").play("Evade")
    assert t.totals() == (5, 9)
    t = duel("monDragon5 with claw+3", "wiz9", hand=("al5", "al1"), rival_hand=("Evade", "al1"))
    t.play("al5").play("Evade")
    assert t.where("claw+3") == "discard pile"


# ---------------------------------------------------------------------- rule cards


def test_dragons_have_their_age() -> None:
    t = at_home(pool=("monDragon5", "mon5"), hand=("her2",))
    t.put(0, "table", "Age of the Dragon")
    t.put(1, "discard pile", "wOff-3/4", "mi+3 Off", "Phobia Amplification", "Boot to the Head")
    kept = ("wOff-3/4", "mi+3 Off", "Phobia Amplification")
    assert all(immune(t.state, t.handle("monDragon5"), t.handle(card)) for card in kept)
    assert not any(immune(t.state, t.handle("mon5"), t.handle(card)) for card in kept)
    assert not immune(t.state, t.handle("monDragon5"), t.handle("Boot to the Head"))


@pytest.mark.parametrize(("attacker", "able"), [("monDragon5", True), ("mon5", False)])
def test_only_dragons_attack_under_their_breath(attacker: str, able: bool) -> None:
    t = camp("r1", attacker)
    t.put(1, "table", "Dragon's Breath")
    t.state.question = None
    assert t.can_attack("r1") is able


def test_the_ancient_magic_of_dragons_is_not_dispelled() -> None:
    for caster, safe in (("Greyhawk Dragon", True), ("wiz6", False)):
        t = duel(caster, "her15", hand=("wDef+3/4", "al1"), rival_hand=("al1",))
        t.pool(1, "wiz5")
        t.hand(1, "dispel")
        t.put(0, "table", "Ancient Draconic Magic")
        t.play("wDef+3/4")
        assert (t.seat == 1 and t.can_play("dispel")) is not safe
