"""Ratings in the database: what a rated game does to them, whatever happens in between."""

from __future__ import annotations

import random

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from server.storage.samples import new_table, seat
from sqlalchemy import delete, func, select, update

from spellhall.server.storage import schema
from spellhall.server.storage.export import export_of
from spellhall.server.storage.queries import people, ratings, tables
from spellhall.tournaments.rating_scale import scale_of
from spellhall.tournaments.ratings import Rating

RESULTS = ([1.0, -1.0], [-1.0, 1.0], [0.0, 0.0])


def account(connection, name: str) -> int:
    person = people.create_person(connection, name).id
    assert people.make_account(connection, person, name, "hash")
    return person


def at_table(connection, *sitting: int | None, **more: object) -> int:
    """The number of a table where these people play Spellfire."""
    seats = [seat(number, person, "X") for number, person in enumerate(sitting)]
    made = tables.create_table(connection, msgspec.structs.replace(new_table(seats=seats), **more))
    tables.start_table(connection, made.id, seed=1, version="1", digest="x")
    return made.id


def finish(connection, table: int, returns: list[float], *, rated: bool = True, ending=None, score=None) -> None:
    tables.finish_table(connection, table, returns, 9, ending, score, rated=rated)


def stored(connection, *wanted: int) -> dict[str, Rating]:
    return {str(person): one.rating for person, one in ratings.latest(connection, "spellfire", wanted).items()}


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    games=st.lists(st.tuples(st.permutations(range(3)), st.sampled_from(RESULTS), st.booleans()), max_size=8),
    lot=st.integers(0, 99),
)
def test_stored_ratings_are_those_of_all_results_in_order_however_often_one_is_read_again(connection, games, lot):
    """After a kill a result may be written again, and results may be read in any order: neither changes a rating."""
    again = random.Random(lot)
    connection.execute(delete(schema.people))
    trio = [account(connection, name) for name in ("ana", "bob", "cy")]
    done: list[tuple[int, list[float]]] = []
    results = []
    for who, returns, counts in games:
        one, other = (trio[at] for at in who[:2])
        table = at_table(connection, one, other)
        finish(connection, table, returns, rated=counts)
        if counts:
            done.append((table, returns))
            places = [1 + sum(value > mine for value in returns) for mine in returns]
            results.append((((str(one),), places[0]), ((str(other),), places[1])))
        for number, result in again.sample(done, again.randint(0, len(done))):
            ratings.count_result(connection, number, result)
    assert stored(connection, *trio) == scale_of("spellfire").rated(results)
    for person in trio:
        curve = ratings.ratings_of(connection, person).get("spellfire", [])
        assert [one.number for one in curve] == [*range(1, len(curve) + 1)]


def test_a_transaction_that_fails_changes_no_rating(connection):
    ana, bob = account(connection, "ana"), account(connection, "bob")
    table = at_table(connection, ana, bob)
    with pytest.raises(ZeroDivisionError), connection.begin_nested():
        finish(connection, table, [1.0, -1.0])
        assert stored(connection, ana, bob)
        raise ZeroDivisionError
    assert stored(connection, ana, bob) == {}
    finish(connection, table, [1.0, -1.0])
    assert stored(connection, ana)[str(ana)].mean > Rating().mean


def test_only_rated_games_between_accounts_that_reached_their_end_count(connection):
    ana, bob = account(connection, "ana"), account(connection, "bob")
    guest = people.create_person(connection, "Gus").id
    gone = people.create_person(connection, "Gone").id
    left = at_table(connection, ana, gone)
    people.delete_person(connection, gone)
    finish(connection, left, [1.0, -1.0])
    for sitting, more in (
        ((ana, guest), {}),
        ((ana, ana), {}),
        ((ana, None), {}),
        ((ana,), {}),
        ((ana, bob), {"rated": False}),
        ((ana, bob), {"ending": "off"}),
        ((ana, bob), {"score": (12, "fair")}),
    ):
        finish(connection, at_table(connection, *sitting), [1.0, -1.0][: len(sitting)], **more)
    assert stored(connection, ana, bob, guest) == {}
    finish(connection, at_table(connection, ana, bob, game="spellchain"), [1.0, -1.0])
    assert stored(connection, ana, bob) == {}, "each game has ratings of its own"
    assert ratings.latest(connection, "spellchain", [ana, bob]).keys() == {ana, bob}


def test_more_seats_count_by_place(connection):
    four = [account(connection, name) for name in ("ana", "bob", "cy", "dee")]
    finish(connection, at_table(connection, *four), [-1.0, 1.0, -1.0, -1.0])
    found = stored(connection, *four)
    assert max(found, key=lambda name: found[name].mean) == str(four[1])
    assert len({round(found[str(four[at])].mean, 9) for at in (0, 2, 3)}) == 1


def test_ratings_outlive_the_table_and_go_with_the_person(connection):
    ana, bob = account(connection, "ana"), account(connection, "bob")
    table = at_table(connection, ana, bob)
    finish(connection, table, [1.0, -1.0])
    connection.execute(delete(schema.tables).where(schema.tables.c.id == table))
    [one] = export_of(connection, ana)["ratings"]["spellfire"]
    assert one["number"] == 1 and one["mean"] > Rating().mean
    people.delete_person(connection, ana)
    kept = connection.execute(select(func.count()).select_from(schema.ratings)).scalar_one()
    assert kept == 1 and stored(connection, bob)


def test_what_a_guest_owned_moves_to_the_account_which_keeps_its_rating(connection):
    ana, bob = account(connection, "ana"), account(connection, "bob")
    guest = people.create_person(connection, "Gus").id
    finish(connection, at_table(connection, ana, bob), [1.0, -1.0])
    before = stored(connection, ana)
    running = at_table(connection, guest, bob)
    people.claim(connection, guest, ana)
    assert stored(connection, ana) == before
    finish(connection, running, [1.0, -1.0])
    assert stored(connection, ana)[str(ana)].matches == 2


def test_a_banned_person_keeps_their_rating(connection):
    ana, bob = account(connection, "ana"), account(connection, "bob")
    finish(connection, at_table(connection, ana, bob), [1.0, -1.0])
    connection.execute(update(schema.people).where(schema.people.c.id == ana).values(banned="x"))
    assert stored(connection, ana)
