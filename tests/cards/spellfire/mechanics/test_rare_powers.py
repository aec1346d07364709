"""Powers that few cards have: immunities without exception, realms that stand, vengeance forbidden, Limbo inverted."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, finish_turn, home, step_forward
from sieges import camp

from spellhall.games.spellfire.card import REGISTER
from spellhall.games.spellfire.facts import AD
from spellhall.games.spellfire.rules.levels.immunity import immune


@pytest.mark.rule("SF-RARE-01", "SF-RARE-05")
def test_the_winners_cape_keeps_off_even_a_wish() -> None:
    t = home("her5 with The Winner's Cape", "her4", hand=("Wish", "evRuin"))
    for champion in ("her5", "her4"):
        assert immune(t.state, t.handle(champion), t.handle("Wish"))
    assert REGISTER["4th/520"].world == AD


def test_the_bearer_of_the_cape_alone_is_immune_to_harmful_events() -> None:
    t = at_home(pool=("her5 with The Winner's Cape", "her4"), hand=("her1",))
    t.hand(1, "Treasure")
    assert immune(t.state, t.handle("her5"), t.handle("Treasure"))
    assert not immune(t.state, t.handle("her4"), t.handle("Treasure"))


@pytest.mark.rule("SF-RARE-02")
def test_towers_keep_menzoberranzan_from_all_but_combat() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="Menzoberranzan with Towers of Menzoberranzan", B="r8")
    t.formation(0, B="r7")
    t.hand(0, "Cataclysm!", "her1")
    t.begin(phase=3)
    t.play("Cataclysm!")
    assert t.offered() == ["r7", "r8", "r9"]


@pytest.mark.rule("SF-RARE-02")
@pytest.mark.parametrize(("guard", "razed"), [("Towers of Menzoberranzan", "r8"), ("h1", "Menzoberranzan")])
def test_what_only_razes_finds_no_target_in_menzoberranzan(guard: str, razed: str) -> None:
    t = Hall()
    t.formation(0, A=f"Menzoberranzan with {guard}", B="r8")
    t.formation(1, A="r1")
    t.pool(0, "her1")
    t.pool(1, "her5")
    t.hand(1, "Barbaric Allies")
    t.hand(0, "al9", "al1")
    t.begin(phase=4).attack("r1")
    step_forward(t, "her1", "her5").play("al9").play("Barbaric Allies").skip()
    assert (t.offered() == ["Menzoberranzan", "r8"]) == (guard == "h1")
    if guard == "h1":
        t.pick("Menzoberranzan")
    assert t.is_razed(razed)


def test_towers_let_menzoberranzan_fall_in_combat() -> None:
    t = camp("Menzoberranzan with Towers of Menzoberranzan", "her5")
    t.attack("Menzoberranzan")
    assert t.is_razed("Menzoberranzan")


def test_towers_elsewhere_keep_earthwalkers_off() -> None:
    def attacked(realm: str, champion: str) -> bool:
        return camp(f"{realm} with Towers of Menzoberranzan", champion).can_attack(realm)

    assert attacked("Damara", "her5")
    assert not attacked("Damara", "ear5")
    assert attacked("Menzoberranzan", "ear5")


@pytest.mark.rule("SF-VIA-01")
@pytest.mark.parametrize(
    ("realm", "holding", "reached"),
    [
        ("Damara", "h1", True),
        ("Damara", "Towers of Menzoberranzan", False),
        ("Menzoberranzan", "Towers of Menzoberranzan", True),
    ],
)
def test_towers_elsewhere_close_the_way_through_the_underdark(realm: str, holding: str, reached: bool) -> None:
    t = Hall()
    t.formation(0, A="UnderToril")
    t.formation(1, A="r1", B=f"{realm} with {holding}")
    t.pool(0, "her5")
    t.begin(phase=4)
    assert t.can_attack(realm) is reached


@pytest.mark.rule("SF-RARE-03")
@pytest.mark.parametrize(("throne", "lost"), [("The Medusa Throne", 0), ("mi+2", 1)])
def test_the_medusa_throne_lets_nobody_avenge_a_defeat(throne: str, lost: int) -> None:
    t = duel(f"her9 with {throne}", "her1", hand=("al1",), rival_hand=("Assassins",))
    t.pool(0, "her3")
    t.play("Assassins")
    if lost:
        t.pick("her3")
    assert (t.where("her3") == "discard pile") == bool(lost)
    assert t.where("Assassins") == ("discard pile" if lost else "abyss")
    assert t.where("her1") == "discard pile"


@pytest.mark.rule("SF-RARE-03")
def test_the_medusa_throne_sends_an_avenging_champion_to_the_abyss() -> None:
    t = duel("her15 with The Medusa Throne", "The Ancient Dead", rival_hand=("al1",))
    t.skip()
    assert t.where("The Ancient Dead") == "abyss" and not t.state.lasting


@pytest.mark.rule("SF-RARE-04")
def test_the_mountain_god_turns_limbo_and_abyss_round() -> None:
    t = at_home(pool=("mon5 with Throne of the Mountain God", "her4 with mi+2"), hand=("Foreign Wars", "her1"))
    t.play("Foreign Wars")
    assert t.where("her4") == "abyss" and t.where("mi+2") == "discard pile"
    assert t.where("Foreign Wars") == "abyss"


@pytest.mark.rule("SF-RARE-04")
def test_who_goes_to_the_abyss_under_the_mountain_god_comes_back_as_from_limbo() -> None:
    t = duel(
        "her9 with Throne of the Mountain God",
        "her3",
        hand=("al1",),
        rival_hand=("al1", "al2"),
        limbo_attachments="keep_if_outside_combat",
    )
    t.pool(1, "mon5 with mi+2")
    t.state.move(t.handle("mon5"), 9, 1)
    assert t.where("mon5") == "limbo" and t.where("mi+2") == "limbo"
    finish_turn(t)
    finish_turn(t)
    assert t.where("mon5") == "pool" and t.where("mi+2") == "attached"


def test_events_go_to_the_abyss_whatever_the_mountain_god_does() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r8")
    t.pool(0, "her5 with Throne of the Mountain God")
    t.hand(0, *(["evRuin"] * 12))
    t.begin(phase=5)
    finish_turn(t)
    assert "evRuin" in t.names(0, "abyss")
