"""Agents that play whole events: by the same commands as people, and the same whatever number of processes plays."""

from __future__ import annotations

from collections import Counter

import pytest

from spellhall.arena.events import drafts, games
from spellhall.arena.events.play import Contender, PlayedEvent, contenders_of, play_event
from spellhall.arena.events.results import document, play_many, sharings
from spellhall.arena.runs.runners import Spread, runner_of
from spellhall.kernel.chance import narrow
from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.tournament import Entered, Format
from spellhall.limited import Plan as DraftPlan
from spellhall.limited import deal
from spellhall.registry import game as make_game
from spellhall.registry import game_names
from spellhall.tournaments import seeds
from spellhall.tournaments.files import as_bytes, read_document
from spellhall.tournaments.plan import Kind, Knockout, Plan, RoundRobin, Swiss, TablesOfThree
from spellhall.tournaments.points import lines, totals
from spellhall.tournaments.standings import standing
from spellhall.tournaments.verify import findings

BOOK = make_game("spellfire").tournament_book()
SHATTERED = "Shattered Land"
"""Its games need two copies of a champion in play."""
CHAMPIONSHIP = "SPELLFIRE®: Championship—Standard [55]"


def plan_of(title: str = CHAMPIONSHIP, structure: Kind | None = None, **more: int) -> Plan:
    format, label = BOOK.read(title)
    return Plan(
        game="spellfire",
        title=BOOK.write(format, label),
        format=format,
        structure=structure or TablesOfThree(),
        seed_print="",
        **more,
    )


def played(count: int, title: str = CHAMPIONSHIP, seed: int = 7, **more: object) -> PlayedEvent:
    structure, jobs = more.pop("structure", None), more.pop("jobs", 1)
    time_after, team = more.pop("time_after", 0), more.pop("team", 1)
    plan = plan_of(title, structure, team=team)
    return play_event(plan, contenders_of(count, ["random"], team), seed, runner_of(jobs), time_after)


def test_an_event_is_the_same_in_any_number_of_processes():
    one, two = played(9), played(9, jobs=2)
    assert one.event.log == two.event.log
    assert one.event.log[-1].print == two.event.log[-1].print
    assert document(one) == document(two)
    assert document(one) != document(played(9, seed=8))


@pytest.mark.parametrize(("count", "matches", "back", "points"), [(9, 4, 0, 47), (17, 8, 2, 113)])
def test_an_event_has_the_matches_and_points_of_its_forecast(count, matches, back, points):
    """More points only by what shared places add."""
    told = document(played(count))
    assert told["matches"] == matches
    assert sum(len(round["back"]) for round in told["rounds"]) == back
    assert told["points_forecast"] == points
    assert told["points"] == points + sum(sharing["adds"] for sharing in told["shared"])
    assert told["void"] == 0
    assert told["staff"] == [{"name": "the coordinator", "as": "coordinator", "points": count}]


def test_a_shared_place_adds_what_the_next_place_is_worth_less():
    """A shared second place of round 1 adds 1, one of round 2 adds 2; found among a few events, in which time is called
    so soon that formations are alike.
    """
    for seed in range(61, 91):
        found = played(9, seed=seed, time_after=6)
        shared = sharings(found.event)
        if shared:
            assert all(sharing.place > 1 and sharing.adds == sharing.round for sharing in shared)
            assert sum(totals(lines(found.event)).values()) == 47 + sum(sharing.adds for sharing in shared)
            return
    pytest.fail("no place was shared in thirty events")


def test_everybody_plays_with_a_legal_deck_that_is_registered():
    event = played(4).event
    for entrant in event.state.entrants.values():
        (listed,) = entrant.lists
        assert BOOK.deck_faults(plan_of().format, Entered(listed.deck)) == []


@pytest.mark.parametrize(
    "title", ["SPELLFIRE®: Sealed Deck—Standard [55]", "SPELLFIRE®: Master’s Strategy—Standard [55]"]
)
def test_sealed_cards_are_handed_out(title):
    event = played(3, title).event
    pools = [entrant.pool for entrant in event.state.entrants.values()]
    assert None not in pools and len({tuple(pool) for pool in pools}) == 3


def drafted_by(count: int, jobs: int = 1) -> PlayedEvent:
    """A draft of so many agents, who then play a knockout of single games."""
    book = make_game("spellslinger").tournament_book()
    format, label = book.read("Spellslinger: Draft")
    title = book.write(format, label)
    plan = Plan(game="spellslinger", title=title, format=format, structure=Knockout(best_of=1), seed_print="")
    return play_event(plan, contenders_of(count, ["random"]), 7, runner_of(jobs))


def test_agents_play_what_they_have_drafted_in_pods_by_lot():
    played = drafted_by(11)
    event, book = played.event, make_game("spellslinger").tournament_book()
    pods = drafts.pods_of(list(range(2, 13)), 7)
    assert [len(pod) for pod in pods] == [6, 5]
    game = make_game("spellslinger", {"preset": "limited"})
    for number, pod in enumerate(pods, 1):
        opened = deal(game, DraftPlan("draft", len(pod)), narrow(seeds.draft_seed(7, number)))
        there = Counter(card for seat in opened for pack in seat for card in pack)
        own = [next(one for one in event.state.entrants.values() if one.members == (person,)) for person in pod]
        assert sum((Counter(entrant.pool) for entrant in own), Counter()) == there, "all that was opened, and no more"
        for entrant in own:
            (listed,) = entrant.lists
            assert book.deck_faults(event.plan.format, Entered(listed.deck, listed.sideboard, entrant.pool)) == []
    assert len({entrant.pool for entrant in event.state.entrants.values()}) == 11
    assert len(list(findings(read_document(as_bytes(event)), book))) >= 4


def test_a_draft_is_the_same_in_any_number_of_processes():
    one, two = drafted_by(9), drafted_by(9, jobs=2)
    assert as_bytes(one.event) == as_bytes(two.event)


@pytest.mark.parametrize("count", range(1, 40))
def test_everybody_drafts_once_in_pods_of_nearly_one_size(count):
    people = list(range(100, 100 + count))
    pods = drafts.pods_of(people, 3)
    assert sorted(person for pod in pods for person in pod) == people
    sizes = {len(pod) for pod in pods}
    assert max(sizes) <= 8 and max(sizes) - min(sizes) <= 1


def test_who_is_left_alone_at_a_draft_takes_cards_with_others_who_do_not_play():
    ((deck, pool),) = drafts.drafted("spellslinger", "draft", 1, 5)
    assert len(pool) == 45 and not make_game("spellslinger", {"preset": "limited"}).check_pool(deck, pool)


@pytest.mark.parametrize(
    ("game", "kind"),
    [
        (game, kind)
        for game in game_names()
        for kind in make_game(game).tournament_book().types
        if kind != SHATTERED or "copies_in_play" in make_game(game).options
    ],
)
def test_an_event_of_every_type_of_every_game_is_played(game, kind):
    book = make_game(game).tournament_book()
    info = book.types[kind]
    parameter = "9" if info.parameter else ""
    name = book.write(Format(kind, parameter, victory=next(iter(book.victories), ""), size=min(book.sizes, default=0)))
    structure = TablesOfThree() if info.structure == "tables" else Knockout(best_of=1)
    plan = Plan(game=game, title=name, format=book.read(name)[0], structure=structure, seed_print="", team=info.team)
    event = play_event(plan, contenders_of(max(3, info.least), ["random"], info.team), 7).event
    assert standing(event)[0].status == "won"
    if info.team == 1:
        pools = [entrant.pool is not None for entrant in event.state.entrants.values()]
        assert all(pools) or not any(pools)


def test_a_deck_that_somebody_brings_is_played():
    deck = tuple(BOOK.random_deck(plan_of().format, 99))
    contenders = [Contender(("Ana",), ("random",), (deck,)), *contenders_of(2, ["random"])]
    event = play_event(plan_of(), contenders, 7).event
    assert event.state.entrants[1].lists[0].deck == deck


@pytest.mark.parametrize(
    ("structure", "count"), [(Knockout(best_of=1), 5), (Swiss(seats=3, rounds=2), 6), (RoundRobin(best_of=1), 3)]
)
def test_agents_play_every_structure_to_a_winner(structure, count):
    event = played(count, structure=structure).event
    assert event.stage == "closed"
    assert standing(event)[0].status == "won"


def test_time_is_called_in_games_that_take_too_long():
    """A game of few turns is not won by six realms, so it is won on time or drawn."""
    found = played(3, time_after=5)
    ends = {report.end for round in found.event.state.rounds for table in round.tables for report in table.reports}
    assert ends & {"time", "drawn"}
    assert found.counts[0].length / found.counts[0].games < 15


def test_a_game_that_fails_is_dealt_again_and_counted(monkeypatch):
    play, seeds = games._play, []

    def fail_first(pairing, seed, failed):
        seeds.append(seed)
        if len(seeds) == 1:
            raise RuntimeError("a card fell under the table")
        return play(pairing, seed, failed)

    monkeypatch.setattr(games, "_play", fail_first)
    told = document(played(3))
    assert told["void"] == 1
    assert told["faults"] == ["round 1, table 1, game 1: RuntimeError: a card fell under the table"]
    assert seeds[0] != seeds[1] and told["games"] == len(seeds) - 1


def test_a_game_that_fails_every_time_ends_the_event_with_a_sentence(monkeypatch):
    def fail(pairing, seed, failed):
        raise RuntimeError("the table burns")

    monkeypatch.setattr(games, "_play", fail)
    with pytest.raises(UsageError, match="a game failed 5 times: round 1, table 1, game 1: RuntimeError: the table"):
        played(3)


def test_many_events_answer_a_question():
    told = play_many(plan_of(), 4, ["random"], 3, 5)
    assert told["events"] == 3 and told["agents"]["random"]["entrants"] == 12
    assert told["agents"]["random"]["events_won"] == 3
    assert sum(told["tables"]["4"]["won_by_seat"]) == 3
    assert told["tables"]["4"]["agents"]["random"] == {"matches": 12, "won": 3}
    assert told == play_many(plan_of(), 4, ["random"], 3, 5, Spread(2))


@pytest.mark.parametrize(
    ("count", "agents", "sentence"),
    [(2, ["random"], "at least three entrants"), (3, ["nobody"], "nobody")],
)
def test_what_makes_no_event_is_said_before_a_game_is_played(count, agents, sentence):
    with pytest.raises(UsageError, match=sentence):
        play_event(plan_of(), contenders_of(count, agents), 7)
    with pytest.raises(UsageError, match="at least one event"):
        play_many(plan_of(), 3, ["random"], 0, 7)


@pytest.mark.slow
@pytest.mark.parametrize(("count", "matches", "points"), [(37, 17, 214), (400, 196, 2_583)])
def test_large_events_come_to_their_forecast(count, matches, points):
    told = document(played(count, jobs=2))
    assert (told["matches"], told["void"]) == (matches, 0)
    assert told["points"] == points + sum(sharing["adds"] for sharing in told["shared"])
    champion = {37: 27, 400: 65}[count]
    assert told["standing"][0]["points"] >= champion or told["standing"][0]["status"] == "won"
    assert next(rank["points"] for rank in told["standing"] if rank["status"] == "won") == champion
