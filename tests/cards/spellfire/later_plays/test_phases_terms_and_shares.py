"""Plays that take phases away, make effects last, hold champions in Limbo for a price, or share what is drawn."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, home, step_forward

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.plays.permits import is_banned, may_use


def turn_of_p2(event: str, phase: int = 2) -> Hall:
    """It is a phase of the turn of P2, and P1 holds an event."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r8")
    t.pool(1, "her5")
    t.hand(1, "r1", "her4", "h1")
    t.hand(0, event)
    return t.begin(seat=1, phase=phase)


@pytest.mark.rule("SF-TURN-07")
def test_zephyrwind_carries_a_player_past_two_phases() -> None:
    t = turn_of_p2("Zephyrwind").play("r1")
    t.skip_to(seat=0).play("Zephyrwind")
    t.skip_to(seat=1)
    phases = set()
    while t.seat == 1 and t.label != "end your turn":
        phases.add(t.reg(tb.PHASE))
        t.skip()
    assert not phases & {3, 4} and t.where("her4") == "hand"


def test_zephyrwind_blows_only_in_the_realm_phase_of_others() -> None:
    t = turn_of_p2("Zephyrwind", phase=3).play("her4")
    assert t.seat == 1, "P1 has nothing to play"
    t = at_home(phase=2, hand=("Zephyrwind", "r1"))
    assert not t.can_play("Zephyrwind")


@pytest.mark.rule("SF-TURN-07")
def test_conscription_costs_opponents_a_champion_phase() -> None:
    t = Hall(3)
    for seat in range(3):
        t.formation(seat, A=f"r{9 - seat}")
        t.hand(seat, f"her{seat + 1}")
    t.hand(0, "Royal Conscription and Tax Levy")
    t.begin(seat=0, phase=3).play("Royal Conscription and Tax Levy")
    assert t.can_play("her1"), "its own player has a phase 3"
    t.skip_to(label="end your turn").end_turn()
    for seat in (1, 2):
        while t.label != "end your turn" or t.seat != seat:
            assert t.seat != seat or t.reg(tb.PHASE) != 3
            t.skip()
        t.end_turn()
    t.skip_to_phase(3, seat=0)


@pytest.mark.rule("SF-TURN-07")
@pytest.mark.parametrize("phase", [3, 4])
def test_the_wardmeister_takes_either_phase(phase: int) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r8")
    t.pool(1, "her5")
    t.hand(1, "her4")
    t.hand(0, "The Wardmeister Strategy")
    t.begin(seat=0, phase=5).skip_to(label="end your turn").end_turn()
    t.skip_to(seat=0, turns=1).play("The Wardmeister Strategy")
    name = "champion" if phase == 3 else "battle"
    t.say(next(option for option in t.options() if name in option))
    phases = set()
    while t.label != "end your turn" or t.seat != 1:
        phases.add(t.reg(tb.PHASE) if t.seat == 1 else -1)
        t.skip()
    assert phase not in phases and ({3, 4} - {phase}) <= phases


def cast(spell: str, caster: str, *tables: str) -> Hall:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r8")
    t.put(0, "table", *tables)
    t.pool(0, caster, "her3")
    t.pool(1, "her4")
    t.hand(0, spell, "her2")
    return t.begin(seat=0, phase=3).play(spell)


def ends_after(t: Hall, spell: str) -> int:
    """How many turns of P1, this one not counted, a spell is still on the table when they begin to act."""
    turns = 0
    while turns < 12:
        t.skip_to(label="end your turn", turns=1).end_turn()
        t.skip_to(seat=1, label="end your turn", turns=1).end_turn()
        t.skip_to(seat=0, turns=1)
        if t.where(spell) != "table":
            return turns
        turns += 1
    return turns


@pytest.mark.rule("SF-GEN-27")
def test_spells_of_the_archmage_last_twice_as_long() -> None:
    plain = ends_after(cast("Reverse Gravity", "wiz5"), "Reverse Gravity")
    doubled = ends_after(cast("Reverse Gravity", "wiz5", "Spells of the Archmage"), "Reverse Gravity")
    assert (plain, doubled) == (0, 1)
    other_world = ends_after(cast("Reverse Gravity", "wizGH5", "Spells of the Archmage"), "Reverse Gravity")
    assert other_world == 0


@pytest.mark.rule("SF-GEN-27")
def test_spells_of_the_friar_are_cleric_spells_of_the_realms() -> None:
    kept = [
        ends_after(cast("Zone of Truth", caster, "Spells of the Friar"), "Zone of Truth")
        for caster in ("Fzoul Chembryl", "cle5")
    ]
    assert kept[0] > kept[1]


@pytest.mark.rule("SF-GEN-27")
def test_extension_adds_as_many_turns_as_the_digit() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r8")
    t.pool(0, "wiz5", "wiz4")
    t.hand(0, "Reverse Gravity", "Extension I", "her2")
    t.begin(seat=0, phase=3).play("Reverse Gravity")
    if t.label == "which champion uses it?":
        t.pick("wiz5")
    t.pile(0, "digit3", *["al1"] * 30)
    t.play("Extension I")
    if t.label == "which champion uses it?":
        t.pick("wiz4")
    if t.can_pick("Reverse Gravity"):
        t.pick("Reverse Gravity")
    digit = card_of(t.state, t.handle("digit3")).number % 10
    assert t.reg(tb.DIGIT) == digit
    assert ends_after(t, "Reverse Gravity") == digit


@pytest.mark.rule("SF-LIMBO-13")
@pytest.mark.parametrize("digit_card", ["digit3", "digit4"])
def test_the_portal_holds_a_champion_for_some_turns(digit_card: str) -> None:
    t = home("her3", hand=("Portal to Limbo",))
    t.pool(1, "her5", "her4")
    t.state.question = None
    t.pile(1, digit_card, *["al1"] * 40)
    digit = card_of(t.state, t.handle(digit_card)).number % 10
    t.play("Portal to Limbo").pick("her5")
    assert t.reg(tb.DIGIT) == digit and t.where("her5") == ("limbo" if digit else "pool")
    turns = 0
    while t.where("her5") == "limbo":
        assert t.where("Portal to Limbo") == "table"
        t.skip_to(seat=0, label="end your turn", turns=1).end_turn()
        t.skip_to(seat=1, label="end your turn", turns=1).end_turn()
        t.skip_to(seat=0, turns=1)
        turns += 1
    assert turns == digit and t.where("her5") == "pool" and t.where("Portal to Limbo") != "table"


@pytest.mark.rule("SF-LIMBO-12")
def test_the_law_holds_thieves_until_bail_is_posted() -> None:
    t = at_home(pool=("her3",), hand=("The Long Arm of the Law", "her2"))
    t.pool(1, "thi5 with mi+1", "thi4", "her4")
    t.hand(1, "al7", "al8")
    t.state.question = None
    t.play("The Long Arm of the Law")
    assert t.where("thi5") == t.where("thi4") == "limbo" and t.where("her4") == "pool"
    t.skip_to(label="end your turn").end_turn()
    t.skip_to(seat=1, label="end your turn", turns=1).end_turn()
    assert t.seat == 1 and t.can_pick("al7")
    t.pick("al7").pick("thi5")
    t.skip()
    assert t.where("al7") == "abyss" and t.where("thi5") == "pool" and t.where("thi4") == "limbo"


def tell_fortune(call: str, card: str) -> Hall:
    """P1 calls odd or even about a champion of P2, whose pile consists of one card, many times."""
    t = at_home(pool=("thi5",), hand=("Fortune Telling", "her2"))
    t.pool(1, "her5")
    t.hand(1, "her6", "her4")
    t.state.question = None
    t.pile(1, *[card] * 20)
    t.play("Fortune Telling")
    if t.can_pick("her5"):
        t.pick("her5")
    return t.say(call)


@pytest.mark.rule("SF-GUESS-04", "SF-LIMBO-15")
def test_fortune_telling_sends_a_champion_away_if_it_is_called() -> None:
    t = tell_fortune("odd", "4th/255")
    assert t.where("her5") == "limbo" and t.hand_size(1) == 2
    t.skip_to(label="end your turn").end_turn()
    t.skip_to(seat=1, label="end your turn", turns=1).end_turn()
    assert "her6" in t.offered() and "her4" not in t.offered(), "four levels do not buy five"
    t.pick("her6")
    assert t.where("her5") == "pool" and t.where("Fortune Telling") == "discard pile"


@pytest.mark.rule("SF-GUESS-04")
def test_a_wrong_call_gives_the_card_away() -> None:
    t = tell_fortune("even", "4th/255")
    assert t.seat == 1 and t.where("her5") == "pool"
    t.play("Helm")
    assert t.names(1, "pool") == ["her5", "Helm"]


def test_el_hadid_binds_the_opponent_to_four_cards() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "El-Hadid")
    t.pool(1, "her3")
    t.hand(0, "al9", "al1")
    t.hand(1, "al2", "al3", "al4", "al5", "al6", "al7")
    t.begin(seat=0, phase=4).attack("r1").skip_to(seat=1).pick("her3")
    for card in ("al2", "al3", "al4", "al5"):
        t.pick(card)
    foe = t.handle("her3")
    barred = [is_banned(t.state, 1, foe, t.handle(card)) for card in ("al5", "al6", "al7")]
    assert barred == [False, True, True]
    assert not is_banned(t.state, 0, t.handle("El-Hadid"), t.handle("al9"))
    t.put(0, "discard pile", "bloodDef+3")
    assert may_use(t.state, t.handle("El-Hadid"), t.handle("bloodDef+3"))


@pytest.mark.rule("SF-HAND-06")
def test_plentiful_psionics_opens_all_but_dark_sun_cards() -> None:
    t = at_home(phase=0, hand=("Plentiful Psionics", "her2"))
    t.hand(1, "herDS5", "her4", "al3")
    t.state.question = None
    t.play("Plentiful Psionics")
    seen = [bool(t.state.seen[t.handle(card)] & 1) for card in ("her4", "al3", "herDS5")]
    assert seen == [True, True, False]
    t.pile(1, "herDS9", "al9", "al8", "al7")
    t.skip_to(label="end your turn").end_turn()
    t.skip_to(seat=1, turns=1)
    assert [bool(t.state.seen[t.handle(card)] & 1) for card in ("herDS9", "al9")] == [False, True]


@pytest.mark.rule("SF-PH1-06")
def test_the_boss_takes_what_lands_and_artifacts_give_others() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r8 with Thieves' Guild", B="Tyr")
    t.pool(1, "thi5")
    t.hand(0, "The Boss Wants a Cut", "her2")
    t.hand(1, "thiefDef+3", "evGift")
    t.begin(seat=0, phase=3).play("The Boss Wants a Cut")
    t.skip_to(label="end your turn").end_turn()
    mine, theirs = t.hand_size(0), t.hand_size(1)
    if t.reg(tb.PHASE) != 2:
        t.skip_to_phase(2, seat=1, turns=1)
    assert (t.hand_size(0) - mine, t.hand_size(1) - theirs) == (1, 3), "Tyr's card goes to P1"


@pytest.mark.rule("SF-PH1-06")
def test_what_goes_around_lets_all_draw() -> None:
    t = Hall(3)
    for seat in range(3):
        t.formation(seat, A=f"r{9 - seat}")
    t.put(2, "table", "What Goes Around Comes Around")
    t.hand(0, "Good Fortune", "her2")
    before = [t.hand_size(seat) for seat in range(3)]
    t.begin(seat=0, phase=3).play("Good Fortune")
    assert [t.hand_size(seat) - had for seat, had in enumerate(before)] == [4, 5, 5]


def test_what_goes_around_cannot_be_removed_but_by_another_rule() -> None:
    t = at_home(phase=0, pool=("wiz5",), hand=("Tower of High Sorcery", "her2"))
    t.put(1, "table", "What Goes Around Comes Around")
    t.put(0, "discard pile", "Wish", "evSmash")
    law = t.handle("What Goes Around Comes Around")
    assert immune(t.state, law, t.handle("Wish")) and immune(t.state, law, t.handle("evSmash"))
    t.state.question = None
    t.play("Tower of High Sorcery")
    assert t.where("What Goes Around Comes Around") == "discard pile"


def test_darsson_turns_any_card_into_levels() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Darsson Spellmaker")
    t.pool(1, "her15")
    t.hand(0, "r5", "al1")
    t.hand(1, "al2")
    step_forward(t.begin(seat=0, phase=4).attack("r1"), "Darsson Spellmaker", "her15")
    digit = card_of(t.state, t.handle("r5")).number % 10
    t.use("Darsson Spellmaker").pick("r5")
    assert t.where("r5") == "discard pile" and t.totals() == (7 + digit, 15)


def test_darsson_casts_only_in_battle() -> None:
    assert not home("Darsson Spellmaker").can_use("Darsson Spellmaker")


@pytest.mark.rule("SF-PH1-07")
@pytest.mark.parametrize("hijacked", [True, False])
def test_a_hijacker_takes_what_others_draw(hijacked: bool) -> None:
    t = at_home(hand=("Good Fortune", "her2"), pool=("her3",))
    t.pool(1, "thi5")
    t.hand(1, "Hijacking")
    t.state.question = None
    mine, theirs = t.hand_size(0), t.hand_size(1)
    t.play("Good Fortune")
    assert t.seat == 1 and t.can_play("Hijacking")
    _ = t.play("Hijacking") if hijacked else t.skip()
    assert t.hand_size(0) == mine - 1 + (0 if hijacked else 5)
    assert t.hand_size(1) == theirs + (4 if hijacked else 0)
    assert len(t.state.pile(tb.DISCARD, 0)) == (5 if hijacked else 0)


def test_a_hijacker_waits_for_a_draw_by_a_text() -> None:
    t = home("thi5", hand=("Hijacking",))
    assert not t.can_play("Hijacking")
    t.skip_to(label="end your turn").end_turn()
    t.skip_to(seat=1, turns=1)
    assert t.where("Hijacking") == "hand"
