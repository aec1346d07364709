"""Rule cards and events that turn what wins upside down, or allow less than usual."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import fight, finish_turn

SIX = {"A": "r1", "B": "r2", "C": "r3", "D": "r4", "E": "r5", "F": "r6"}


def losers(standing: int = 0) -> Hall:
    """P1 has six realms, all razed but some; Playing to Lose is on the table; P1's turn is about to begin."""
    t = Hall()
    razed = {place: f"{name} razed" if number >= standing else name for number, (place, name) in enumerate(SIX.items())}
    t.formation(0, **razed)
    t.formation(1, A="r9")
    t.put(1, "table", "DRc/10")
    t.hand(0, "her1")
    t.hand(1, "her2")
    return t.begin(seat=1, phase=5)


@pytest.mark.rule("SF-VIC-15")
def test_six_razed_realms_win_after_a_full_turn() -> None:
    t = losers()
    finish_turn(t)
    assert not t.state.is_terminal()
    finish_turn(t)
    finish_turn(t)
    assert t.state.is_terminal() and t.state.returns()[0] == 1.0


def test_a_realm_that_stands_prevents_it_and_may_be_razed_in_phase_two() -> None:
    t = losers(standing=1)
    finish_turn(t)
    t.skip_to(seat=0, turns=2, rule="AMB-10") if t.rule != "AMB-10" else t
    assert t.can_pick("r1")
    t.pick("r1")
    assert t.is_razed("r1") and not t.state.is_terminal()


@pytest.mark.parametrize("law", [True, False])
def test_six_standing_realms_do_not_win_then(law: bool) -> None:
    t = Hall()
    t.formation(0, **{place: name for place, name in SIX.items() if place != "F"})
    t.formation(1, A="r9")
    t.hand(0, "r6", "her1")
    t.hand(1, "her2")
    if law:
        t.put(1, "table", "DRc/10")
    t.begin(seat=0, phase=2)
    t.skip() if law and not t.can_play("r6") else t
    t.play("r6")
    assert t.state.is_terminal() is not law


@pytest.mark.rule("SF-RAZE-17")
def test_anyone_attacks_razed_realms_while_players_play_to_lose() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1 razed")
    t.put(1, "table", "DRc/10")
    t.pool(0, "her5")
    t.hand(0, "al1")
    t.begin(seat=0, phase=4).attack("r1")
    assert t.where("r1") == "discard pile"


@pytest.mark.rule("SF-BIND-06")
def test_the_vessel_lets_the_lower_total_win_and_allies_count_against_it() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her5 with mi+2")
    t.pool(1, "her6")
    t.hand(0, "FRc/03", "al3", "al1")
    t.hand(1, "al4", "her2")
    t.begin(seat=0, phase=3).play("FRc/03")
    t.skip_to_phase(4).attack("r1").pick("her6")
    assert t.seat == 0 and t.totals() == (7, 6)
    t.play("al3")
    assert t.seat == 1 and t.totals() == (4, 6)
    t.play("al4")
    assert t.seat == 0 and t.totals() == (4, 2)
    t.skip()
    assert t.where("her5") == "discard pile" and t.where("her6") == "pool"


def test_without_the_vessel_the_higher_total_wins() -> None:
    t = fight("her7", "her6")
    assert t.seat == 1


def humourless(*hand: str, phase: int = 3) -> Hall:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her5 with mi+2")
    t.pool(1, "her9")
    t.hand(0, *hand, "her1")
    t.hand(1, "al1")
    t.put(0, "table", "AR/038")
    return t.begin(seat=0, phase=phase)


@pytest.mark.rule("SF-ATT-23")
def test_no_funny_business_allows_one_item_and_no_events() -> None:
    t = humourless("mi+1", "evGift")
    assert not t.can_play("mi+1") and not t.can_play("evGift")


def test_no_funny_business_allows_one_ally_in_battle() -> None:
    t = humourless("al1", "al2", phase=4)
    t.attack("r1").pick("her5").pick("her9").play("al1")
    assert t.seat == 0 and not t.can_play("al2")


def test_no_funny_business_takes_all_items_but_one() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her5 with mi+2 and mi+1")
    t.hand(0, "AR/038", "her1")
    t.begin(seat=0, phase=0).play("AR/038").pick("mi+2")
    assert t.where("mi+2") == "attached" and t.where("mi+1") == "discard pile"


def astral() -> Hall:
    """P2 casts Astral Spell when P1's attacker has come, and may send the duplicate."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "mon3")
    t.pool(1, "Dearlyn Ambersong", "her1")
    t.hand(0, "al1")
    t.hand(1, "DR/046", "mi+1", "al9")
    t.begin(seat=0, phase=4).attack("r1")
    return t.play("DR/046")


def test_the_astral_duplicate_defends_at_its_casters_level_and_is_gone_afterwards() -> None:
    t = astral()
    assert t.where("Astral Spell") == "pool"
    t.pick("Astral Spell")
    assert t.where("Astral Spell") == "battle" and t.where("Dearlyn Ambersong") == "pool"
    assert t.totals() == (3, 6)
    t.skip_to(seat=0).skip()
    assert t.where("Astral Spell") == "discard pile" and not t.is_razed("r1")


def test_the_astral_duplicate_is_gone_even_if_another_defends() -> None:
    t = astral()
    t.pick("Dearlyn Ambersong")
    t.skip_to(seat=0).skip()
    assert t.where("Astral Spell") == "discard pile" and t.where("Dearlyn Ambersong") == "pool"


def sorcerer_king(realm: str, *others: str) -> Hall:
    """P1 attacks a realm of P2, with Sorcerer-Kings on the table."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A=realm, **dict(zip("BC", others, strict=False)))
    t.pool(0, "her2")
    t.hand(0, "al1", "al9")
    t.hand(1, "wDef+3/4", "al2")
    t.put(0, "table", "AR/032")
    t.begin(seat=0, phase=4)
    return t.attack(realm.split(" with ")[0])


def test_a_sorcerer_king_defends_a_dark_sun_realm_and_casts_spells() -> None:
    t = sorcerer_king("rDS", "r2")
    t.pick("rDS")
    assert t.totals() == (2, 1) and t.can_play("wDef+3/4")
    t.skip()
    assert t.is_razed("rDS")


def test_a_sorcerer_king_defends_no_other_realm() -> None:
    t = sorcerer_king("r1", "rDS")
    assert not t.can_pick("r1")
