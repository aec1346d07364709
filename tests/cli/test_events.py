"""``spellhall event``: an event on paper from its announcement to its closing, and one sentence for what is refused."""

from __future__ import annotations

import json
import re

import pytest
from tournaments.toy_book import STONES, ToyBook
from typer.testing import CliRunner

from spellhall.cli.event import files
from spellhall.cli.main import app
from spellhall.kernel.errors import UsageError
from spellhall.registry import class_of
from spellhall.tournaments.commands import entrants
from spellhall.tournaments.files import read_event
from spellhall.tournaments.log_sentences import told

HOUSE = "spellchain"
"""A game of the hall that lends its name and its cards to the game of stones."""
THREE_ROUNDS = (
    "3 rounds: 37 players at 12 tables (11 of three, 1 of four); 12 at 4; 4 at 1; no second chance; 17 tables; "
    "214 points; coordinator 37, each judge 18\n"
)


@pytest.fixture(autouse=True)
def stones(monkeypatch):
    """Every game's tournaments are those of the game of stones; the clock goes by a second at a time."""
    monkeypatch.setattr(class_of(HOUSE), "tournament_book", lambda self: ToyBook())
    moments = iter(range(1_000_000_000_000, 2_000_000_000_000, 1000))
    monkeypatch.setattr(files, "now", lambda: next(moments))


@pytest.fixture
def shop(tmp_path):
    """An event of Ana, Bo and seven others, drawn and published."""
    path = tmp_path / "shop.event"
    good("new", path, "--name", "Quarry-Six", "--book", HOUSE, "--seed", 7, "--coordinator", "Zoe", "--scored")
    good("add", path, "Ana", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal", "Ivy")
    good("draw", path)
    good("publish", path)
    return path


def run(*arguments):
    return CliRunner().invoke(app, ["event", *(str(argument) for argument in arguments)])


def good(*arguments):
    result = run(*arguments)
    assert result.exit_code == 0, result.stderr
    return result.stdout


def refused(path, *arguments):
    """The one sentence with which something is refused; nothing is written then."""
    before = path.read_bytes() if path.exists() else None
    result = run(*arguments)
    assert result.exit_code == 2, result.output
    assert (path.read_bytes() if path.exists() else None) == before
    assert result.stderr.startswith("spellhall: ") and result.stderr.count("\n") == 1
    return result.stderr.removeprefix("spellhall: ").rstrip("\n")


def seats(path, table):
    event = read_event(path)
    return [event.name(entrant) for entrant in event.table(table).entrants]


def play(path, table, *more):
    """Play the match at a table; its first seat wins twice."""
    first, *others = seats(path, table)
    counts = ", ".join([f"{first} 6", *(f"{name} {4 - place}" for place, name in enumerate(others))])
    good("result", path, table, counts, *more)
    return good("result", path, table, counts, "--number", 2, *more)


def test_forecasts():
    assert good("forecast", 37) == THREE_ROUNDS
    assert good("forecast", 17) == (
        "3 rounds: 17 players at 5 tables (3 of three, 2 of four); 6 at 2, one brought back; 3 at 1, one brought back; "
        "2 second chances; 8 tables; 113 points; coordinator 17, each judge 8\n"
    )
    fewest = good("forecast", 15, "--policy", "fewest_fours")
    assert fewest.startswith("3 rounds: 15 players at 5 tables (5 of three); 6 at 2, one brought back;")


def test_a_whole_event_on_paper(tmp_path):
    """37 names from a list, everything typed: a drop, a correction, a second chance that is declined once."""
    path, csv = tmp_path / "shop.event", tmp_path / "names.csv"
    csv.write_text("number;name;note\n" + "".join(f"{n};Player {n:02};\n" for n in range(1, 38)))
    told_new = good("new", path, "--name", "Quarry-Six", "--book", HOUSE, "--seed", 7, "--scored")
    assert told_new.startswith("Quarry-Six\nThe fingerprint of its seed is ")
    assert good("add", path, "--csv", csv).startswith("37 entered; there are 37 entrants now.\n")
    assert refused(path, "draw", path) == "an event needs a coordinator before it begins (SFT-GEN-01)"
    good("staff", path, "Zoe", "coordinator")
    good("staff", path, "Yan", "judge")
    good("draw", path)
    assert refused(path, "result", path, 1, f"{seats(path, 1)[0]} 6") == "round 1 isn't published yet"
    good("publish", path)
    leaver = seats(path, 12)[3]
    good("drop", path, leaver)
    for table in range(1, 13):
        play(path, table)
    first, second, third = seats(path, 1)
    wrong = f"{first} 4, {second} 6, {third} 3"
    points = {f"Points of {name} {before} -> 0." for name, before in ((first, 4), (second, 3), (third, 2))}
    assert {*good("correct", path, "1.1.2", wrong, "--dry-run").splitlines()} == {
        "The match isn't over then.",
        *points,
    }
    good("correct", path, "1.1.2", f"{first} 6, {second} 3, {third} 4", "--reason", "slip misread")
    assert refused(path, "count", path, "1.1", "holdings", f"{second} 2") == (
        "nothing at table 1 depends on holdings, but on razed (SFT-SCO-15)"
    )
    good("count", path, "1.1", "razed", f"{second} 2, {third} 1")
    for survivor in (seats(path, 2)[0], seats(path, 3)[0]):
        good("drop", path, survivor)
    assert good("draw", path).count("table") == 3
    good("publish", path)
    for table in (1, 2, 3):
        play(path, table)
    good("drop", path, seats(path, 3)[0])
    assert refused(path, "draw", path).startswith("2 are left, which doesn't fill tables of three (SFT-BRK-09): ask ")
    asked = good("back", path)
    assert "was asked to come back: what's the answer?" in asked
    assert ": ask " in good("back", path, "no")
    good("back", path)
    assert good("back", path, "yes").startswith("Pair round 3: 3 play.")
    good("draw", path)
    good("publish", path)
    done = play(path, 1)
    winner = seats(path, 1)[0]
    assert f"Table 1 is done: 1st {winner}, 2nd " in done and f"{winner} has won: finish the event." in done
    assert "its seed was 7" in good("close", path)
    assert good("verify", path).splitlines()[-1] == "Everything checks out."
    lines = good("standings", path, "--explain")
    assert f"{winner}: R1 table" in lines
    found = json.loads(good("standings", path, "--json"))
    assert found["standing"][0]["name"] == winner and found["standing"][0]["status"] == "won"
    assert sum(line["points"] for line in found["standing"]) == sum(
        credit["points"] for credit in found["ledger"] if credit["kind"] == "player"
    )
    assert {"name": "Zoe", "kind": "coordinator", "points": 37} in found["ledger"]
    assert {"name": "Yan", "kind": "judge", "points": 18} in found["ledger"]
    for form in ("csv", "json", "html"):
        good("export", path, f"--{form}", tmp_path / form)
        names = {sheet.stem for sheet in (tmp_path / form).iterdir()}
        assert {"standings", "scoring-form", "round-1-grid", "round-3-slips"} <= names
        assert winner in (tmp_path / form / f"standings.{form}").read_text()
    assert winner in good("grid", path) and "Round 2, table 1" in good("slips", path, "--round", 2)


def test_verify_names_the_entry_that_was_changed(shop):
    lines = shop.read_bytes().splitlines(keepends=True)
    middle = len(lines) // 2
    digit = re.search(rb'"at":\d+(\d)', lines[middle])
    changed = str((int(digit[1]) + 1) % 10).encode()
    lines[middle] = lines[middle][: digit.start(1)] + changed + lines[middle][digit.end(1) :]
    shop.write_bytes(b"".join(lines))
    result = run("verify", shop)
    assert result.exit_code == 1
    objection = (
        f"line {middle + 1}: entry {middle} doesn't fit the entries before it: it, or one before it, was changed"
    )
    assert result.stderr == f"spellhall: {objection}\n"
    told = refused(shop, "show", shop)
    assert f"was changed by hand or damaged: {objection} (`spellhall event recover` saves the intact part)" in told


def test_what_is_sound_of_a_damaged_file_is_kept_in_a_new_one(shop, tmp_path):
    first, second, third = seats(shop, 1)
    good("result", shop, 1, f"{first} 6, {second} 3, {third} 2")
    good("result", shop, 2, ", ".join(f"{name} {count}" for name, count in zip(seats(shop, 2), (6, 3, 2), strict=True)))
    whole, new = shop.read_bytes(), tmp_path / "new.event"
    assert "is intact: all" in refused(new, "recover", shop, "--to", new) and not new.exists()
    lines = whole.splitlines(keepends=True)
    shop.write_bytes(b"".join(lines[:-2]) + lines[-2][:40] + b"\n" + lines[-1])
    damaged = shop.read_bytes()
    assert "spellhall event recover" in refused(shop, "show", shop)
    told = good("recover", shop, "--to", new)
    kept = len(lines) - 3
    assert told.startswith(f"{kept} entries saved. The last one:\n") and "Round 1 is published." in told
    assert f"Line {len(lines) - 1} isn't JSON: an entry is one whole line from {{ to }}.\n2 lines lost" in told
    assert f"  line {len(lines)}: reported, round 1, table 2, game 1\n" in told
    assert told.endswith("Round 1 is waiting for results from tables 1, 2, 3.\n")
    assert shop.read_bytes() == damaged, "the damaged file stays"
    assert new.read_bytes() == b"".join(lines[:-2]) and good("verify", new).endswith("Everything checks out.\n")
    for taken in (new, shop):
        assert "already exists" in refused(taken, "recover", shop, "--to", taken)
    good("result", new, 1, f"{first} 6, {second} 3, {third} 2")


@pytest.mark.parametrize("data", [b"", b"stones\n", b'{"spellhall":"event"}\n'])
def test_of_what_is_no_event_nothing_is_kept(tmp_path, data):
    path, new = tmp_path / "shop.event", tmp_path / "new.event"
    path.write_bytes(data)
    assert refused(new, "recover", path, "--to", new).startswith(f"nothing in {path} can be saved: ")
    assert not new.exists()


def test_a_public_log_tells_no_reason_of_penalties_and_cases(shop):
    good("staff", shop, "Yan", "judge")
    good("penalty", shop, "Bo", "warning", "--by", "Yan", "--reason", "he came late")
    assert "(for staff) [Yan]" in good("log", shop) and "he came late" not in good("log", shop)
    assert "Reason: he came late." in good("log", shop, "--private")
    good("undo", shop)
    good("move", shop, seats(shop, 1)[0], seats(shop, 2)[0], "--reason", "the lamp blinds")
    assert "Reason: the lamp blinds." in good("log", shop), "other reasons are for everybody"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("add", "Jon"), "round 1 is paired: anyone who comes now is late (SFT-BRK-05)"),
        (("draw",), "table 1 of round 1 is still playing (SFT-BRK-19)"),
        (("publish",), "round 1 is published already"),
        (("result", 9, "Ana 6"), "round 1 has tables 1 to 3, so there's no table 9"),
        (("result", 1, "Ana"), "'Ana' is not a name with a number; write it like \"Ana 6, Bo 4, Cy 4\""),
        (("result", 1, "Nobody 6"), "no one at table 1 is called 'Nobody'"),
        (("correct", "1.1", ""), "write a game as ROUND.TABLE.GAME, as in 2.3.1, not '1.1'"),
        (("correct", "1.1.1", ""), "game 1 of table 1 in round 1 isn't reported"),
        (("back",), "table 1 of round 1 is still playing (SFT-BRK-19)"),
        (("close",), "table 1 of round 1 is still playing (SFT-BRK-19)"),
        (("drop", "Nobody"), "no one among the entrants is called 'Nobody'"),
        (("drop", "9" * 5000), f"no one among the entrants is called '{'9' * 39}…'"),
        (("drop", "Ana", "--reason", "half\ud800"), "'half\\ud800' can't be stored as text; type it again"),
        (("drop", "Ana", "--ejected"), "say why they're disqualified (SFT-SID-05)"),
        (("time", "--more", 5, "--reason", "fire alarm"), "this tournament has no time limit (SFT-TIM-01)"),
        (("rule", "", "--by", "Zoe"), "write the ruling"),
        (("rule", "No.", "--by", "Ana"), "a ruling takes the coordinator or a judge, and Ana is neither"),
        (("rule", "No.", "--rule", "SFT-XXX-1"), "no rule book has a rule 'SFT-XXX-1'; the nearest is "),
        (
            ("case", "Ana", "No.", "--rule", "SFT-GEN-99"),
            "no rule book has a rule 'SFT-GEN-99'; the nearest is ",
        ),
        (
            ("check", "paid", "--note", "x"),
            "you can tick advertised, booklet, copy and sent, not 'paid'",
        ),
        (("staff", "Ana", "king"), "staff are coordinator, judge or scorekeeper, not 'king'"),
        (("staff", "Ana", "none"), "Ana is not on the staff"),
        (("late",), "name the latecomer"),
        (("change", "Ana", "--table", 9999), "tables are numbered 1 to 1000, and 0 is any"),
        (("plan", "--structure", "league"), "league needs the setting until, as in until=2026-12-31"),
        (("plan", "--structure", "swiss", "--set", "rounds=many"), "rounds takes a whole number, not 'many'"),
        (("plan", "--structure", "swiss", "--set", "seats=5"), "seats takes 2, 3 or 4, not '5'"),
        (("plan", "--structure", "swiss", "--set", "points=a,b"), "points takes whole numbers with commas, not 'a,b'"),
        (("plan", "--policy", "keep_apart=maybe"), "keep_apart takes true or false, not 'maybe'"),
        (("plan", "--scored"), "the plan is fixed once round 1 is paired"),
        (("reopen",), "the event isn't closed"),
        (("slips", "--round", 4), "round 4 isn't paired yet"),
        (("grid", "--format", "stone"), "a sheet's format is text, csv, json, html, not 'stone'"),
        (("export",), "name a folder: --csv DIR, --json DIR or --html DIR"),
        (("undo", "--by", "Nobody"), "no one at this event is called 'Nobody'"),
    ],
)
def test_what_is_refused_is_one_sentence_and_changes_nothing(shop, arguments, sentence):
    command, *more = arguments
    said = refused(shop, command, shop, *more)
    assert said.startswith(sentence) if sentence.endswith("the nearest is ") else said == sentence


def test_a_round_that_is_not_published_is_not_said_to_be_played(shop):
    for table in (1, 2, 3):
        play(shop, table)
    good("draw", shop)
    sentence = "round 2 is already paired; publish and play it first"
    assert [refused(shop, command, shop) for command in ("draw", "back", "close")] == [sentence] * 3


def test_one_entrant_is_one(tmp_path):
    path, csv = tmp_path / "shop.event", tmp_path / "names.csv"
    good("new", path, "--name", "Quarry-Six", "--book", HOUSE, "--seed", 7, "--coordinator", "Zoe")
    few = "a table has at least three entrants, and there"
    assert good("show", path).splitlines()[2:] == [
        "0 entrants; entry is open.",
        f"None have entered: {few} are none (SFT-BRK-03).",
    ]
    assert good("add", path, "Ana") == (
        f"1 entered; there is 1 entrant now.\n1 has entered: {few} is 1 (SFT-BRK-03).\n"
    )
    assert "1 entrant; entry is open." in good("show", path)
    csv.write_bytes(b"\0")
    assert refused(path, "add", path, "--csv", csv) == f"{csv} can't be read as a list of entrants: it isn't text"


def test_a_type_for_teams_has_entrants_of_so_many(tmp_path):
    """What the type wants is taken where nothing is said; what it cannot be is refused."""
    path = tmp_path / "shop.event"
    good("new", path, "--name", "Crews-Six", "--book", HOUSE, "--seed", 7)
    assert read_event(path).plan.team == 2
    said = refused(tmp_path / "b", "new", tmp_path / "b", "--name", "Crews-Six", "--book", HOUSE, "--team", 1)
    assert said == "Crews is played by teams of two; an entrant is two people, not one (TOY-9)"
    said = refused(tmp_path / "b", "new", tmp_path / "b", "--name", "Quarry-Six", "--book", HOUSE, "--team", 2)
    assert said == "Quarry is played by single players; an entrant is one person, not two (TOY-1)"
    assert refused(path, "add", path, "Ana") == "an entrant here is a team of two people, not one person"
    assert good("add", path, "Ana", "Bo", "--team", "Left").startswith("1 entered; there is 1 team now.\n")


def test_a_new_event_takes_no_other_files_place(shop):
    sentence = refused(shop, "new", shop, "--name", "Quarry-Six", "--book", HOUSE)
    assert sentence == f"{shop} already exists; each event needs its own file"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--name", "Heap-Six"), "Heap is no type of the game of stones (TOY-1)"),
        (("--name", "Quarry-Six", "--structure", "tower"), "there's no structure 'tower'; choose from "),
        (("--name", "Quarry-Six", "--set", "rounds=5"), "tables has no setting 'rounds': it has to_win"),
        (("--name", "Quarry-Six", "--policy", "luck"), "no policy has the value 'luck': write NAME=VALUE, as in "),
        (("--name", "Quarry-Six", "--policy", "second_chance=luck"), "second_chance ranks by points, average_last,"),
        (("--name", "Quarry-Six", "--factor", 99), "points are multiplied by 1 to 10, not 99 (SFT-SCO-16)"),
        (("--name", "Quarry-Six", "--type", "Heap"), "Heap is no type of the game of stones (TOY-1)"),
    ],
)
def test_what_cannot_be_announced_is_refused(tmp_path, arguments, sentence):
    path = tmp_path / "shop.event"
    assert sentence in refused(path, "new", path, "--book", HOUSE, *arguments)


def test_a_name_is_read_back(tmp_path):
    assert good("name", "Cairn-Ten", "--book", HOUSE) == (
        "Cairn-Ten\npreset = stones\ntarget = 10\nNote: Cairn takes long (TOY-2).\n"
    )
    assert (
        refused(tmp_path / "none", "name", "Heap-Six", "--book", HOUSE)
        == "Heap is no type of the game of stones (TOY-1)"
    )


def test_a_name_without_its_game_is_told_all_games(tmp_path):
    assert refused(tmp_path / "none", "name", "Championship") == (
        "an event's name starts with its game (Spell Chain, Spellfire, Spellslinger), unlike 'Championship'; "
        "or use --book"
    )


def test_two_hands_at_one_file_do_not_write_over_each_other(shop):
    with pytest.raises(UsageError, match="someone else just changed"), files.changing(shop) as desk:
        good("drop", shop, "Ana")
        desk.do(entrants.drop(desk.event, desk.entrant("Bo")))
    event = read_event(shop)
    assert event.entrant(1).gone and not event.entrant(2).gone


@pytest.mark.parametrize(
    "command", [("add", "Max"), ("drop", "Bo"), ("rule", "Go on."), ("result", 1, "Ana 6, Bo 4, Cy 4"), ("publish",)]
)
def test_who_comes_second_reads_of_no_success(shop, monkeypatch, command):
    if command[0] == "add":
        good("new", path := shop.with_name("two.event"), "--name", "Quarry-Six", "--book", HOUSE, "--seed", 7)
    else:
        path = shop
    if command[0] == "publish":
        good("draw", path, "--again", "--reason", "by hand")
    if command[0] == "result":
        first, second, third = seats(path, 1)
        command = ("result", 1, f"{first} 6, {second} 4, {third} 3")
    name, *rest = command
    write, quicker = files.write_event, [("staff", path, "Yan", "judge")]

    def later(*given, **more):
        """Someone else is quicker, once."""
        if quicker:
            good(*quicker.pop())
        return write(*given, **more)

    monkeypatch.setattr(files, "write_event", later)
    result = run(name, path, *rest)
    assert not quicker and result.exit_code == 2
    assert result.stdout == "" and "someone else just changed" in result.stderr
    assert run(name, path, *rest).stdout, "and the one who tries again reads what came of it"


def test_show_says_which_tie_still_waits(shop):
    first, second, third = seats(shop, 1)
    for number in (1, 2):
        good("result", shop, 1, f"{first} 6, {second} 3, {third} 3", "--number", number)
    assert f"(done; a tie waits for the razed of {second} and {third})" in good("show", shop)
    good("count", shop, 1, "razed", f"{second} 2, {third} 1")
    assert "a tie waits" not in good("show", shop)


def test_the_next_step_names_who_has_no_deck(tmp_path):
    path = tmp_path / "shop.event"
    good("new", path, "--name", "Quarry-Six", "--book", HOUSE, "--seed", 7, "--coordinator", "Zoe", "--registration")
    told = good("add", path, "Ana", "Bo", "Cy").splitlines()[-1]
    assert told == f"3 have entered: {refused(path, 'draw', path)}." and "missing: Ana, Bo and Cy" in told


def test_a_number_is_a_name_before_it_is_a_number_and_a_letter_one_however_typed(tmp_path):
    path = tmp_path / "shop.event"
    good("new", path, "--name", "Quarry-Six", "--book", HOUSE, "--seed", 7, "--coordinator", "Zoe")
    good("add", path, "2", "Bo", "Zoe\u0308")
    assert refused(path, "add", path, "Zo\xeb") == "Zo\xeb has already entered"
    assert good("drop", path, "2").startswith("2 is out of the event.\n")
    assert good("drop", path, "zo\xeb").startswith("Zo\xeb is out of the event.\n")


def test_a_forgotten_name_breaks_no_fingerprint(shop):
    good("forget", shop, "Ana")
    assert b"Ana" not in shop.read_bytes()
    assert good("verify", shop).endswith("Everything checks out.\n")
    assert "a player who left enters as number 1." in "\n".join(told(read_event(shop)))


def test_what_was_taken_back_does_not_hold(shop):
    before = seats(shop, 1)
    good("result", shop, 1, f"{before[0]} 6, {before[1]} 2, {before[2]} 1")
    assert "Entry " in good("undo", shop)
    assert not read_event(shop).table(1).reports
    assert "(undone)" in good("log", shop)
    assert good("verify", shop).endswith("Everything checks out.\n")


def test_cards_beside_a_deck_are_counted_or_told_not_to_be_there(shop):
    one, other, _ = seats(shop, 1)
    assert good("sideboard", shop, one, "--count-for", other) == f"No cards lie beside the deck of {one}.\n"
    assert good("sideboard", shop, one, "--none") == f"{one} has no sideboard in this match.\n"
    assert refused(shop, "sideboard", shop, one) == "use --none, or --count-for an opponent"


def test_who_is_there_needs_a_table_or_brought_something_is_noted(shop):
    good("change", shop, "Bo", "--here", "--brought", "--table", 2, "--apart", "Cy")
    bo = read_event(shop).entrant(2)
    assert (bo.here, bo.brought, bo.fixed_table, bo.apart) == (True, True, 2, (3,))
    assert refused(shop, "change", shop, "Bo", "--here") == "Bo has already checked in"


def test_who_stands_on_a_list_twice_is_named_and_nobody_enters(tmp_path):
    path, people = tmp_path / "shop.event", tmp_path / "people.csv"
    good("new", path, "--name", "Quarry-Six", "--book", HOUSE, "--seed", 7, "--coordinator", "Zoe")
    people.write_text("name;club\nAna;A\nBo;B\nana;C\n")
    for listed in (("Ana", "Bo", "Ana"), ("--csv", people), ("Bo", "--csv", people)):
        sentence = refused(path, "add", path, *listed)
        assert " is in the list twice" in sentence and "entered already" not in sentence
    good("add", path, "Ana", "Bo")
    assert "Ana has already entered" in refused(path, "add", path, "Cy", "Ana")


def test_rulings_cases_penalties_and_the_checklist_at_the_command_line(shop):
    good("staff", shop, "Yan", "judge")
    good("rule", shop, "Hats may be worn.", "--rule", "sc-dk-01", "--table", "1", "--by", "Yan")
    assert good("case", shop, "Bo", "a stone too many", "--rule", "SFT-SID-16") == "That is case 1.\n"
    good("decide", shop, 1, "a warning", "--by", "Yan")
    good("penalty", shop, "Bo", "warning", "--case", 1, "--by", "Yan", "--reason", "case 1")
    assert "a stone too many" in good("log", shop, "--private") and "a stone too many" not in good("log", shop)
    listed = good("check", shop, "advertised", "--note", "in the window")
    assert "[x] advertised: it was advertised: a sign at a local store" in listed and "in the window" in listed
    assert "[ ] copy: a copy of the forms is kept (SFT-ELI-13)" in listed
    good("move", shop, seats(shop, 1)[0], seats(shop, 2)[0], "--reason", "the lamp blinds")
    assert "(changed by hand)" in good("show", shop) and good("verify", shop).endswith("Everything checks out.\n")


def test_the_game_that_a_penalty_gives_away_does_not_tell_why(tmp_path):
    path = tmp_path / "shop.event"
    good("new", path, "--name", "Quarry-Six", "--book", HOUSE, "--seed", 7, "--coordinator", "Zoe")
    good("add", path, "Ana", "Bo", "Cy")
    good("draw", path)
    good("publish", path)
    good("drop", path, "Cy", "--absent", "--reason", "no bus")
    good("penalty", path, "Ana", "game_loss", "--table", 1, "--reason", "he came late")
    assert "Bo wins as the last one left" in good("log", path) and "he came late" not in good("log", path)
    assert "no bus" in good("log", path)
    assert good("log", path, "--private").count("he came late") == 2
    good("result", path, 1, "Ana 6, Bo 3")
    good("undo", path, "--reason", "he came late")
    assert "he came late" in good("log", path).splitlines()[-1], "that was said of something else"


@pytest.mark.rule("SFT-COO-08")
def test_staff_who_play_and_decide_their_own_games_are_named(tmp_path):
    path = tmp_path / "shop.event"
    good("new", path, "--name", "Quarry-Six", "--book", HOUSE, "--seed", 7, "--coordinator", "Ana")
    good("staff", path, "Bo", "judge")
    good("add", path, "Ana", "Bo", "Cy")
    good("draw", path)
    good("publish", path)
    assert "refereed" not in good("show", path)
    good("result", path, 1, "Ana 6, Bo 4, Cy 3")
    assert "Not refereed: Ana plays here and has ruled on a game of their own.\n" in good("show", path)
    good("correct", path, "1.1.1", "Ana 6, Bo 5, Cy 3", "--by", "Bo", "--reason", "misread")
    assert "Not refereed: Ana and Bo play here and have ruled on games of their own.\n" in good("show", path)


def test_the_toy_has_enough_stones():
    assert len(STONES) == len(set(STONES))
