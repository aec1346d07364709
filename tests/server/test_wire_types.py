"""The page's types are those of the hall: of the socket, of HTTP, and of what each game says of its cards and table."""

from __future__ import annotations

import random
import re

import http_types
import msgspec
import pytest
import wire_types
from toy_game import Toy

from spellhall.registry import game as make_game
from spellhall.registry import game_names

GAMES = game_names()


@pytest.mark.parametrize("file", wire_types.files(), ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_the_pages_types_are_current(file):
    assert file.read_text(encoding="utf-8") == wire_types.files()[file], "run python tools/wire_types.py"


def test_the_pages_types_of_http_are_current():
    assert http_types.FILE.read_text(encoding="utf-8") == http_types.page(), "run python tools/http_types.py"


def test_what_an_address_takes_and_answers_is_typed():
    text = http_types.page()
    assert '  "/api/tables": { answer: Lobby };' in text
    assert '  "/api/tables": { body: TablePlan; answer: TableInfo };' in text
    assert '  "/api/decks": { query: { game?: string | null }; answer: DecksAnswer };' in text
    assert '  "/api/decks/{id}": { answer: void };' in text
    answered = text.split("export interface TableInfo {")[1].split("}")[0]
    sent = text.split("export interface NewReport {")[1].split("}")[0]
    ordered = text.split("export interface TablePlan {")[1].split("}")[0]
    assert "broken: string;" in answered, "an answer has all its fields"
    assert "game: string;" in ordered and "line?: " in sent, "what has a default may be left out"


def test_the_files_are_written_the_same_each_time():
    assert wire_types.files() == wire_types.files()


def test_what_the_page_hears_has_all_its_fields_and_what_it_says_may_leave_out_defaults():
    text = "".join(wire_types.socket().values())
    heard = text.split("export interface CardSeen {")[1].split("}")[0]
    said = text.split("export interface Watch {")[1].split("}")[0]
    assert "key: string | null;" in heard
    assert "host: string | null;" in heard
    assert "seat?: number;" in said
    assert "table: string;" in said


def test_defaults_that_the_server_leaves_out_are_known_to_the_page():
    text = wire_types.socket()["wire/shapes.ts"]
    frame = next(line for line in text.splitlines() if line.startswith("  Frame: "))
    assert '"thinking": -1' in frame
    assert '"cards": ["map", "CardSeen"]' in frame
    reason = next(line for line in text.splitlines() if line.startswith("  Reason: "))
    assert '"numbers": ["lists", "Part"]' in reason


def test_each_subject_has_a_file_that_takes_from_others_what_it_names():
    told = wire_types.socket()
    defined = {name: re.findall(r"^export interface (\w+)", text, re.M) for name, text in told.items()}
    assert all(defined[f"wire/{subject}.ts"] for subject in wire_types.SUBJECTS)
    assert "PodFrame" in defined["wire/pods.ts"] and "EventDesk" in defined["wire/events.ts"]
    assert [*wire_types.imports(["Frame", "PodMatch"], "pods")] == [
        "import type {",
        "  Frame,",
        '} from "./tables";',
        "",
    ]
    assert all(f'export * from "./wire/{part}";' in told["wire.ts"] for part in (*wire_types.SUBJECTS, "shapes"))


def test_a_game_says_some_things_always_and_others_where_they_matter():
    text = wire_types.of_game(game := make_game("spellfire"), wire_types.shapes_of(game))
    seen = text.split("export interface SpellfireSeen {")[1].split("}")[0]
    assert "  type: string;" in seen
    assert "  razed?: boolean;" in seen
    assert "  card: string;" in text.split("export interface Played {")[1].split("}")[0]
    assert "  answers: string | null;" in text
    assert "  target: string | null;" in text.split("export interface SpellfireRegisters {")[1]
    assert "had_chance" not in text, "a secret column is no column of the page"


def test_a_game_without_shapes_has_no_types():
    assert wire_types.shapes_of(Toy()) == []


def of_shape(value, view):
    """Whether something that a game says holds what its shape names, and nothing else."""
    shape = wire_types.shape_of(view)
    return msgspec.convert(value, shape, dec_hook=lambda kind, given: kind(given)) == value


@pytest.mark.parametrize("name", GAMES)
def test_what_a_game_says_is_of_its_shapes(name):
    made = make_game(name)
    if not wire_types.shapes_of(made):
        pytest.skip("it says nothing of its own to the page")
    assert all(of_shape(made.face_of(card), made.face_of) for card in made.catalogue)
    decks = sorted(made.starter_decks().items())
    lot = random.Random(name)
    state = made.new_state([lot.choice(decks)[1] for _ in range(2)], 1)
    for moment in range(300):
        if state.is_terminal():
            break
        if moment % 10 == 0:
            assert all(of_shape(made.card_view(state, card, 0), made.card_view) for card in range(len(state.zone)))
            assert of_shape(made.page_view(state), made.page_view)
            if wire_types.shape_of(made.table_view):
                assert of_shape(made.table_view(state), made.table_view)
        state.apply(lot.choice(state.legal_actions()))
