"""Cards of later sets that look for what is hidden, name a sort of cards, or let a champion attack where or when others
could not; each in a position that shows what it does.
"""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, fight, finish_turn, home
from sieges import camp

from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.plays.permits import why_not_bear


def test_glass_shatters_one_type_of_cards() -> None:
    t = duel("wiz9", "her9 with al3 and mi+2", hand=("Shattered Glass", "al5"), rival_hand=("al4", "mi+1"))
    t.play("Shattered Glass").say("ally")
    assert t.where("al3") == "discard pile" and t.where("mi+2") == "attached"
    t.play("al5")
    assert not t.can_play("al4") and t.can_play("mi+1")


def test_a_creature_is_located_in_each_hand() -> None:
    t = Hall(players=3)
    t.pool(0, "wiz5")
    t.hand(0, "Locate Creature", "her2")
    t.hand(1, "alFly2", "alFly3", "alUnd2")
    t.hand(2, "alFly4", "mon5")
    for seat in range(3):
        t.formation(seat, A=f"r{seat + 1}")
    t.begin(phase=3).play("Locate Creature").say("flyer").pick("alFly3")
    t.pick("alFly4") if t.can_pick("alFly4") else None
    assert t.where("alFly3") == t.where("alFly4") == "discard pile"
    assert t.where("alFly2") == t.where("alUnd2") == "hand"


@pytest.mark.parametrize("looker", ["Lorloveim's Creeping Shadow", "Recorder of Ye'Cind"])
def test_what_lies_face_down_is_seen(looker: str) -> None:
    spell = looker.startswith("Lor")
    t = at_home(pool=("wiz5" if spell else f"wiz5 with {looker}",), hand=("her2", *([looker] if spell else [])))
    hidden = t.put(1, "beneath", "Fire Trap")[0]
    t.state.host[hidden] = t.handle("r8")
    t.state.question = None
    assert not t.state.seen[hidden] & 1
    if spell:
        t.play(looker)
    else:
        t.use(looker)
    assert t.state.seen[hidden] & 1


def test_half_a_hand_is_seen() -> None:
    t = home("her5 with Recorder of Ye'Cind")
    cards = t.hand(1, "al1", "al2", "al3", "al4", "al5")
    use = [option for option in t.options() if "Recorder" in option]
    t.say(use[-1]) if len(use) > 1 else t.use("Recorder of Ye'Cind")
    assert sum(t.state.seen[card] & 1 for card in cards) == 2


def test_a_crystal_ball_shows_a_pile_and_shuffles_one() -> None:
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r2")
    t.pool(0, "wiz5 with Tenser's Crystal Ball", "her5")
    t.hand(0, "her2")
    pile = t.pile(1, "al1", "al2", "al3")
    t.begin(phase=3).use("Tenser's Crystal Ball")
    assert t.where("Tenser's Crystal Ball") == "discard pile"
    t = home("her5", hand=("Tenser's Crystal Ball",))
    assert why_not_bear(t.state, t.handle("her5"), t.handle("Tenser's Crystal Ball")) and pile


def test_a_hammer_for_the_mighty() -> None:
    t = fight("her15 with Goibhniu's Warhammer", "wiz9")
    assert t.where("wiz9") == "discard pile"
    t = home("her9", hand=("Goibhniu's Warhammer",))
    assert not t.can_play("Goibhniu's Warhammer")
    t = fight("her9 with Goibhniu's Warhammer", "mon9")
    assert t.where("Goibhniu's Warhammer") == "discard pile"


def test_traps_are_found() -> None:
    for found in (True, False):
        t = Hall()
        t.formation(0, A="r9")
        t.formation(1, A="rNoUndead with h1", B="r2")
        t.pool(0, "und5", "cle5")
        t.hand(0, "Find Traps", "her2")
        t.begin(phase=3)
        if found:
            t.play("Find Traps").pick("und5")
            assert immune(t.state, t.handle("und5"), t.handle("h1"))
        t.skip_to_phase(4, seat=0)
        assert t.can_attack("rNoUndead")
        t.attack("rNoUndead")
        assert t.can_pick("und5") == found


@pytest.mark.parametrize(
    ("bearer", "again"),
    [
        ("mon9 with Cloak of Displacement", True),
        ("her9 with Manual of Puissant Skill at Arms", True),
        ("mon9 with Manual of Puissant Skill at Arms", False),
    ],
)
def test_the_first_round_won_is_not_the_last(bearer: str, again: bool) -> None:
    t = camp("r1", bearer, "her1", "her2", "her3")
    t.hand(0, "al1")
    t.hand(1, "al1")
    champion = bearer.split(" with ")[0]
    t.attack("r1").pick("her1")
    t.skip()
    assert t.can_pick(champion) == again
    if again:
        t.pick(champion).pick("her2").skip()
        assert t.where("her2") == "discard pile" and not t.can_pick(champion)


@pytest.mark.parametrize("bearer", ["mon9 with Cloak of Displacement", "her9 with Manual of Puissant Skill at Arms"])
def test_the_first_round_of_a_champion_need_not_be_that_of_the_battle(bearer: str) -> None:
    t = camp("r1", bearer, "her1", "her2", "her3")
    t.pool(0, "mon8")
    t.hand(0, "al1")
    t.hand(1, "al1")
    champion = bearer.split(" with ")[0]
    t.attack("r1").pick("mon8").pick("her1").skip()
    assert not t.can_pick("mon8")
    t.pick(champion).pick("her2").skip()
    assert t.can_pick(champion)


@pytest.mark.parametrize(("bearer", "safe"), [("mon5", True), ("her5", False)])
def test_a_shawl_for_monsters(bearer: str, safe: bool) -> None:
    t = home(f"{bearer} with Shawl of Mordenheim")
    [spell] = t.put(1, "table", "wOff+3/4")
    assert immune(t.state, t.handle(bearer), spell) == safe


def test_a_font_gives_the_lowest_cards() -> None:
    t = at_home(pool=("her5 with Dragon Font",), hand=("her2",))
    t.pile(0, "al9", "al8", "al7", "al6", "al5", "al4", "al3", "al2")
    t.state.question = None
    finish_turn(t)
    t.skip_to(label="end your turn").end_turn()
    assert not t.can_pick("al9") and t.can_pick("al2")
    t.pick("al4")
    assert t.where("al4") == t.where("al9") == t.where("al8") == "hand" and t.where("al7") == "draw pile"


@pytest.mark.parametrize("sunk", [True, False])
def test_runes_show_the_next_card_or_the_one_after_it(sunk: bool) -> None:
    t = at_home(pool=("her5 with Runes of the Future", "her4"), hand=("her2",))
    t.pile(0, "al9", "al8", "al7", "al6")
    t.skip_to(label="end your turn").end_turn()
    t.yes().pick("al7")
    t.yes() if sunk else t.skip()
    assert t.where("her5") == "discard pile"
    assert t.names(0, "draw pile").index("al7") == (2 if sunk else 3)
