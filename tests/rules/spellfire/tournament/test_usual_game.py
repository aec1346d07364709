"""The game at events as it is by itself: the preset, the conditions of victory, fear of the undead, spells of phase 3
(sections GEN, VIC, FOU and WIZ). Every position is played by the options that the book makes of a format.
"""

from __future__ import annotations

import pytest
from hall import Hall
from positions import finish_turn

import spellhall
from spellhall.games.spellfire import table as tb
from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.tournament import Format, TableFacts

BOOK = spellhall.game("spellfire").tournament_book()
FIVE = {"A": "r1", "B": "r2", "C": "r3", "D": "r4", "E": "r5"}
NINE = FIVE | {"F": "r6", "G": "r7", "H": "r8", "I": "rDS"}


def event(*variants: str, kind: str = "Championship", victory: str = "Standard", players: int = 3) -> Hall:
    """A table of an event; all other seats have a realm in A."""
    format = Format(kind, variants=variants, victory=victory, size=55)
    t = Hall(players=players, **BOOK.options(format, TableFacts(players)))  # type: ignore[arg-type]
    for seat in range(1, players):
        t.formation(seat, A="r9")
    return t


# ---------------------------------------------------------------------- the preset


def running_out(t: Hall) -> Hall:
    """P1 takes the last two cards of their pile in their draw; two lie in their discard pile. They have most realms."""
    t.formation(0, A="r1", B="r2")
    t.hand(0, "her6")
    t.pile(0, "al1", "al2")
    t.put(0, "discard pile", "al7", "al8")
    return finish_turn(t.begin(seat=0, phase=1))


@pytest.mark.rule("SFT-GEN-13", "AMB-T01")
def test_a_pile_that_runs_out_does_not_end_a_game_of_an_event() -> None:
    t = running_out(event())
    assert not t.state.is_terminal()
    assert sorted(t.names(0, "draw pile")) == ["al7", "al8"] and t.names(0, "discard pile") == []
    usual = Hall(players=3)
    usual.formation(1, A="r9")
    assert running_out(usual).state.returns() == [1.0, -1.0, -1.0], "by the booklet it does"


@pytest.mark.rule("SFT-GEN-14")
def test_a_played_event_is_out_of_the_game_and_a_discarded_one_in_the_abyss() -> None:
    t = event()
    t.formation(0, A="r1", B="r2 razed")
    t.hand(0, "evGift", "evAll2", "al1", "al2")
    t.begin(phase=2).rebuild("r2").pick("evAll2").pick("al1").pick("al2")
    assert [t.where(name, 0) for name in ("evAll2", "al1")] == ["abyss", "discard pile"]
    t.play("evGift")
    assert t.where("evGift") == "void"


@pytest.mark.rule("SFT-GEN-15")
def test_avanil_given_up_goes_to_the_abyss_at_events() -> None:
    for t, zone in ((event(), "abyss"), (Hall(players=3), "discard pile")):
        t.formation(0, A="Avanil", B="r1")
        t.begin(phase=2).use("Avanil")
        assert (t.where("Avanil"), t.hand_size(0)) == (zone, 5)


# ---------------------------------------------------------------------- conditions of victory


def lay(t: Hall, *realms: str, before: dict[str, str]) -> Hall:
    """P1 lays a realm in their phase 2, to those that they have."""
    t.formation(0, **before)
    t.hand(0, *realms, "al1")
    t.begin(seat=0, phase=2)
    assert not t.state.is_terminal(), "one realm is missing"
    return t.play(realms[0])


@pytest.mark.rule("SFT-VIC-03", "SFT-CHA-03")
def test_standard_the_sixth_standing_realm_wins() -> None:
    assert lay(event(), "r6", before=FIVE).state.returns() == [1.0, -1.0, -1.0]


@pytest.mark.rule("SFT-VIC-04", "SFT-CHA-03")
def test_enhanced_nine_are_not_enough_and_ten_win() -> None:
    assert lay(event(victory="Enhanced"), "rCoast", before=NINE).state.returns() == [1.0, -1.0, -1.0]
    eight = {place: realm for place, realm in NINE.items() if place != "I"}
    assert not lay(event(victory="Enhanced"), "rCoast", before=eight).state.is_terminal()


@pytest.mark.rule("SFT-VIC-05")
@pytest.mark.parametrize(("victory", "before"), [("Standard", FIVE), ("Enhanced", NINE)])
def test_the_number_wins_whenever_it_is_reached_in_others_turns_too(victory: str, before: dict[str, str]) -> None:
    t = event(victory=victory)
    t.formation(0, **before)
    t.hand(0, "rAny")
    t.hand(1, "al1")
    t.begin(seat=1, phase=2)
    t.skip_to(seat=0).play("rAny")
    assert t.state.returns() == [1.0, -1.0, -1.0]
    assert t.reg(tb.ACTIVE) == 1


def barbaric(**formation: str) -> Hall:
    """P1 has six realms but for what is named, in phase 6 of the turn before theirs, which is that of P3."""
    t = event(victory="Barbaric")
    t.formation(0, **(FIVE | {"F": "r6"} | formation))
    return t


@pytest.mark.rule("SFT-VIC-06")
def test_barbaric_six_realms_win_when_a_turn_of_ones_own_begins() -> None:
    t = lay(event(victory="Barbaric"), "r6", before=FIVE)
    assert not t.state.is_terminal(), "in the middle of a turn they do not"
    for _ in range(3):
        assert not t.state.is_terminal()
        finish_turn(t)
    assert t.state.returns() == [1.0, -1.0, -1.0]
    assert t.reg(tb.ACTIVE) == 0


@pytest.mark.rule("SFT-VIC-07")
def test_barbaric_the_beginning_of_a_granted_turn_does_not_count() -> None:
    t = barbaric()
    t.hand(0, "The Caravan", "her5")
    t.begin(seat=0, phase=6).end_turn().play("The Caravan").skip_to_phase(3, seat=0)
    assert t.reg(tb.EXTRA_TURN) == 1 and not t.state.is_terminal()


@pytest.mark.rule("SFT-VIC-08")
@pytest.mark.parametrize("falls", [True, False])
def test_barbaric_a_realm_lost_before_that_turn_prevents_the_win(falls: bool) -> None:
    t = barbaric()
    t.pool(2, "her9")
    t.begin(seat=2, phase=4)
    if falls:
        t.attack("r1").skip_to(seat=2, rule="SF-PH6")
        assert t.is_razed("r1")
    finish_turn(t)
    assert t.state.is_terminal() is not falls


@pytest.mark.rule("SFT-VIC-09")
def test_barbaric_it_is_looked_at_before_anything_else_in_the_turn() -> None:
    t = barbaric()
    t.hand(0, "keep10", "evGift")
    t.hand(1, "evRuin", "al1")
    drawn = t.hand_size(0)
    t.begin(seat=2, phase=6).end_turn()
    while not t.state.is_terminal() and t.reg(tb.PHASE) in (6, tb.BETWEEN):
        t.skip()
    assert t.state.returns() == [1.0, -1.0, -1.0]
    assert (t.hand_size(0), t.where("evRuin")) == (drawn, "hand"), "nothing was drawn or played in it"


@pytest.mark.rule("SFT-VIC-10")
@pytest.mark.parametrize("victory", ["Standard", "Barbaric"])
def test_a_razed_realm_never_counts(victory: str) -> None:
    t = event(victory=victory)
    t.formation(0, **FIVE, F="r6 razed")
    t.hand(0, "al1", "al2", "al3")
    t.begin(seat=2, phase=6).end_turn().skip_to_phase(2, seat=0, turns=1)
    assert not t.state.is_terminal()
    t.rebuild("r6").pick("al1").pick("al2").pick("al3")
    assert t.state.is_terminal() is (victory == "Standard")


@pytest.mark.rule("SFT-VIC-11", "AMB-T30")
def test_enhanced_the_formation_has_a_fourth_row_that_the_third_shields() -> None:
    back = {"F": "r6", "G": "r7", "H": "r8", "I": "rDS", "J": "rCoast"}
    for front, exposed in (("", [False] * 4), (" razed", [True, True, False, False])):
        t = event(victory="Enhanced")
        t.formation(1, B="r2", C="r3", D=f"r4{front}", E=f"r5{front}", **back)
        t.formation(0, A="rPow")
        t.pool(0, "her9")
        t.begin(seat=0, phase=4)
        assert [t.can_attack(name) for name in ("r7", "r8", "rDS", "rCoast")] == exposed


@pytest.mark.rule("SFT-VIC-12")
@pytest.mark.parametrize("victory", ["Standard", "Barbaric"])
def test_for_six_realms_there_are_six_places(victory: str) -> None:
    full = FIVE | {"E": "r5 razed", "F": "r6 razed"}
    for more, places in ((victory, ["E", "F"]), ("Enhanced", ["E", "F", "G", "H", "I", "J"])):
        t = event(victory=more)
        t.formation(0, **full)
        t.hand(0, "r7", "al1")
        t.begin(seat=0, phase=2).play("r7")
        assert t.options() == places, "onto a razed one, and else where there is a place"


# ---------------------------------------------------------------------- fear of the undead


def afraid(attacker: str, defender: str, *hand: str, on: bool = True) -> Hall:
    """P1 attacks, P2 defends, each with what hangs on their champion; both hold an ally to spare."""
    t = event(*(("Fear of Undead",) if on else ()))
    t.formation(0, A="r1")
    t.pool(0, attacker)
    t.pool(1, defender)
    t.hand(0, *hand, "al9")
    t.hand(1, "al8")
    t.begin(phase=4).attack("r9")
    champion = defender.split(" with ")[0]
    while not t.can_pick(champion):
        t.skip()
    return t.pick(champion)


def left(t: Hall, name: str, seat: int = 1) -> bool:
    """Whether an ally still fights."""
    return t.where(name, seat) == "attached"


@pytest.mark.rule("SFT-FOU-01", "SFT-FOU-07")
def test_an_undead_champion_of_level_4_drives_off_allies_of_1_and_2() -> None:
    t = afraid("und5", "mon9 with al1 and al2 and al3")
    assert [left(t, name) for name in ("al1", "al2", "al3")] == [False, False, True]
    t = afraid("mon5", "mon9 with al1 and al2 and al3")
    assert [left(t, name) for name in ("al1", "al2", "al3")] == [True, True, True]


@pytest.mark.rule("SFT-FOU-02")
def test_an_undead_ally_of_level_4_does_so_too() -> None:
    assert not left(afraid("her5 with alUnd4", "mon9 with al2"), "al2")
    assert left(afraid("her5 with alUnd3", "mon9 with al2"), "al2")


@pytest.mark.rule("SFT-FOU-03")
def test_bonuses_do_not_make_an_undead_card_frightening() -> None:
    assert left(afraid("und3 with mi+2", "mon9 with al2"), "al2")
    assert not left(afraid("und5", "mon9 with al2"), "al2")


@pytest.mark.rule("SFT-FOU-04")
def test_undead_allies_stay() -> None:
    t = afraid("und5", "mon9 with alUnd2 and al2")
    assert (left(t, "alUnd2"), left(t, "al2")) == (True, False)


@pytest.mark.rule("SFT-FOU-05")
@pytest.mark.parametrize(("champion", "stays"), [("cle5", True), ("wiz5", False), ("her5", False)])
def test_the_allies_of_clerics_stay(champion: str, stays: bool) -> None:
    assert left(afraid("und9", f"{champion} with al1"), "al1") is stays


@pytest.mark.rule("SFT-FOU-06")
def test_an_ally_that_is_raised_to_3_stays() -> None:
    assert left(afraid("und5", "mon9 with Banner of the One-Eyed God and al2"), "al2")
    assert not left(afraid("und5", "mon9 with Banner of the One-Eyed God and al1"), "al1"), "1 + 1 is 2"
    assert not left(afraid("und5", "mon9 with al2"), "al2")


@pytest.mark.rule("SFT-FOU-08", "AMB-T24")
def test_an_ally_of_level_0_stays() -> None:
    t = afraid("und5", "mon9 with al0 and al1")
    assert (left(t, "al0"), left(t, "al1")) == (True, False)


@pytest.mark.rule("SFT-FOU-09")
def test_allies_flee_from_undead_that_come_later() -> None:
    t = afraid("her5", "mon5 with al2", "alUnd4")
    assert left(t, "al2") and t.totals() == (5, 7)
    t.play("alUnd4")
    assert not left(t, "al2") and t.totals() == (9, 5)


@pytest.mark.rule("SFT-FOU-09", "SFT-FOU-06")
def test_allies_flee_when_they_lose_the_bonus_that_kept_them() -> None:
    t = afraid("und5", "mon9 with Banner of the One-Eyed God and al2", "evRob")
    assert left(t, "al2")
    t.play("evRob")
    t.say("seat 1")
    assert not left(t, "al2")


@pytest.mark.rule("SFT-FOU-10", "AMB-T24")
def test_who_flees_is_discarded_at_once_and_adds_nothing() -> None:
    t = afraid("und5", "mon9 with al1 and al2")
    assert [t.where(name, 1) for name in ("al1", "al2")] == ["discard pile", "discard pile"]
    assert t.totals() == (5, 9)


@pytest.mark.rule("SFT-FOU-11")
def test_nobody_frightens_his_own_side() -> None:
    t = afraid("und5 with al1", "mon9 with al2")
    assert (left(t, "al1", 0), left(t, "al2")) == (True, False)


@pytest.mark.rule("SFT-FOU-12")
def test_who_can_cast_the_spells_of_clerics_is_no_cleric() -> None:
    t = afraid("und9 with mi+2", "Borys the Dragon with al1")
    assert not left(t, "al1")
    t.hand(1, "cDef+3/4")
    assert t.seat == 1 and t.can_play("cDef+3/4")
    assert left(afraid("und9", "cle5 with al1"), "al1")


@pytest.mark.rule("SFT-FOU-13", "AMB-T25")
def test_at_events_nobody_is_afraid_unless_it_is_announced() -> None:
    assert left(afraid("und5", "mon9 with al1", on=False), "al1")
    assert not left(afraid("und5", "mon9 with al1", on=True), "al1")
    assert spellhall.game("spellfire").options["fear_of_undead"] == "on", "by the booklet everybody is"


# ---------------------------------------------------------------------- Wizard's Challenge


@pytest.mark.rule("SFT-WIZ-13", "AMB-T22")
def test_a_legal_spell_of_phases_3_and_4_is_cast_in_phase_3_as_well() -> None:
    t = event(kind="Wizard’s Challenge")
    t.formation(0, A="r1")
    t.pool(0, "wiz5")
    t.hand(0, "Flight", "Fireball", "her5")
    t.begin(phase=3)
    assert t.can_play("Flight") and not t.can_play("Fireball")
    assert {"3", "4"} == {str(phase) for phase in t.state.definition(t.handle("Flight")).phases}


def test_a_table_of_an_event_takes_no_deck_of_another_size() -> None:
    options = BOOK.options(Format("Championship", size=75), TableFacts(3))
    game = spellhall.game("spellfire", **options)
    with pytest.raises(UsageError, match="55 cards, a deck has 75"):
        game.new_state(list(game.starter_decks().values())[:3], 1)
