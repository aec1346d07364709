"""Bots in both databases: whose they are, what is kept of their tokens, and what stays of them."""

from server.storage.samples import new_table, seat
from sqlalchemy import select

from spellhall.server.storage import pruning, schema
from spellhall.server.storage.codes import fingerprint
from spellhall.server.storage.queries import bots, people, tables


def owner(connection, name="Ana"):
    ana = people.create_person(connection, name)
    people.make_account(connection, ana.id, name.lower(), "hash")
    return ana


def test_a_bot_is_found_by_its_token_of_which_only_the_fingerprint_is_kept(connection, clock):
    ana = owner(connection)
    made = bots.create_bot(connection, ana.id, "Rusty", ["spellfire", "spellchain"], "token", 5)
    assert (made.name, made.games, made.owner, made.made, made.seen) == (
        "Rusty",
        ["spellfire", "spellchain"],
        ana.id,
        clock.now,
        None,
    )
    assert connection.execute(select(schema.bots.c.token_hash)).scalars().all() == [fingerprint("token")]
    found = bots.bot_by_token(connection, "token")
    assert (found.person.id, found.person.name, found.person.owner) == (made.person, "Rusty", ana.id)
    assert found.session == made.session and found.seen == 0
    clock.now += 60
    bots.touch_bot(connection, made.person)
    bots.renew_token(connection, made.person, "another")
    assert bots.bot_by_token(connection, "token") is None
    (bot,) = bots.bots_of(connection, ana.id)
    assert (bot.made, bot.seen) == (clock.now, clock.now)
    assert bots.games_of(connection, bot.person) == ["spellfire", "spellchain"]


def test_one_has_no_more_bots_than_one_may(connection):
    ana, bo = owner(connection), owner(connection, "Boris")
    assert bots.create_bot(connection, ana.id, "One", ["spellchain"], "1", 1)
    assert bots.create_bot(connection, ana.id, "Two", ["spellchain"], "2", 1) is None
    two = bots.create_bot(connection, bo.id, "Two", ["spellchain"], "2", 1)
    assert [bot.name for bot in bots.all_bots(connection, 9)] == ["Two", "One"]
    assert bots.bot_by_code(connection, two.code.lower()) == two
    assert bots.bot_by_code(connection, two.code, ana.id) is None
    assert bots.bots_by_person(connection, {two.person}) == [two]


def test_a_seat_tells_that_a_bot_sits_there_also_in_the_lists_of_others(connection):
    ana = owner(connection)
    bot = bots.create_bot(connection, ana.id, "Rusty", ["spellchain"], "token", 5)
    made = tables.create_table(connection, new_table(seats=[seat(0, ana.id, "Ana"), seat(1, bot.person, "Rusty")]))
    assert [(one.plate.bot, one.plate.page) for one in made.seats] == [(False, "ana"), (True, "")]
    kept = tables.save_seat(connection, made.id, made.seats[1])
    assert kept.plate.bot


def test_a_bot_goes_with_its_owner_and_its_games_stay(connection):
    ana = owner(connection)
    bot = bots.create_bot(connection, ana.id, "Rusty", ["spellchain"], "token", 5)
    made = tables.create_table(connection, new_table(seats=[seat(0), seat(1, bot.person, "Rusty")]))
    assert people.delete_person(connection, ana.id) == [bot.person]
    assert bots.all_bots(connection, 9) == []
    left = tables.table_by_code(connection, made.code).seats[1]
    assert (left.person, left.name, left.plate.bot) == (None, people.FORGOTTEN, False)


def test_bots_are_not_thrown_away_as_guests_whom_nobody_sees(connection, clock):
    ana = owner(connection)
    bot = bots.create_bot(connection, ana.id, "Rusty", ["spellchain"], "token", 5)
    guest = people.create_person(connection, "Guest")
    assert pruning.forget_guests(connection, clock.now + 1) == [guest.id]
    assert bots.bot_by_token(connection, "token").person.id == bot.person
