"""Cards played out of other players' piles, cards that chance picks, forced events, and the order of turns."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, home, step_forward

from spellhall.games.spellfire import table as tb


def fight_over(bearer: str, pile: tuple[str, ...], rival: str = "her15") -> Hall:
    """P1 attacks with a champion and is losing; P2 has a certain draw pile."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, bearer)
    t.pool(1, rival)
    t.hand(0, "al1")
    t.hand(1, "al2")
    t.begin(seat=0, phase=4)
    t.pile(1, *pile)
    t.attack("r1")
    return t


@pytest.mark.rule("SF-ONCE-06")
@pytest.mark.parametrize("used", [True, False])
def test_the_seal_of_lost_arak_borrows_an_ally(used: bool) -> None:
    t = fight_over("herRL5 with Seal of Lost Arak", ("al9", "her4", "her3"))
    step_forward(t, "herRL5", "her15").use("Seal of Lost Arak")
    if t.label.startswith("choose another"):
        t.say("seat 1")
    assert t.label == "play it at once?"
    _ = t.play("al9") if used else t.skip()
    assert t.totals() == (5 + 3 + (9 if used else 0), 15)
    if not used:
        assert t.where("al9") == "draw pile"
        return
    t.skip_to(label="end your turn")
    assert t.where("al9") == "draw pile" and t.state.owner[t.handle("al9")] == 1


@pytest.mark.rule("SF-ONCE-06")
def test_the_seal_of_lost_arak_shows_other_cards_in_vain() -> None:
    t = fight_over("herRL5 with Seal of Lost Arak", ("mi+2", "her4", "her3"))
    step_forward(t, "herRL5", "her15").use("Seal of Lost Arak")
    assert t.label != "play it at once?" and t.where("mi+2") == "draw pile"
    assert not t.can_use("Seal of Lost Arak")


@pytest.mark.rule("SF-ONCE-06")
@pytest.mark.parametrize("place", ["on top", "on the bottom"])
def test_goldmoon_prays_with_the_spells_of_others(place: str) -> None:
    t = home("Goldmoon", "her3")
    t.pool(1, "her4")
    t.put(1, "discard pile", "cOff/3", "wOff/3")
    t.state.question = None
    t.use("Goldmoon")
    if t.can_pick("cOff/3"):
        t.pick("cOff/3")
    t.say(place)
    while t.offered():
        t.pick("her4" if t.can_pick("her4") else t.offered()[0])
    assert t.where("her4") == "discard pile" and t.where("cOff/3") == "draw pile"
    pile = t.state.pile(tb.DRAW_PILE, 1)
    assert pile[-1 if place == "on top" else 0] == t.handle("cOff/3")
    assert t.where("wOff/3") == "discard pile" and not t.can_use("Goldmoon")


def guild(top: str, wanted: bool = True) -> Hall:
    t = fight_over("thi5", (top, "her4", "her3"))
    t.put(0, "table", "The Guildhall")
    if t.can_pick("thi5"):
        t.pick("thi5")
    while not t.can_pick("her15") and t.seat != 1:
        t.skip()
    t.pick("her15")
    return t.yes() if wanted else t.skip()


@pytest.mark.rule("SF-ONCE-06")
def test_the_guildhall_plays_a_card_of_another_player() -> None:
    t = guild("al9")
    assert t.totals() == (14, 15)
    t.skip_to(label="end your turn")
    assert t.state.pile(tb.DRAW_PILE, 1)[0] == t.handle("al9")


@pytest.mark.rule("SF-ONCE-06")
def test_the_guildhall_gives_back_what_it_cannot_use() -> None:
    t = guild("r5")
    assert t.where("r5") == "hand" and t.state.owner[t.handle("r5")] == 1 and t.totals() == (5, 15)


def test_the_guildhall_is_for_thieves() -> None:
    t = fight_over("her5", ("al9", "her4"))
    t.put(0, "table", "The Guildhall")
    step_forward(t, "her5", "her15")
    assert t.where("al9") == "draw pile" and t.totals() == (5, 15)


@pytest.mark.parametrize("wanted", [True, False])
def test_the_ogre_musters_monsters(wanted: bool) -> None:
    t = fight_over("The Ogre", ("mon4", "r5", "mon3", "mon9"))
    while not t.can_pick("her15"):
        t.skip()
    t.pick("her15")
    _ = t.yes() if wanted else t.skip()
    if t.label.startswith("choose an opponent"):
        t.say("seat 1")
    assert t.totals() == (7 + (7 if wanted else 0), 15)
    if not wanted:
        return
    assert t.state.pile(tb.DRAW_PILE, 1)[0] == t.handle("r5") and t.where("mon9") == "draw pile"
    t.skip_to(label="end your turn")
    assert t.names(1, "pool").count("mon4") == t.names(1, "pool").count("mon3") == 1


@pytest.mark.rule("SF-TERM-30")
@pytest.mark.parametrize("other", ["al3", ""])
def test_the_horn_of_change_wants_another_card(other: str) -> None:
    t = duel("mon9 with Horn of Change", "her5", hand=("al1",), rival_hand=("al9", *((other, "mi0") if other else ())))
    t.play("al9")
    assert t.seat == 0
    t.use("Horn of Change")
    if other:
        t.pick("al3")
        assert t.totals() == (9, 8)
    else:
        assert t.where("her5") == "discard pile"
    assert t.where("al9") == "discard pile"


def test_the_horn_of_change_sounds_once_a_round() -> None:
    t = duel("mon9 with Horn of Change", "her5", hand=("al1",), rival_hand=("al2", "al9", "al3"))
    t.play("al2").use("Horn of Change").pick("al3")
    t.play("al9")
    assert t.where("al9") == "attached" and t.totals()[1] == 5 + 3 + 9


@pytest.mark.rule("SF-BIND-07")
@pytest.mark.parametrize("seed", range(4))
def test_the_dagger_of_deception_picks_blindly(seed: int) -> None:
    t = duel("her9 with Dagger of Deception", "her5", hand=("al1",), rival_hand=("al6", "al7", "r5"), seed=seed)
    t.play("al6")
    assert ("al6" in t.names(1, "attached")) != ("al7" in t.names(1, "attached"))
    assert t.where("r5") == "hand"


def test_the_dagger_leaves_its_own_player_alone() -> None:
    t = duel("her5 with Dagger of Deception", "her9", hand=("al6", "al7", "al8"), rival_hand=("al1",))
    t.play("al6")
    assert t.where("al6") == "attached"


@pytest.mark.rule("SF-EVT-12")
def test_chaos_empties_all_hands_of_events() -> None:
    t = at_home(hand=("Chaos!", "evGift", "her2"), pool=("her3",))
    t.hand(1, "caravan", "Good Fortune", "al9")
    t.state.question = None
    before = t.hand_size(1)
    t.play("Chaos!")
    for _ in range(6):
        if t.label != "play one of your events":
            break
        t.pick(t.offered()[0])
    for card in ("Chaos!", "evGift", "caravan", "Good Fortune"):
        assert t.where(card) in ("abyss", "void")
    assert t.hand_size(1) == before - 2 + 5, "Good Fortune works, the Caravan doesn't"
    assert t.reg(tb.ACTIVE) == 0


def round_of(*events: str, players: int = 3) -> Hall:
    t = Hall(players)
    for seat in range(players):
        t.formation(seat, A=f"r{9 - seat}")
        t.hand(seat, f"her{seat + 1}")
    t.hand(2, *events)
    return t.begin(seat=0, phase=5)


@pytest.mark.rule("SF-TURN-08")
def test_a_wild_magic_surge_reverses_the_order() -> None:
    t = round_of("Wild Magic Surge")
    t.skip_to(label="end your turn").end_turn()
    t.skip_to(seat=2, turns=1).play("Wild Magic Surge")
    t.skip_to(label="end your turn", turns=1)
    assert t.seat == 2, "and not P2, who would have been next"
    t.end_turn().skip_to(label="end your turn", turns=1)
    assert t.seat == 1


def test_the_surge_comes_only_after_the_turn_of_another() -> None:
    t = round_of()
    t.hand(0, "Wild Magic Surge")
    t.state.question = None
    assert not t.can_play("Wild Magic Surge")
    t.skip_to(label="end your turn").end_turn()
    assert t.where("Wild Magic Surge") == "hand" and not t.can_play("Wild Magic Surge")


def test_biding_your_time_moves_a_turn() -> None:
    t = round_of("Biding Your Time")
    while not (t.seat == 2 and t.can_play("Biding Your Time")):
        t.skip() if t.label != "end your turn" else t.end_turn()
    t.play("Biding Your Time")
    seats: list[int] = []
    for _ in range(3):
        while t.label != "end your turn":
            assert not (t.can_use("Biding Your Time") and 2 not in seats and len(seats) < 2)
            t.skip()
        seats.append(t.seat)
        t.end_turn()
    assert 2 not in seats[:2], "it misses its turn"


def test_biding_your_time_gives_the_turn_back() -> None:
    t = round_of("Biding Your Time")
    while not (t.seat == 2 and t.can_play("Biding Your Time")):
        t.skip() if t.label != "end your turn" else t.end_turn()
    t.play("Biding Your Time")
    for _ in range(60):
        if t.seat == 2 and t.can_use("Biding Your Time"):
            break
        t.skip() if t.label != "end your turn" else t.end_turn()
    t.use("Biding Your Time")
    assert t.where("Biding Your Time") != "table"
    t.skip_to(label="end your turn", turns=1)
    assert t.seat == 2


def prophecy(call: str, defender: str = "her9") -> Hall:
    """P1 attacks P2, and P3 foretells who wins."""
    t = Hall(3)
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.formation(2, A="r7", B="r6")
    t.pool(0, "her5")
    t.pool(1, defender)
    t.hand(0, "al1")
    t.hand(1, "al2")
    t.hand(2, "Dark Prophesy")
    t.begin(seat=0, phase=4).attack("r1")
    while not t.can_pick(defender):
        if t.can_pick("her5"):
            t.pick("her5")
        else:
            t.skip()
    return t.pick(defender).skip_to(seat=2).play("Dark Prophesy").say(call)


@pytest.mark.rule("SF-GUESS-05")
def test_a_prophet_who_is_right_draws_three_cards() -> None:
    t = prophecy("the defender").skip_to(seat=2)
    before = t.hand_size(2)
    t.say(next(option for option in t.options() if option.startswith("draw")))
    assert t.hand_size(2) == before + 3 and t.where("Dark Prophesy") in ("abyss", "void")
    t = prophecy("the defender").skip_to(seat=2)
    pile = len(t.state.pile(tb.DRAW_PILE, 1))
    t.say(next(option for option in t.options() if option.startswith("discard"))).say("seat 1")
    assert len(t.state.pile(tb.DRAW_PILE, 1)) == pile - 4, "three, and the spoils"


@pytest.mark.rule("SF-GUESS-05")
def test_a_prophet_who_is_wrong_loses_a_realm() -> None:
    t = prophecy("the attacker").skip_to(seat=2)
    assert t.offered() == ["r6", "r7"]
    t.pick("r6").say(next(option for option in t.options() if option.startswith("raze")))
    assert t.is_razed("r6") and t.where("Dark Prophesy") in ("abyss", "void")
    assert not t.is_razed("r1")


def test_nobody_foretells_their_own_battle() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her5")
    t.pool(1, "her9")
    t.hand(0, "al1", "Dark Prophesy")
    t.hand(1, "al2", "Dark Prophesy")
    t.begin(seat=0, phase=4).attack("r1")
    step_forward(t, "her5", "her9")
    assert not t.can_play("Dark Prophesy") and t.where("Dark Prophesy") == "hand"


def step_forward_to(t: Hall, defender: str) -> None:
    while not t.can_pick(defender):
        if t.can_pick("her5"):
            t.pick("her5")
        else:
            t.skip()
    t.pick(defender)


@pytest.mark.rule("SF-RULE-08")
@pytest.mark.parametrize(("digit", "end"), [("3", "discard pile"), ("4", "battle")])
def test_a_sure_thing_names_the_digit(digit: str, end: str) -> None:
    t = Hall()
    t.put(0, "table", "A Sure Thing")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her5 with Vorpal Blade")
    t.pool(1, "her15")
    t.hand(0, "al1")
    t.hand(1, "al1")
    pile = len(t.state.pile(tb.DRAW_PILE, 1))
    t.begin(seat=0, phase=4).attack("r1")
    step_forward_to(t, "her15")
    assert t.seat == 0 and t.label == "which digit is drawn?"
    t.say(digit)
    assert t.where("her15") == end and len(t.state.pile(tb.DRAW_PILE, 1)) >= pile


@pytest.mark.rule("SF-RULE-08")
def test_a_sure_thing_favours_its_player_in_every_round_of_digits() -> None:
    t = Hall()
    t.put(0, "table", "A Sure Thing")
    t.formation(0, A="r9")
    t.formation(1, A="Mount Nevermind")
    t.pool(0, "her5")
    t.pool(1, "her6")
    t.hand(0, "al1")
    t.hand(1, "al1")
    t.begin(seat=0, phase=4).attack("Mount Nevermind")
    step_forward_to(t, "her6")
    assert any("14 to 6" in line for line in t.log(0))


@pytest.mark.rule("SF-GUESS-05")
def test_a_prophet_is_right_if_nobody_wins() -> None:
    t = prophecy("the attacker")
    t.hand(0, "Mutiny!")
    t.state.question = None
    for _ in range(6):
        if t.seat == 0 and t.can_play("Mutiny!"):
            break
        t.skip()
    t.play("Mutiny!").skip_to(seat=2)
    assert any(option.startswith("draw") for option in t.options())
