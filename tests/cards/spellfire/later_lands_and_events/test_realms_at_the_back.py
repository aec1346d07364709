"""Realms that welcome any holding, weaken whoever attacks or help at home, each in a position of its own."""

from __future__ import annotations

import pytest
from hall import Hall
from sieges import camp, siege

from spellhall.games.spellfire.facts import MONSTER, WIZARD
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.traits import has_trait, type_of
from spellhall.games.spellfire.rules.plays.permits import is_banned, may_use


def _cromlin(part: int) -> Hall:
    t = Hall()
    t.formation(0, A="r9", B="Cromlin")
    t.formation(1, A="r1")
    t.pool(0, "her5 with mi+2 and art+4", "her4")
    t.pool(1, "her9 with mi+1")
    t.hand(0, "her2")
    t.begin(phase=3).use("Cromlin")
    return t.say(t.options()[part])


def test_cromlin_moves_things_between_champions() -> None:
    t = _cromlin(0)
    assert t.offered() == ["art+4", "mi+2"]
    t.pick("mi+2")
    assert t.state.host[t.handle("mi+2")] == t.handle("her4")


@pytest.mark.parametrize("thing", ["mi+2", "art+4"])
def test_cromlin_takes_things_back_into_the_hand(thing: str) -> None:
    t = _cromlin(1).pick(thing)
    assert t.where(thing) == "hand" and t.where("mi+1") == "attached"
    t.play(thing).pick("her4")
    assert t.state.host[t.handle(thing)] == t.handle("her4") and t.can_use("Cromlin")


WELCOMING = ("AR/086", "AR/087", "AR/088", "AR/089", "AR/090")


@pytest.mark.rule("SF-PH2-10")
@pytest.mark.parametrize("realm", [*WELCOMING, "r1"])
def test_some_realms_welcome_holdings_of_any_world(realm: str) -> None:
    t = Hall()
    t.formation(0, A=realm)
    t.formation(1, A="r9")
    t.hand(0, "Azalin's Graveyard" if realm != "AR/088" else "h1")
    t.begin(phase=2)
    card = "h1" if realm == "AR/088" else "Azalin's Graveyard"
    assert t.can_play(card) is (realm != "r1")
    if realm != "r1":
        t.play(card)
        assert t.state.host[t.handle(card)] == t.handle(realm)


@pytest.mark.parametrize(
    ("realm", "barred", "let_in"),
    [
        ("AR/086", "monDragon5", "her5"),
        ("AR/087", "her5", "fly5"),
        ("AR/088", "fly5", "her5"),
        ("AR/090", "her5", "wiz5"),
        ("AR/090", "psi5", "cle5"),
    ],
)
def test_some_champions_cannot_attack_them(realm: str, barred: str, let_in: str) -> None:
    assert not camp(realm, barred).can_attack(realm) and camp(realm, let_in).can_attack(realm)


@pytest.mark.parametrize(
    ("realm", "attacker", "defender", "totals"),
    [
        ("AR/089", "her15", "monDragon5 with alDragon3", (15, 16)),
        ("AR/089", "her15", "her5", (15, 5)),
        ("AR/088", "her9", "AR/088", (9, 6)),
        ("NS/001", "her9 with al4", "NS/001", (6, 9)),
        ("NS/001", "fly9 with al4", "NS/001", (13, 9)),
        ("NS/009", "her9 with al2 and mi+2", "her5", (6, 5)),
        ("NS/009", "ear9 with al2", "her5", (11, 5)),
        ("r1 with RR/020", "her9 with mi+2", "her5", (5, 5)),
        ("r1 with RR/020", "her9", "her7 with al2", (4, 9)),
    ],
)
def test_levels_change_there(realm: str, attacker: str, defender: str, totals: tuple[int, int]) -> None:
    assert siege(realm, attacker, defender).totals() == totals


def test_the_swamp_and_the_spur_fight_as_what_they_are() -> None:
    t = siege("NS/001", "her15", "NS/001")
    assert type_of(t.state, t.handle("NS/001")) == WIZARD and has_trait(t.state, t.handle("NS/001"), "undead")
    t = siege("AR/088", "her15", "AR/088")
    t.put(1, "discard pile", "wDef+3/4", "psyDef+3")
    spur = t.handle("AR/088")
    assert type_of(t.state, spur) == MONSTER
    assert [may_use(t.state, spur, t.handle(card)) for card in ("wDef+3/4", "psyDef+3")] == [True, False]


def test_dragons_defend_the_aerie_twice() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="AR/086")
    t.pool(0, "her9", "her8")
    t.pool(1, "homeDragon5", "home5")
    t.begin(phase=4).attack("AR/086").pick("her9").pick("homeDragon5").pick("her8")
    assert t.offered() == ["home5", "homeDragon5"]
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="AR/086")
    t.pool(0, "her9", "her8")
    t.pool(1, "homeDragon5", "home5")
    t.begin(phase=4).attack("AR/086").pick("her9").pick("home5").pick("her8")
    assert t.offered() == ["homeDragon5"]


def test_spells_do_nothing_to_the_shining_lands() -> None:
    t = siege("AR/087", "fly9", "her5")
    t.put(0, "discard pile", "wOff-3/4", "mi+3 Off")
    for card, kept_off in (("wOff-3/4", True), ("mi+3 Off", False)):
        for target in ("AR/087", "her5"):
            assert immune(t.state, t.handle(target), t.handle(card)) is kept_off
    assert not immune(t.state, t.handle("fly9"), t.handle("wOff-3/4"))


def test_no_ally_follows_into_the_silver_palace() -> None:
    t = siege("r1 with RR/020", "her9", "her5")
    assert is_banned(t.state, 0, t.handle("her9"), t.handle("al1", 0))
    assert not is_banned(t.state, 1, t.handle("her5"), t.handle("al1", 1))
