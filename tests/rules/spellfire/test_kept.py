"""Section KEPT: cards that lie under a champion or a holding."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, step_forward
from sieges import camp

from spellhall.games.spellfire import table as tb


def under(t: Hall, host: str, *cards: str) -> Hall:
    """Some cards lie under a champion or holding, as its player has put them there."""
    lying = t.handle(host)
    for card in t.put(t.state.control[lying], "beneath", *cards):
        t.state.host[card] = lying
        t.state.seen[card] = (1 << t.state.seats) - 1
    return t


def sisters(fighter: str, *kept: str, keeper: str = "Ruby", hand: tuple[str, ...] = ("al1",)) -> Hall:
    """P1 attacks with one of their champions; cards lie under another, or under this one."""
    t = Hall()
    t.pool(1, "her15")
    t.pool(0, *dict.fromkeys((fighter, keeper)))
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.hand(0, *hand)
    t.hand(1, "al2")
    under(t, keeper, *kept)
    t.begin(seat=0, phase=4).attack("r1")
    return step_forward(t, fighter, "her15")


@pytest.mark.rule("SF-KEPT-01", "SF-KEPT-02")
@pytest.mark.parametrize(("sister", "room"), [("Ruby", 1), ("Jacinth", 2), ("Amethyst", 2)])
def test_each_sister_has_room_for_so_many_cards(sister: str, room: int) -> None:
    t = at_home(pool=(sister,), hand=("Jab", "Choke Hold", "Boot to the Head", "her2"))
    for card in ("Jab", "Choke Hold")[:room]:
        t.use(sister).pick(card)
    assert t.names(0, "beneath") == ["Jab", "Choke Hold"][:room] and not t.can_use(sister)
    assert t.state.seen[t.handle("Jab")] == 3 and t.hand_size(0) == 4 - room
    assert not t.state.game.layout.in_play[tb.BENEATH]


@pytest.mark.rule("SF-KEPT-02")
@pytest.mark.parametrize(("sister", "may"), [("Ruby", False), ("Amethyst", True)])
def test_amethyst_keeps_cards_of_others_than_heroes(sister: str, may: bool) -> None:
    t = at_home(pool=(sister,), hand=("Rake!", "her2"))
    assert t.can_use(sister) is may


@pytest.mark.rule("SF-KEPT-02", "SF-ONCE-02")
@pytest.mark.parametrize("fighter", ["Ruby", "Jacinth", "Amethyst"])
def test_a_kept_card_helps_any_of_the_sisters(fighter: str) -> None:
    t = sisters(fighter, "Boot to the Head")
    before = t.totals()[0]
    t.say("use Ruby's second power")
    assert t.totals()[0] == before + 1 and t.where("Boot to the Head") == "attached"
    t.skip()
    assert t.where("Boot to the Head") == "discard pile"


@pytest.mark.rule("SF-KEPT-02")
def test_a_kept_card_helps_nobody_else() -> None:
    assert not sisters("her5", "Boot to the Head").can_use("Ruby")


@pytest.mark.rule("SF-KEPT-02")
@pytest.mark.parametrize(("fighter", "may"), [("Ruby", False), ("Amethyst", True)])
def test_the_one_who_fights_has_to_be_able_to_use_it(fighter: str, may: bool) -> None:
    assert sisters(fighter, "Rake!", keeper="Amethyst").can_use("Amethyst") is may


@pytest.mark.rule("SF-KEPT-03")
def test_what_lies_under_a_champion_falls_with_it() -> None:
    t = sisters("Ruby", "Boot to the Head")
    t.skip()
    assert t.where("Ruby") == "discard pile" and t.where("Boot to the Head") == "discard pile"


@pytest.mark.rule("SF-KEPT-03")
def test_what_lies_under_a_champion_does_not_go_to_limbo() -> None:
    t = at_home(hand=("Foreign Wars",), pool=("Ruby with mi+2",), limbo_attachments="keep_if_outside_combat")
    under(t, "Ruby", "Jab")
    t.play("Foreign Wars")
    assert (t.where("Ruby"), t.where("mi+2"), t.where("Jab")) == ("limbo", "limbo", "discard pile")


@pytest.mark.rule("SF-KEPT-04")
def test_tilverton_stores_items_that_are_too_many() -> None:
    t = Hall()
    t.formation(0, A="rFR with Tilverton")
    t.formation(1, A="r1")
    t.hand(0, "mi+2", "mi+1", *(f"al{level}" for level in range(1, 8)))
    t.begin(phase=5)
    t.use("Tilverton").pick("mi+2")
    assert t.names(0, "beneath") == ["mi+2"] and t.hand_size(0) == 8 and not t.can_use("Tilverton")


@pytest.mark.rule("SF-KEPT-04")
def test_the_first_defender_is_given_what_was_stored() -> None:
    t = under(camp("rFR with Tilverton", "her15", "her5"), "Tilverton", "mi+2", "mi+1")
    t.hand(1, "al1")
    t.attack("rFR").pick("her5")
    assert t.totals() == (15, 8) and t.names(1, "beneath") == []


@pytest.mark.rule("SF-KEPT-03")
def test_what_is_stored_is_lost_with_the_realm() -> None:
    t = under(camp("rFR with Tilverton", "her15"), "Tilverton", "mi+2")
    t.attack("rFR")
    assert t.is_razed("rFR") and t.where("mi+2") == "discard pile"
