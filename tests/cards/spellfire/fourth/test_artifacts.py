"""Artifacts of the 4th edition."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import fight, home, step_forward

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.levels import own_level
from spellhall.games.spellfire.rules.turn.draws import cards_to_draw
from spellhall.games.spellfire.table import ATTACHED


def give(t: Hall, champion: str, artifact: str) -> Hall:
    """A champion bears an artifact whose name has an "and" in it."""
    handle = t.put(t.state.control[t.handle(champion)], "attached", artifact)[0]
    t.state.attach(handle, t.handle(champion))
    return t


def immune_to(t: Hall, name: str, to: str) -> bool:
    return immune(t.state, t.handle(name), t.handle(to))


def test_the_crystal_ball_looks_into_a_pile_and_takes_one_of_three_cards() -> None:
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r2")
    t.pool(0, "wizGH5 with Ren's Crystal Ball")
    t.pile(1, "al1", "al2", "al3", *("al4",) * 9)
    t.begin(seat=0, phase=5).skip_to(label="end your turn").end_turn()
    assert (t.seat, t.reg(tb.ACTIVE)) == (0, 1), "in the turns of others, too"
    t.yes().say("seat 1")
    assert t.offered() == ["al1", "al2", "al3"]
    t.pick("al2")
    assert t.names(1, "discard pile") == ["al2"]
    t.skip_to(label="end your turn").end_turn().yes().say("seat 1").skip()
    assert t.names(1, "discard pile").count("al4") == 0, "he need not discard any"


def test_the_crystal_ball_does_not_see_through_a_veil() -> None:
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r2")
    t.pool(0, "wizGH5 with Ren's Crystal Ball")
    t.put(1, "table", "dHide")
    t.begin(seat=1, phase=5).skip_to(label="end your turn").end_turn().yes().say("seat 1")
    assert not t.names(1, "discard pile")


def test_the_codex_shields_all_champions_of_its_player() -> None:
    t = home("wizGH5 with Codex of the Infinite Planes", "her5")
    t.put(1, "hand", "wOff-3/4", "mi+3 Off", "wDef+3/4")
    assert immune_to(t, "her5", "wOff-3/4") and immune_to(t, "her5", "mi+3 Off")
    assert not immune_to(t, "her5", "wDef+3/4")


def test_the_eye_and_hand_serve_the_attacker_best() -> None:
    t = give(fight("wizGH5", "mon9"), "wizGH5", "Eye and Hand of Vecna")
    assert t.totals() == (10, 9)
    t = give(fight("mon9", "wizGH5"), "wizGH5", "Eye and Hand of Vecna")
    assert t.totals() == (9, 7)


def cup(*hand: str) -> Hall:
    t = Hall()
    t.formation(0, A="r1")
    t.pool(0, "wizGH5 with Cup of Al'Akbar")
    t.put(0, "discard pile", "her9")
    t.hand(0, "w/5", *hand)
    return t.begin(seat=0, phase=5)


def test_the_cup_gives_a_lost_card_back_for_three_others() -> None:
    t = cup("al1", "al2", "al3")
    t.use("Cup of Al'Akbar").pick("al1").pick("al2").pick("al3").pick("her9")
    assert sorted(t.names(0, "hand")) == ["her9", "w/5"]


def test_the_cup_asks_for_three_cards() -> None:
    assert cup("al1", "al2").can_use("Cup of Al'Akbar")
    assert not cup("al1").can_use("Cup of Al'Akbar")


def test_the_ring_of_winter_slows_everybody_else_but_never_stops_them() -> None:
    t = home("her5")
    t.pool(0, "herFR5 with The Ring of Winter")
    assert (cards_to_draw(t.state, 0), cards_to_draw(t.state, 1)) == (3, 2)


def test_the_wand_of_orcus_slays_whoever_is_not_mighty() -> None:
    assert fight("und9 with Wand of Orcus", "her8").where("her8") == "discard pile"
    assert fight("und9 with Wand of Orcus", "her9").where("her9") == "battle"


@pytest.mark.parametrize(
    ("artifact", "bearer", "stranger"),
    [
        ("Wand of Orcus", "undDS9", "mon5"),
        ("Axe of the Dwarvish Lords", "herDS5", ""),
        ("Nature's Throne", "herDS5", ""),
        ("Throne of the Pharaohs", "herDS5", ""),
        ("Throne of Bone", "undDS9", "her5"),
        ("Throne of the Seas", "swi5", "her5"),
        ("The Emerald Throne", "elf5", "her5"),
    ],
)
def test_artifacts_for_champions_of_any_world_or_of_one_kind(artifact: str, bearer: str, stranger: str) -> None:
    t = home(bearer, hand=(artifact,))
    t.play(artifact)
    assert t.state.zone[t.handle(artifact)] == ATTACHED
    if stranger:
        assert not home(stranger, hand=(artifact,)).can_play(artifact)


def test_the_axe_brings_an_ally_of_its_own() -> None:
    assert fight("herDS5 with Axe of the Dwarvish Lords", "mon9").totals() == (5 + 3 + 8, 9)


def test_guenhwyvar_finds_a_new_master() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Thorvid", "herFR5 with Guenhwyvar", "Helm", "her2")
    t.pool(1, "her15")
    t.hand(0, "al1")
    step_forward(t.begin(seat=0, phase=4).attack("r1"), "herFR5", "her15").skip()
    assert t.offered() == ["Helm"]
    t.pick("Helm")
    assert t.state.host[t.handle("Guenhwyvar")] == t.handle("Helm") and t.where("herFR5") == "discard pile"
    t.is_sound()


@pytest.mark.parametrize(("bearer", "reached"), [("her5", False), ("her5 with Nature's Throne", True)])
def test_natures_throne_asks_for_no_wings(bearer: str, reached: bool) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="rFlyOnly")
    t.pool(0, bearer)
    t.begin(seat=0, phase=4)
    assert t.can_attack("rFlyOnly") == reached


def test_natures_throne_does_not_lift_other_bans() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="rClericOnly")
    t.pool(0, "her5 with Nature's Throne")
    t.begin(seat=0, phase=4)
    assert not t.can_attack("rClericOnly")


def test_the_throne_of_bone_shields_the_undead() -> None:
    t = home("und5 with Throne of Bone", "her5")
    t.put(1, "hand", "psyOff-3", "fistOff+3", "psyDef+3")
    assert immune_to(t, "und5", "psyOff-3") and immune_to(t, "und5", "fistOff+3")
    assert not immune_to(t, "her5", "psyOff-3") and not immune_to(t, "und5", "psyDef+3")


def test_the_throne_of_the_seas_raises_and_shields_swimmers() -> None:
    t = fight("swi5 with Throne of the Seas", "her15", hand=("alSwim4",))
    t.play("alSwim4")
    assert t.totals() == ((5 + 2) + 5 + (4 + 2), 15)
    t.put(1, "hand", "evRuin", "mi+3 Off")
    assert immune_to(t, "swi5", "evRuin") and immune_to(t, "swi5", "mi+3 Off")
    assert own_level(t.state, t.handle("her15")) == 15


def test_the_throne_of_the_pharaohs_ends_all_events_and_lets_none_come() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her5")
    t.hand(0, "evPeace", "Throne of the Pharaohs", "evGift")
    t.begin(seat=0, phase=3).play("evPeace")
    assert t.where("evPeace") == "table"
    t.play("Throne of the Pharaohs")
    assert t.where("evPeace") != "table"
    assert not t.can_play("evGift")


def test_the_emerald_throne_opens_new_arts_to_elves() -> None:
    t = fight("elf5 with The Emerald Throne", "her15", hand=("psyDef+3", "bloodDef+3", "fist+3", "wDef+3/4"))
    assert t.can_play("psyDef+3") and t.can_play("bloodDef+3") and t.can_play("fist+3") and not t.can_play("wDef+3/4")
