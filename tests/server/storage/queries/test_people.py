"""People, their sessions and their decks in both databases."""

from server.storage.samples import new_table, seat

from spellhall.server.storage import codes, schema
from spellhall.server.storage.queries import chat, decks, people, sessions, tables


def rows(connection, table):
    return connection.execute(table.select()).all()


# --- people


def test_a_guest(connection, clock):
    ana = people.create_person(connection, "Ana")
    assert (ana.name, ana.created, ana.login, ana.guest) == ("Ana", clock.now, None, True)
    bo = people.create_person(connection, "Bo")
    people.rename(connection, bo.id, "Boris")
    assert [row.name for row in rows(connection, schema.people)] == ["Ana", "Boris"]


def test_a_login_is_the_same_in_capitals(connection):
    ana, bo = (people.create_person(connection, name) for name in ("Ana", "Bo"))
    assert people.make_account(connection, ana.id, "Ana.B", "hash")
    assert not people.make_account(connection, bo.id, "ANA.b", "other")
    found = people.credentials(connection, "aNA.B")
    assert (found.person.id, found.person.login, found.person.guest, found.password) == (ana.id, "ana.b", False, "hash")
    assert people.credentials(connection, "bo") is None
    people.set_password(connection, ana.id, "new")
    assert people.credentials(connection, "ana.b").password == "new"


def test_the_number_of_a_deleted_person_is_given_to_nobody(connection):
    first = people.create_person(connection, "Ana")
    people.delete_person(connection, first.id)
    assert people.create_person(connection, "Bo").id != first.id


def test_an_account_claims_what_its_guest_had(connection):
    account, guest, other = (people.create_person(connection, name) for name in ("Ana", "Guest", "Bo"))
    table = tables.create_table(connection, new_table(host=guest.id, seats=[seat(0, guest.id), seat(1, other.id)]))
    decks.create_deck(connection, guest.id, "spellfire", "Mine", "1 Card")
    chat.add_chat(connection, table.id, 0, guest.id, "Guest", "hello")
    sessions.create_session(connection, guest.id, "token", "a browser")
    people.claim(connection, guest.id, account.id)
    table = tables.table_by_code(connection, table.code)
    assert (table.host, [seat.person for seat in table.seats]) == (account.id, [account.id, other.id])
    assert [deck.name for deck in decks.decks_of(connection, account.id)] == ["Mine"]
    assert [row.person for row in rows(connection, schema.chat)] == [account.id]
    assert sessions.person_by_session(connection, "token") is None
    assert [row.name for row in rows(connection, schema.people)] == ["Ana", "Bo"]


def test_the_games_of_a_deleted_person_stay_under_another_name(connection):
    ana, bo = (people.create_person(connection, name) for name in ("Ana", "Bo"))
    table = tables.create_table(
        connection, new_table(host=ana.id, seats=[seat(0, ana.id, "Ana"), seat(1, bo.id, "Bo")])
    )
    chat.add_chat(connection, table.id, 0, ana.id, "Ana", "hello")
    chat.add_chat(connection, table.id, 1, bo.id, "Bo", "hi")
    decks.create_deck(connection, ana.id, "spellfire", "Mine", "1 Card")
    sessions.create_session(connection, ana.id, "token", "a browser")
    people.delete_person(connection, ana.id)
    table = tables.table_by_code(connection, table.code)
    assert table.host is None
    assert [(seat.person, seat.name) for seat in table.seats] == [(None, "someone"), (bo.id, "Bo")]
    assert [line.name for line in chat.chat_of(connection, table.id, 10)] == ["someone", "Bo"]
    assert rows(connection, schema.decks) == rows(connection, schema.sessions) == []


def test_a_table_in_memory_may_still_name_who_is_gone(connection):
    ana, bo = (people.create_person(connection, name) for name in ("Ana", "Bo"))
    people.delete_person(connection, ana.id)
    table = tables.create_table(connection, new_table(host=ana.id, seats=[seat(0, ana.id), seat(1, bo.id)]))
    tables.save_seat(connection, table.id, seat(1, ana.id))
    tables.save_seat(connection, table.id, seat(2, bo.id))
    chat.add_chat(connection, table.id, 0, ana.id, "Ana", "hello")
    table = tables.table_by_code(connection, table.code)
    assert (table.host, [seat.person for seat in table.seats]) == (None, [None, None, bo.id])
    assert [row.person for row in rows(connection, schema.chat)] == [None]


# --- sessions


def test_a_session_is_known_by_its_token(connection, clock):
    ana = people.create_person(connection, "Ana")
    token = codes.new_token()
    sessions.create_session(connection, ana.id, token, "Firefox on Linux")
    known = sessions.person_by_session(connection, token)
    assert (known.person, known.seen) == (ana, clock.now)
    assert sessions.person_by_session(connection, token + "x") is None
    clock.now += 5000
    sessions.touch_session(connection, token)
    assert sessions.person_by_session(connection, token).seen == clock.now
    [session] = sessions.sessions_of(connection, ana.id)
    assert (session.id, session.device) == (known.session, "Firefox on Linux")
    assert (session.created, session.seen) == (clock.now - 5000, clock.now)


def test_the_token_itself_is_not_stored(connection):
    ana = people.create_person(connection, "Ana")
    sessions.create_session(connection, ana.id, "a-secret-token", "")
    assert "a-secret-token" not in str(rows(connection, schema.sessions))


def test_a_session_that_nobody_used_for_a_year_is_void(connection, clock):
    ana = people.create_person(connection, "Ana")
    sessions.create_session(connection, ana.id, "old", "")
    clock.now += sessions.LIFE - 1
    assert sessions.person_by_session(connection, "old") is not None
    sessions.create_session(connection, ana.id, "new", "")
    clock.now += 1
    assert sessions.person_by_session(connection, "old") is None
    assert len(sessions.sessions_of(connection, ana.id)) == 1
    sessions.end_old_sessions(connection)
    assert len(rows(connection, schema.sessions)) == 1


def test_sessions_end_one_by_one_or_all(connection, clock):
    ana, bo = (people.create_person(connection, name) for name in ("Ana", "Bo"))
    for token in ("one", "two", "three"):
        clock.now += 1
        sessions.create_session(connection, ana.id, token, token)
    sessions.create_session(connection, bo.id, "other", "other")
    assert [session.device for session in sessions.sessions_of(connection, ana.id)] == ["three", "two", "one"]
    sessions.end_session(connection, "one")
    [_, two] = sessions.sessions_of(connection, ana.id)
    assert not sessions.end_session_of(connection, bo.id, two.id)
    for part in ("", "%", two.id[:-1], two.id + "0"):
        assert not sessions.end_session_of(connection, ana.id, part)
    assert sessions.end_session_of(connection, ana.id, two.id)
    assert not sessions.end_session_of(connection, ana.id, two.id)
    assert [session.device for session in sessions.sessions_of(connection, ana.id)] == ["three"]
    sessions.end_sessions(connection, ana.id)
    assert [row.device for row in rows(connection, schema.sessions)] == ["other"]


# --- decks


def test_decks_are_kept_as_they_are_written(connection, clock):
    ana, bo = (people.create_person(connection, name) for name in ("Ana", "Bo"))
    text = "  3 Fire\r\n\n# Größe\t'\"\\ \u2603\n"
    one = decks.create_deck(connection, ana.id, "spellfire", "One", text)
    clock.now += 1
    two = decks.create_deck(connection, ana.id, "spellchain", "Two", "")
    assert decks.deck_of(connection, ana.id, one.id) == one
    assert one.text == text
    assert decks.decks_of(connection, ana.id) == [two, one]
    assert decks.decks_of(connection, ana.id, "spellfire") == [one]
    assert (decks.count_decks(connection, ana.id), decks.count_decks(connection, bo.id)) == (2, 0)
    clock.now += 1
    changed = decks.update_deck(connection, ana.id, one.id, "Uno", "1 Fire")
    assert (changed.name, changed.text, changed.created, changed.updated) == ("Uno", "1 Fire", one.created, clock.now)
    assert [deck.name for deck in decks.decks_of(connection, ana.id)] == ["Uno", "Two"]


def test_nobody_reaches_the_deck_of_another(connection):
    ana, bo = (people.create_person(connection, name) for name in ("Ana", "Bo"))
    deck = decks.create_deck(connection, ana.id, "spellfire", "One", "")
    assert decks.deck_of(connection, bo.id, deck.id) is None
    assert decks.update_deck(connection, bo.id, deck.id, "Mine", "") is None
    assert decks.share_deck(connection, bo.id, deck.id) is None
    assert not decks.delete_deck(connection, bo.id, deck.id)
    assert decks.deck_of(connection, ana.id, deck.id) == deck
    assert decks.delete_deck(connection, ana.id, deck.id)
    assert decks.deck_of(connection, ana.id, deck.id) is None


def test_a_deck_is_shared_under_one_code(connection):
    ana = people.create_person(connection, "Ana")
    one, two = (decks.create_deck(connection, ana.id, "spellfire", name, "text") for name in ("One", "Two"))
    code = decks.share_deck(connection, ana.id, one.id)
    assert decks.share_deck(connection, ana.id, one.id) == code
    assert decks.share_deck(connection, ana.id, two.id) != code
    shared = decks.deck_by_share(connection, f" {code[:5].lower()}-{code[5:]}")
    assert (shared.game, shared.name, shared.text, shared.by) == ("spellfire", "One", "text", "Ana")
    assert decks.deck_by_share(connection, "") is None
    assert decks.deck_by_share(connection, "\0'; DROP TABLE decks") is None
