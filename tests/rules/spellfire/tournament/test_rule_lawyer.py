"""Rule Lawyer's Delight: a rule card that is no one's (section RLD of the tournament rules)."""

from __future__ import annotations

from typing import Any

import pytest
from hall import Hall
from positions import deck

import spellhall
from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.formats.construction import faults_of
from spellhall.games.spellfire.rules.battle.attacks import why_not_attack
from spellhall.games.spellfire.rules.levels.levels import base_level, own_level
from spellhall.games.spellfire.rules.plays.permits import is_banned
from spellhall.games.spellfire.rules.turn.draws import hand_limit
from spellhall.games.spellfire.rules.turn.mulligan import gather
from spellhall.kernel.frames import PICK, action
from spellhall.kernel.state import State

LAWYER = "Rule Lawyer's Delight"
KEY = "4th/491"
WITH_IT = {"opening_rule": KEY}


def delight(players: int = 2, lies: bool = True, **options: Any) -> Hall:
    """A table at which it lies in the middle, and everybody has a realm; or one at which it might, but does not."""
    t = Hall(players, **{**WITH_IT, **options})
    if lies:
        (card,) = t.put(0, "table", LAWYER)
        t.state.regs[tb.COMMON_RULE] = card
    for seat in range(players):
        t.formation(seat, A=f"r{seat + 1}")
    return t


def rules_of(t: Hall, seat: int) -> list[str]:
    """The rule cards of a seat, without the one that is no one's."""
    common = t.state.regs[tb.COMMON_RULE]
    return [t.state.definition(card).name for card in t.state.pile(tb.TABLE, seat) if card != common]


def law(t: Hall) -> tuple[str, int]:
    """Where the card lies that is no one's, and at whose place."""
    card = t.state.regs[tb.COMMON_RULE]
    return tb.ZONES[t.state.zone[card]].name, t.state.control[card]


def begun(**options: Any) -> State:
    """A game from its beginning."""
    game = spellhall.game("spellfire", **options)
    decks = list(game.starter_decks().values())[:3]
    return game.new_state(decks, 3, check=False)


# ---------------------------------------------------------------------- the start


@pytest.mark.rule("SFT-RLD-01", "SFT-RLD-02")
@pytest.mark.parametrize("preset", ["rulebook", "tournament"])
def test_every_game_begins_with_it_in_play(preset: str) -> None:
    state = begun(preset=preset, **WITH_IT)
    card = state.regs[tb.COMMON_RULE]
    assert (state.definition(card).name, state.zone[card]) == (LAWYER, tb.TABLE)
    names = ("Ana", "Bo", "Cy")
    lines = [line.text for line in state.game.story(state.record.entries, -1, names)]
    assert f"{LAWYER} is in the middle of the table. No one owns it, and it works for everyone." in lines
    assert len(state.face) == len(begun(preset=preset).face) + 1, "it is in nobody's deck"
    assert begun(preset=preset).regs[tb.COMMON_RULE] == -1


@pytest.mark.rule("SFT-RLD-10")
def test_it_is_back_when_the_game_starts_anew() -> None:
    t = delight()
    t.begin(phase=2)
    t.state.move(t.state.regs[tb.COMMON_RULE], tb.DISCARD, 0)
    assert law(t)[0] == "void"
    gather(t.state)
    assert law(t)[0] == "table"
    assert begun(**WITH_IT).zone[begun(**WITH_IT).regs[tb.COMMON_RULE]] == tb.TABLE, "so does the next game of a match"


@pytest.mark.rule("SFT-RLD-02", "AMB-T17")
def test_it_stays_when_the_player_leaves_at_whose_place_it_lies() -> None:
    t = delight(players=3)
    t.put(1, "table", "keep10")
    t.put(2, "table", "keep6")
    t.begin(phase=2)
    t.state.concede(0)
    assert law(t) == ("table", 1)
    assert [hand_limit(t.state, seat) for seat in (1, 2)] == [10, 6]
    t.state.concede(1)
    assert t.state.is_terminal()


@pytest.mark.rule("SFT-RLD-02")
def test_everybody_sees_that_it_is_nobodys_and_nobody_gains_by_it() -> None:
    t, other = delight().begin(phase=2), delight(lies=False).begin(phase=2)
    (card,) = t.state.view(1)["seats"][0]["zones"]["table"]
    assert card["nobodys"] is True
    assert t.state.game.evaluate(t.state, 0) == other.state.game.evaluate(other.state, 0)


# ---------------------------------------------------------------------- rule cards of one's own


@pytest.mark.rule("SFT-RLD-04", "SFT-RLD-05", "SFT-RLD-06", "AMB-T17")
def test_everybody_has_one_of_his_own_and_a_new_one_pushes_out_that_one_alone() -> None:
    t = delight()
    t.put(1, "table", "keep6")
    t.put(0, "table", "keep10")
    t.hand(0, "The Backwaters")
    t.begin(phase=0)
    assert [hand_limit(t.state, seat) for seat in range(2)] == [10, 6]
    t.play("The Backwaters")
    assert (rules_of(t, 0), rules_of(t, 1), law(t)) == (["The Backwaters"], ["keep6"], ("table", 0))
    assert t.where("keep10") == "discard pile"
    assert [hand_limit(t.state, seat) for seat in range(2)] == [8, 6]


@pytest.mark.rule("SFT-RLD-09")
def test_a_copy_from_a_deck_is_a_rule_card_like_any_other() -> None:
    t = delight()
    t.put(1, "table", "keep6")
    t.hand(0, LAWYER)
    t.begin(phase=0).play(LAWYER)
    assert (rules_of(t, 0), rules_of(t, 1)) == ([LAWYER], ["keep6"])
    t.state.regs[tb.PHASE], t.state.seat_data[tb.RULE_DONE][0] = 0, 0
    t.hand(0, "keep10")
    t.begin(phase=0).play("keep10")
    assert (rules_of(t, 0), rules_of(t, 1), law(t)) == (["keep10"], ["keep6"], ("table", 0))


@pytest.mark.rule("SFT-RLD-09")
def test_a_deck_may_hold_a_copy() -> None:
    options = spellhall.game("spellfire", preset="tournament", **WITH_IT).options
    assert not any(LAWYER in fault for fault in faults_of([KEY, *deck(size=54)], options))
    assert any(LAWYER in fault for fault in faults_of([KEY, KEY, *deck(size=53)], options)), "though not two"


# ---------------------------------------------------------------------- its end


def removed(*, first: str = "keep6", second: str = "keep10", loot: str = "") -> Hall:
    """P1's Night Runners are on the winning side, and do away with ``loot``, or with the card that is no one's; P1 had
    played ``first``, then P2 ``second``.
    """
    t = delight()
    t.put(0, "table", first)
    t.put(1, "table", second)
    t.pool(0, "her5")
    t.pool(1, "wiz5")
    t.hand(0, "4th/229")
    t.hand(1, "al1")
    t.begin(phase=4).attack("r2").pick("wiz5").play("Night Runners").skip()
    return t.pick(loot) if loot else t._apply(action(PICK, t.state.regs[tb.COMMON_RULE]))


@pytest.mark.rule("SFT-RLD-03", "SFT-RLD-08")
def test_what_does_away_with_rule_cards_does_away_with_it_and_no_pile_gets_it() -> None:
    t = removed()
    assert law(t)[0] == "void"
    assert LAWYER not in [*t.names(0, "discard pile"), *t.names(1, "discard pile"), *t.names(0, "draw pile")]


@pytest.mark.rule("SFT-RLD-07", "AMB-T17")
def test_then_the_one_played_last_stays_and_works_for_all() -> None:
    t = removed()
    assert (rules_of(t, 0), rules_of(t, 1)) == ([], ["keep10"])
    assert t.where("keep6") == "discard pile"
    assert [hand_limit(t.state, seat) for seat in range(2)] == [10, 10]


@pytest.mark.rule("SFT-RLD-07", "SFT-RLD-03")
def test_another_that_goes_changes_nothing_for_the_rest() -> None:
    t = removed(loot="keep6")
    assert law(t) == ("table", 0)
    assert (rules_of(t, 0), rules_of(t, 1)) == ([], ["keep10"])
    assert [hand_limit(t.state, seat) for seat in range(2)] == [8, 10]


@pytest.mark.rule("SFT-RLD-07", "SFT-RLD-09", "AMB-T17")
def test_a_copy_that_was_played_last_then_lies_alone() -> None:
    t = removed(second=KEY)
    assert (rules_of(t, 0), rules_of(t, 1), law(t)[0]) == ([], [LAWYER], "void")


@pytest.mark.rule("SFT-RLD-03", "AMB-T17")
def test_an_event_against_rule_cards_sweeps_it_away_though_a_player_ignores_the_event() -> None:
    t = delight()
    t.put(1, "table", "keep6")
    t.hand(0, "calm", "al1")
    t.hand(1, "The Genie Bottle")
    t.begin(seat=1, phase=2).play("The Genie Bottle")
    if t.seat == 0:
        t.play("calm")
    assert law(t)[0] == "void"


@pytest.mark.rule("SFT-RLD-02")
def test_nobody_is_its_player() -> None:
    """Ward of the Erinyes strikes the players of rule cards."""
    t = delight()
    t.put(1, "table", "keep6")
    t.pool(1, "her4")
    t.pool(0, "cle9")
    t.hand(0, "Ward of the Erinyes", "al1")
    t.begin(phase=3).play("Ward of the Erinyes")
    assert t.seat == 1, "P1, at whose place it lies, has no rule card"
    t.pick("her4")
    assert t.rule != "AMB-10"


@pytest.mark.rule("SFT-INT-12")
def test_a_rule_card_does_not_work_for_a_team_mate() -> None:
    t = delight(players=6, teams="three_of_two")
    t.put(0, "table", "keep10")
    t.begin(phase=2)
    assert [hand_limit(t.state, seat) for seat in range(6)] == [10, 8, 8, 8, 8, 8]


# ---------------------------------------------------------------------- the rule cards of the fourth edition


@pytest.mark.rule("SFT-RLD-04")
@pytest.mark.parametrize("lies", [True, False])
def test_time_of_troubles(lies: bool) -> None:
    t = delight(lies=lies)
    t.put(0, "table", "Time of Troubles")
    mine, other = (t.pool(seat, "her9", name)[0] for seat, name in ((0, "Helm"), (1, "The Harpers")))
    t.hand(0, "r5")
    t.hand(1, "r6")
    t.begin(phase=2)
    assert own_level(t.state, t.handle("Helm")) == 7
    assert own_level(t.state, t.handle("The Harpers")) == (6 if lies else 7)
    assert why_not_attack(t.state, 0, mine, t.handle("r2")) is not None
    assert (why_not_attack(t.state, 1, other, t.handle("r1")) is None) is lies


@pytest.mark.rule("SFT-RLD-04")
@pytest.mark.parametrize("lies", [True, False])
@pytest.mark.parametrize("owner", [0, 1])
def test_the_power_of_faith(lies: bool, owner: int) -> None:
    t = delight(lies=lies)
    t.put(owner, "table", "The Power of Faith")
    t.pool(0, "her8")
    t.pool(1, "und9")
    t.hand(0, "al2", "al9", "al4")
    t.begin(phase=4).attack("r2").pick("und9")
    halved = owner == 0 or not lies
    assert base_level(t.state, t.handle("her8")) == (4 if halved else 8)
    assert t.can_play("al9")
    assert t.can_play("al2") is not halved


@pytest.mark.rule("SFT-RLD-04")
@pytest.mark.parametrize("lies", [True, False])
def test_forbidden_knowledge(lies: bool) -> None:
    t = delight(lies=lies)
    t.put(0, "table", "Forbidden Knowledge")
    t.pool(0, "wiz5")
    t.pool(1, "wiz6")
    t.hand(0, "wOff/3")
    t.hand(1, "wOff/3")
    t.begin(phase=3)
    spells = [t.state.pile(tb.HAND, seat)[0] for seat in range(2)]
    wizards = [t.handle("wiz5"), t.handle("wiz6")]
    assert [is_banned(t.state, seat, wizards[seat], spells[seat]) for seat in range(2)] == [True, not lies]


@pytest.mark.rule("SFT-RLD-04")
@pytest.mark.parametrize("lies", [True, False])
def test_the_backwaters(lies: bool) -> None:
    t = delight(lies=lies)
    t.formation(0, C="r5 razed")
    t.formation(1, C="r6 razed")
    t.put(1, "table", "The Backwaters")
    t.hand(0, "r7")
    t.hand(1, "r8")
    t.begin(phase=2).skip_to(rule="SF-PH6").end_turn().skip_to(seat=1, rule="SF-PH6").end_turn()
    assert t.where("r6") == "discard pile"
    assert t.where("r5") == ("formation" if lies else "discard pile")


@pytest.mark.rule("SFT-RLD-04")
@pytest.mark.parametrize("lies", [True, False])
@pytest.mark.parametrize(
    ("rule", "hit", "carried"),
    [("Master the Magic", "al2", "al3"), ("The Master Strategist", "Animal Friendship", "Fear")],
)
def test_those_that_forbid_and_sweep_away(lies: bool, rule: str, hit: str, carried: str) -> None:
    t = delight(lies=lies)
    t.pool(0, f"her5 with {hit}")
    t.pool(1, f"wiz5 with {hit}")
    t.hand(0, rule)
    t.hand(1, carried)
    t.begin(phase=0).play(rule)
    mine, other = (card for card in range(len(t.state.face)) if t.state.definition(card).name == hit)
    assert t.state.zone[mine] == tb.DISCARD
    assert t.state.zone[other] == (tb.ATTACHED if lies else tb.DISCARD)
    held = t.state.pile(tb.HAND, 1)[0]
    assert is_banned(t.state, 1, t.handle("wiz5"), held) is not lies
    assert is_banned(t.state, 0, t.handle("her5"), held)
