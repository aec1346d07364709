"""Team Spirit: three teams of two (section TEA). Where teams do not play, the same cards strike everybody else."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import legal_deck

import spellhall
from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.tournament.teams import is_opponent, opponents, team, team_of
from spellhall.games.spellfire.rules.turn.draws import cards_to_draw, hand_limit
from spellhall.kernel.errors import DeckError, UsageError
from spellhall.kernel.frames import CHOOSE_OPTION, PASS, PICK

MATE = 3
OPPONENTS = [1, 2, 4, 5]
TEAMS = "three_of_two"
BOTH = pytest.mark.parametrize("teams", ["off", TEAMS])


def table(teams: str = TEAMS, **more: str) -> Hall:
    """Six players; each has two realms, a holding, and a hero with an item, and P1 is the first of their team."""
    t = Hall(6, teams=teams, **more)
    for seat in range(6):
        t.formation(seat, A=f"r{seat + 1} with h1", B="rCoast")
        t.pool(seat, f"her{seat + 1} with mi+1")
    return t


def struck(teams: str) -> list[int]:
    """The seats that a card which says "opponent" strikes when P1 plays it."""
    return OPPONENTS if teams == TEAMS else [1, 2, 3, 4, 5]


def seats_offered(t: Hall) -> list[int]:
    """The seats that the present question offers, or whose cards it offers."""
    question = t.state.decision()
    picks = [option for option in question.options if option >> 12 == PICK]
    return sorted({pick if question.kind == CHOOSE_OPTION else t.state.control[pick] for pick in picks})


def choose_all(t: Hall) -> Hall:
    """P1 answers with the first option as long as they are asked to choose."""
    while t.seat == 0 and not isinstance(t.state.stack[-1], type(t.state.stack[1])):
        t.state.apply(t.state.legal_actions()[0])
    return t


# ---------------------------------------------------------------------- the table


@pytest.mark.rule("SFT-TEA-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_three_teams_of_two_are_six_players(seats: int) -> None:
    with pytest.raises(UsageError, match="SFT-TEA-01"):
        spellhall.game("spellfire", teams=TEAMS).new_state([legal_deck()] * seats, 1)
    assert spellhall.game("spellfire", teams=TEAMS).new_state([legal_deck()] * 6, 1).seats == 6
    assert spellhall.game("spellfire").new_state([legal_deck()] * seats, 1).seats == seats


@pytest.mark.rule("SFT-TEA-06")
def test_decks_of_teams_are_built_by_the_usual_rules() -> None:
    game = spellhall.game("spellfire", teams=TEAMS)
    short = legal_deck()[:-1]
    with pytest.raises(DeckError, match=r"deck 6: .*SF-DECK-01"):
        game.new_state([legal_deck()] * 5 + [short], 1)


@pytest.mark.rule("SFT-TEA-07", "SFT-TEA-08", "SFT-TEA-09")
@pytest.mark.parametrize("starter", range(6))
def test_teams_are_seated_a1_b1_c1_a2_b2_c2_from_whoever_won_the_draw(starter: int) -> None:
    t = table().begin(seat=starter, phase=6)
    titles = t.state.view(0)["teams"]
    order = []
    for _ in range(6):
        order.append(titles[t.reg(tb.ACTIVE)])
        t.skip_to(rule="SF-PH6").end_turn()
    assert order == ["A1", "B1", "C1", "A2", "B2", "C2"]


def test_without_teams_the_table_names_none() -> None:
    t = table("off").begin(phase=3)
    assert "teams" not in t.state.view(0)


def test_everybody_is_a_team_or_has_one_mate() -> None:
    for teams in ("off", TEAMS):
        state = table(teams).begin(phase=3).state
        for seat in range(6):
            assert team(state, seat) == ([seat] if teams == "off" else sorted([seat, (seat + 3) % 6]))
            against = opponents(state, seat)
            assert against[0] == (seat + 1) % 6 and sorted([*against, *team(state, seat)]) == list(range(6))
            for other in range(6):
                assert is_opponent(state, seat, other) == (team_of(state, seat) != team_of(state, other))


# ---------------------------------------------------------------------- "opponent"


@pytest.mark.rule("SFT-TEA-10")
@BOTH
@pytest.mark.parametrize(
    ("card", "caster"),
    [
        ("Shadow Engines", "cle5"),
        ("4th/372", "wiz5"),
        ("Bruce's Revenge", "her9"),
    ],
)
def test_a_card_against_an_opponents_cards_cannot_be_aimed_at_a_team_mate(card: str, caster: str, teams: str) -> None:
    t = table(teams)
    t.pool(0, caster)
    t.hand(0, card, "her8")
    t.begin(phase=3)
    t.play({"4th/372": "Fear"}.get(card, card))
    assert seats_offered(t) == struck(teams)


@pytest.mark.rule("SFT-TEA-10")
@BOTH
@pytest.mark.parametrize("champion", ["Jella", "Rahil the Falcon"])
def test_a_power_against_opponents_cannot_be_aimed_at_a_team_mate(champion: str, teams: str) -> None:
    t = table(teams)
    t.pool(0, champion)
    t.hand(0, "her8")
    t.begin(phase=3).use(champion)
    assert seats_offered(t) == struck(teams)


@pytest.mark.rule("SFT-TEA-10")
@BOTH
def test_iuz_forces_an_opponent_to_give_up_a_realm(teams: str) -> None:
    t = table(teams)
    t.pool(0, "Iuz, Avatar of Evil")
    t.begin(phase=3).use("Iuz, Avatar of Evil").pick("r1")
    assert seats_offered(t) == struck(teams)


@pytest.mark.rule("SFT-TEA-10")
@BOTH
def test_an_event_against_all_opponents_passes_a_team_mate_over(teams: str) -> None:
    t = table(teams)
    t.hand(0, "Slave Revolt!", "her8")
    t.begin(phase=3).play("Slave Revolt!")
    choose_all(t)
    assert [seat for seat in range(6) if not t.names(seat, "pool")] == struck(teams)


@pytest.mark.rule("SFT-TEA-10")
@BOTH
def test_nobody_is_asked_to_calm_what_does_not_concern_him(teams: str) -> None:
    t = table(teams)
    t.hand(0, "Slave Revolt!", "her8")
    t.hand(MATE, "calm")
    t.begin(phase=3).play("Slave Revolt!")
    assert t.can_play("calm") == (teams == "off")


@pytest.mark.rule("SFT-TEA-10")
@BOTH
def test_a_holding_that_asks_when_an_opponent_plays_an_event_is_silent_for_a_team_mate(teams: str) -> None:
    for player in range(1, 6):
        t = table(teams)
        t.formation(0, C="r9 with Candlekeep")
        t.hand(player, "evGift", "her8")
        t.begin(seat=player, phase=3).play("evGift")
        asked = t.seat == 0 and "look at the hand" in t.label
        assert asked == (player in struck(teams)), player


@pytest.mark.rule("SFT-TEA-10")
@BOTH
def test_what_all_opponents_suffer_a_team_mate_does_not(teams: str) -> None:
    t = table(teams)
    t.pool(0, "her9 with The Ring of Winter")
    t.formation(0, C="Perrenland")
    t.begin(phase=3)
    assert [seat for seat in range(6) if cards_to_draw(t.state, seat) == 2] == struck(teams)
    assert [seat for seat in range(6) if hand_limit(t.state, seat) == 7] == struck(teams)


@pytest.mark.rule("SFT-TEA-10")
@BOTH
def test_a_realm_that_falls_takes_one_of_an_opponent_along(teams: str) -> None:
    t = table(teams)
    t.formation(0, D="rDS with Silver Spring")
    t.state.move(t.handle("rCoast"), tb.VOID, 0)
    t.begin(seat=1, phase=4).attack("rDS").skip()
    assert t.seat == 0 and seats_offered(t) == struck(teams)


@pytest.mark.rule("SFT-TEA-10")
@BOTH
def test_a_spell_of_a_team_mate_cannot_be_reflected(teams: str) -> None:
    for player in (1, MATE):
        t = table(teams)
        t.pool(0, "cle5")
        t.hand(0, "Reflection")
        t.pool(player, "wiz9")
        t.hand(player, "Ray of Enfeeblement", "her8")
        t.begin(seat=player, phase=3).play("Ray of Enfeeblement").pick("her1")
        assert (t.seat == 0 and t.can_play("Reflection")) == (player in struck(teams))


# ---------------------------------------------------------------------- one opponent, other players, all


@pytest.mark.rule("SFT-TEA-11")
def test_a_card_against_one_opponent_leaves_his_team_mate_alone() -> None:
    t = table()
    t.pool(0, "cle5")
    t.hand(0, "Shadow Engines", "her8")
    t.begin(phase=3).play("Shadow Engines")
    t.state.apply(next(card for card in t.state.legal_actions() if card != PASS and t.state.control[card] == 1))
    assert [len(t.names(seat, "attached")) for seat in range(6)] == [2, 1, 2, 2, 2, 2]


@pytest.mark.rule("SFT-TEA-11")
def test_who_looks_at_one_opponents_cards_sees_nothing_of_his_team_mate() -> None:
    t = table()
    t.pool(0, "Rahil the Falcon")
    t.hand(0, "her8")
    t.begin(phase=3).use("Rahil the Falcon")
    t.state.apply(1)
    seen = [sum(t.state.seen[card] & 1 for card in t.state.pile(tb.DRAW_PILE, seat)) for seat in range(6)]
    assert seen == [0, 5, 0, 0, 0, 0]


@pytest.mark.rule("SFT-TEA-12")
@BOTH
@pytest.mark.parametrize(("event", "left"), [("Hurricane!", 2), ("Transformation!", 5)])
def test_what_strikes_all_or_all_others_strikes_a_team_mate(event: str, left: int, teams: str) -> None:
    t = table(teams)
    t.hand(0, event, "her8")
    for seat in range(1, 6):
        t.hand(seat, "al1", "al2", "al3")
    t.begin(phase=3).play(event)
    while t.seat != 0:
        t.state.apply(t.state.legal_actions()[0])
    assert [t.hand_size(seat) for seat in range(1, 6)] == [left] * 5


@pytest.mark.rule("SFT-TEA-12")
@BOTH
def test_a_power_over_another_player_may_be_used_on_a_team_mate(teams: str) -> None:
    t = table(teams)
    t.formation(0, C="The Sphinx")
    t.hand(0, "her8")
    t.begin(phase=3).use("The Sphinx")
    assert seats_offered(t) == [1, 2, 3, 4, 5]


@pytest.mark.rule("SFT-TEA-12")
def test_a_team_mate_may_calm_what_concerns_all_others() -> None:
    t = table()
    t.hand(0, "Hurricane!", "her8")
    t.hand(MATE, "calm", "al1")
    t.begin(phase=3).play("Hurricane!")
    assert t.seat == MATE and t.can_play("calm")


# ---------------------------------------------------------------------- realms, and what is whose


@pytest.mark.rule("SFT-TEA-13", "AMB-T19")
@BOTH
def test_nobody_attacks_a_realm_of_his_team_mate(teams: str) -> None:
    t = table(teams)
    t.begin(phase=4)
    realms = ["r2", "r3", "r4", "r5", "r6"]
    assert [t.can_attack(realm) for realm in realms] == [teams == "off" or realm != "r4" for realm in realms]
    assert ("SFT-TEA-13" in t.why_not("r4")) == (teams == TEAMS)


@pytest.mark.rule("SFT-TEA-14")
def test_team_mates_share_neither_hand_nor_pool_nor_realms() -> None:
    t = table()
    t.hand(0, "al1", "mi+2", "h2")
    t.hand(MATE, "her9", "r9")
    t.begin(phase=3)
    assert not t.can_play("her9") and "SF-" in t.why_not("her9")
    mates_hand = t.state.view(0)["seats"][MATE]["zones"]["hand"]
    assert len(mates_hand) == 2 and all(card.keys() == {"handle"} for card in mates_hand)
    t.play("mi+2")
    assert t.names(MATE, "attached").count("mi+2") == 0 and t.names(0, "attached").count("mi+2") == 1
    assert t.state.control[t.handle("her4")] == MATE
