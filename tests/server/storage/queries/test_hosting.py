"""What the one who runs a hall stores and looks at, in both databases."""

from __future__ import annotations

import msgspec
import pytest
from server.storage.samples import new_table, seat

from spellhall.server.storage import lease, pruning, schema
from spellhall.server.storage.export import export_of
from spellhall.server.storage.queries import (
    admin_commands,
    audit,
    chat,
    decks,
    hosting,
    invitations,
    journal,
    moderation,
    people,
    reports,
    sessions,
    tables,
)
from spellhall.server.storage.records import Step


@pytest.fixture
def ana(connection, clock):
    """Ana, with an account, two browsers and a deck."""
    ana = people.create_person(connection, "Ana")
    people.make_account(connection, ana.id, "ana", "$hash-of-her-password")
    for number in range(2):
        clock.now += 1
        sessions.create_session(connection, ana.id, f"secret-token-{number}", "Firefox on Linux")
    decks.create_deck(connection, ana.id, "spellfire", "Mine", "1 Card")
    return ana


@pytest.fixture
def bo(connection):
    """Bo, a guest."""
    return people.create_person(connection, "Bo")


@pytest.fixture
def table(connection, ana, bo):
    """A table of theirs."""
    new = new_table(host=ana.id, seats=[seat(0, ana.id, "Ana"), seat(1, bo.id, "Bo")])
    return tables.create_table(connection, new)


def rows(connection, table):
    return connection.execute(table.select()).all()


def kinds(connection) -> list[tuple[str, dict]]:
    return [(order.kind, order.body) for order in admin_commands.open_orders(connection)]


# --- lists


def test_people_are_listed_newest_first_and_found_by_a_part_of_their_name(connection, ana, bo, table, clock):
    listed = hosting.people_listed(connection, 10)
    assert [(row.name, row.login, row.sessions, row.tables) for row in listed] == [
        ("Bo", None, 0, 1),
        ("Ana", "ana", 2, 1),
    ]
    assert (listed[0].seen, listed[1].seen) == (None, clock.now)
    assert [row.name for row in hosting.people_listed(connection, 1)] == ["Bo"]
    assert [row.name for row in hosting.people_listed(connection, 10, "NA")] == ["Ana"]
    assert hosting.people_listed(connection, 10, "%") == []


@pytest.mark.parametrize("wanted", ["ana", "ANA", "@ana"])
def test_a_person_is_named_by_login_or_number(connection, ana, bo, wanted):
    assert hosting.person_named(connection, wanted).id == ana.id
    assert hosting.person_named(connection, str(bo.id)).name == "Bo"
    assert hosting.person_named(connection, "9" * 30) is hosting.person_named(connection, "nobody") is None


def test_a_login_of_digits_is_not_taken_for_a_number(connection, ana, bo):
    people.make_account(connection, bo.id, str(ana.id).zfill(3), "hash")
    assert hosting.person_named(connection, str(ana.id)).id == ana.id
    assert hosting.person_named(connection, f"@{str(ana.id).zfill(3)}").id == bo.id


def test_sessions_are_listed_without_their_tokens(connection, ana, clock):
    listed = hosting.sessions_listed(connection, 10)
    assert [(row.person, row.name, row.seen) for row in listed] == [
        (ana.id, "Ana", clock.now),
        (ana.id, "Ana", clock.now - 1),
    ]
    assert all(len(row.id) == sessions.ID_LENGTH for row in listed)
    assert hosting.sessions_listed(connection, 10, ana.id + 1) == []


def test_tables_are_listed_by_stage(connection, table):
    other = tables.create_table(connection, new_table())
    tables.start_table(connection, table.id, seed=1, version="1", digest="d")
    assert [one.code for one in tables.all_tables(connection, 10)] == [other.code, table.code]
    assert [one.code for one in tables.all_tables(connection, 10, "playing")] == [table.code]
    assert [one.code for one in tables.all_tables(connection, 1)] == [other.code]


# --- deeds


def test_whoever_is_banned_is_known_and_can_be_let_in_again(connection, ana):
    hosting.ban(connection, ana.id, "shouting")
    assert sessions.person_by_session(connection, "secret-token-0").person.banned == "shouting"
    assert people.credentials(connection, "ana").person.banned == "shouting"
    assert kinds(connection) == [("dismiss", {"person": ana.id})]
    hosting.unban(connection, ana.id)
    assert sessions.person_by_session(connection, "secret-token-0").person.banned is None
    assert [deed.deed for deed in audit.deeds(connection, 9)] == ["unban", "ban"]


def test_a_person_who_is_removed_leaves_no_name(connection, ana, bo, table):
    line = chat.add_chat(connection, table.id, 0, ana.id, "Ana", "hello")
    reports.report_line(connection, bo.id, table.id, line.id)
    hosting.remove_person(connection, ana.id)
    assert hosting.person_named(connection, "ana") is None
    assert [one.name for one in tables.table_by_code(connection, table.code).seats] == ["someone", "Bo"]
    (report,) = reports.reports_of(connection, 9)
    assert (report.name, report.accused, report.reporter) == ("someone", None, bo.id)
    assert kinds(connection) == [("gone", {"person": ana.id})]
    assert [(deed.deed, deed.person) for deed in audit.deeds(connection, 9, ana.id)] == [("remove person", ana.id)]


def test_sessions_are_ended_one_or_all(connection, ana, bo):
    first, _ = hosting.sessions_listed(connection, 9)
    assert hosting.sign_out(connection, ana.id, first.id)
    assert not hosting.sign_out(connection, ana.id, first.id)
    assert [row.id for row in hosting.sessions_listed(connection, 9)] != [first.id]
    assert hosting.sign_out(connection, ana.id)
    assert hosting.sessions_listed(connection, 9) == []
    assert not hosting.sign_out(connection, bo.id)
    assert kinds(connection) == [("dismiss", {"person": ana.id})] * 2


def test_a_new_password_signs_everybody_out(connection, ana):
    hosting.reset_password(connection, ana.id, "another hash")
    assert people.credentials(connection, "ana").password == "another hash"
    assert sessions.person_by_session(connection, "secret-token-1") is None
    assert all("hash" not in deed.about for deed in audit.deeds(connection, 9))


def test_a_waiting_table_that_is_closed_is_gone_and_a_game_is_over_without_a_winner(connection, ana, bo, table):
    waiting = tables.create_table(connection, new_table())
    tables.start_table(connection, table.id, seed=1, version="1", digest="d")
    journal.append_journal(
        connection,
        [(table.id, Step(number=number, kind="act", seat=0, at_ms=number, action=7)) for number in range(3)],
    )
    for code in (waiting.code, table.code):
        hosting.close_table(connection, tables.table_by_code(connection, code))
    assert tables.table_by_code(connection, waiting.code) is None
    closed = tables.table_by_code(connection, table.code)
    assert (closed.stage, closed.returns, closed.length) == ("over", [0.0, 0.0], 3)
    assert [deed.about for deed in audit.deeds(connection, 9)] == [table.code, waiting.code]


# --- orders


def test_an_order_is_carried_out_once_and_answered(connection, clock):
    number = admin_commands.give_order(connection, "close", code="BCDFGH")
    assert kinds(connection) == [("close", {"code": "BCDFGH"})]
    assert admin_commands.answer_to(connection, number) is None
    assert admin_commands.fulfil(connection, number, "done")
    assert not admin_commands.fulfil(connection, number, "withdrawn")
    assert admin_commands.answer_to(connection, number) == "done"
    assert kinds(connection) == []
    clock.now += admin_commands.KEPT + 1
    admin_commands.give_order(connection, "announce", text="", until=0)
    assert admin_commands.answer_to(connection, number) is None, "old orders are forgotten"
    assert admin_commands.last_order(connection, "announce").body == {"text": "", "until": 0}
    assert admin_commands.last_order(connection, "close") is None


# --- invitations


def test_a_code_lets_in_as_many_as_it_says_and_not_for_ever(connection, clock):
    code = invitations.invite(connection, 2, 100, "the club").code
    assert len(code) == invitations.CODE
    assert invitations.accept(connection, f" {code[:4].lower()}-{code[4:]} ").left == 1
    assert [one.left for one in invitations.open_invitations(connection)] == [1]
    assert invitations.accept(connection, code) is not None
    assert invitations.accept(connection, code) is None
    late = invitations.invite(connection, 1, 100, "").code
    clock.now += 100
    assert invitations.accept(connection, late) is None
    assert invitations.accept(connection, "") is None
    assert invitations.open_invitations(connection) == []


def test_a_code_can_be_withdrawn(connection, clock):
    code = invitations.invite(connection, 5, 100, "").code
    assert invitations.withdraw(connection, code.lower())
    assert not invitations.withdraw(connection, code)
    assert invitations.accept(connection, code) is None


# --- reports


def test_a_line_is_reported_once_by_each_and_settled_with_all_reports_on_it(connection, ana, bo, table):
    cy = people.create_person(connection, "Cy")
    line = chat.add_chat(connection, table.id, 0, ana.id, "Ana", "you fool").id
    for reporter in (bo.id, bo.id, cy.id):
        assert reports.report_line(connection, reporter, table.id, line)
    first, second = reports.reports_of(connection, 9)
    assert (first.name, first.text, first.accused, first.reporter) == ("Ana", "you fool", ana.id, bo.id)
    assert (second.reporter, second.code) == (cy.id, table.code)
    assert reports.count_reports(connection, bo.id, 0) == 1
    assert reports.settle(connection, first, "removed") == 2
    assert reports.reports_of(connection, 9) == []
    assert [one.verdict for one in reports.reports_of(connection, 9, settled=True)] == ["removed"] * 2


def test_only_what_people_said_at_that_table_can_be_reported(connection, ana, bo, table):
    other = tables.create_table(connection, new_table())
    said = chat.add_chat(connection, other.id, 0, ana.id, "Ana", "elsewhere").id
    own = chat.add_chat(connection, table.id, -1, None, "", "Ana's time is up.").id
    assert not reports.report_line(connection, bo.id, table.id, said)
    assert not reports.report_line(connection, bo.id, table.id, own)
    assert not reports.report_name(connection, bo.id, other.id, 0)
    assert reports.reports_of(connection, 9) == []


def test_a_line_that_is_removed_is_shown_to_nobody(connection, ana, table):
    line = chat.add_chat(connection, table.id, 0, ana.id, "Ana", "you fool")
    assert moderation.remove_line(connection, line.id)
    (shown,) = chat.chat_of(connection, table.id, 9)
    assert shown == msgspec.structs.replace(line, text="", removed=True)
    assert not moderation.remove_line(connection, line.id + 1)


def test_a_name_that_is_removed_is_gone_everywhere(connection, ana, bo, table):
    chat.add_chat(connection, table.id, 0, ana.id, "Ana", "hello")
    assert reports.report_name(connection, bo.id, table.id, 0)
    (report,) = reports.reports_of(connection, 9)
    assert (report.kind, report.name, report.accused) == ("name", "Ana", ana.id)
    moderation.remove_name(connection, ana.id)
    assert [one.name for one in tables.table_by_code(connection, table.code).seats] == ["someone", "Bo"]
    assert [line.name for line in chat.chat_of(connection, table.id, 9)] == ["someone"]
    assert hosting.person_named(connection, "ana").name == "someone"


# --- export


def test_an_export_holds_all_that_is_kept_of_a_person_and_no_secret(connection, ana, bo, table):
    chat.add_chat(connection, table.id, 0, ana.id, "Ana", "hello")
    chat.add_chat(connection, table.id, 1, bo.id, "Bo", "not hers")
    reports.report_name(connection, ana.id, table.id, 1)
    kept = export_of(connection, ana.id)
    text = msgspec.json.encode(kept).decode()
    assert kept["person"]["login"] == "ana"
    assert [deck["text"] for deck in kept["decks"]] == ["1 Card"]
    assert [(one["code"], one["host"], one["seats"][0]["name"]) for one in kept["tables"]] == [
        (table.code, True, "Ana")
    ]
    assert [line["text"] for line in kept["chat"]] == ["hello"]
    assert [one["name"] for one in kept["reports"]] == ["Bo"]
    assert len(kept["sessions"]) == 2
    secrets = [*connection.execute(schema.sessions.select().with_only_columns(schema.sessions.c.token_hash)).scalars()]
    secrets += [
        table.secret,
        *(one.token for one in table.seats),
        "$hash-of-her-password",
        "secret-token-0",
        "not hers",
    ]
    assert [secret for secret in secrets if secret in text] == []


def test_every_column_that_names_a_person_is_exported_or_known_not_to_be():
    """A table that names people and is made later must not be forgotten by the export."""
    naming = {
        f"{table.name}.{column.name}"
        for table in schema.metadata.tables.values()
        for column in table.columns
        if any(key.column.table is schema.people for key in column.foreign_keys)
    }
    exported = {"sessions.person", "decks.person", "seats.person", "tables.host", "chat.person", "reports.reporter"}
    exported |= {
        "recovery.person",
        "bots.owner",
        "friends.asker",
        "friends.asked",
        "pod_seats.person",
        "pods.host",
        "event_people.person",
        "events.host",
        "ratings.person",
    }
    about_others = {"reports.accused"}  # who accuses someone is not told to them
    about_others |= {"bots.person"}  # a bot takes nothing home; its owner does
    assert naming == exported | about_others


# --- audit


def test_the_audit_is_kept_for_a_time(connection, clock):
    audit.note(connection, "ban", "shouting", 1)
    clock.now += 10
    audit.note(connection, "sign in", "Firefox on Linux", 2)
    assert [(deed.deed, deed.person) for deed in audit.deeds(connection, 9)] == [("sign in", 2), ("ban", 1)]
    assert [deed.deed for deed in audit.deeds(connection, 9, 1)] == ["ban"]
    assert audit.forget_deeds(connection, clock.now) == 1
    assert [deed.person for deed in audit.deeds(connection, 9)] == [2]


# --- retention


def test_guests_whom_nobody_has_seen_are_forgotten_unless_they_play(connection, ana, clock):
    old, plays, seen = (people.create_person(connection, name) for name in ("Old", "Plays", "Seen"))
    tables.create_table(connection, new_table(seats=[seat(0, plays.id, "Plays"), seat(1)]))
    clock.now += 1000
    sessions.create_session(connection, seen.id, "token", "a browser")
    people.create_person(connection, "New")
    assert pruning.forget_guests(connection, clock.now) == [old.id]
    assert [row.name for row in hosting.people_listed(connection, 9)] == ["New", "Seen", "Plays", "Ana"]
    assert old.id not in [row.id for row in hosting.people_listed(connection, 9)]


def test_finished_tables_and_settled_reports_are_forgotten(connection, bo, table, clock):
    line = chat.add_chat(connection, table.id, 0, bo.id, "Bo", "you fool").id
    reports.report_line(connection, bo.id, table.id, line)
    reports.settle(connection, reports.reports_of(connection, 1)[0], "kept")
    tables.finish_table(connection, table.id, [0.0, 0.0], 1)
    clock.now += 1
    new = tables.create_table(connection, new_table())
    assert pruning.forget_finished(connection, clock.now - 1) == []
    assert hosting.forget_reports(connection, clock.now - 1) == 0
    assert pruning.forget_finished(connection, clock.now) == [table.code]
    assert hosting.forget_reports(connection, clock.now) == 1
    assert [one.code for one in tables.all_tables(connection, 9)] == [new.code]
    assert rows(connection, schema.chat) == rows(connection, schema.reports) == []


# --- without a server


def test_a_table_is_closed_without_a_server_only_when_none_is_at_work(connection, table, clock):
    tables.start_table(connection, table.id, seed=1, version="1", digest="d")
    table = tables.table_by_code(connection, table.code)
    order = admin_commands.give_order(connection, "close", code=table.code)
    server = lease.myself()
    assert lease.take(connection, server) is None
    assert not hosting.close_without_server(connection, table, order)
    connection.execute(schema.alive.update().values(until_ms=1))
    assert hosting.close_without_server(connection, table, order)
    assert tables.table_by_code(connection, table.code).stage == "over"
    assert not hosting.close_without_server(connection, table, order), "it is done already"
    assert not hosting.server_at_work(connection)


def test_where_no_server_ever_was_none_is_at_work(connection):
    assert not hosting.server_at_work(connection)
