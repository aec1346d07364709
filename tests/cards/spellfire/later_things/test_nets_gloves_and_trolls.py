"""Things, spells, allies and champions of the last sets that catch, hold or outlast others."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, deck, duel, fight, finish_turn, home, step_forward

import spellhall
from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.traits import has_trait
from spellhall.games.spellfire.rules.plays.permits import may_use


@pytest.mark.parametrize("rival", ["her9", "her15"])
def test_jamlin_must_be_beaten_by_ten(rival: str) -> None:
    t = fight("Jamlin with mi+1 and al2", rival)
    while t.where("Jamlin") == "battle":
        t.skip()
    assert t.where("Jamlin") == "pool", "fifteen beat eight by seven"
    assert t.where("mi+1") == "attached" and t.where("al2") == "discard pile"


def test_jamlin_falls_to_ten_more_levels_and_not_to_a_text() -> None:
    t = fight("Jamlin", "her15 with al1")
    while t.where("Jamlin") == "battle":
        t.skip()
    assert t.where("Jamlin") == "discard pile"


@pytest.mark.rule("SF-SPELL-19")
@pytest.mark.parametrize(("caster", "able"), [("Gib Reltub", ["dispel"]), ("wiz5", ["turn", "dispel"])])
def test_wishes_of_gib_reltub_are_never_turned_back(caster: str, able: list[str]) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, caster)
    t.pool(1, "wiz4")
    t.hand(0, "Wish", "her2")
    t.hand(1, "turn", "dispel")
    t.begin(seat=0, phase=3)
    t.play("Wish").pick("wiz4")
    assert t.seat == 1 and [name for name in ("turn", "dispel") if t.can_play(name)] == able


def test_gib_reltub_ignores_events_and_if_he_wants_rule_cards() -> None:
    t = home("Gib Reltub")
    t.put(1, "discard pile", "evRuin", "evGift")
    t.put(1, "table", "Negative Planar Energy")
    gib, rule = t.handle("Gib Reltub"), t.handle("Negative Planar Energy")
    assert immune(t.state, gib, t.handle("evRuin")) and immune(t.state, gib, t.handle("evGift"))
    assert not immune(t.state, gib, rule)
    t.use("Gib Reltub")
    assert immune(t.state, gib, rule) and not t.can_use("Gib Reltub")
    t.put(0, "discard pile", "wDef+3/4")
    assert may_use(t.state, gib, t.handle("wDef+3/4"))


@pytest.mark.parametrize("seed", range(10))
def test_the_trumpet_of_doom_blows_for_what_the_digit_says(seed: int) -> None:
    t = Hall()
    by_digit = {0: (), 1: ("mi+2",), 2: ("Trumpet of Doom",), 3: ("r7",), 4: ("h1",), 5: ("Cosmic Intervention",)}
    by_digit |= {6: ("fly3", "mi+2"), 7: ("elf5",), 8: ("herDragon5",), 9: ("und3",)}
    omen = next(card for card in t.game.definitions if card.number % 10 == seed and card.name.startswith("al"))
    t.formation(0, A="r9")
    t.formation(1, A="r8 with h1", B="r7 razed")
    t.pool(0, "herGH5 with Trumpet of Doom")
    t.pool(1, "fly3 with mi+2", "elf5", "herDragon5", "und3", "her4")
    t.put(1, "table", "Cosmic Intervention")
    t.begin(seat=1, phase=5)
    t.pile(0, omen.key, "al9", "al8", "al7", "al6")
    t.skip_to(label="end your turn").end_turn().skip_to(seat=0)
    watched = [card for cards in by_digit.values() for card in cards]
    gone = [card for card in watched if t.where(card) in ("discard pile", "abyss")]
    assert sorted(set(gone)) == sorted(set(by_digit[seed]))


def test_the_master_illithid_takes_two_cards_of_one_type() -> None:
    t = fight("her5 with Master Illithid", "her15 with al3 and al4 and mi+2 and wOff-3/4")
    before = t.totals()
    t.use("Master Illithid").pick("al4")
    assert t.offered() == ["al3"]
    t.pick("al3")
    assert t.totals() == (before[0] + 7, before[1] - 7)
    assert not t.can_use("Master Illithid")


def test_the_master_illithid_may_be_content_with_one_item() -> None:
    t = fight("her5 with Master Illithid", "her15 with al3 and mi+2")
    t.use("Master Illithid").pick("mi+2")
    assert t.totals() == (5 + 7 + 2, 18)


def netted(realm: str) -> Hall:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A=realm)
    t.pool(0, "her5 with mi+1")
    t.pool(1, "her15")
    t.hand(0, "al3", "mi+2", "al1")
    t.hand(1, "al2")
    step_forward(t.begin(seat=0, phase=4).attack("rFR"), "her5", "her15").play("al3").play("mi+2")
    return t.skip().skip_to(label="end your turn")


def test_the_net_catches_what_attackers_play() -> None:
    t = netted("rFR with Net of Ensnaring")
    assert [t.where(card) for card in ("al3", "mi+2", "mi+1", "al2")] == ["abyss", "abyss", "discard pile", "hand"]
    t = netted("rFR")
    assert [t.where(card) for card in ("al3", "mi+2")] == ["discard pile", "discard pile"]


def test_the_net_forgets_an_earlier_battle() -> None:
    t = netted("rFR with Net of Ensnaring")
    assert not [effect for effect in t.state.lasting if effect[1] == t.handle("Net of Ensnaring")]


@pytest.mark.rule("SF-TERM-31")
def test_the_pearl_pegasus_dodges_blows_at_one_champion() -> None:
    t = duel("her5 with Pearl Pegasus", "her9", hand=("al1",), rival_hand=("al1",))
    single = ("wOff/3", "toAbyss/3", "felling")
    several = ("Flame Strike", "wOff-3/4", "evRuin")
    t.put(1, "discard pile", *single, *several)
    me = t.handle("her5")
    assert [immune(t.state, me, t.handle(card)) for card in single[:2]] == [True, True]
    assert not any(immune(t.state, me, t.handle(card)) for card in ("Flame Strike", "evRuin"))
    assert has_trait(t.state, me, "flyer")


def test_psionic_disintegration_removes_a_realm_and_ends_the_war() -> None:
    t = at_home(pool=("psi5",), hand=("Psionic Disintegration", "her2"))
    t.formation(1, B="r3", C="r2")
    t.state.question = None
    t.play("Psionic Disintegration").pick("r3")
    assert t.where("r3") == "discard pile"
    t.skip_to(label="end your turn")
    assert not any("attack" in option for option in t.options()) and t.where("r8") == "formation"


@pytest.mark.rule("SF-DECK-23")
def test_no_deck_holds_both_disintegrations() -> None:
    game = spellhall.game("spellfire")
    both = deck("Psionic Disintegration", "Disintegrate")
    assert any("SF-DECK-23" in fault for fault in game.check_deck(both))
    assert not any("SF-DECK-23" in fault for fault in game.check_deck(deck("Psionic Disintegration")))


@pytest.mark.rule("SF-TERM-30")
@pytest.mark.parametrize("answer", ["al4", "", "none"])
def test_melt_bone_asks_for_an_ally(answer: str) -> None:
    hand = ("al4", "mi0") if answer != "none" else ("mi0",)
    t = duel("reg5", "her9 with mi+2", hand=("Melt Bone", "al1"), rival_hand=hand)
    t.pool(1, "her3")
    t.play("Melt Bone")
    if answer == "al4":
        t.pick("al4")
        assert t.totals() == (11, 15)
        return
    if answer == "":
        t.skip()
    assert t.where("her9") == "pool" and t.where("mi+2") == "discard pile"
    assert t.seat == 1 and t.can_pick("her3")


def test_trailing_follows_whoever_has_attacked() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="rNoFly", B="rFlyOnly")
    t.pool(0, "thi5", "fly9", "fly3", "her4")
    t.pool(1, "her1", "her2")
    t.hand(0, "Trailing", "al1")
    t.hand(1, "al2")
    t.begin(seat=0, phase=3).play("Trailing")
    t.skip_to_phase(4)
    t.attack("rFlyOnly")
    assert t.can_pick("fly9") and not t.can_pick("thi5")
    t.pick("fly9").skip_to(seat=1).pick("her1").skip()
    assert t.can_pick("thi5") and not t.can_pick("her4")


def test_ball_lightning_has_a_ball_for_two_levels() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Midnight")
    t.pool(1, "her15 with al3 and al4")
    t.hand(0, "Ball Lightning", "al1")
    t.hand(1, "al2")
    step_forward(t.begin(seat=0, phase=4).attack("r1"), "Midnight", "her15")
    own, theirs = t.totals()
    balls = min(4, card_of(t.state, t.handle("Midnight")).level // 2)
    t.play("Ball Lightning")
    for ball in range(balls):
        t.say(next(option for option in t.options() if option.startswith("choose" if ball == 0 else "Ball")))
        if ball == 0:
            t.pick("al4")
    assert t.totals() == (own + 3 * (balls - 1), theirs - 4)
    assert t.label != "choose one"


def test_ball_lightning_is_for_forgotten_realms_champions() -> None:
    t = home("wiz5", "herFR5")
    t.put(0, "discard pile", "Ball Lightning")
    assert not may_use(t.state, t.handle("wiz5"), t.handle("Ball Lightning"))


@pytest.mark.rule("SF-LVL-11")
@pytest.mark.parametrize(("realms", "more"), [(("The Bipolar Triumvirate",), 6), ((), 0)])
def test_the_minions_of_darkness_defend(realms: tuple[str, ...], more: int) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="rUnder", **dict(zip("BC", realms, strict=False)))
    t.pool(0, "her15")
    t.pool(1, "Drow Matron")
    t.hand(0, "al1")
    t.hand(1, "Minions of Darkness", "al2")
    step_forward(t.begin(seat=0, phase=4).attack("rUnder"), "her15", "Drow Matron")
    t.play("Minions of Darkness")
    assert t.totals() == (15, 5 + more)


def gloves() -> Hall:
    t = Hall(3)
    for seat in range(3):
        t.formation(seat, A=f"r{9 - seat}")
    t.pool(0, "her5 with Slorath's Gloves")
    t.hand(1, "al7", "evGift")
    t.hand(2, "al6")
    t.begin(seat=2, phase=5)
    return t.skip_to(label="end your turn").end_turn().skip_to(seat=0)


@pytest.mark.rule("SF-PILE-13", "SF-LIMBO-12")
def test_sloraths_gloves_hold_a_stolen_card() -> None:
    t = gloves().say("seat 1")
    stolen = next(card for card in ("al7", "evGift") if t.where(card) == "limbo")
    assert t.hand_size(1) == 1
    t.skip_to(label="end your turn").end_turn()
    t.skip_to(seat=1, label="end your turn", turns=1).end_turn()
    assert t.where(stolen) == "limbo", "it stays longer than others"
    t.state.move(t.handle("Slorath's Gloves"), tb.DISCARD, 0)
    finish_turn(t)
    assert t.where(stolen) == "hand"


@pytest.mark.rule("SF-ALLY-08")
def test_the_giant_troll_fights_on_for_the_next_champion() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her9", "her8")
    t.pool(1, "her1", "her2")
    t.hand(0, "al9", "al8", "al7", "al6")
    t.hand(1, "Giant Troll", "al2")
    t.begin(seat=0, phase=4).attack("r1").pick("her9").skip_to(seat=1).pick("her1")
    t.play("Giant Troll")
    assert t.totals() == (9, 11)
    t.play("al9").skip()
    assert t.where("her1") == "discard pile" and t.where("Giant Troll") != "discard pile"
    while not t.can_pick("her8"):
        t.skip()
    t.pick("her8")
    while not t.can_pick("her2"):
        t.skip()
    t.pick("her2")
    assert t.totals()[1] == 12
    t.skip_to(label="end your turn")
    assert t.where("Giant Troll") == "discard pile"
