"""Allies, magical items and artifacts of the set Ravenloft, each in a position that shows what it does."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, fight

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.levels.projection import is_silenced
from spellhall.games.spellfire.rules.levels.traits import has_trait
from spellhall.games.spellfire.rules.plays.permits import is_banned, may_use


@pytest.mark.parametrize(
    ("attacker", "defender", "totals"),
    [
        ("her9 with Wolf Pack", "her15", (9 + 4, 15)),
        ("her9 with Strahd Zombies", "her15", (9 + 4, 15)),
        ("her9 with Werebat", "her15", (9 + 3, 15)),
        ("her9 with Fiend", "cle9", (9 + 6, 9 - 3)),
        ("her9 with Fiend", "her9", (9 + 6, 9)),
        ("her9 with Spectre", "her9 with al3", (9 + 4, 9 + 3 - 2)),
        ("her9 with Spectre", "und9 with alUnd3", (9 + 4, 9 + 3)),
        ("her9 with Sun Sword", "und9", (9 + 5, 9)),
        ("her9 with Sun Sword", "mon9", (9 + 2, 9)),
        ("her9 with Kargat Vampire", "her15", (9 + 5, 15)),
    ],
)
def test_what_things_of_ravenloft_add(attacker: str, defender: str, totals: tuple[int, int]) -> None:
    assert fight(attacker, defender).totals() == totals


@pytest.mark.parametrize(
    ("realm", "bonus"),
    [
        ("rRL with Kargat Mausoleum", 7),
        ("rRL with Azalin's Graveyard", 7),
        ("rRL with Pharaoh's Rest", 5),
    ],
)
def test_the_kargat_vampire_is_strongest_beside_its_tomb(realm: str, bonus: int) -> None:
    t = fight("her15", "her1 with Kargat Vampire", realm=realm)
    assert t.totals()[1] == 1 + bonus


@pytest.mark.parametrize(
    ("ally", "traits"),
    [
        ("Kargat Vampire", {"flyer", "undead", "vampire"}),
        ("Flesh Golem", {"golem"}),
        ("Strahd Zombies", {"undead"}),
        ("Fiend", {"flyer"}),
        ("Spectre", {"flyer", "undead"}),
        ("Werebat", {"flyer", "werebeast"}),
    ],
)
def test_what_allies_of_ravenloft_are(ally: str, traits: set[str]) -> None:
    t = at_home(hand=(ally, "her2"))
    assert all(has_trait(t.state, t.handle(ally), trait) for trait in traits)


def test_the_older_flesh_golem_tears_off_what_is_worn_and_not_what_comes_later() -> None:
    t = duel("her3", "her9 with mi+2 and art+4", hand=("RL/073", "al9", "al8"), rival_hand=("mi+1", "al9"))
    t.play("RL/073")
    assert (t.where("mi+2"), t.where("art+4")) == ("discard pile", "attached")
    t.play("al9")
    assert t.totals() == (3 + 5 + 9, 9 + 4)
    t.play("mi+1")
    assert t.where("mi+1", 1) == "attached"


def test_the_tarokka_deck_foresees_a_card_and_spoils_it() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her5 with Tarokka Deck")
    t.pool(1, "her9")
    t.hand(0, "al1")
    t.pile(1, "al2", "al3", "al4", "al5", "al6", "al7", "al8")
    t.begin(phase=4).attack("r1").pick("her9").yes()
    assert t.offered() == ["al2", "al3", "al4", "al5", "al6", "al7"]
    t.pick("al4")
    assert t.where("al4", 1) == "discard pile"


def test_the_timepiece_gives_its_bearer_a_second_attack() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her9 with Timepiece of Klorr")
    t.pool(1, "her1", "her3")
    t.hand(1, "al1")
    t.begin(phase=4).attack("r1").pick("her1").skip()
    assert t.can_pick("her9")
    t.pick("her9").pick("her3")
    assert t.totals() == (9, 3)


@pytest.mark.parametrize(("item", "totals"), [("mi+3 Off", (5 + 3, 9)), ("Sun Sword", (5 + 2, 9))])
def test_the_staff_of_mimicry_is_worth_what_it_imitates(item: str, totals: tuple[int, int]) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her5 with Staff of Mimicry", f"her4 with {item} and mi+2")
    t.pool(1, "her9")
    t.hand(0, "al1")
    t.begin(phase=4).attack("r1").pick("her5").pick("her9")
    assert t.can_pick(item) and t.can_pick("mi+2")
    assert t.pick(item).totals() == totals


def test_the_staff_of_mimicry_has_the_power_of_what_it_imitates() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her5 with Staff of Mimicry", "her4 with The Necklace and mi+2")
    t.pool(1, "her9")
    t.hand(0, "al1", "wDef+3/4")
    t.begin(phase=4).attack("r1").pick("her5").pick("her9").pick("The Necklace")
    assert may_use(t.state, t.handle("her5"), t.handle("wDef+3/4"))


@pytest.mark.rule("SF-OPT-08")
def test_the_staff_of_mimicry_forgets_what_it_imitated_when_the_round_is_over() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her9 with Staff of Mimicry", "her4 with The Necklace and mi+2")
    t.pool(1, "her5")
    t.hand(0, "wDef+3/4")
    t.hand(1, "al1")
    t.begin(phase=4).attack("r1").pick("her9").pick("her5").pick("The Necklace")
    staff = t.handle("Staff of Mimicry")
    assert t.state.marks[tb.MODEL][staff]
    t.skip()
    assert t.where("her9") == "pool" and not t.state.marks[tb.MODEL][staff]
    assert not may_use(t.state, t.handle("her9"), t.handle("wDef+3/4"))


@pytest.mark.rule("SF-OPT-08")
def test_a_staff_that_imitates_a_staff_takes_up_its_power_once() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her5 with Staff of Mimicry", "her4 with Staff of Mimicry")
    t.pool(1, "her9")
    t.hand(0, "al1")
    t.begin(phase=4).attack("r1").pick("her5").pick("her9")
    assert t.state.question is not None and t.state.question.rule == "SF-COMB-F1", "there was one staff to imitate"
    assert t.totals() == (5, 9)


@pytest.mark.rule("SF-OPT-08")
def test_what_a_champion_bears_does_not_work_anew_when_it_imitates() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "herRL5 with Fang of the Nosferatu and Staff of Mimicry", "Tiyet with The Necklace")
    t.pool(1, "her9", "Hags of Tepest")
    t.hand(0, "al3")
    t.begin(phase=4).attack("r1").pick("herRL5").pick("her9")
    assert t.offered() == ["Hags of Tepest"], "the fang asks once"
    t.pick("Hags of Tepest")
    assert t.state.marks[tb.MODEL][t.handle("Staff of Mimicry")], "the staff comes after it, and asks nobody"
    assert t.state.question is not None and t.state.question.rule == "SF-COMB-F1"


def test_the_soul_searcher_medallion_costs_the_attack() -> None:
    t = at_home(pool=("her5 with Soul Searcher Medallion",), hand=("al3",))
    t.hand(1, "al4")
    t.use("Soul Searcher Medallion")
    assert t.state.seen[t.handle("al4", 1)] & 1 and not t.can_attack("r8")


def test_who_spares_the_medallion_may_attack() -> None:
    t = at_home(pool=("her5 with Soul Searcher Medallion",), hand=("al3",)).skip_to_phase(4)
    assert t.can_attack("r8")


def test_the_ring_of_reversion_takes_power_and_spells_away() -> None:
    t = duel("her9 with Ring of Reversion", "Azalin", hand=("al3",), rival_hand=("wDef+3/4", "al3"))
    assert is_silenced(t.state, t.handle("Azalin"))
    assert is_banned(t.state, 1, t.handle("Azalin"), t.handle("wDef+3/4"))
    assert not is_banned(t.state, 1, t.handle("Azalin"), t.handle("al3", 1))


def test_the_amulet_of_the_beast_tames_a_living_ally() -> None:
    t = duel("her3 with Amulet of the Beast", "her9 with al3 and al4 and alUnd3", hand=("al9",), rival_hand=("al4",))
    t.use("Amulet of the Beast")
    assert t.offered() == ["al3", "al4"]
    t.pick("al4")
    assert t.totals() == (3 + 4, 9 + 3 + 3) and has_trait(t.state, t.handle("al4"), "werebeast")
    assert not t.can_use("Amulet of the Beast")


def test_the_crown_of_souls_silences_the_realm_that_its_bearer_attacks() -> None:
    assert fight("herRL5 with Crown of Souls", "her5", realm="rPow").totals() == (5, 5)
    assert fight("herRL5", "her5", realm="rPow").totals() == (5, 8)
    assert fight("herRL5 with Crown of Souls", "her5", realm="r1 with h+2").totals() == (5, 7)


def test_the_crown_of_souls_leaves_the_realm_alone_when_its_bearer_defends() -> None:
    assert fight("her9", "herRL5 with Crown of Souls", realm="rPow").totals() == (9, 8)


def test_the_tapestry_of_dark_souls_suffers_one_ally() -> None:
    t = fight("herRL5 with Tapestry of Dark Souls", "her1 with al3 and al4", rival_hand=("al8",))
    assert t.seat == 1 and t.offered() == ["al3", "al4"]
    t.pick("al4")
    assert t.names(1, "attached") == ["al4"] and t.totals() == (5, 1 + 4)


def test_no_second_ally_joins_the_one_that_the_tapestry_suffers() -> None:
    t = duel("herRL5 with Tapestry of Dark Souls", "her1", hand=("al9",), rival_hand=("al3", "al4", "mi+1"))
    t.play("al3")
    assert not t.can_play("al4") and t.can_play("mi+1")


def test_the_apparatus_borrows_a_champion_without_its_power() -> None:
    t = duel("herRL5 with Apparatus", "her15", hand=("al3",), rival_hand=("al3",))
    t.pool(0, "her4")
    t.pool(1, "Wilfred Godefroy")
    t.use("Apparatus")
    assert t.offered() == ["Wilfred Godefroy", "her4"]
    t.pick("Wilfred Godefroy")
    assert t.totals() == (5 + 4, 15) and is_silenced(t.state, t.handle("Wilfred Godefroy"))
    assert not t.can_use("Apparatus")
    t.skip()
    assert (t.where("Wilfred Godefroy"), t.state.control[t.handle("Wilfred Godefroy")]) == ("pool", 1)
    assert not is_silenced(t.state, t.handle("Wilfred Godefroy"))


def test_what_hangs_on_the_champion_of_the_apparatus_lends_its_level_alone() -> None:
    t = duel("herRL5 with Apparatus", "her15", hand=("al3",), rival_hand=("al3",))
    t.pool(1, "her4 with mi+2")
    t.use("Apparatus")
    assert t.totals() == (5 + 4 + 2, 15) and is_silenced(t.state, t.handle("mi+2"))
    t.skip()
    assert t.where("mi+2") == "attached" and not is_silenced(t.state, t.handle("mi+2"))


def test_the_fang_lends_its_bearer_the_power_of_another_for_a_round() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "herRL5 with Fang of the Nosferatu", "Tiyet")
    t.pool(1, "her9", "Hags of Tepest")
    t.hand(0, "wDef+3/4", "al3")
    t.begin(phase=4).attack("r1").pick("herRL5").pick("her9")
    assert t.offered() == ["Hags of Tepest"], "those of its own pool are none"
    t.pick("Hags of Tepest")
    assert may_use(t.state, t.handle("herRL5"), t.handle("wDef+3/4"))
    t.skip_to(rule="SF-PH6")
    assert not t.state.marks[tb.MODEL][t.handle("herRL5")]
