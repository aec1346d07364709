"""Groups: Bonding in the attack (section GR)."""

from __future__ import annotations

import pytest
from slinger_cards import c, made_up
from slinger_hall import SlingerHall

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import interrupt
from spellhall.games.spellslinger.rules.blocks import rivals
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.words import characters
from spellhall.kernel.errors import IllegalAction
from spellhall.kernel.events import Moved

ALONE = 0


@made_up(interrupt("estrange", ""))
def estrange(you: Script) -> None:
    with you.resolves():
        you.take(you.target(characters), "Bonding")


@made_up(interrupt("befriend", ""))
def befriend(you: Script) -> None:
    with you.resolves():
        you.grant(you.target(characters), "Bonding")


def b(strength: int, speed: int) -> str:
    """The name of a character with Bonding."""
    return c(strength, speed, "Bonding")


def pick(t: SlingerHall, card: int, seat: int = 1) -> SlingerHall:
    """A character is declared, up to the question whether it joins a group."""
    t.choose(card)
    return t.do(f"seat {seat}") if "attacks whom" in t.question else t


def partners(t: SlingerHall) -> list[int]:
    """The numbers of the groups that are offered to the present attacker; 0 is to attack alone."""
    assert "alone or in a group" in t.question
    return t.state.legal_actions()


def join(t: SlingerHall, card: int, member: int, seat: int = 1) -> SlingerHall:
    """A character is declared in the group of a character that was declared before."""
    pick(t, card, seat)
    assert t.mark(member, tb.UNIT) in partners(t)
    t.state.apply(t.mark(member, tb.UNIT))
    return t


def alone(t: SlingerHall, card: int, seat: int = 1) -> SlingerHall:
    """A character is declared on its own."""
    pick(t, card, seat)
    if t.step == tb.ATTACKERS and "alone or in a group" in t.question:
        t.state.apply(ALONE)
    return t


def group(t: SlingerHall, *members: int, seat: int = 1) -> SlingerHall:
    """Characters are declared as one group."""
    alone(t, members[0], seat)
    for member in members[1:]:
        join(t, member, members[0], seat)
    return t


def groups(t: SlingerHall) -> list[list[int]]:
    """The attackers that have the same number, group by group."""
    units = {unit for unit in t.state.marks[tb.UNIT] if unit}
    return [[card for card, number in enumerate(t.state.marks[tb.UNIT]) if number == unit] for unit in sorted(units)]


def fighting(t: SlingerHall, card: int) -> list[int]:
    """The characters that one is in combat with."""
    return sorted(rivals(t.state, card))


def destroyed(t: SlingerHall) -> list[int]:
    """All that was destroyed."""
    return sorted(told.card for told in t.events(Moved) if told.why == tb.DESTROYED)


def blows(t: SlingerHall) -> list[tuple[int, int, int]]:
    """The damage to characters in order: who dealt it, to whom, how much."""
    return [(told.source, told.card, told.amount) for told in t.events(events.Damaged)]


def on_players(t: SlingerHall) -> list[tuple[int, int]]:
    """The combat damage to players in order: who dealt it, how much."""
    return [(told.source, told.amount) for told in t.events(events.StruckHome)]


@pytest.mark.rule("SS-GR-01")
def test_all_members_with_bonding_make_a_group() -> None:
    t = SlingerHall()
    cards = [t.play(0, b(1, 1)) for _ in range(3)]
    t.hold(1, "zap")
    group(t.at("declare"), *cards)
    assert groups(t) == [cards]


@pytest.mark.rule("SS-GR-01")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_one_member_may_lack_bonding_whenever_it_is_declared(place: int) -> None:
    t = SlingerHall()
    cards = [t.play(0, c(1, 1) if at == place else b(1, 1)) for at in range(3)]
    t.hold(1, "zap")
    group(t.at("declare"), *cards)
    assert groups(t) == [cards]


@pytest.mark.rule("SS-GR-01")
def test_a_second_member_without_bonding_is_refused() -> None:
    t = SlingerHall()
    bonded, plain, other = t.play(0, b(1, 1)), t.play(0, c(2, 2)), t.play(0, c(3, 3))
    t.hold(1, "zap")
    group(t.at("declare"), bonded, plain).choose(other)
    assert t.asked == 1
    assert groups(t) == [[bonded, plain], [other]]


@pytest.mark.rule("SS-GR-01")
def test_a_character_with_bonding_does_not_bring_two_others_together() -> None:
    t = SlingerHall()
    bonded, plain, other = t.play(0, b(1, 1)), t.play(0, c(2, 2)), t.play(0, c(3, 3))
    t.hold(1, "zap")
    t.at("declare").choose(plain).choose(other)
    assert "attack with what" in t.question
    t.choose(bonded)
    assert partners(t) == [ALONE, t.mark(plain, tb.UNIT), t.mark(other, tb.UNIT)]
    t.state.apply(t.mark(other, tb.UNIT))
    assert groups(t) == [[plain], [bonded, other]]


@pytest.mark.rule("SS-GR-01")
def test_two_characters_without_bonding_make_no_group() -> None:
    t = SlingerHall()
    first, second = t.play(0, c(1, 1)), t.play(0, c(2, 2))
    t.hold(1, "zap")
    t.at("declare").choose(first).choose(second)
    assert t.asked == 1
    assert groups(t) == [[first], [second]]


@pytest.mark.rule("SS-GR-01")
def test_bonding_counts_as_it_is_when_attackers_are_declared() -> None:
    t = SlingerHall()
    bonded, plain, other = t.play(0, b(1, 1)), t.play(0, c(2, 2)), t.play(0, c(3, 3))
    t.hold(0, "estrange", "befriend")
    t.hold(1, "zap")
    t.at("attack").do("play estrange").choose(bonded).do("play befriend").choose(plain).skip()
    alone(t, bonded)
    t.choose(other)
    assert groups(t) == [[bonded], [other]]
    t.choose(plain)
    assert partners(t) == [ALONE, t.mark(bonded, tb.UNIT), t.mark(other, tb.UNIT)]


@pytest.mark.rule("SS-GR-01")
def test_characters_that_could_form_a_group_may_attack_apart() -> None:
    t = SlingerHall()
    first, second = t.play(0, b(1, 1)), t.play(0, b(2, 2))
    blocker = t.play(1, c(5, 5))
    alone(alone(t.at("declare"), first), second)
    assert groups(t) == [[first], [second]]
    t.choose(blocker).choose(first)
    assert (destroyed(t), t.life) == ([first], [20, 18])


@pytest.mark.rule("SS-GR-02")
@pytest.mark.parametrize("size", [2, 5, 8])
def test_a_group_may_have_any_number_of_members_from_two_on(size: int) -> None:
    t = SlingerHall()
    cards = [t.play(0, b(1, 1)) for _ in range(size - 1)] + [t.play(0, c(1, 1))]
    blocker = t.play(1, c(1, 5))
    group(t.at("declare"), *cards)
    assert groups(t) == [cards]
    t.choose(blocker).choose(cards[-1])
    assert all(t.mark(card, tb.BLOCKED) for card in cards)


@pytest.mark.rule("SS-GR-02")
def test_a_single_attacker_with_bonding_is_no_group_and_shares_nothing() -> None:
    t = SlingerHall()
    single, other = t.play(0, b(1, 1)), t.play(0, c(2, 2))
    blocker = t.play(1, c(3, 3))
    t.at("declare").choose(single)
    assert "attack with what" in t.question
    alone(t, other)
    t.choose(blocker).choose(single)
    assert (t.life, destroyed(t)) == ([20, 18], [single])


@pytest.mark.rule("SS-GR-03")
def test_who_attacks_somebody_else_cannot_join_the_group() -> None:
    t = SlingerHall(3)
    first, second, third = (t.play(0, b(1, 1)) for _ in range(3))
    t.hold(1, "zap")
    pick(t.at("declare"), first, 1)
    pick(t, second, 2)
    assert "attack with what" in t.question
    assert groups(t) == [[first], [second]]
    pick(t, third, 2)
    assert partners(t) == [ALONE, t.mark(second, tb.UNIT)]
    t.state.apply(t.mark(second, tb.UNIT))
    assert groups(t) == [[first], [second, third]]
    t.on_to(tb.MAIN)
    assert t.life == [20, 19, 18]


@pytest.mark.rule("SS-GR-04")
def test_several_groups_attack_but_nobody_belongs_to_two() -> None:
    t = SlingerHall()
    cards = [t.play(0, b(1, 1)) for _ in range(4)]
    blocker = t.play(1, c(1, 5))
    t.at("declare").choose(cards[0])
    alone(t, cards[1])
    join(t, cards[2], cards[0])
    assert t.state.legal_actions()[:-1] == [cards[3]]
    for card in cards[:3]:
        with pytest.raises(IllegalAction):
            t.state.apply(card)
    t.choose(cards[3])
    assert partners(t) == [ALONE, t.mark(cards[0], tb.UNIT), t.mark(cards[1], tb.UNIT)]
    t.state.apply(t.mark(cards[1], tb.UNIT))
    assert groups(t) == [[cards[0], cards[2]], [cards[1], cards[3]]]
    t.choose(blocker).choose(cards[2])
    assert [t.mark(card, tb.BLOCKED) for card in cards] == [1, 0, 1, 0]


@pytest.mark.rule("SS-GR-04")
def test_the_block_of_one_group_leaves_the_other_alone() -> None:
    t = SlingerHall()
    cards = [t.play(0, b(2, 2)) for _ in range(4)]
    blocker = t.play(1, c(1, 1))
    t.at("declare")
    group(t, cards[0], cards[1])
    group(t, cards[2], cards[3])
    t.choose(blocker).choose(cards[0])
    assert t.life == [20, 16]
    assert {who for who, _ in on_players(t)} == {cards[2], cards[3]}


@pytest.mark.rule("SS-GR-05")
def test_one_blocker_blocks_the_whole_group() -> None:
    t = SlingerHall()
    cards = [t.play(0, b(2, 2)), t.play(0, c(3, 2)), t.play(0, b(1, 2))]
    blocker = t.play(1, c(9, 1))
    t.hold(1, "zap")
    group(t.at("declare"), *cards).skip()
    t.choose(blocker).choose(cards[1])
    assert [t.mark(card, tb.BLOCKED) for card in cards] == [1, 1, 1]
    assert t.events(events.BlockedBy) == [events.BlockedBy(1, blocker, cards[1])]
    t.skip()
    assert (t.life, on_players(t)) == ([20, 20], [])
    assert blows(t)[:3] == [(cards[0], blocker, 2), (cards[1], blocker, 3), (cards[2], blocker, 1)]


@pytest.mark.rule("SS-GR-06")
def test_every_member_fights_every_blocker_of_the_group() -> None:
    t = SlingerHall()
    first, second = t.play(0, b(2, 3)), t.play(0, c(3, 2))
    apart = t.play(0, c(1, 1))
    x, y, z = t.play(1, c(5, 1)), t.play(1, c(6, 1)), t.play(1, c(7, 1))
    t.hold(1, "zap")
    group(t.at("declare"), first, second)
    alone(t, apart).skip()
    t.choose(x).choose(first).choose(y).choose(second).choose(z).choose(apart)
    assert [fighting(t, card) for card in (first, second, apart)] == [[x, y], [x, y], [z]]
    assert [fighting(t, card) for card in (x, y, z)] == [[first, second], [first, second], [apart]]
    t.skip()
    assert "c 2/3 Bonding deals how much of its 2 damage to c 5/1?" in t.question
    t.do("0")
    assert "c 3/2 deals how much of its 3 damage to c 5/1?" in t.question
    t.do("3").do("0").do("6")
    slow = {(x, second, 5), (y, first, 6), (apart, z, 1), (z, apart, 7)}
    assert (blows(t)[:2], set(blows(t)[2:])) == ([(first, y, 2), (second, x, 3)], slow)


@pytest.mark.rule("SS-GR-07")
@pytest.mark.parametrize(("share", "dead"), [(4, [0]), (3, [0]), (2, [0, 1]), (1, [1]), (0, [1])])
def test_the_blockers_player_splits_its_damage_among_the_group_at_will(share: int, dead: list[int]) -> None:
    t = SlingerHall()
    cards = [t.play(0, b(2, 1)), t.play(0, c(2, 1))]
    blocker = t.play(1, c(4, 2))
    group(t.at("declare"), *cards)
    t.choose(blocker).choose(cards[1])
    assert t.asked == 1
    assert t.options() == ["4", "3", "2", "1", "0"]
    t.do(str(share))
    assert destroyed(t) == [cards[place] for place in dead]
    shares = [(cards[0], share), (cards[1], 4 - share)]
    assert blows(t)[: 2 - (share in (0, 4))] == [(blocker, card, amount) for card, amount in shares if amount]
    assert t.life == [20, 20]


@pytest.mark.rule("SS-GR-07")
def test_among_three_members_the_rest_is_split_again() -> None:
    t = SlingerHall()
    cards = [t.play(0, b(3, 1)) for _ in range(3)]
    blocker = t.play(1, c(7, 2))
    group(t.at("declare"), *cards)
    t.choose(blocker).choose(cards[2]).do("3")
    assert (t.asked, t.options()) == (1, ["4", "3", "2", "1", "0"])
    t.do("1")
    assert blows(t)[:3] == [(blocker, cards[0], 3), (blocker, cards[1], 1), (blocker, cards[2], 3)]
    assert destroyed(t) == [cards[0], cards[2]]


@pytest.mark.rule("SS-GR-08")
def test_blockers_with_bonding_fight_only_what_they_block_themselves() -> None:
    t = SlingerHall()
    first, second = t.play(0, c(2, 1)), t.play(0, c(3, 1))
    x, y = t.play(1, b(4, 1)), t.play(1, b(5, 1))
    t.hold(1, "zap")
    t.at("declare").choose(first).choose(second).skip()
    asked = []
    for card in (x, first, y, second):
        asked.append(t.question)
        t.choose(card)
    assert all("block with what" in asked[place] for place in (0, 2))
    assert all("blocks which attacker" in asked[place] for place in (1, 3))
    assert [fighting(t, card) for card in (x, y, first, second)] == [[first], [second], [x], [y]]
    t.skip()
    assert set(blows(t)) == {(first, x, 2), (second, y, 3), (x, first, 4), (y, second, 5)}


@pytest.mark.rule("SS-GR-09")
def test_a_member_that_loses_bonding_after_the_declaration_stays_in_the_group() -> None:
    t = SlingerHall()
    cards = [t.play(0, b(1, 1)), t.play(0, c(2, 1))]
    blocker = t.play(1, c(9, 1))
    t.hold(1, "estrange", "zap")
    group(t.at("declare"), *cards)
    t.do("play estrange").choose(cards[0]).skip()
    t.choose(blocker).choose(cards[0])
    assert fighting(t, blocker) == cards
    t.skip().do("9")
    assert blows(t) == [(cards[0], blocker, 1), (cards[1], blocker, 2), (blocker, cards[0], 9)]
    assert (t.life, destroyed(t)) == ([20, 20], [cards[0]])


@pytest.mark.rule("SS-GR-09")
def test_a_member_that_loses_bonding_after_the_blocks_fights_on_with_the_others() -> None:
    t = SlingerHall()
    cards = [t.play(0, b(1, 1)), t.play(0, c(2, 1))]
    blocker = t.play(1, c(9, 1))
    t.hold(1, "estrange")
    group(t.at("declare"), *cards).skip()
    t.choose(blocker).choose(cards[0]).do("play estrange").choose(cards[0])
    assert (t.asked, t.options()[0]) == (1, "9")
    t.do("0")
    assert blows(t) == [(cards[0], blocker, 1), (cards[1], blocker, 2), (blocker, cards[1], 9)]
    assert (t.life, destroyed(t)) == ([20, 20], [cards[1]])


@pytest.mark.rule("SS-GR-09")
def test_the_others_remain_a_group_when_a_member_is_gone_before_the_blocks() -> None:
    t = SlingerHall()
    cards = [t.play(0, b(1, 1)), t.play(0, c(2, 1)), t.play(0, b(3, 1))]
    blocker = t.play(1, c(9, 2))
    t.hold(1, "kill", "zap")
    group(t.at("declare"), *cards)
    t.do("play kill").choose(cards[0]).skip()
    t.choose(blocker).choose(cards[1])
    assert fighting(t, blocker) == cards[1:]
    assert fighting(t, cards[2]) == [blocker]


@pytest.mark.rule("SS-GR-09")
def test_the_others_fight_on_when_the_blocked_member_is_gone() -> None:
    t = SlingerHall()
    named, other = t.play(0, b(1, 1)), t.play(0, c(2, 1))
    blocker = t.play(1, c(3, 1))
    t.hold(1, "send back")
    group(t.at("declare"), named, other).skip()
    t.choose(blocker).choose(named).do("play send back").choose(named)
    assert blows(t) == [(other, blocker, 2), (blocker, other, 3)]
    assert (t.life, destroyed(t)) == ([20, 20], [other])


@pytest.mark.rule("SS-GR-10")
def test_an_unblocked_group_strikes_one_by_one_each_member_at_its_own_speed() -> None:
    t = SlingerHall()
    slow, fast, loner = t.play(0, b(1, 1)), t.play(0, c(2, 3)), t.play(0, c(5, 2))
    blocker = t.play(1, c(9, 9, kind="Dog"))
    t.hold(1, "zap")
    group(t.at("declare"), slow, fast)
    alone(t, loner).skip().skip()
    assert not t.mark(blocker, tb.BLOCKS)
    t.skip()
    assert on_players(t) == [(fast, 2), (loner, 5), (slow, 1)]
    assert t.life == [20, 12]


@pytest.mark.rule("SS-GR-10")
def test_the_slow_member_never_strikes_when_the_fast_one_has_already_won() -> None:
    t = SlingerHall(3).lives(20, 2, 20)
    slow, fast = t.play(0, b(1, 1)), t.play(0, c(2, 3))
    t.hold(2, "zap")
    group(t.at("declare"), slow, fast).on_to(tb.ATTACK_ENDS)
    assert t.state.seat_data[tb.OUT] == [0, 1, 0]
    assert on_players(t) == [(fast, 2)]
