"""Friends in both databases: asked, accepted, refused, parted; and what people show of themselves."""

import itertools

import pytest
from sqlalchemy import select

from spellhall.server.storage import schema
from spellhall.server.storage.export import export_of
from spellhall.server.storage.queries import friends, people, profiles
from spellhall.server.storage.queries.profiles import Openness

MOST = 5


@pytest.fixture
def three(connection):
    """Three people with accounts, by number."""
    found = []
    for name in ("Ana", "Bo", "Cy"):
        person = people.create_person(connection, name)
        people.make_account(connection, person.id, name, "hash")
        found.append(person.id)
    return found


def seen(connection, person):
    """Everybody in someone's circle, by login."""
    circle = friends.circle_of(connection, person)
    return tuple([one.login for one in part] for part in (circle.friends, circle.asks, circle.asked))


def test_who_is_asked_and_asks_back_is_a_friend(connection, three):
    ana, bo, cy = three
    assert friends.ask(connection, ana, bo, MOST) == "asked"
    assert friends.ask(connection, ana, bo, MOST) == "asked"
    assert (seen(connection, ana), seen(connection, bo)) == (([], [], ["bo"]), ([], ["ana"], []))
    assert friends.ask(connection, bo, ana, MOST) == "friends"
    assert (seen(connection, ana), seen(connection, bo)) == ((["bo"], [], []), (["ana"], [], []))
    assert friends.ask(connection, ana, bo, MOST) == "already friends"
    assert friends.are_friends(connection, bo, ana) and not friends.are_friends(connection, ana, cy)
    assert seen(connection, cy) == ([], [], [])


def test_a_refusal_is_not_told_and_asking_again_is_of_no_use(connection, three):
    ana, bo, _ = three
    friends.ask(connection, ana, bo, MOST)
    assert friends.part(connection, bo, ana)
    for _ in range(3):
        assert (seen(connection, ana), seen(connection, bo)) == (([], [], ["bo"]), ([], [], []))
        assert friends.ask(connection, ana, bo, MOST) == "asked"
    assert friends.part(connection, ana, bo)
    assert seen(connection, ana) == ([], [], []) and not friends.part(connection, ana, bo)
    assert friends.ask(connection, ana, bo, MOST) == "asked"
    assert (seen(connection, ana), seen(connection, bo)) == (([], [], ["bo"]), ([], [], []))
    assert friends.ask(connection, bo, ana, MOST) == "friends"


def test_whatever_two_do_both_see_the_same_of_it(connection, three):
    """Every course of four deeds of two people: a friend of one has the other as a friend, and nobody stands twice."""
    ana, bo, _ = three
    deeds = list(itertools.product((friends.ask, friends.part), ((ana, bo), (bo, ana))))
    for course in itertools.product(deeds, repeat=4):
        connection.execute(schema.friends.delete())
        for deed, (one, other) in course:
            deed(connection, one, other, MOST) if deed is friends.ask else deed(connection, one, other)
            of_ana, of_bo = seen(connection, ana), seen(connection, bo)
            assert bool(of_ana[0]) == bool(of_bo[0])
            assert sum(map(len, of_ana)) <= 1 and sum(map(len, of_bo)) <= 1
            assert not of_ana[1] or of_bo[2], "who is asked is asked by somebody"
            stands = {
                "": ([], [], []),
                "friends": (["bo"], [], []),
                "asks": ([], ["bo"], []),
                "asked": ([], [], ["bo"]),
            }
            assert of_ana == stands[friends.standing(connection, ana, bo)]


def test_one_has_so_many_friends_and_asks(connection, three):
    ana, bo, cy = three
    assert friends.ask(connection, ana, bo, 1) == "asked"
    assert friends.ask(connection, ana, cy, 1) == "too many"
    assert friends.ask(connection, cy, ana, 1) == "asked"
    assert friends.ask(connection, ana, cy, 1) == "friends", "who is asked may always say yes"


def test_friends_go_with_their_account_and_are_taken_home(connection, three):
    ana, bo, cy = three
    friends.ask(connection, ana, bo, MOST)
    friends.ask(connection, bo, ana, MOST)
    friends.ask(connection, ana, cy, MOST)
    kept = export_of(connection, ana)
    assert (kept["friends"], kept["asked_to_be_friends"]) == (["bo"], ["cy"])
    assert kept["shows"] == {"page": "everybody", "presence": "friends"}
    people.delete_person(connection, ana)
    assert connection.execute(select(schema.friends)).all() == []


def test_what_somebody_shows(connection, three):
    ana, bo, cy = three
    dora = people.create_person(connection, "Dora")
    assert profiles.openness_of(connection, dora.id) == Openness(page="nobody", presence="friends")
    friends.ask(connection, ana, bo, MOST)
    friends.ask(connection, bo, ana, MOST)
    readers = (None, ana, bo, cy)
    for page, on_page, by_name in (
        ("everybody", readers, readers),
        ("friends", (ana, bo), readers),
        ("nobody", (ana,), (ana,)),
    ):
        profiles.set_openness(connection, ana, Openness(page=page))
        for reader in readers:
            found = profiles.found_person(connection, "ANA", reader)
            assert (found is not None) == (reader in on_page), (page, reader)
            named = profiles.found_person(connection, "ana", reader, page=False)
            assert (named is not None) == (reader in by_name), (page, reader)
    profiles.set_openness(connection, ana, Openness(page="everybody", presence="nobody"))
    assert [one.shows for one in friends.circle_of(connection, bo).friends] == [False]
    connection.execute(schema.people.update().values(banned=""))
    assert profiles.found_person(connection, "ana", None) is None
