"""Curses, keepsakes and hidden cards of the set Ravenloft, each in a position of its own."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, fight, step_forward
from sieges import camp, siege

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.battle.attacks import may_defend
from spellhall.games.spellfire.rules.levels.levels import base_level
from spellhall.games.spellfire.rules.levels.projection import is_silenced
from spellhall.games.spellfire.rules.levels.traits import has_trait
from spellhall.games.spellfire.rules.plays.permits import is_banned, may_use
from spellhall.games.spellfire.rules.turn.draws import hand_limit


def test_an_ally_stays_in_darkon_and_helps_the_next_defender_as_undead() -> None:
    t = siege("Darkon", "her5", "her9 with al4 and al3")
    t.skip()
    assert t.offered() == ["al3", "al4"]
    t.pick("al4")
    assert t.where("al4") == "beneath" and t.where("al3") == "discard pile"
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="Darkon")
    t.pool(0, "her5")
    t.pool(1, "mon7")
    t.hand(0, "al1")
    t.put(1, "beneath", "al4")
    t.state.host[t.handle("al4")] = t.handle("Darkon")
    step_forward(t.begin(phase=4).attack("Darkon"), "her5", "mon7")
    assert t.totals() == (5, 7 + 4) and has_trait(t.state, t.handle("al4"), "undead")


def test_darkon_keeps_one_ally_at_most_and_none_of_attackers() -> None:
    t = siege("Darkon", "her5", "her9 with al4")
    t.put(1, "beneath", "al9")
    t.state.host[t.handle("al9")] = t.handle("Darkon")
    t.skip()
    assert t.where("al4") == "discard pile"
    t = siege("Darkon", "her9 with al4", "her5")
    t.skip()
    assert t.where("al4") == "discard pile"


def test_tepest_buries_a_card_of_the_one_who_razes_it() -> None:
    t = camp("Tepest", "her9")
    t.pile(0, "al1", "al2", "al3", "al4", "al5", "al6", "al7")
    t.attack("Tepest")
    assert t.seat == 1 and t.offered() == ["al1", "al2", "al3", "al4", "al5", "al6"]
    t.pick("al3")
    pile = [t.state.definition(card).name for card in t.state.pile(tb.DRAW_PILE, 0)]
    assert pile[0] == "al3" and t.names(0, "hand") == ["al1"]


def test_gabrielle_buries_a_card_of_the_hand_that_beat_her() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Gabrielle Aderre")
    t.pool(1, "her9")
    t.hand(0, "al1")
    t.hand(1, "al7", "evPeace")
    step_forward(t.begin(phase=4).attack("r1"), "Gabrielle Aderre", "her9").skip()
    assert t.seat == 0 and t.offered() == ["al7", "evPeace"]
    t.pick("evPeace")
    assert t.state.definition(t.state.pile(tb.DRAW_PILE, 1)[0]).name == "evPeace" and t.where("al7") == "hand"


def test_fate_takes_levels_from_card_numbers() -> None:
    t = at_home(pool=("Adam", "Strahd Von Zarovich", "Knights of the Rose"), hand=("Quirk of Fate", "her2"))
    t.pool(1, "her5")
    t.play("Quirk of Fate")
    levels = {name: base_level(t.state, t.handle(name)) for name in ("Adam", "Strahd Von Zarovich", "her5")}
    assert levels == {"Adam": 8, "Strahd Von Zarovich": 1, "her5": 4}
    assert base_level(t.state, t.handle("Knights of the Rose")) == 6


@pytest.mark.rule("SF-SPELL-16")
def test_magic_is_disrupted_for_those_who_cast_one_kind() -> None:
    t = at_home(pool=("wiz5", "cle5", "her5", "Azalin"), hand=("Disrupted Magic", "wDef+3/4", "cDef+3/4", "her2"))

    def able() -> list[str]:
        cast = ("wDef+3/4", "cDef+3/4")
        return [
            "".join(card[0] for card in cast if may_use(t.state, t.handle(who), t.handle(card)))
            for who in ("wiz5", "cle5", "her5", "Azalin")
        ]

    assert able() == ["w", "c", "", "w"]
    t.play("Disrupted Magic")
    assert able() == ["c", "w", "", "c"]


@pytest.mark.rule("SF-VIC-13")
def test_a_holding_of_athas_counts_as_a_sixth_realm() -> None:
    for holding, won in (("hDS", True), ("h1", False)):
        t = Hall()
        t.formation(0, A="rDS with hDS" if won else "r9 with h1", B="r2", C="r3", D="r4", E="r5")
        t.formation(1, A="r1")
        t.pool(0, "her5")
        t.hand(0, "City States", "her2")
        t.begin(phase=0).play("City States")
        assert (t.state.scores is not None) is won, holding


@pytest.mark.parametrize(
    ("own", "totals"),
    [("al3 and al4 and al5", (5 + 3 * 4 + 5, 24)), ("al3", (5, 24)), ("al2 and al9", (5 + 18, 24))],
)
def test_the_two_weakest_allies_are_melded(own: str, totals: tuple[int, int]) -> None:
    t = duel(f"wiz5 with {own}", "her15 with al9", hand=("Strahd's Malefic Meld", "al1"), rival_hand=("al1", "al2"))
    t.play("Strahd's Malefic Meld")
    assert t.totals() == totals


def _beaten(card: str, by: str) -> Hall:
    """P1 attacks with a bearer of a curse and is beaten by a champion of P2."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, f"her5 with {card}", "wiz5")
    t.pool(1, by)
    t.hand(0, "al1", "dispel", "her2")
    t.hand(1, "al2")
    step_forward(t.begin(phase=4).attack("r1"), "her5", by).skip()
    assert t.where(card) == "attached"
    return t


@pytest.mark.rule("SF-SPELL-17")
def test_the_coin_weighs_on_the_hand_of_the_winner_until_it_is_dispelled() -> None:
    t = _beaten("Blood Coin", "her9")
    assert (hand_limit(t.state, 0), hand_limit(t.state, 1)) == (8, 7)
    t = at_home(pool=("wiz5",), hand=("4th/370", "her2"))
    t.pool(1, "her9")
    t.put(0, "attached", "Blood Coin")
    t.state.host[t.handle("Blood Coin")] = t.handle("her9")
    assert hand_limit(t.state, 1) == 7
    t.play("4th/370")
    assert t.where("Blood Coin") == "discard pile" and hand_limit(t.state, 1) == 8


def test_the_coin_cannot_be_dispelled_while_its_own_player_has_it() -> None:
    t = at_home(pool=("wiz5 with Blood Coin",), hand=("4th/370", "her2"))
    assert not t.can_play("4th/370") and hand_limit(t.state, 0) == 8


def test_the_vistani_take_the_power_of_whoever_beats_them() -> None:
    t = _beaten("Vistani", "Adam")
    adam = t.handle("Adam")
    assert is_silenced(t.state, adam) and t.where("Adam") == "pool"
    t.state.move(t.handle("Vistani"), tb.DISCARD, 0)
    assert not is_silenced(t.state, adam)


def test_the_vistani_add_nothing_to_the_one_they_curse() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her5")
    t.pool(1, "her9")
    t.hand(0, "al1")
    t.put(0, "attached", "Vistani")
    t.state.host[t.handle("Vistani")] = t.handle("her9")
    step_forward(t.begin(phase=4).attack("r1"), "her5", "her9")
    assert t.totals() == (5, 9)


@pytest.mark.parametrize(("foe", "kept"), [("her3", True), ("her15", False)])
def test_the_cat_keeps_the_allies_of_a_winner(foe: str, kept: bool) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her9 with Cat of Felkovic and al1 and al2")
    t.pool(1, foe)
    t.hand(0, "al3")
    t.hand(1, "al4")
    step_forward(t.begin(phase=4).attack("r1"), "her9", foe).skip()
    if kept:
        t.pick("al1").pick("al2")
        if t.label.startswith("choose up to"):
            t.skip()
    assert t.where("al1") == t.where("al2") == ("beneath" if kept else "discard pile")
    if kept:
        assert t.state.host[t.handle("al1")] == t.handle("Cat of Felkovic")


def test_every_ally_under_the_cat_is_worth_a_level() -> None:
    t = fight("her5 with Cat of Felkovic", "her9")
    for name in ("al7", "al8"):
        t.put(0, "beneath", name)
        t.state.host[t.handle(name)] = t.handle("Cat of Felkovic")
    assert t.totals() == (7, 9)


def test_no_undead_stands_against_the_holy_symbol() -> None:
    t = duel("herRL5 with Holy Symbol of Ravenkind", "her15", hand=("alUnd3", "al1"), rival_hand=("alUnd2", "al2"))
    assert is_banned(t.state, 1, t.handle("her15"), t.handle("alUnd2"))
    assert not is_banned(t.state, 1, t.handle("her15"), t.handle("al2"))
    assert not is_banned(t.state, 0, t.handle("herRL5"), t.handle("alUnd3"))
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "herRL5 with Holy Symbol of Ravenkind")
    t.pool(1, "und9", "her2")
    t.begin(phase=4).attack("r1")
    assert [may_defend(t.state, t.handle(who)) for who in ("und9", "her2")] == [False, True]


def test_the_holy_symbol_can_be_given_up_to_destroy_strahd() -> None:
    t = at_home(pool=("herRL5 with Holy Symbol of Ravenkind",), hand=("her2",))
    t.pool(1, "Strahd Von Zarovich", "her9")
    t.use("Holy Symbol of Ravenkind")
    assert t.where("Strahd Von Zarovich") == "void" and t.where("Holy Symbol of Ravenkind") == "discard pile"
    t = at_home(pool=("herRL5 with Holy Symbol of Ravenkind",), hand=("her2",))
    assert not t.can_use("Holy Symbol of Ravenkind")


def test_the_stranger_hides_a_card_and_uses_it_in_battle() -> None:
    t = at_home(pool=("her5",), hand=("Mysterious Stranger", "al7", "her2"))
    t.play("Mysterious Stranger").pick("al7")
    hidden = t.handle("al7")
    assert t.where("al7") == "beneath" and not t.state.seen[hidden] >> 1 & 1
    t = fight("Mysterious Stranger", "her5", hand=("al9",))
    t.put(0, "beneath", "al7")
    t.state.host[t.handle("al7")] = t.handle("Mysterious Stranger")
    t.use("Mysterious Stranger")
    assert t.totals() == (3 + 7, 5) and t.where("al7") == "attached"


def test_the_stranger_hides_another_card_after_the_battle() -> None:
    t = fight("Mysterious Stranger", "her2", hand=("al9",))
    t.skip()
    assert t.offered() == ["al1", "al9"]
    t.pick("al9")
    assert t.where("al9") == "beneath"


def _ghost() -> Hall:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2", C="r3", D="r4")
    t.pool(0, "her5")
    t.pool(1, "her7")
    t.hand(0, "Ghost Ship", "al2")
    t.hand(1, "al3")
    return step_forward(t.begin(phase=4).attack("r1"), "her5", "her7").play("Ghost Ship")


def test_the_ghost_ship_flies_to_another_realm() -> None:
    t = _ghost()
    assert t.offered() == ["r2", "r3", "r4"]
    t.pick("r4")
    assert t.reg(tb.TARGET) == t.handle("r4") and t.totals() == (6, 7)
    assert all(has_trait(t.state, t.handle(card), "flyer") for card in ("her5", "Ghost Ship"))


def test_the_ghost_ship_may_stay() -> None:
    t = _ghost().skip()
    assert t.reg(tb.TARGET) == t.handle("r1")
    t = duel("her9", "her5", hand=("al1",), rival_hand=("Ghost Ship", "al1"))
    t.play("Ghost Ship")
    assert has_trait(t.state, t.handle("her5"), "flyer") and not has_trait(t.state, t.handle("her9"), "flyer")


@pytest.mark.rule("SF-SWAP-07")
def test_the_ghost_ship_goes_to_a_third_player_who_sends_a_defender() -> None:
    t = Hall(players=3)
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.formation(2, A="r2")
    t.pool(0, "her5")
    t.pool(1, "her7")
    t.pool(2, "her4", "her3")
    t.hand(0, "Ghost Ship", "al2", "al9")
    t.hand(1, "al3")
    t.hand(2, "al4")
    step_forward(t.begin(phase=4).attack("r1"), "her5", "her7").play("Ghost Ship").pick("r2")
    assert t.where("her7") == "pool" and t.reg(tb.DEFENDER) == 2
    t.skip_to(seat=2, rule="SF-COMB-C1").pick("her4")
    assert t.totals() == (6, 4) and t.where("Ghost Ship") == "attached" and t.seat == 2
