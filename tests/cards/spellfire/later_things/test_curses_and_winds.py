"""Items, artifacts and powers of later sets: curses that pass to the victor, winds that blow one way, and others; each
in a position that shows what it does.
"""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, fight, finish_turn, home, step_forward
from sieges import camp

from spellhall.games.spellfire.rules.battle.attacks import attackable_realms
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.levels import base_level, own_level, total_level
from spellhall.games.spellfire.rules.levels.projection import is_silenced
from spellhall.games.spellfire.rules.levels.traits import has_trait
from spellhall.games.spellfire.rules.plays.permits import may_use


def beaten(loser: str, winner: str) -> Hall:
    """P1's champion loses to P2's."""
    t = fight(loser, winner)
    t.skip()
    return t


@pytest.mark.parametrize(
    ("curse", "loser", "winner"),
    [
        ("Cursed Idol", "her5", "mon9"),
        ("Vacuous Grimoire", "her5", "wiz9"),
        ("Scourge of Mika", "und5", "mon9"),
        ("Flask of Curses", "her2", "mon9"),
        ("Cause Disease", "her2", "mon9"),
    ],
)
def test_a_curse_passes_to_the_victor(curse: str, loser: str, winner: str) -> None:
    t = beaten(f"{loser} with {curse}", winner)
    assert t.state.host[t.handle(curse)] == t.handle(winner) and t.where(curse) == "attached"


@pytest.mark.parametrize(
    ("curse", "loser", "winner"), [("Vacuous Grimoire", "her5", "mon9"), ("Scourge of Mika", "her2", "mon9")]
)
def test_some_curses_choose_whom_they_follow(curse: str, loser: str, winner: str) -> None:
    assert beaten(f"{loser} with {curse}", winner).where(curse) == "discard pile"


def test_what_the_curses_do() -> None:
    t = beaten("her5 with Vacuous Grimoire", "wiz9")
    assert base_level(t.state, t.handle("wiz9")) == 4
    t = beaten("her1 with Vacuous Grimoire", "wiz5")
    assert t.where("wiz5") == "discard pile"
    t = beaten("und5 with Scourge of Mika", "wiz9")
    wizard = t.handle("wiz9")
    [spell] = t.hand(1, "wOff+3/4")
    assert total_level(t.state, wizard) == 5 and not may_use(t.state, wizard, spell)
    t = beaten("her2 with Flask of Curses", "mon9")
    monster = t.handle("mon9")
    assert total_level(t.state, monster) == 4 and is_silenced(t.state, monster)
    assert has_trait(t.state, monster, "swimmer")
    t = beaten("her2 with Cause Disease", "mon9")
    assert total_level(t.state, t.handle("mon9")) == 1


def test_the_idol_costs_a_realm_for_each_idle_turn() -> None:
    t = beaten("her5 with Cursed Idol", "mon9")
    finish_turn(t)
    finish_turn(t)
    assert t.is_razed("r1") and not t.is_razed("r9")


@pytest.mark.rule("SF-MULTI-11")
@pytest.mark.parametrize(("wind", "seat"), [("The East Wind", 3), ("The South Wind", 2), ("The West Wind", 1)])
def test_winds_blow_one_way(wind: str, seat: int) -> None:
    t = Hall(players=4)
    for other in range(4):
        t.formation(other, A=f"r{other + 1}", B=f"r{other + 5}")
    t.pool(0, f"her9 with {wind}")
    t.begin(phase=4)
    behind = {f"r{other + 5}" for other in (1, 2, 3) if t.can_attack(f"r{other + 5}")}
    assert behind == {f"r{seat + 5}"}


def test_winds_obey_none_but_avatars_of_their_world() -> None:
    t = home("avatar9", "her5", hand=("The East Wind",))
    assert not t.can_play("The East Wind")


def test_the_cup_of_fate_looks_for_artifacts() -> None:
    for held, winner in (("art+4", "mon9"), ("al2", "her1")):
        t = Hall()
        t.pool(0, "her1 with Ebony Cup of Fate")
        t.pool(1, "mon9")
        t.formation(0, A="r9")
        t.formation(1, A="r1")
        t.hand(0, "al1")
        t.hand(1, held)
        step_forward(t.begin(phase=4).attack("r1"), "her1", "mon9").yes()
        assert t.where(winner) == "pool"


def test_a_suggestion_outlasts_the_one_who_made_it() -> None:
    t = duel("mon9", "psi5", hand=("al1",), rival_hand=("Post-Hypnotic Suggestion", "al2"))
    t.formation(1, B="r2")
    t.play("Post-Hypnotic Suggestion").skip()
    assert t.where("psi5") == "discard pile"
    finish_turn(t)
    finish_turn(t)
    assert not attackable_realms(t.state, 0)


def test_a_chameleon_fights_as_an_ally() -> None:
    t = fight("her3", "mon9", hand=("al2",))
    t.pool(0, "psi5 with Chameleon Power")
    t.state.question = None
    t.use("Chameleon Power")
    assert t.totals() == (9, 9)


def test_offensive_psionics_are_muffled() -> None:
    t = duel("psi5", "psi9", hand=("Mental Barrier", "al9"), rival_hand=("Psionic Blast", "al1"))
    t.play("Mental Barrier").skip().play("al9").play("Psionic Blast")
    assert t.totals() == (15, 11)


def test_telekinesis_gives_the_item_to_its_owner_s_hand() -> None:
    t = duel("psi5", "mon9 with mi+2", hand=("Telekinesis", "al1"), rival_hand=("al1",))
    t.play("Telekinesis")
    assert t.totals() == (11, 9)
    t.skip_to(label="end your turn")
    assert t.where("mi+2", 1) == "hand"


def test_the_tantelear_teaches_a_power() -> None:
    t = Hall()
    t.pool(0, "her5 with The Tantelear")
    t.pool(1, "mon9", "Sparkle, Crystal Dragon")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.hand(0, "al1")
    t.hand(1, "al1")
    step_forward(t.begin(phase=4).attack("r1"), "her5", "mon9")
    assert t.can_pick("Sparkle, Crystal Dragon")


def test_five_gems_win_any_battle() -> None:
    gems = " and ".join(
        f"Star Gem of Martek: {gem}" for gem in ("Clear Crystal", "Opal", "Sapphire", "Ruby", "Amethyst")
    )
    t = fight(f"her1 with {gems}", "her15 with al9")
    t.use("Star Gem of Martek: Clear Crystal")
    assert t.where("her15") == "discard pile" and t.is_razed("r1")
    assert t.where("Star Gem of Martek: Opal") == "discard pile"


def test_the_phylactery_saves_the_undead_once() -> None:
    t = beaten("und5 with The Phylactery", "mon9")
    assert t.where("und5") == "pool" and t.where("The Phylactery") == "abyss"


def test_a_hug_halves_a_champion_and_an_ally() -> None:
    t = duel("her5", "mon9 with al5", hand=("Bear Hug", "al1"), rival_hand=("al1",))
    t.play("Bear Hug")
    assert t.totals() == (10, 6)


def test_an_animal_stays_with_its_friend() -> None:
    t = fight("reg3 with Animal Affinity", "her15")
    assert t.totals() == (7, 15)


def test_a_pocket_is_picked_for_one_round() -> None:
    for digit, where in (("4th/169", "attached"), ("4th/161", "discard pile")):
        t = duel("thi5", "mon9 with mi+2", hand=("Pick Pockets", "al1"), rival_hand=("al9",))
        t.pile(1, digit, "al1")
        t.play("Pick Pockets")
        assert t.totals() == (9, 9)
        t.skip()
        assert t.where("mi+2") == where


def test_walls_are_climbed() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2")
    t.pool(0, "thi5")
    t.hand(0, "Climb Walls", "her2")
    t.begin(phase=3).play("Climb Walls")
    [wall] = t.put(1, "table", "Wall of Iron")
    assert immune(t.state, t.handle("thi5"), wall)


@pytest.mark.parametrize(("skill", "bearer"), [("Broad Jump", "thi5"), ("Shadowcloak", "thi5 with Shadowcloak")])
def test_thieves_pass_by_the_learned(skill: str, bearer: str) -> None:
    for defender, passes in (("wiz9", True), ("her15", False)):
        t = fight(bearer, f"{defender} with al9", hand=("Broad Jump",) if skill == "Broad Jump" else ())
        if skill == "Broad Jump":
            t.play(skill)
        elif passes:
            t.use(skill)
        else:
            assert not t.can_use(skill)
        assert t.is_razed("r1") == passes and (t.where(defender) == "pool") == passes


def test_information_costs_the_thief() -> None:
    t = at_home(pool=("thi5",), hand=("Gather Information", "her2"))
    t.pile(1, *(f"al{i}" for i in range(1, 8)))
    t.play("Gather Information").yes()
    assert t.where("thi5") == "discard pile"
    assert t.names(1, "draw pile")[-1] == "al6"


@pytest.mark.parametrize(("number", "level", "fate"), [(0, 9, "pool"), (1, 18, "discard pile")])
def test_a_dragon_of_crystal_grows_and_breaks(number: int, level: int, fate: str) -> None:
    t = fight("her5 with Crystal Dragon Figurine", "mon9")
    assert t.totals() == (8, 9)
    t.use("Crystal Dragon Figurine")
    t.say(t.options()[number])
    assert t.totals() == (5 + level, 9)
    t.skip()
    assert t.where("Crystal Dragon Figurine") == "discard pile" and t.where("her5") == fate


def test_a_throne_lies_in_the_sea() -> None:
    t = camp("r1 with The Triton Throne", "her9", "her5")
    assert not t.can_attack("r1")
    t = camp("r1 with The Triton Throne", "swi9", "her5")
    t.hand(0, "alSwim2")
    t.hand(1, "al1")
    step_forward(t.attack("r1"), "swi9", "her5")
    assert t.totals() == (9, 9)
    t = home("her5", hand=("The Triton Throne", "Amulet of the Dragon King"))
    assert t.can_play("The Triton Throne")
    t.play("The Triton Throne")
    assert t.state.host[t.handle("The Triton Throne")] == t.handle("r9")


def test_a_dead_dragon_comes_back_for_each_attacker() -> None:
    t = camp("r1 with Amulet of the Dragon King", "her5", "her9")
    t.put(1, "discard pile", "monDragon5", "mon5")
    t.hand(0, "al1")
    step_forward(t.attack("r1"), "her5", "her9")
    t.skip().pick("monDragon5")
    t.say(t.options()[0])
    assert t.where("monDragon5") == "pool"


@pytest.mark.parametrize(("bearer", "level"), [("her5", 10), ("her15", 15)])
def test_a_legend_lifts_its_bearer(bearer: str, level: int) -> None:
    t = home(f"{bearer} with The Legendary Artifact")
    assert base_level(t.state, t.handle(bearer)) == level == own_level(t.state, t.handle(bearer))
