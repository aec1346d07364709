"""What changes hands: items and artifacts that are borrowed or rearranged, powers imitated, spoils passed on."""

from __future__ import annotations

import pytest
from hall import Hall

from spellhall.games.spellfire import table as tb


def bearer(t: Hall, card: str) -> str:
    """The name of the card that another is attached to."""
    return str(t.state.definition(t.state.host[t.handle(card)]).name)


# ---------------------------------------------------------------------- rearranged


@pytest.mark.rule("SF-ATT-16")
def test_the_outfitters_rearrange_items_and_artifacts_in_the_pool() -> None:
    t = Hall()
    t.formation(0, A="r9 with Taeghan Outfitters")
    t.formation(1, A="r1")
    t.pool(0, "her5 with mi+1 and mi+2", "wiz5 with art+4", "mon5")
    t.hand(0, "mi0")
    t.begin(phase=3).use("Taeghan Outfitters")
    assert t.offered() == ["art+4", "mi+1", "mi+2"]
    t.pick("mi+1").pick("mon5")
    assert t.offered() == ["art+4", "mi+2"], "each once"
    t.pick("art+4").pick("her5").skip()
    assert [bearer(t, card) for card in ("mi+1", "mi+2", "art+4")] == ["mon5", "her5", "her5"]
    t.is_sound()


@pytest.mark.rule("SF-ATT-16")
def test_brandobaris_redistributes_what_a_champion_of_another_player_bears() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Brandobaris", "her4 with mi0")
    t.pool(1, "her5 with mi+1 and art+4", "wiz5 with art+2", "mon5")
    t.hand(0, "mi+2")
    t.begin(phase=3).use("Brandobaris").pick("her5")
    t.pick("art+4")
    assert t.where("art+4") == "attached" and bearer(t, "art+4") == "mon5", "the wizard has an artifact"
    t.pick("mi+1").pick("wiz5")
    assert bearer(t, "mi+1") == "wiz5"
    assert not t.can_use("Brandobaris"), "once a turn"


# ---------------------------------------------------------------------- borrowed


@pytest.mark.rule("SF-ATT-15", "SF-ATT-17")
@pytest.mark.parametrize("holds", [True, False])
def test_an_artifact_in_the_vault_serves_whoever_defends_the_realm(holds: bool) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="rDS with Treasure Vault")
    t.pool(0, "her5")
    t.pool(1, "wiz5")
    vault, state = t.handle("Treasure Vault"), t.state
    (art,) = t.put(1, "attached", "art+4")
    state.host[art] = vault
    t.hand(0, "al1" if holds else "al9")
    t.hand(1, "al2")
    t.begin(phase=4).attack("rDS").pick("wiz5")
    assert t.totals() == (5, 9)
    if not holds:
        t.play("al9")
    t.skip_to(rule="SF-PH6")
    assert t.where("wiz5") == ("pool" if holds else "discard pile")
    assert t.where("art+4") == ("attached" if holds or not t.is_razed("rDS") else "discard pile")
    if holds:
        assert bearer(t, "art+4") == "Treasure Vault"


@pytest.mark.rule("SF-ATT-17")
def test_an_artifact_of_any_world_is_laid_into_the_vault_and_falls_with_it() -> None:
    t = Hall()
    t.formation(0, A="r9 with Treasure Vault")
    t.formation(1, A="r1")
    t.pool(0, "her5 with art+2")
    t.hand(0, "art+4", "mi0")
    t.begin(phase=3).play("art+4")
    assert bearer(t, "art+4") == "Treasure Vault"
    t.state.move(t.handle("Treasure Vault"), tb.DISCARD, 0)
    assert t.where("art+4") == "discard pile"


@pytest.mark.rule("SF-ATT-15")
@pytest.mark.parametrize("wins", [True, False])
def test_an_artifact_of_aquamarina_serves_her_sisters_win_or_lose(wins: bool) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Amber", "Aquamarina with art+4")
    t.pool(1, "her5")
    t.hand(0, "al1")
    t.hand(1, "al2" if wins else "al9")
    t.begin(phase=4).attack("r1").pick("Amber").pick("her5")
    assert t.totals() == (9, 5)
    if not wins:
        t.play("al9")
    t.skip_to(rule="SF-PH6")
    assert t.where("Amber") == ("pool" if wins else "discard pile")
    assert (t.where("art+4"), bearer(t, "art+4")) == ("attached", "Aquamarina")


@pytest.mark.rule("SF-ATT-15")
@pytest.mark.parametrize("wins", [True, False])
def test_drawmij_borrows_an_item_of_anybody_for_a_round(wins: bool) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Drawmij", "her4 with mi+1")
    t.pool(1, "her5 with mi+2")
    t.hand(0, "al1")
    t.hand(1, "al1" if wins else "al9")
    t.begin(phase=4).attack("r1").pick("Drawmij").pick("her5").pick("mi+2")
    assert t.totals() == (9, 5)
    t.is_sound()
    if not wins:
        t.play("al9")
    t.skip_to(rule="SF-PH6")
    assert t.where("Drawmij") == ("pool" if wins else "discard pile")
    assert t.where("mi+2") == ("discard pile" if wins else "attached"), "its bearer has lost, or has it again"


@pytest.mark.rule("SF-OPT-08")
def test_drawmij_imitates_a_wizard_for_a_round() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Drawmij", "Mika the Wolf Nomad")
    t.pool(1, "her9")
    t.hand(0, "fist+3")
    t.hand(1, "al2")
    t.begin(phase=4).attack("r1").pick("Drawmij").pick("her9")
    t.pick("Mika the Wolf Nomad")
    drawmij = t.handle("Drawmij")
    assert t.state.marks[tb.MODEL][drawmij] == t.handle("Mika the Wolf Nomad") + 1
    assert t.can_play("fist+3"), "he can use what is made for heroes"
    t.play("fist+3").skip_to(rule="SF-PH6")
    assert t.state.marks[tb.MODEL][drawmij] == 0


# ---------------------------------------------------------------------- spoils


@pytest.mark.rule("SF-SPOIL-11")
def test_stug_lets_a_third_player_draw_the_spoils() -> None:
    t = Hall(3)
    for seat in range(3):
        t.formation(seat, A=f"r{seat + 1}")
    t.pool(0, "her5")
    t.pool(1, "her9")
    t.hand(0, "Stug", "mi0")
    t.begin(phase=4).attack("r2").pick("her9").play("Stug")
    held = [t.hand_size(seat) for seat in range(3)]
    t.skip_to(label="do what its text offers").yes().skip_to(rule="SF-PH6")
    assert [t.hand_size(seat) - size for seat, size in enumerate(held)][1:] == [0, 1]


@pytest.mark.rule("SF-SPOIL-11")
def test_the_shipping_makes_swimmers_and_is_paid_with_the_attackers_spoils() -> None:
    t = Hall(3)
    t.formation(0, A="r1")
    t.formation(1, A="r2")
    t.formation(2, A="r3 with Straits of Aerele Shipping")
    t.pool(0, "her5")
    t.hand(0, "mi0")
    t.begin(phase=4).attack("r2")
    held = [t.hand_size(seat) for seat in range(3)]
    assert t.seat == 2
    t.use("Straits of Aerele Shipping")
    assert not t.can_use("Straits of Aerele Shipping")
    t.skip_to(rule="SF-PH6")
    assert t.is_razed("r2")
    assert [t.hand_size(seat) - size for seat, size in enumerate(held)] == [0, 0, 1]
