"""Cards that turn spells aside, and things that stay when a battle is over: feathers, blows, crypts, banes."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, fight, finish_turn

from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.projection import is_silenced


def shar(spell: str, *pool: str) -> Hall:
    """P1 casts a spell of phase 3 at one of P2's champions, who have Shar in the pool."""
    t = at_home(pool=("wiz5", "her3"), hand=(spell, "her2"))
    t.pool(1, "The Avatar Shar", *pool)
    return t.play(spell)


@pytest.mark.parametrize(("part", "mine", "theirs"), [(0, "pool", "pool"), (1, "discard pile", "pool")])
def test_shar_dispels_or_deflects_what_strikes_champions_of_her_world(part: int, mine: str, theirs: str) -> None:
    t = shar("wOff/3", "herFR5").pick("herFR5")
    assert t.seat == 1
    t.use("The Avatar Shar").say(t.options()[part])
    if part:
        t.pick("her3")
    assert t.where("her3") == mine and t.where("herFR5") == theirs


def test_shar_does_not_care_for_strangers() -> None:
    t = shar("wOff/3", "her5").pick("her5")
    assert t.where("her5") == "discard pile"


def test_shar_costs_a_cleric_and_a_holding() -> None:
    t = at_home(pool=("cle5",), hand=("The Avatar Shar", "her2"))
    assert not t.can_play("The Avatar Shar")
    t = Hall()
    t.formation(0, A="rFR with Mulmaster")
    t.formation(1, A="r8")
    t.pool(0, "cle5")
    t.hand(0, "The Avatar Shar", "her2")
    t.begin(seat=0, phase=3).play("The Avatar Shar")
    assert t.where("The Avatar Shar") == "pool"
    assert t.where("cle5") == "discard pile" and t.where("Mulmaster") == "discard pile"


@pytest.mark.rule("SF-AIM-07")
def test_the_mirror_of_corruption_sends_a_spell_to_another_even_if_that_one_is_immune() -> None:
    t = at_home(pool=("wiz5", "immOffSp"), hand=("wOff/3", "her2"))
    t.pool(1, "her5 with Mirror of Corruption", "her4")
    t.play("wOff/3").pick("her5")
    assert t.seat == 1
    t.pick("immOffSp")
    assert t.where("immOffSp") == "discard pile" and t.where("her5") == "pool"


def test_the_mirror_does_not_protect_others() -> None:
    t = at_home(pool=("wiz5",), hand=("wOff/3", "her2"))
    t.pool(1, "her5 with Mirror of Corruption", "her4")
    t.play("wOff/3").pick("her4")
    assert t.where("her4") == "discard pile"


@pytest.mark.rule("SF-AIM-07")
def test_the_mirror_turns_an_aimless_spell_on_its_user() -> None:
    t = duel("wiz5", "her9 with Mirror of Corruption", hand=("wOff-3/4", "al1"))
    t.play("wOff-3/4")
    assert t.totals() == (2, 9)


@pytest.mark.rule("SF-SWAP-11")
def test_a_feather_flight_saves_a_champion_with_its_allies_for_one_more_battle() -> None:
    t = duel("her15", "wiz5", rival_hand=("Feather Flight", "al2", "al1"))
    t.play("Feather Flight")
    t.play("al2").skip()
    assert t.where("wiz5") == "pool" and t.where("al2") == "attached" and t.where("Feather Flight") == "discard pile"
    finish_turn(t).skip_to_phase(4, seat=1).attack("r9")
    assert t.totals()[0] == 5 + 2
    t.skip_to(label="end your turn")
    assert t.where("al2") == "discard pile"


def test_a_feather_flight_does_nothing_for_a_winner() -> None:
    t = duel("her6", "wiz5", rival_hand=("Feather Flight", "al2"), hand=("al1",))
    t.play("Feather Flight").play("al2")
    t.skip()
    assert t.where("her6") == "discard pile" and t.where("wiz5") == "pool" and t.where("al2") == "discard pile"


def test_blows_are_kept_on_the_field_of_the_battle_lord_but_not_their_powers() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.put(0, "table", "Field of the Battle Lord")
    t.pool(0, "her5")
    t.pool(1, "her7", "her2")
    t.hand(0, "fist+3", "Uppercut")
    t.hand(1, "al1")
    t.begin(seat=0, phase=4).attack("r1").skip_to(seat=1, rule="SF-COMB-C1").pick("her7")
    t.play("Uppercut").skip_to(label="end your turn")
    assert t.where("her7") == "discard pile" and t.where("Uppercut") == "attached"
    assert is_silenced(t.state, t.handle("Uppercut"))
    finish_turn(finish_turn(t)).skip_to_phase(4, seat=0).attack("r1").skip_to(seat=1, rule="SF-COMB-C1").pick("her2")
    assert t.totals() == (5 + 4, 2)


@pytest.mark.rule("SF-ALLY-09")
@pytest.mark.parametrize(("realm", "total"), [("rUnder", 2 + 6), ("r9", 2)])
def test_a_crypt_servant_guards_the_realm_of_its_crypt(realm: str, total: int) -> None:
    t = Hall()
    t.formation(0, A="r9", B="rUnder with h1")
    t.formation(1, A="r8")
    t.pool(0, "her2")
    t.pool(1, "ear9", "fly9")
    t.hand(0, "Crypt Servant", "her3")
    t.begin(seat=0, phase=3).play("Crypt Servant")
    assert t.state.host[t.handle("Crypt Servant")] == t.handle("h1")
    t.put(0, "hand", "al1")
    finish_turn(t).skip_to_phase(4, seat=1).attack(realm).pick("fly9")
    t.skip_to(seat=0, rule="SF-COMB-C1").pick("her2")
    assert t.totals() == (9, total)
    t.skip_to(label="end your turn")
    assert t.where("Crypt Servant") == "attached"


def test_without_an_underdark_realm_a_crypt_servant_has_no_crypt() -> None:
    t = Hall()
    t.formation(0, A="r9 with h1")
    t.formation(1, A="r8")
    t.pool(0, "her2")
    t.hand(0, "Crypt Servant", "her3")
    assert not t.begin(seat=0, phase=3).can_play("Crypt Servant")


def test_a_crypt_servant_is_an_ordinary_ally_in_battle() -> None:
    t = fight("her2", "her15", hand=("Crypt Servant",))
    assert t.play("Crypt Servant").totals()[0] == 8


@pytest.mark.rule("SF-ROLE-14")
def test_magebane_haunts_the_wizard_that_beats_it() -> None:
    t = fight("her2", "wiz9", hand=("Magebane",))
    t.play("Magebane").skip_to(label="end your turn")
    assert t.where("Magebane") == "attached" and t.state.host[t.handle("Magebane")] == t.handle("wiz9")
    t.put(1, "hand", "w/5")
    t.end_turn()
    t.skip_to_phase(5, seat=1)
    held = t.hand_size(1)
    t.pile(1, "4th/137", *("al1",) * 9)
    t.play("w/5")
    assert t.where("w/5") == "discard pile" and t.hand_size(1) == held - 1


def test_a_spell_gets_past_magebane_with_an_eight_or_nine() -> None:
    t = fight("her2", "wiz9", hand=("Magebane",))
    t.play("Magebane").skip_to(label="end your turn")
    t.put(1, "hand", "w/5")
    t.end_turn()
    t.skip_to_phase(5, seat=1)
    held = t.hand_size(1)
    t.pile(1, "4th/139", *("al1",) * 9)
    t.play("w/5")
    assert t.hand_size(1) == held


def test_magebane_does_not_stay_with_others() -> None:
    t = fight("her2", "her9", hand=("Magebane",))
    t.play("Magebane").skip_to(label="end your turn")
    assert t.where("Magebane") == "discard pile"


def invaded(attacker: str = "und5 with mi+2") -> Hall:
    """Under the Invasion of the Undead, P1's attacker is losing to a hero."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.put(1, "table", "Invasion of the Undead")
    t.pool(0, attacker)
    t.pool(1, "her15")
    t.hand(0, "alUnd2", "al3")
    t.begin(seat=0, phase=4).attack("r1").skip_to(seat=1, rule="SF-COMB-C1").pick("her15")
    return t.play("alUnd2").play("al3").skip_to(label="end your turn")


@pytest.mark.rule("SF-LIMBO-16")
def test_in_an_invasion_the_undead_come_back_with_their_undead_allies() -> None:
    t = invaded()
    assert [t.where(card) for card in ("und5", "alUnd2", "al3", "mi+2")] == [
        "limbo",
        "limbo",
        "discard pile",
        "discard pile",
    ]
    t.end_turn()
    finish_turn(finish_turn(t))
    assert t.where("und5") == "pool" and t.where("alUnd2") == "attached"
    assert t.state.host[t.handle("alUnd2")] == t.handle("und5")


def test_in_an_invasion_the_living_die_as_ever() -> None:
    t = invaded("her5 with mi+2")
    assert [t.where(card) for card in ("her5", "alUnd2", "mi+2")] == ["discard pile"] * 3


def test_an_invasion_does_not_save_the_undead_at_home_and_ignores_wishes() -> None:
    t = at_home(pool=("wiz5",), hand=("wOff/3", "her2", "Wish"))
    t.put(1, "table", "Invasion of the Undead")
    t.pool(1, "und5")
    assert immune(t.state, t.handle("Invasion of the Undead"), t.handle("Wish"))
    assert not immune(t.state, t.handle("Invasion of the Undead"), t.handle("wOff/3"))
    t.play("wOff/3").pick("und5")
    assert t.where("und5") == "discard pile"


def test_shar_does_not_absorb_what_strikes_a_holding() -> None:
    t = at_home(pool=("cle5", "her3"), hand=("Shadow Engines", "her2"))
    t.formation(1, B="rFR with Mulmaster")
    t.pool(1, "The Avatar Shar", "herFR5")
    t.play("Shadow Engines")
    assert t.where("Mulmaster") == "discard pile"
