"""General principles, ownership and the anatomy of cards (section GEN)."""

from __future__ import annotations

import pytest
from fixture_cards import KEYS
from hall import Hall
from positions import at_home, deck, duel, finish_turn, legal_deck

import spellhall
from spellhall.games.spellfire import facts
from spellhall.games.spellfire.card import REGISTER, Card
from spellhall.games.spellfire.rules.levels.traits import has_trait
from spellhall.games.spellfire.table import ACTIVE
from spellhall.games.spellfire.telling.card_text import text_of
from spellhall.kernel.documents.saves import replay, replay_document
from spellhall.kernel.errors import UsageError
from spellhall.kernel.undo import TakeBack
from spellhall.language.words import WordError

CHAMPION_OF_EACH_KIND = ("cle5", "her5", "mon5", "psi5", "reg5", "thi5", "wiz5")


def hand_after_turn(*on_table: str) -> int:
    t = Hall()
    t.formation(0, A="r1")
    t.put(0, "table", *on_table)
    t.hand(0, *["al1"] * 10)
    t.begin(seat=0, phase=5)
    return finish_turn(t).hand_size(0)


@pytest.mark.rule("SF-GEN-01")
def test_the_power_of_a_card_prevails_over_the_rules_as_long_as_it_is_active() -> None:
    assert hand_after_turn("keep10") == 10
    assert hand_after_turn() == 8


@pytest.mark.rule("SF-GEN-02")
def test_a_ruling_replaces_the_printed_text() -> None:
    t = at_home(hand=("evRuled",))
    t.play("evRuled")
    assert t.hand_size(0) == 3, "printed: one card; ruled: three"
    ruled = t.state.definition(t.handle("evRuled"))
    assert "three cards" in text_of(ruled)
    assert "a card" not in text_of(ruled)


@pytest.mark.rule("SF-GEN-02")
@pytest.mark.parametrize(("value", "drawn"), [("off", 1), ("on", 3)])
def test_a_ruling_that_needs_an_option_holds_only_with_it(value: str, drawn: int) -> None:
    t = at_home(hand=("evAlarm",), alarm_ruling=value)
    t.play("evAlarm")
    assert t.hand_size(0) == drawn


@pytest.mark.rule("SF-GEN-03")
@pytest.mark.parametrize(
    ("name", "printed", "corrected"), [("wight", False, True), ("scarecrow", False, False), ("lich", True, False)]
)
def test_a_ruling_goes_before_a_blueline_and_a_blueline_before_the_print(
    name: str, printed: bool, corrected: bool
) -> None:
    for value, expected in (("off", printed), ("on", corrected)):
        t = Hall(bluelines=value)
        t.pool(0, name)
        assert has_trait(t.state, t.handle(name), "undead") is expected


@pytest.mark.rule("SF-GEN-23")
@pytest.mark.parametrize(("value", "flies"), [("off", False), ("on", True)])
def test_a_blueline_makes_a_champion_a_flyer(value: str, flies: bool) -> None:
    t = Hall(bluelines=value)
    t.formation(1, A="r1", B="r2")
    t.pool(0, "gargoyle")
    t.begin(seat=0, phase=4)
    assert t.can_attack("r1")
    assert t.can_attack("r2") is flies


@pytest.mark.rule("SF-GEN-23")
def test_tournaments_always_have_bluelines() -> None:
    assert spellhall.game("spellfire", preset="tournament").options["bluelines"] == "on"


@pytest.mark.rule("SF-GEN-04")
def test_a_game_needs_at_least_two_players() -> None:
    game = spellhall.game("spellfire")
    with pytest.raises(UsageError, match="SF-GEN-04"):
        game.new_state([deck()], check=False)
    for players in (2, 3, 4):
        assert game.new_state([deck()] * players, check=False).seats == players


@pytest.mark.rule("SF-GEN-05", "SF-PILE-01", "AMB-73")
def test_a_borrowed_ally_is_discarded_to_its_owners_pile() -> None:
    t = duel("wiz5", "mon3", hand=("charm",), rival_hand=("al3", "al1"))
    t.play("al3")
    assert t.totals() == (5, 6)
    t.play("charm")
    assert t.totals() == (8, 3), "the ally has switched sides"
    t.skip_to(label="end your turn")
    assert "al3" in t.names(1, "discard pile")
    assert "al3" not in t.names(0, "discard pile")


@pytest.mark.rule("SF-GEN-06")
def test_the_icon_alone_decides_what_a_card_is() -> None:
    t = at_home(hand=("Dragon Wizard", "her5"))
    assert not t.can_play("Dragon Wizard")
    t = duel("her5", "mon7", hand=("Dragon Wizard",), rival_hand=("al1",))
    t.play("Dragon Wizard")
    assert t.totals() == (9, 7)


@pytest.mark.rule("SF-GEN-07")
def test_champions_are_of_exactly_seven_kinds() -> None:
    t = at_home(hand=("wOff/3",), pool=("wiz6",))
    t.pool(1, *(f"{name} with mi+2" for name in CHAMPION_OF_EACH_KIND))
    t.play("wOff/3")
    assert t.offered() == sorted([*CHAMPION_OF_EACH_KIND, "wiz6"])


@pytest.mark.rule("SF-GEN-08")
@pytest.mark.parametrize(("defender", "stays"), [("wiz4", False), ("cle4", True)])
def test_a_rule_for_one_kind_of_champion_holds_for_no_other(defender: str, stays: bool) -> None:
    t = duel("und5", defender, hand=("al1",), rival_hand=("al2", "al5"))
    t.play("al2")
    assert (t.where("al2") == "attached") is stays


@pytest.mark.rule("SF-GEN-09")
def test_a_champion_is_no_spell_and_a_spell_no_champion() -> None:
    t = duel("wiz5", "mon7", hand=("wiz6", "wDef+3/4"))
    assert t.can_play("wDef+3/4")
    assert not t.can_play("wiz6")
    t = Hall()
    t.formation(1, A="r1")
    t.hand(0, "wiz6", "wiz7", "wDef+3/4")
    t.begin(seat=0, phase=4).attack("r1")
    assert t.offered() == ["wiz6", "wiz7"]


@pytest.mark.rule("SF-GEN-10")
def test_a_card_without_a_number_adds_nothing_and_every_champion_has_one() -> None:
    assert duel("her5 with mi0", "mon7", hand=("al1",)).totals() == (5, 7)
    with pytest.raises(WordError, match="SF-GEN-10"):
        Card(facts.HERO, "Nobody", "test/0", {"world": facts.AD})


@pytest.mark.rule("SF-GEN-11")
def test_levels_have_no_upper_bound() -> None:
    t = duel("her15", "her9", rival_hand=("al1",))
    assert t.totals() == (15, 9)
    t.skip()
    assert t.where("her9") == "discard pile"


@pytest.mark.rule("SF-GEN-12")
def test_there_are_seven_worlds() -> None:
    assert facts.WORLD_NAMES[1:] == (
        "AD&D",
        "Birthright",
        "Dark Sun",
        "Dragonlance",
        "Forgotten Realms",
        "Greyhawk",
        "Ravenloft",
    )
    for wrong in (0, 8, -1):
        with pytest.raises(WordError, match="seven"):
            Card(facts.REALM, "Nowhere", "test/0", {"world": wrong})


@pytest.mark.rule("SF-GEN-13")
@pytest.mark.parametrize("kind", [kind for kind in range(len(facts.TYPE_NAMES)) if kind not in facts.WORLDLY])
def test_no_other_type_has_a_world(kind: int) -> None:
    with pytest.raises(WordError, match="has no world"):
        Card(kind, "Worldly", "test/0", {"world": facts.AD})


@pytest.mark.rule("SF-GEN-13")
def test_champions_artifacts_realms_and_holdings_have_worlds() -> None:
    assert {facts.TYPE_NAMES[kind] for kind in facts.WORLDLY} == {
        *("cleric", "hero", "monster", "psionicist", "regent", "thief", "wizard"),
        *("realm", "holding", "artifact"),
    }


@pytest.mark.rule("SF-GEN-14")
def test_the_logo_of_ad_and_d_is_a_world_and_no_joker() -> None:
    t = at_home(pool=("herGH5",), hand=("art+4", "artGH+4"))
    assert not t.can_play("art+4")
    assert t.can_play("artGH+4")
    t = at_home(pool=("her5",), hand=("art+4", "artGH+4"))
    assert t.can_play("art+4")
    assert not t.can_play("artGH+4")


@pytest.mark.rule("SF-GEN-15")
def test_the_set_of_a_card_has_no_bearing_on_its_world(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(REGISTER[KEYS["artFR+4"]], "edition", "DS")
    t = at_home(pool=("herFR5", "her5"), hand=("artFR+4",))
    t.play("artFR+4")
    assert t.state.host[t.handle("artFR+4")] == t.handle("herFR5")
    assert not at_home(pool=("herDS5",), hand=("artFR+4", "mi+1")).can_play("artFR+4")


@pytest.mark.rule("SF-GEN-16")
def test_cards_join_only_within_one_world_unless_a_power_says_otherwise() -> None:
    t = at_home(phase=2, hand=("hDS", "hAny"))
    assert not t.can_play("hDS")
    t.play("hAny")
    assert t.state.host[t.handle("hAny")] == t.handle("r9")


@pytest.mark.rule("SF-GEN-17")
def test_a_power_works_when_its_card_is_used() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "drawer", "her6")
    t.pool(1, "mon7")
    t.hand(0, "al1")
    t.begin(seat=0, phase=4).attack("r1").pick("her6").pick("mon7")
    assert t.hand_size(0) == 1, "in the pool it rests"
    t = duel("drawer", "mon7", hand=("al1",))
    assert t.hand_size(0) == 2, "in the round it works"


@pytest.mark.rule("SF-GEN-18")
def test_a_card_that_has_left_play_has_no_effect_any_more() -> None:
    t = duel("her5", "mon4", realm="r1 with h+2", hand=("evGale",), rival_hand=("al1",))
    assert t.totals() == (5, 6)
    t.play("evGale")
    assert t.where("h+2") == "discard pile"
    assert t.totals() == (5, 4)


@pytest.mark.rule("SF-GEN-19")
def test_a_card_with_a_duration_lies_on_the_table_until_it_ends() -> None:
    t = at_home(hand=("evPeace",))
    t.pool(1, "her5")
    t.play("evPeace")
    finish_turn(t)
    assert t.reg(ACTIVE) == 1
    assert t.where("evPeace") == "table"
    t.skip_to(label="end your turn")
    assert t.where("evPeace") == "table"
    finish_turn(t)
    assert t.where("evPeace") == "abyss"


@pytest.mark.rule("SF-GEN-20")
def test_everybody_can_read_every_realm_and_how_it_lies_decides_nothing() -> None:
    t = Hall(players=3)
    t.formation(1, A="r1 razed", B="r2")
    t.begin(seat=0, phase=4)
    for seat in (-1, 0, 1, 2):
        lying = t.state.view(seat)["seats"][1]["zones"]["formation"]
        read = [(card["name"], card["place"], card["razed"]) for card in lying]
        assert read == [("r1", "A", True), ("r2", "B", False)]


@pytest.mark.rule("SF-GEN-21")
def test_rarity_has_no_influence_and_realm_means_common() -> None:
    printed = {
        rarity: Card(facts.ALLY, "Somebody", "test/0", {"level": 1, "rarity": rarity}) for rarity in ("Realm", "Chase")
    }
    assert printed["Realm"].rarity == "Common"
    assert printed["Chase"].rarity == "Chase"
    assert printed["Realm"].fingerprint() == printed["Chase"].fingerprint(), "nothing that counts in play differs"


@pytest.mark.rule("SF-GEN-22")
def test_a_play_is_taken_back_only_when_every_player_consents() -> None:
    game = spellhall.game("spellfire")
    decks = [legal_deck()] * 3
    state = game.new_state(decks, 4)
    start = state.save()
    seat = state.current_player()
    state.apply(state.legal_actions()[0])
    while state.current_player() == seat:
        state.apply(state.legal_actions()[-1])
    state.apply(state.legal_actions()[-1])
    before = state.save()
    others = [other for other in range(3) if other != seat]
    record = state.record
    assert record is not None

    refused = TakeBack(record, seat, 3)
    refused.answer(others[0], True)
    assert not refused.granted
    refused.answer(others[1], False)
    assert not refused.granted
    refused.answer(others[1], True)
    assert not refused.granted
    assert state.save() == before

    agreed = TakeBack(record, seat, 3)
    for other in others:
        assert not agreed.granted
        agreed.answer(other, True)
    assert agreed.granted
    again = replay(game, replay_document(state, decks, 4), agreed.keeps)
    assert again.current_player() == seat
    assert again.save() != start
    assert again.save() != before
