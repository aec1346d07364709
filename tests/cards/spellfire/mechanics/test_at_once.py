"""Cards that have a card played at once: drawn, found, or taken from another player."""

from __future__ import annotations

import pytest
from positions import at_home, duel
from sieges import camp, siege

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.printings.verdicts import standings


@pytest.mark.rule("SF-ONCE-02", "SF-ONCE-03")
def test_galek_brings_an_ally_of_the_opponents_over() -> None:
    t = duel("her5", "her15", hand=("Galek", "al1"), rival_hand=("al2",))
    t.pile(1, "al9", "al3")
    t.play("Galek").yes()
    assert t.totals() == (5 + 2 + 9, 15) and t.names(0, "attached") == ["Galek", "al9"]
    t.skip()
    assert t.where("al9", 1) == "discard pile" and t.names(1, "draw pile") == ["al3"]


@pytest.mark.rule("SF-ONCE-02")
def test_what_the_card_does_when_it_joins_is_done() -> None:
    t = duel("her5", "her15 with al2 and al4", hand=("Galek", "al1"), rival_hand=("al2",))
    t.pile(1, "Selkie", "al3")
    t.play("Galek").yes()
    assert t.totals() == (5 + 2 + 3, 21)
    t.pick("al4")
    assert t.totals() == (5 + 2 + 3, 17)


@pytest.mark.rule("SF-ONCE-03", "SF-ONCE-04")
@pytest.mark.parametrize("card", ["r2", "her9", "h1", "wDef+3/4", "w/5"])
def test_galek_throws_away_what_does_not_help_him(card: str) -> None:
    t = duel("her5", "her15", hand=("Galek", "al1"), rival_hand=("al2",))
    t.pile(1, card, "al3")
    t.play("Galek").yes()
    assert t.totals() == (7, 15) and t.where(card, 1) == "discard pile"


def test_galek_may_stay_alone() -> None:
    t = duel("her5", "her15", hand=("Galek", "al1"), rival_hand=("al2",))
    t.play("Galek").skip()
    assert t.totals() == (7, 15) and t.hand_size(0) == 1


def test_galek_takes_nothing_out_of_a_hidden_pile() -> None:
    t = duel("her5", "her15", hand=("Galek", "al1"), rival_hand=("al2",))
    t.put(1, "table", "dHide")
    before = t.names(1, "draw pile")
    t.play("Galek").yes()
    assert t.totals() == (7, 15) and t.names(1, "draw pile") == before


@pytest.mark.rule("SF-PILE-04", "SF-ONCE-03")
def test_the_last_card_of_a_pile_can_be_taken() -> None:
    t = duel("her5", "her15", hand=("Galek", "al1"), rival_hand=("al2",))
    t.pile(1, "al9")
    t.play("Galek").yes()
    assert t.reg(tb.EXHAUSTED) == 1


@pytest.mark.rule("SF-ONCE-03")
def test_the_ninjas_steal_from_a_hand() -> None:
    t = duel("her5", "her15", hand=("Ninjas", "al1"), rival_hand=("al9",))
    t.play("Ninjas").yes()
    assert t.totals() == (5 + 1 + 9, 15) and t.hand_size(1) == 0


@pytest.mark.rule("SF-ONCE-03")
def test_a_stolen_item_goes_home_with_the_victor_and_to_its_owner_when_it_falls() -> None:
    t = duel("her5", "her8", hand=("Jab", "al1"), rival_hand=("mi+2",), hero_unarmed="icon")
    t.play("Jab")
    assert t.totals() == (8, 8)
    t.play("al1")
    assert t.where("mi+2") == "attached" and t.state.control[t.handle("mi+2")] == 0
    assert t.state.owner[t.handle("mi+2")] == 1


@pytest.mark.rule("SF-ONCE-03")
def test_a_jab_plays_an_event_of_the_opponents() -> None:
    t = duel("her9", "her15", hand=("Jab", "al1"), rival_hand=("Good Fortune",), events_go_to="abyss")
    t.play("Jab")
    assert t.hand_size(0) == 1 + 5 and t.where("Good Fortune", 1) == "abyss"


@pytest.mark.rule("SF-ONCE-04")
def test_the_ambassador_draws_until_three_cards_are_wasted() -> None:
    t = siege("r1", "her15", "Ambassador Carrague")
    t.pile(1, "al2", "r2", "r3", "al3", "r4", "al4")
    t.use("Ambassador Carrague")
    assert t.totals() == (15, 9)
    t.use("Ambassador Carrague").use("Ambassador Carrague").use("Ambassador Carrague")
    assert t.totals() == (15, 12)
    t.use("Ambassador Carrague")
    assert not t.can_use("Ambassador Carrague")
    assert sorted(t.names(1, "discard pile")) == ["r2", "r3", "r4"] and t.names(1, "draw pile") == ["al4"]


def test_what_was_wasted_in_one_battle_does_not_count_in_the_next() -> None:
    t = camp("r1", "her15", "Ambassador Carrague")
    t.state.mark(tb.MISSED, t.handle("Ambassador Carrague"), 3)
    t.attack("r1").pick("Ambassador Carrague")
    assert t.state.marks[tb.MISSED][t.handle("Ambassador Carrague")] == 0


def test_the_ambassador_never_attacks() -> None:
    t = at_home(phase=4, pool=("Ambassador Carrague",), hand=("al1", "her5"))
    t.attack("r8")
    assert not t.can_pick("Ambassador Carrague")


@pytest.mark.rule("SF-ONCE-05")
def test_time_stop_finds_a_spell_that_can_be_cast_now() -> None:
    t = duel("wiz5", "her9", hand=("Time Stop", "al1"), rival_hand=("al2",))
    t.pile(0, "w/5", "wDef+3/4", "al3", "cDef+3/4")
    t.play("Time Stop")
    assert t.offered() == ["wDef+3/4"]
    t.pick("wDef+3/4")
    assert t.totals() == (8, 9) and t.where("w/5") == "draw pile"
    assert t.state.seen[t.handle("w/5")] == 0


@pytest.mark.rule("SF-ONCE-05")
def test_time_stop_casts_spells_of_phase_5_in_phase_5() -> None:
    t = at_home(phase=5, pool=("wiz5",), hand=("Time Stop",))
    t.pile(0, "w/5", "wDef+3/4", "al3")
    t.play("Time Stop")
    assert t.offered() == ["w/5"]


@pytest.mark.rule("SF-ONCE-01")
def test_lost_oasis_gives_a_card_that_may_be_played_at_once() -> None:
    t = siege("rDS with Lost Oasis", "her5")
    t.pile(1, "r2", "al3")
    t.yes().play("r2").say("B")
    assert t.where("r2") == "formation"


@pytest.mark.rule("SF-ONCE-01")
@pytest.mark.parametrize("card", ["r2", "al9"])
def test_what_the_oasis_gives_may_be_kept(card: str) -> None:
    t = siege("rDS with Lost Oasis", "her5")
    t.pile(1, card, "al3")
    t.yes()
    if card == "r2":
        t.skip()
    assert t.where(card, 1) == "hand"


@pytest.mark.rule("SF-CONF-02", "SF-ONCE-01", "SF-ONCE-02")
def test_the_madding_springs_heal_an_ally_once_a_battle() -> None:
    t = siege("rDL with Madding Springs", "her15", "her5")
    t.put(1, "discard pile", "al3", "al4")
    t.use("Madding Springs").pick("al4")
    assert t.totals() == (15, 9) and not t.can_use("Madding Springs")


def test_the_springs_do_not_help_elsewhere() -> None:
    t = siege("r1", "her15", "her5")
    t.formation(1, B="rDL with Madding Springs")
    t.put(1, "discard pile", "al3", "al4")
    assert not t.can_use("Madding Springs")


@pytest.mark.rule("SF-ONCE-02")
def test_north_ledopolus_draws_for_the_defence() -> None:
    t = siege("rDS with North Ledopolus", "her15", "her5")
    t.pile(1, "al9", "al3")
    t.use("North Ledopolus").play("al9")
    assert t.totals() == (15, 14) and not t.can_use("North Ledopolus")


@pytest.mark.rule("SF-ONCE-05")
def test_bagual_casts_a_cleric_spell_out_of_the_draw_pile() -> None:
    t = duel("Bagual", "her9", hand=("al1",), rival_hand=("al2",))
    t.pile(0, "cDef+3/4", "wDef+3/4", "al3")
    t.use("Bagual").pick("cDef+3/4")
    assert t.totals() == (5, 9)


@pytest.mark.parametrize("number", ["NO/242", "3rd/274", "NO/229"])
def test_older_printings_say_the_same(number: str) -> None:
    assert standings()[number].word in ("older", "same")
