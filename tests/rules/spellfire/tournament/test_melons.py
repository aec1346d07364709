"""The Melon Rule: a card less at the start of each turn (section MEL of the tournament rules)."""

from __future__ import annotations

import pytest
from fixture_cards import KEYS
from hall import Hall
from positions import finish_turn
from solo import Solo

import spellhall
from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.turn.draws import cards_to_draw
from spellhall.kernel.errors import UsageError

SAID = "draws one card fewer for the melons at the table (SFT-MEL-01)."


def drawn(melons: str, *realms: str, **options: str) -> list[int]:
    """How many cards each of three players draws at the start of their turn; all have these realms."""
    found = []
    for seat in range(3):
        t = Hall(3, melons=melons, **options)
        for player in range(3):
            t.formation(player, **dict(zip("ABC", (f"r{player + 1}", *realms), strict=False)))
        t.hand(seat, "her5")
        t.begin(seat=seat, phase=1)
        found.append(t.hand_size(seat) - 1)
    return found


@pytest.mark.rule("SFT-MEL-01", "SFT-MEL-02", "SFT-VAR-01")
@pytest.mark.parametrize(
    ("melons", "cards"), [("none", [3, 3, 3]), ("0", [3, 2, 2]), ("1", [2, 3, 2]), ("2", [2, 2, 3])]
)
def test_one_melon_costs_all_others_a_card(melons: str, cards: list[int]) -> None:
    assert drawn(melons) == cards


@pytest.mark.rule("SFT-MEL-03", "SFT-MEL-04")
@pytest.mark.parametrize("melons", ["0,1", "2,0", "0,1,2"])
def test_two_melons_or_more_cost_everybody_one_card_and_no_more(melons: str) -> None:
    assert drawn(melons) == [2, 2, 2]


@pytest.mark.rule("SFT-MEL-05", "AMB-T27")
@pytest.mark.parametrize(("realm", "cards"), [("draw-2", 1), ("draw-3", 1)])
def test_at_least_one_card_is_drawn(realm: str, cards: int) -> None:
    t = Hall(melons="0,1")
    t.formation(0, A="r1")
    t.formation(1, A=realm)
    t.begin(seat=0, phase=1)
    assert cards_to_draw(t.state, 0) == cards
    alone = Hall(melons="none")
    alone.formation(1, A=realm)
    assert cards_to_draw(alone.begin(seat=0, phase=2).state, 0) == {"draw-2": 1, "draw-3": 0}[realm]


@pytest.mark.rule("SFT-MEL-05")
def test_the_least_is_one_for_who_envies_nobody_too() -> None:
    t = Hall(melons="0")
    t.formation(1, A="draw-3")
    assert cards_to_draw(t.begin(seat=0, phase=2).state, 0) == 1


@pytest.mark.rule("SFT-MEL-07", "SFT-INT-10")
def test_the_melon_comes_after_all_that_changes_the_number() -> None:
    for melons, cards in (("none", 5), ("1", 4), ("0", 5)):
        t = Hall(melons=melons)
        t.formation(0, A="draw+1", B="draws+1")
        assert cards_to_draw(t.begin(seat=0, phase=2).state, 0) == cards


@pytest.mark.rule("SFT-MEL-08")
def test_spoils_and_the_draws_of_cards_are_as_ever() -> None:
    t = Hall(melons="1")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her5")
    t.hand(0, "evGift", "al1")
    t.begin(phase=3).play("evGift")
    assert t.hand_size(0) == 3
    t.skip_to_phase(4).attack("r1").skip_to(label="end your turn")
    assert t.hand_size(0) == 4


@pytest.mark.rule("SFT-MEL-09")
def test_a_granted_turn_is_a_turn() -> None:
    for melons, held in (("1", 3), ("none", 4)):
        t = Hall(melons=melons)
        t.formation(0, A="r9")
        t.formation(1, A="r1")
        t.hand(0, "The Caravan", "her5")
        t.begin(seat=0, phase=6).end_turn().play("The Caravan")
        t.skip_to_phase(3)
        assert (t.reg(tb.EXTRA_TURN), t.hand_size(0)) == (1, held)


def test_the_log_says_why() -> None:
    t = Hall(melons="0")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.hand(0, "her5")
    t.hand(1, "her6")
    t.begin(seat=0, phase=1)
    assert not any(SAID in line for line in t.log())
    finish_turn(t).skip_to_phase(3, seat=1)
    assert f"P2 {SAID}" in t.log()


def test_what_the_option_takes() -> None:
    for wrong in ("6", "0,0", "0,", "0-2", "1,2,1", "", "00"):
        with pytest.raises(UsageError, match="melons takes none or the seats that brought one, such as 0 or 0,2"):
            spellhall.game("spellfire", melons=wrong)
    for right in ("5", "3,1", "0,1,2,3,4,5"):
        assert spellhall.game("spellfire", melons=right).options["melons"] == right


def test_who_brought_one_sits_at_the_table() -> None:
    deck = [next(iter(KEYS.values()))] * 55
    with pytest.raises(UsageError, match=r"seat 2 brought a melon, but the seats here are 0 to 1; name those"):
        spellhall.game("spellfire", melons="0,2").new_state([deck] * 2, 1, check=False)
    assert spellhall.game("spellfire", melons="0,2").new_state([deck] * 3, 1, check=False).seats == 3


@pytest.mark.parametrize(("melons", "cards"), [("none", 3), ("1", 2), ("0", 3)])
def test_in_a_game_for_one_either_side_may_have_brought_it(melons: str, cards: int) -> None:
    t = Solo(melons=melons)
    t.formation(0, A="r1")
    t.hand(0, "her5")
    t.my_turn(phase=1)
    assert t.hand_size(0) == 1 + cards


@pytest.mark.rule("AMB-T27")
def test_a_melon_stays_when_its_owner_leaves() -> None:
    t = Hall(3, melons="1")
    for seat in range(3):
        t.formation(seat, A=f"r{seat + 1}")
    t.hand(0, "her5")
    t.begin(seat=0, phase=3)
    t.state.concede(1)
    assert [cards_to_draw(t.state, seat) for seat in (0, 2)] == [2, 2]
