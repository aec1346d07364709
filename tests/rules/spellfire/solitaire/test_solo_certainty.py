"""When a defeat is certain (section GDT)."""

from __future__ import annotations

import pytest
from alone import HE, YOU, Alone


def attacks(
    champion: str,
    *yours: str,
    hand: tuple[str, ...] = (),
    held: tuple[str, ...] = (),
    also: tuple[str, ...] = (),
    realm: str = "r1",
) -> bool:
    """Whether they attack ``realm`` with a champion, holding ``hand``, where you have the pool ``yours`` and hold
    ``held``. ``also`` are champions of theirs that cannot attack it.
    """
    t = Alone()
    t.formation(YOU, A=realm)
    t.pool(HE, champion, *also)
    t.pool(YOU, *yours)
    t.hand(HE, *hand)
    t.hand(YOU, *held)
    t.his_turn(phase=4)
    t.through()  # you may be asked before they attack, too
    return (champion.split(" with ")[0], realm.split(" with ")[0]) in t.sent()


@pytest.mark.rule("SOL-GDT-01", "SOL-GDT-03")
def test_a_defender_who_has_to_come_from_your_hand_does_not_make_it_certain() -> None:
    assert attacks("her5", held=("her15",))
    assert not attacks("her5", "her15")


@pytest.mark.rule("SOL-GDT-02")
def test_it_is_not_certain_if_the_attack_costs_you_a_card_in_play() -> None:
    assert attacks("Agis", "mon9", "wiz9")
    assert not attacks("her5", "mon9", "wiz9")


@pytest.mark.rule("SOL-GDT-02", "SOL-ATK-12", "AMB-S02")
def test_a_card_that_could_cost_you_another_makes_him_attack() -> None:
    assert attacks("wiz5", "mon9 with plus+3 Def", hand=("shatter/4",))
    assert not attacks("wiz5", "mon9", hand=("shatter/4",))
    assert not attacks("her5", "mon9 with plus+3 Def", hand=("shatter/4",))


@pytest.mark.rule("SOL-GDT-03", "SOL-CMB-08")
def test_at_a_tie_you_need_no_card_and_one_level_below_you_do() -> None:
    assert not attacks("her5", "mon5")
    assert attacks("her5", "mon4")
    assert attacks("her5", "mon4", held=("al9",))


@pytest.mark.rule("SOL-GDT-04")
def test_a_power_that_defeats_him_makes_it_certain_whatever_the_levels() -> None:
    assert not attacks("mon9", "Lovely Colleen", hand=("al9",))
    assert attacks("wiz9", "Lovely Colleen")
    assert attacks("mon9", held=("Lovely Colleen",))


@pytest.mark.rule("SOL-GDT-05", "SOL-GDT-06")
def test_twelve_against_five_depends_on_his_support() -> None:
    assert not attacks("her5", "mon9 with plus+3 Def")
    assert attacks("her5", "mon9 with plus+3 Def", hand=("al8",))
    assert attacks("her5", "mon9 with plus+3 Def", hand=("al5", "al3"))
    assert not attacks("her5", "mon9 with plus+3 Def", hand=("al4", "al3"))


@pytest.mark.rule("SOL-GDT-05", "SOL-GDT-01")
def test_powers_of_yours_that_cost_no_card_are_counted() -> None:
    assert not attacks("her6", "mon5", "cle1 with Crossbow of Accuracy")
    assert attacks("her6", "mon5", "cle1", held=("Crossbow of Accuracy",))
    assert not attacks("her9", "Serpent")
    assert attacks("her9 with plus+3 Def and mi+1", "Serpent")


@pytest.mark.rule("SOL-GDT-05")
def test_only_support_that_this_champion_can_use_counts() -> None:
    assert not attacks("her5", "mon7", hand=("wDef+3/4",))
    assert attacks("wiz5", "mon7", hand=("wDef+3/4",))


@pytest.mark.rule("SOL-GDT-05")
def test_an_event_with_which_he_could_leave_the_battle_is_no_support() -> None:
    assert not attacks("her5", "mon7", hand=("airship",))


@pytest.mark.rule("SOL-GDT-06")
def test_he_must_be_able_to_lead_against_each_of_your_free_defenders() -> None:
    assert attacks("her5", "mon7", "wiz6", hand=("al3",))
    assert not attacks("her5", "mon7", "wiz8", hand=("al3",))


@pytest.mark.rule("SOL-GDT-07")
@pytest.mark.parametrize("held", [(), ("al9", "al8"), ("her15",), ("evSlay", "wOff-3/4"), ("Lovely Colleen",)])
def test_your_hand_changes_nothing(held: tuple[str, ...]) -> None:
    assert attacks("mon6", "wiz5", held=held)
    assert not attacks("mon6", "wiz7", held=held)


@pytest.mark.rule("SOL-GDT-08")
def test_a_realm_that_defends_itself_is_judged_too() -> None:
    assert not attacks("her4", realm="rSelf6")
    assert attacks("her9", realm="rSelf6")
    assert not attacks("her5", "mon4", realm="r1 with h+2")
    assert attacks("her7", "mon4", realm="r1 with h+2")


@pytest.mark.rule("SOL-GDT-09", "AMB-S02")
def test_luck_is_taken_to_be_his() -> None:
    assert attacks("her9", "mon1 with Vorpal Blade")
    assert not attacks("her4", "mon1 with Vorpal Blade")


@pytest.mark.rule("SOL-GDT-10", "SOL-CMB-14")
def test_a_card_with_which_he_can_escape_makes_it_uncertain() -> None:
    assert attacks("mon9", "slayM", hand=("heroize",), also=("wiz1",))
    assert not attacks("mon9", "slayM", hand=("al1",), also=("wiz1",))


@pytest.mark.rule("SOL-GDT-11", "SOL-DEF-02")
@pytest.mark.parametrize(
    ("attacker", "hand", "sent"),
    [("her5", (), []), ("her4", (), ["mon4"]), ("her9", ("al5",), ["mon4"]), ("her9", ("al4",), []), ("slayM", (), [])],
)
def test_the_same_question_is_asked_when_he_defends(attacker: str, hand: tuple[str, ...], sent: list[str]) -> None:
    t = Alone()
    t.formation(YOU, A="r1 razed")
    t.pool(YOU, attacker)
    t.pool(HE, "mon4")
    t.hand(HE, *hand)
    t.hand(YOU, "al1")
    t.my_turn(phase=4).attack("r1")
    assert t.defended() == sent
