"""Champions, allies and items of the later sets in other roles: allies, heroes, holdings, the walking dead."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, fight, finish_turn

from spellhall.games.spellfire.facts import HOLDING, MONSTER
from spellhall.games.spellfire.rules.battle.attacks import may_defend
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.levels import base_level
from spellhall.games.spellfire.rules.levels.projection import is_silenced
from spellhall.games.spellfire.rules.levels.traits import has_trait, is_champion, type_of


@pytest.mark.parametrize("name", ["Breshkll Logon", "Masara d'Will"])
def test_two_psionicists_fight_as_allies_and_are_lost(name: str) -> None:
    t = fight("her2", "her15")
    t.pool(0, name)
    t.use(name)
    assert t.where(name) == "attached" and t.totals()[0] == 2 + 4
    t.skip()
    assert t.where(name) == "discard pile"


def test_masara_strengthens_her_allies_and_no_others() -> None:
    t = fight("Masara d'Will", "her15", hand=("al3",))
    t.play("al3")
    assert t.totals()[0] == 4 + 3 + 4


def test_breshkll_feeds_on_an_opponent_and_perishes_of_it() -> None:
    t = fight("Breshkll Logon", "her9")
    t.say("use Breshkll Logon's second power")
    assert t.totals() == (4 + 9, 9)
    t.skip()
    assert t.where("her9") == "discard pile" and t.where("Breshkll Logon") == "discard pile"


def test_breshkll_goes_home_if_he_has_not_fed() -> None:
    t = fight("Breshkll Logon", "her2")
    t.skip()
    assert t.where("her2") == "discard pile" and t.where("Breshkll Logon") == "pool"


@pytest.mark.parametrize(("fighter", "helps"), [("wiz5", True), ("cle5", True), ("her5", False)])
def test_an_invisible_stalker_helps_those_who_cast_spells(fighter: str, helps: bool) -> None:
    t = fight(fighter, "her15")
    t.pool(0, "Invisible Stalker")
    assert t.can_use("Invisible Stalker") is helps


@pytest.mark.parametrize(("rival", "place"), [("her7", "pool"), ("her15", "limbo")])
def test_an_invisible_stalker_comes_back_sooner_or_later(rival: str, place: str) -> None:
    t = fight("wiz5", rival)
    t.pool(0, "Invisible Stalker")
    t.use("Invisible Stalker")
    assert t.totals()[0] == 9
    t.skip()
    assert t.where("Invisible Stalker") == place


def test_a_beaten_stalker_goes_to_limbo_as_a_champion_too() -> None:
    t = fight("Invisible Stalker", "her9")
    t.skip()
    assert t.where("Invisible Stalker") == "limbo"


def test_a_dancing_sword_fights_by_itself_with_allies_alone_and_comes_back() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(1, "her9")
    t.hand(0, "Dancing Sword", "al5", "mi+2")
    t.hand(1, "al1")
    t.begin(seat=0, phase=4).attack("r1")
    t.skip_to(seat=1, rule="SF-COMB-C1").pick("her9")
    assert t.totals() == (7, 9) and not t.can_play("mi+2")
    t.play("al5")
    t.skip_to(label="end your turn")
    assert t.where("her9") == "discard pile" and t.where("Dancing Sword") == "hand"


def test_a_dancing_sword_can_be_borne_like_any_other() -> None:
    t = at_home(pool=("her5",), hand=("Dancing Sword", "her2"))
    t.play("Dancing Sword").pick("her5")
    assert t.where("Dancing Sword") == "attached" and not is_champion(t.state, t.handle("Dancing Sword"))


@pytest.mark.parametrize("host", ["her5", "r9"])
def test_an_instant_fortress_protects_its_champion_or_realm_in_other_turns(host: str) -> None:
    t = at_home(pool=("her5", "her4"), hand=("Daern's Instant Fortress", "her2"))
    t.put(1, "discard pile", "evRuin", "wOff/3", "wDef+3/4", "mi+3 Off")
    t.play("Daern's Instant Fortress").pick(host)
    fort = t.handle("Daern's Instant Fortress")
    assert (type_of(t.state, fort) == HOLDING) is (host == "r9")
    assert not immune(t.state, t.handle(host), t.handle("evRuin"))
    finish_turn(t)
    assert all(immune(t.state, t.handle(host), t.handle(card)) for card in ("evRuin", "wOff/3"))
    assert not immune(t.state, t.handle(host), t.handle("mi+3 Off"))
    assert not immune(t.state, t.handle("her4"), t.handle("evRuin"))


def ghoere() -> Hall:
    """P1 attacks Ghoere, and an ally of P2 has beaten the attacker."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="Ghoere", B="r2")
    t.pool(0, "her4", "her3")
    t.hand(1, "al9", "al2")
    t.begin(seat=0, phase=4).attack("Ghoere").pick("her4")
    t.skip_to(seat=1, rule="SF-COMB-C1").pick("al9")
    return t


def test_an_ally_defends_ghoere_and_stays_to_defend_it_again() -> None:
    t = ghoere()
    finish_turn(t)
    assert t.where("al9") == "pool" and t.where("her4") == "discard pile"
    assert base_level(t.state, t.handle("al9")) == 9
    assert not may_defend(t.state, t.handle("al9"))
    finish_turn(t).skip_to_phase(4, seat=0).attack("Ghoere")
    t.skip_to(seat=1, rule="SF-COMB-C1")
    assert t.can_pick("al9")


def test_no_ally_defends_another_realm() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="Ghoere")
    t.pool(0, "her4")
    t.hand(1, "al9")
    t.begin(seat=0, phase=4).attack("r1")
    assert t.is_razed("r1")


def test_gib_hcivonad_raises_allies_as_undead_monsters_that_outlast_him() -> None:
    t = at_home(pool=("Gib Hcivonad", "wiz5"), hand=("al5", "al3", "wishW", "her2"))
    t.use("Gib Hcivonad").pick("al5")
    raised = t.handle("al5")
    assert t.where("al5") == "pool" and type_of(t.state, raised) == MONSTER and has_trait(t.state, raised, "undead")
    assert base_level(t.state, raised) == 5
    t.play("wishW").pick("Gib Hcivonad")
    assert t.where("Gib Hcivonad") == "discard pile" and t.where("al5") == "pool"
    assert type_of(t.state, raised) == MONSTER and has_trait(t.state, raised, "undead")
    assert not t.can_use("Gib Hcivonad")


@pytest.mark.rule("SF-ROLE-13")
@pytest.mark.parametrize("dead", ["her9", "al7"])
def test_the_laboratory_wakes_the_dead_of_any_pile_for_one_battle(dead: str) -> None:
    t = fight("her5", "her8")
    t.formation(0, B="Mad Scientist's Laboratory")
    t.put(1, "discard pile", "her9", "al7")
    t.use("Mad Scientist's Laboratory").pick(dead)
    assert t.totals() == (6, 8) and has_trait(t.state, t.handle(dead), "undead")
    t.skip_to(label="end your turn")
    assert t.where(dead) == "abyss" and t.where("her5") == "discard pile"


def test_the_laboratory_sleeps_while_nobody_is_losing() -> None:
    t = at_home(pool=("her5",), hand=("her2",))
    t.formation(0, B="Mad Scientist's Laboratory")
    t.put(1, "discard pile", "her9")
    assert not t.can_use("Mad Scientist's Laboratory")


def death_rock(*, accepts: bool) -> Hall:
    """P1's first attacker falls, and the bearer of the Death Rock, at home, may keep it."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "slayM", "her9 with Death Rock")
    t.pool(1, "her8", "her2")
    t.hand(1, "al1")
    t.begin(seat=0, phase=4).attack("r1").pick("slayM")
    t.skip_to(seat=1, rule="SF-COMB-C1").pick("her8")
    return t.yes() if accepts else t.skip()


@pytest.mark.rule("SF-ROLE-13")
def test_a_death_rock_keeps_the_fallen_as_allies_without_powers() -> None:
    t = death_rock(accepts=True)
    assert t.where("slayM") == "attached" and t.state.host[t.handle("slayM")] == t.handle("her9")
    assert is_silenced(t.state, t.handle("slayM")) and has_trait(t.state, t.handle("slayM"), "undead")
    finish_turn(finish_turn(t)).skip_to_phase(4, seat=0).attack("r1").skip_to(seat=1, rule="SF-COMB-C1").pick("her2")
    assert t.totals() == (9 + 2, 2)
    t.skip_to(label="end your turn")
    assert t.where("her9") == "pool" and t.where("slayM") == "attached"


def test_a_death_rock_may_let_the_fallen_lie() -> None:
    assert death_rock(accepts=False).where("slayM") == "discard pile"


@pytest.mark.rule("SF-BACK-05")
def test_forced_conscription_takes_an_ally_from_everyone_else() -> None:
    t = Hall(players=3)
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.formation(2, A="r3")
    t.pool(0, "her5")
    t.pool(1, "her15")
    t.hand(0, "Forced Conscription", "al1")
    t.hand(1, "al2", "al9")
    t.hand(2, "mi+1")
    t.begin(seat=0, phase=4).attack("r1")
    t.skip_to(seat=1, rule="SF-COMB-C1").pick("her15")
    t.play("Forced Conscription")
    assert t.seat == 1
    t.pick("al9")
    assert t.totals() == (14, 15) and t.names(1, "hand") == ["al2"] and t.hand_size(2) == 1
    t.skip()
    assert t.where("al9") == "discard pile" and t.state.owner[t.handle("al9")] == 1


def test_lycanthropes_are_summoned_out_of_all_hands() -> None:
    t = duel("wiz5", "her15", hand=("Summon Lycanthrope", "Werewolf", "al1"), rival_hand=("al9", "Loup-Garou"))
    t.play("Summon Lycanthrope")
    assert t.totals() == (5 + 4 + 2, 15) and t.where("al9") == "hand"
    t.skip_to(label="end your turn")
    assert t.where("Werewolf") == "discard pile" and t.where("Loup-Garou") == "discard pile"
    assert t.state.owner[t.handle("Loup-Garou")] == 1
