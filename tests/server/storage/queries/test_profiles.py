"""What stands on the page of a person: results and history of games that are over, for the one who may know of them."""

import pytest
from alembic import command
from server.storage.samples import new_table, seat
from sqlalchemy import select

from spellhall.server.storage import schema
from spellhall.server.storage.engine import writing
from spellhall.server.storage.migrate import migrate
from spellhall.server.storage.queries import people, profiles, tables
from spellhall.server.storage.queries.profiles import Wanted
from spellhall.server.storage.records import Scored
from spellhall.server.storage.upgrade import configuration

DELAY = 120.0


@pytest.fixture
def two(connection):
    """Two people, by number."""
    return [people.create_person(connection, name).id for name in ("Ana", "Bo")]


def over(connection, *players, returns=(1.0, -1.0), started=True, ending=None, score=None, **named):
    """The code of a game that is over; players are numbers, or None for an agent."""
    names = {person: f"Player {person}" for person in players}
    seats = [seat(number, person, names[person]) for number, person in enumerate(players)]
    table = tables.create_table(connection, new_table(seats=seats, **named))
    if started:
        tables.start_table(connection, table.id, seed=1, version="1", digest="d")
    tables.finish_table(connection, table.id, list(returns), 10, ending, score)
    return table.code


def codes_of(connection, person, reader, **wanted):
    found = profiles.history_of(connection, person, reader, DELAY, Wanted(**wanted), 50)
    return [table.code for table in found]


def test_games_that_everybody_could_watch_are_told_to_everybody_when_spectators_have_seen_their_end(
    connection, two, clock
):
    ana, bo = two
    public = over(connection, ana, bo)
    private = over(connection, ana, bo, watchable=False, returns=(-1.0, 1.0))
    alone = over(connection, ana, None, watchable=False)
    assert codes_of(connection, ana, None) == []
    clock.now += int(DELAY) + 2
    assert codes_of(connection, ana, None) == [public]
    assert codes_of(connection, ana, bo) == [private, public]
    assert codes_of(connection, ana, ana) == [alone, private, public]
    assert codes_of(connection, bo, ana) == [private, public]
    sums = [
        [(one.games, one.won, one.lost) for one in profiles.results_of(connection, ana, who, DELAY)]
        for who in (None, bo, ana)
    ]
    assert sums == [[(1, 1, 0)], [(2, 1, 1)], [(3, 2, 1)]]


def test_what_is_no_game_between_players_has_no_result(connection, two, clock):
    ana, bo = two
    over(connection, ana, bo, ending="off", returns=(0.0, 0.0))
    over(connection, ana, bo, started=False, returns=(0.0, 0.0))
    over(connection, ana, ana)
    points = over(connection, ana, None, score=Scored(7, "good"))
    drawn = over(connection, ana, bo, returns=(0.0, 0.0))
    clock.now += int(DELAY) + 2
    assert codes_of(connection, ana, ana) == [drawn, points]
    assert codes_of(connection, ana, ana, result="drawn") == [drawn]
    [one] = profiles.results_of(connection, ana, ana, DELAY)
    assert (one.games, one.won, one.lost) == (1, 0, 0)


def test_a_history_is_filtered_and_turned_over_page_by_page(connection, two, clock):
    ana, bo = two
    cy = people.create_person(connection, "Cy").id
    first, *_ = codes = [over(connection, ana, (bo, cy)[number % 2]) for number in range(6)]
    clock.now += 1000
    codes.append(over(connection, ana, bo, returns=(-1.0, 1.0)))
    assert codes_of(connection, ana, ana) == codes[::-1]
    assert codes_of(connection, ana, ana, result="lost") == codes[6:]
    assert codes_of(connection, ana, ana, opponent=f"LAYER {cy}") == [codes[5], codes[3], codes[1]]
    assert codes_of(connection, ana, ana, opponent="%") == []
    assert codes_of(connection, ana, ana, opponent=f"Player {ana}") == []
    assert codes_of(connection, ana, ana, game="spellchain") == []
    assert codes_of(connection, ana, ana, since=clock.now) == codes[6:]
    assert codes_of(connection, ana, ana, until=clock.now) == codes[5::-1]
    turned, after = [], ""
    while page := profiles.history_of(connection, ana, ana, DELAY, Wanted(after=after), 3):
        turned += [table.code for table in page]
        after = page[-1].code
    assert turned == codes[::-1]
    assert codes_of(connection, ana, ana, after=first) == []
    assert codes_of(connection, ana, ana, after="no code") == []


def test_a_history_is_found_by_an_index(connection, two):
    """Neither database reads all the seats for the games of one person."""
    if connection.dialect.name != "sqlite":
        pytest.skip("PostgreSQL takes no index for a table that has hardly a row")
    plan = connection.exec_driver_sql(
        "EXPLAIN QUERY PLAN SELECT table_id FROM seats WHERE person = 1 ORDER BY table_id"
    )
    told = " ".join(row.detail for row in plan)
    assert "ix_seats_person_table_id" in told and "TEMP B-TREE" not in told


def test_games_of_before_have_their_results(engine):
    """What was over when the hall was brought up to date counts like what is over now."""
    with writing(engine).begin() as connection:
        ana, bo = (people.create_person(connection, name).id for name in ("Ana", "Bo"))
        over(connection, ana, bo)
        over(connection, bo, ana, returns=(0.0, 0.0))
        over(connection, ana, ana)
        over(connection, ana, bo, ending="off", returns=(0.0, 0.0))
        over(connection, ana, bo, started=False)
        over(connection, ana, None, score=Scored(7, "good"))
        over(connection, ana, None, returns=(-1.0, 1.0))
        before = connection.execute(select(schema.seats.c.result).order_by("table_id", "seat")).scalars().all()
        assert before == [1, -1, 0, 0] + [None] * 8 + [-1, None]
        command.downgrade(configuration(connection), "0010")
    migrate(engine)
    with engine.connect() as connection:
        after = connection.execute(select(schema.seats.c.result).order_by("table_id", "seat")).scalars().all()
    assert after == before
