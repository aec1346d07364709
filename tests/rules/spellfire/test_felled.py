"""A fighter beaten by card play in mid-round: what follows upon a defeat follows upon this one (TERM, INST, COMB-H)."""

from __future__ import annotations

from typing import Any

import pytest
from duels import duel
from hall import Hall

from spellhall.games.spellfire import events, facts
from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.card import REGISTER, Card
from spellhall.games.spellfire.rules.levels.gathering import ABILITY_BITS
from spellhall.games.spellfire.rules.special_cards.vengeance import has_vengeance
from spellhall.kernel.events import Event
from spellhall.kernel.state import State

ENDS = (events.RoundDecided, events.RoundWon, events.RoundLost)
LEVELS = "her9 with al9 and al9 and al9 and al9"
CARD_PLAY = ("her1 with felling", "her1 with slaying", "her1 with sparing", "her1 with banishing")
BY_KIND = {
    facts.CLERIC_SPELL: "cle1",
    facts.WIZARD_SPELL: "wiz1",
    facts.PSIONIC_POWER: "psi1",
    facts.BLOOD_ABILITY: "reg1",
}


def avengers() -> list[str]:
    """Every card that waits for the defeat of its side."""
    shipped = {key: card for key, card in REGISTER.items() if card.edition != "test" and key not in PARTICULAR}
    return sorted(key for key, card in shipped.items() if has_vengeance(card))


PARTICULAR = {
    "BRc/05": "it passes only to a caster",
    "DR/039": "it asks how its side was beaten",
    "NSc/23": "it has to have taken an ally",
    "UDc/22": "only the undead pass it on",
    "NS/038": "it asks by how much its side was beaten",
    "UD/078": "it stays with wizards only",
    "UD/074": "it waits for the defeat of one champion only",
}
"""Cards whose defeats these positions don't show, and why; each has a test of its own."""


def side_of(card: Card) -> str:
    """A champion that is, or bears, the card."""
    if card.is_champion:
        return card.key
    return f"{BY_KIND.get(card.type, 'her1')} with {card.key}"


class Listening:
    """What fires when rounds end at a table: the key of the card, and the number of its ability."""

    def __init__(self, t: Hall, patch: pytest.MonkeyPatch) -> None:
        self.fired: list[tuple[str, int, str]] = []
        heard = self.fired

        class Game(type(t.game)):  # type: ignore[misc]
            def notice(self, state: State, listeners: Any, event: Event) -> None:
                before = len(state.fired)
                super().notice(state, listeners, event)
                if isinstance(event, ENDS):
                    number = (1 << ABILITY_BITS) - 1
                    heard.extend(
                        (state.definition(fired[1]).key, fired[0] & number, type(event).__name__)
                        for fired in state.fired[before:]
                    )

        patch.setattr(t.game, "__class__", Game)


def lost(card: Card, winner: str, attacks: bool, patch: pytest.MonkeyPatch) -> list[tuple[str, int, str]]:
    """What fires when the side with the card has lost a round."""
    t = Hall(3)
    t.formation(2, A="r3")
    sides = (side_of(card), winner) if attacks else (winner, side_of(card))
    for seat, side in enumerate(sides):
        t.pool(seat, side, "herFR5", "Nenioc")
        t.formation(seat, A="rDS" if seat else "r1")
    heard = Listening(t, patch)
    attacker = t.state.definition(t.state.pile(tb.POOL, 0)[0]).key
    if not t.begin(phase=4).attack("rDS").can_pick(attacker):
        return []  # it defends only
    t.pick(attacker)
    t.skip_to(rule="SF-COMB-C1").pick(t.state.definition(t.state.pile(tb.POOL, 1)[0]).key)
    while not heard.fired and t.reg(tb.STAGE) in (tb.ACTIVATING, tb.EXCHANGE, tb.SETTLED):
        t.skip()
    return heard.fired


@pytest.mark.rule("SF-TERM-08", "SF-TERM-09", "SF-TERM-10", "SF-INST-08")
@pytest.mark.parametrize("key", avengers())
def test_what_avenges_a_defeat_by_levels_avenges_one_by_card_play(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    card = REGISTER[key]
    found = []
    for attacks in (True, False):
        by_levels = lost(card, LEVELS, attacks, monkeypatch)
        for winner in CARD_PLAY:
            assert lost(card, winner, attacks, monkeypatch) == by_levels, (winner, attacks)
        found += by_levels
    assert key in {avenger for avenger, _, _ in found}


def at_the_blade(
    victim: str, *others: str, digit: int = 3, rival_hand: tuple[str, ...] = (), realm: str = "r2"
) -> Hall:
    """P1 attacks with the Vorpal Blade and draws a digit; ``victim`` of P2 defends, ``others`` wait in its pool."""
    t = Hall()
    t.pool(0, "her1 with Vorpal Blade")
    t.pool(1, victim, *others)
    t.formation(0, A="r1")
    t.formation(1, A=realm, B="rDS with h+2")
    t.hand(0, "al1", "al2", "al3")
    t.pile(1, f"digit{digit}", "al1", "al1")
    t.hand(1, *rival_hand)
    t.begin(phase=4).attack(realm)
    return t.pick(victim.split(" with ")[0])


@pytest.mark.rule("SF-CARD-28", "SF-TERM-08")
@pytest.mark.parametrize("digit", [3, 4])
def test_aurak_takes_the_bearer_of_the_vorpal_blade_along(digit: int) -> None:
    t = at_the_blade("Aurak Draconian Lord", digit=digit)
    falls = digit == 3
    assert t.where("Aurak Draconian Lord") == ("discard pile" if falls else "battle")
    assert t.where("her1") == ("discard pile" if falls else "battle")


@pytest.mark.rule("SF-CARD-28", "SF-TERM-08")
def test_smolder_wrecks_a_holding_of_his_side_when_the_blade_fells_him() -> None:
    t = at_the_blade("Smolder, Red Dragon")
    assert t.where("Smolder, Red Dragon") == "discard pile" and t.where("h+2") == "discard pile"


@pytest.mark.rule("SF-CARD-28", "SF-ALLY-04")
def test_the_starving_artist_beside_a_felled_champion_has_been_on_the_losing_side() -> None:
    t = at_the_blade("mon9 with The Starving Artist")
    assert (t.seat, t.hand_size(0)) == (0, 3)
    t.pick("al1")
    assert t.hand_size(0) == 2 and t.where("The Starving Artist") == "discard pile"


@pytest.mark.rule("SF-TERM-09", "SF-COMB-H6")
@pytest.mark.parametrize("item", ["felling", "slaying", "sparing", "banishing"])
def test_card_play_says_where_a_felled_champion_goes(item: str) -> None:
    t = duel(f"her1 with {item}", "home5 with mi+2 and al2")
    gone = item in ("slaying", "banishing")
    assert t.where("home5") == ("discard pile" if gone else "pool")
    assert t.where("mi+2") == ("discard pile" if gone else "attached")
    assert t.where("al2") == "discard pile"
    assert not any(t.state.marks[tb.HALTED])


@pytest.mark.rule("SF-TERM-09", "SF-SPOIL-04")
@pytest.mark.parametrize(
    ("item", "spoils"), [("felling", True), ("slaying", True), ("banishing", True), ("sparing", False)]
)
def test_a_felled_attacker_earns_spoils_if_he_left_play(item: str, spoils: bool) -> None:
    t = duel("her9", f"mon1 with {item}")
    assert t.where("her9") == ("discard pile" if spoils else "pool")
    assert t.hand_size(1) == int(spoils)


@pytest.mark.rule("SF-TERM-10", "AMB-101")
def test_who_is_discarded_in_a_round_has_lost_it_and_what_waits_for_his_defeat_hears_of_it() -> None:
    t = duel("her1 with banishing", "Aurak Draconian Lord")
    assert t.where("Aurak Draconian Lord") == t.where("her1") == "discard pile"


@pytest.mark.rule("SF-TERM-10", "SF-END-09", "AMB-101")
def test_who_is_discarded_before_anybody_has_met_him_has_lost_no_round() -> None:
    t = Hall()
    t.pool(0, "Aurak Draconian Lord")
    t.pool(1, "her3")
    t.formation(0, A="r1")
    t.formation(1, A="The Forest Ridge")
    t.begin(phase=4).attack("The Forest Ridge").skip_to(rule="SF-COMB-C1").skip()
    assert t.where("Aurak Draconian Lord") == "discard pile"
    assert not any(isinstance(entry.event, events.RoundLost) for entry in t.state.record.entries)


@pytest.mark.rule("SF-TERM-10", "SF-END-09", "AMB-101")
def test_a_text_that_discards_both_fighters_leaves_no_loser() -> None:
    t = duel("cle9", "Yondalla the Provider", ("Earthquake", "al1"), ("her9", "al2"))
    t.pool(0, "her8")
    t.play("Earthquake")
    assert t.where("cle9") == t.where("Yondalla the Provider") == "discard pile"
    assert not any(isinstance(entry.event, events.RoundLost) for entry in t.state.record.entries)
    assert t.where("her8") == "discard pile", "she was discarded, so another champion falls"


@pytest.mark.rule("SF-COMB-H1", "SF-COMB-I1")
def test_who_fells_a_defender_goes_home_and_another_may_attack() -> None:
    t = Hall()
    t.pool(0, "her1 with felling", "her3")
    t.pool(1, "mon9 with al9")
    t.formation(0, A="r1")
    t.formation(1, A="r2")
    t.begin(phase=4).attack("r2").pick("her1").skip_to(rule="SF-COMB-C1").pick("mon9")
    assert (t.where("mon9"), t.where("al9"), t.where("her1")) == ("discard pile", "discard pile", "pool")
    assert (t.seat, t.rule) == (0, "SF-COMB-B1")


@pytest.mark.rule("SF-END-05", "SF-TERM-08")
def test_a_realm_felled_as_its_own_defender_falls_as_one_that_was_beaten() -> None:
    t = Hall()
    t.pool(0, "her1 with felling")
    t.pool(1, "mon5")
    t.formation(0, A="r1", B="r3 with h+2")
    t.formation(1, A="rSelf6 with Mogadisho's Horde")
    t.begin(phase=4).attack("rSelf6").pick("rSelf6")
    assert t.is_razed("rSelf6") and t.where("h+2") == "discard pile"
    assert t.hand_size(0) == 1, "spoils"
    assert not any(t.state.marks[tb.HALTED])


@pytest.mark.rule("SF-COMB-H6", "SF-TERM-08")
@pytest.mark.parametrize("by", ["felling", "al9 and al9"])
def test_who_will_not_return_is_defeated_like_others(by: str) -> None:
    t = duel(f"her1 with {by}", "Minerva with Assassins")
    t.pool(0, "her3")
    assert t.rule == "SF-COMB-H6"
    t.is_sound()
    t.skip()
    assert t.can_pick("her3"), "its assassins avenge it"
    t.pick("her3")
    assert (t.where("Minerva"), t.where("her3")) == ("discard pile", "discard pile")


@pytest.mark.rule("SF-INST-08")
def test_nobody_has_a_say_any_more_once_a_champion_is_felled() -> None:
    t = duel("wiz5", "mon9", ("doom/4", "al1"), ("evSmash",))
    t.play("doom/4")
    assert t.where("mon9") == "discard pile"
