"""Champions that are called to fight: who goes first, who must attack, which ally draws attacks upon itself."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, finish_turn, home

from spellhall.games.spellfire.rules.battle.attacks import attackers_for, defenders_for
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.levels import base_level
from spellhall.games.spellfire.rules.levels.projection import is_silenced


def names(t: Hall, handles: list[int]) -> list[str]:
    """The names of cards."""
    return [t.state.definition(handle).name for handle in handles]


@pytest.mark.rule("SF-CALL-01", "SF-CALL-05")
def test_the_wrath_of_the_immortals_sends_a_weakened_champion_first() -> None:
    t = at_home(pool=("her5",), hand=("Wrath of the Immortals", "her1"))
    t.pool(1, "Dracolich", "mon9")
    t.hand(1, "mon8")
    t.play("Wrath of the Immortals").pick("Dracolich")
    lich = t.handle("Dracolich")
    assert base_level(t.state, lich) == 1 and is_silenced(t.state, lich)
    assert t.where("Wrath of the Immortals") == "table"
    t.skip_to_phase(4).attack("r8").pick("her5")
    assert t.offered() == ["Dracolich"]
    t.pick("Dracolich")
    assert t.where("Dracolich") == "discard pile" and t.where("Wrath of the Immortals") == "abyss"


@pytest.mark.rule("SF-CALL-01")
def test_who_goes_first_is_the_one_attacker_until_it_has_attacked() -> None:
    t = at_home(seat=1, pool=("Dracolich", "mon9"), hand=("her1",))
    t.hand(0, "Wrath of the Immortals", "al1")
    t.skip_to(seat=0, label="play something")
    t.play("Wrath of the Immortals").pick("Dracolich")
    t.skip_to_phase(4)
    realm = t.handle("r9")
    assert names(t, attackers_for(t.state, 1, realm)) == ["Dracolich"]
    t.state.mark(3, t.handle("Dracolich"), 1)
    assert names(t, attackers_for(t.state, 1, realm)) == ["mon9", "her1"]


@pytest.mark.rule("SF-CALL-01", "SF-CALL-02", "SF-CALL-05")
def test_kings_go_first_are_immune_and_take_the_strongest_with_them() -> None:
    t = home("cle5", "her4", hand=("Ward of Laius",))
    t.put(0, "discard pile", "evRuin")
    t.pool(1, "mon3", "mon9 with mi+2", "mon8")
    t.play("Ward of Laius").pick("her4").pick("mon3")
    assert immune(t.state, t.handle("mon3"), t.handle("evRuin")) and immune(
        t.state, t.handle("her4"), t.handle("evRuin")
    )
    assert not immune(t.state, t.handle("mon8"), t.handle("evRuin"))
    t.skip_to_phase(4).attack("r8")
    assert t.reg(8) == t.handle("her4")
    assert names(t, defenders_for(t.state, 1)) == ["mon3"]
    t.pick("mon3")
    assert t.where("mon3") == "discard pile" and t.where("mon9") == "discard pile" and t.where("mon8") == "pool"


def test_kings_are_no_kings_any_more_after_the_next_turn_of_who_made_them() -> None:
    t = home("cle5", hand=("Ward of Laius",))
    t.pool(1, "mon3")
    t.play("Ward of Laius")
    finish_turn(finish_turn(t))
    assert t.where("Ward of Laius") == "table"
    finish_turn(t)
    assert t.where("Ward of Laius") == "discard pile" and not t.state.lasting


@pytest.mark.rule("SF-CALL-04")
@pytest.mark.parametrize("attacks", [True, False])
def test_whoever_is_commanded_attacks_or_loses_champion_and_two_cards(attacks: bool) -> None:
    t = home("cle5", hand=("Command",))
    t.pool(1, "mon9", "mon2")
    t.hand(1, "al7", "al2", "al3")
    t.play("Command").pick("mon9")
    t.skip_to_phase(4, seat=1, turns=1)
    if attacks:
        t.attack("r9").pick("mon9")
        t.skip_to(label="end your turn").end_turn()
        assert t.where("mon9") == "pool"
        return
    t.skip_to(label="end your turn").end_turn()
    assert t.where("mon9") == "discard pile" and t.seat == 1
    t.pick("mon2").pick("al7")
    assert t.where("mon2") == t.where("al7") == t.where("Command") == "discard pile"


@pytest.mark.rule("SF-CALL-04")
def test_a_command_that_cannot_be_obeyed_costs_nothing() -> None:
    t = home("cle5", hand=("Command", "evPeace"))
    t.pool(1, "mon9")
    t.play("Command").play("evPeace")
    finish_turn(finish_turn(t))
    assert t.where("mon9") == "pool"


@pytest.mark.parametrize(("key", "stays"), [("3rd/078", True), ("2nd/078", False)])
def test_joliet_who_cannot_attack_is_discarded_if_his_card_does_not_ask(key: str, stays: bool) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.pool(0, key)
    t.hand(0, "her1")
    t.begin(phase=3)
    finish_turn(t)
    assert (t.where(key) == "pool") == stays


@pytest.mark.rule("SF-HOARD-01")
def test_joliet_earns_spoils_by_a_victory() -> None:
    t = at_home(phase=4, pool=("3rd/078 with mi+2",))
    t.pool(1, "mon3")
    t.pile(0, "her7", "al1")
    t.attack("r8").pick("mon3")
    assert t.where("her7") == "hand" and t.rule == "SF-SPOIL-07"
    t.play("her7")
    assert t.where("her7") == "pool" and t.where("3rd/078") == "pool"


@pytest.mark.parametrize("thing", ["Crystal of the Ebon Flame", "Dori the Barbarian's Cape"])
def test_who_bears_what_drives_to_attack_is_lost_without_an_attack(thing: str) -> None:
    t = at_home(pool=(f"her5 with {thing}",), hand=("her1",))
    t.skip_to(label="end your turn").end_turn()
    assert t.where("her5") == "discard pile" and t.where(thing) == "discard pile"
    t = at_home(phase=4, pool=(f"her5 with {thing}",), hand=("her1",))
    t.attack("r8").pick("her5").skip_to(label="end your turn").end_turn()
    assert t.where("her5") == "pool"


def test_the_cape_of_dori_cancels_one_helpful_event_a_turn_and_holds_its_bearer() -> None:
    t = at_home(hand=("evGift", "evGift", "Cataclysm!", "her1"))
    t.pool(1, "her5 with Dori the Barbarian's Cape")
    t.play("evGift").use("Dori the Barbarian's Cape")
    assert t.hand_size(0) == 3
    t.play("evGift")
    assert t.hand_size(0) == 4
    t = home("mon5", hand=("Treasure",))
    t.pool(1, "mon4 with Dori the Barbarian's Cape")
    t.play("Treasure")
    assert t.where("mon5") == "discard pile" and t.where("mon4") == "pool"


@pytest.mark.rule("SF-CALL-03")
def test_the_troll_draws_what_strikes_an_ally_and_bears_it() -> None:
    t = duel("her9 with al2 and Troll", "wiz5", hand=("al1",), rival_hand=("Death Spell", "al1"))
    t.play("Death Spell")
    assert t.offered() == ["Troll", "wiz5"], "al2 stands behind it"
    t.pick("Troll")
    assert t.where("al2") == "attached" and t.where("Troll") == "attached"


def test_the_troll_stays_with_a_winner_and_falls_with_a_loser() -> None:
    t = duel("her5 with al2 and Troll", "mon3", rival_hand=("al1",))
    t.skip()
    assert t.where("Troll") == "attached" and t.where("al2") == "discard pile"
    t = duel("her5 with Troll", "her15", hand=("al1",))
    t.skip()
    assert t.where("Troll") == "discard pile"
