"""Which tests a change can touch: those that must be chosen, those that mustn't, and how files are read for it."""

from __future__ import annotations

import ast
import subprocess
from pathlib import Path

import affected
import affected_change
import affected_graph
import pytest
from affected_graph import Tree
from affected_sources import Text, imported, read

ROOT = Path(__file__).parents[1]
SLINGER_CARD = "src/spellhall/games/spellslinger/cards/red_spells.py"
GAMES = ("spellchain", "spellfire", "spellslinger")
EACH_GAME_BY_ITSELF = ("tests/rules/{}/", "tests/cards/{}/")


@pytest.fixture(scope="module")
def project():
    return Tree(ROOT, affected.all_files(ROOT))


def rooms(tests):
    return {test.rpartition("/")[0] + "/" for test in tests}


def within(tests, *places):
    return {test for test in tests if test.startswith(places)}


def chosen(tree, *changed):
    return affected_change.affected(tree, changed)


# --- the project itself: what must be included, and what mustn't


def test_a_card_touches_the_tests_of_its_game_and_those_that_play_all_games(project):
    tests = chosen(project, SLINGER_CARD)
    for place in ("tests/cards/spellslinger/", "tests/spellslinger/"):
        assert within(tests, place) == within(project.tests, place)
    plays_toys = "tests/rules/spellslinger/test_tournaments.py"
    assert within(project.tests, "tests/rules/spellslinger/") - {*tests} == {plays_toys}
    for test in (
        "tests/contract/test_frames.py",
        "tests/golden/test_digests.py",
        "tests/golden/test_playthroughs.py",
        "tests/kernel/test_new_state.py",
        "tests/decks/test_covers.py",
        "tests/test_options.py",
        "tests/test_domain.py",
        "tests/server/library/test_cards.py",
        "tests/rl/test_codes.py",
        "tests/browser/test_games.py",
    ):
        assert test in tests


@pytest.mark.parametrize("game", GAMES)
def test_a_change_in_a_game_touches_no_rules_and_cards_of_other_games(project, game):
    tests = chosen(project, f"src/spellhall/games/{game}/card.py")
    for other in {*GAMES} - {game}:
        assert not within(tests, *(place.format(other) for place in EACH_GAME_BY_ITSELF))


@pytest.mark.parametrize("data", ["weights.json", "printings/lists/fr.txt", "formats/decks/adnd.txt"])
def test_data_of_a_game_touch_what_its_modules_touch(project, data):
    game = "src/spellhall/games/spellfire/"
    assert {*chosen(project, f"{game}{data}")} == {*chosen(project, f"{game}card.py")}


@pytest.mark.parametrize("module", ["kernel/state.py", "kernel/parts/hooks.py", "language/effect.py"])
def test_a_module_of_the_engine_touches_all_that_plays(project, module):
    tests = chosen(project, f"src/spellhall/{module}")
    for place in (
        "tests/cards/",
        "tests/contract/",
        "tests/golden/",
        "tests/agents/",
        "tests/server/",
        "tests/browser/",
    ):
        assert within(tests, place) == within(project.tests, place)
    if module.startswith("kernel"):
        assert within(tests, "tests/rules/") == within(project.tests, "tests/rules/")
        assert "tests/kernel/test_state.py" in tests


def test_the_page_touches_what_shows_or_reads_it_and_no_rules(project):
    tests = chosen(project, "web/src/lib/refusals.ts")
    assert within(tests, "tests/browser/") == within(project.tests, "tests/browser/")
    server = ("pages", "page_units", "build_page", "refusals", "wire_types")
    assert {f"tests/server/test_{name}.py" for name in server} <= {*tests}
    assert rooms(tests) == {"tests/", "tests/browser/", "tests/server/"}


def test_a_rule_book_touches_the_tests_of_its_rules_and_the_readers_of_books(project):
    tests = chosen(project, "docs/rules/spellchain.md")
    assert within(tests, "tests/rules/spellchain/") == within(project.tests, "tests/rules/spellchain/")
    assert {"tests/test_rulebook.py", "tests/test_readme.py", "tests/server/library/test_rules.py"} <= {*tests}
    assert {"tests/cli/test_commands.py", "tests/test_options.py"} <= {*tests}
    spellfire = within(tests, "tests/rules/spellfire/", "tests/cards/spellfire/")
    readers = {file for file in spellfire if "rulebook" in project.text(file)}
    assert readers < within(project.tests, "tests/rules/spellfire/") and len(spellfire) < 10
    assert not within(tests, "tests/kernel/", "tests/contract/", "tests/rules/spellslinger/")


@pytest.mark.parametrize(
    ("page", "readers"),
    [
        ("docs/agents.md", {"tests/agents/test_agents_page.py"}),
        ("docs/new-game.md", {"tests/test_new_game.py", "tests/browser/test_new_game.py"}),
        ("docs/card-language.md", {"tests/test_domain.py"}),
        ("README.md", {"tests/test_readme.py"}),
        ("CHANGELOG.md", {"tests/test_public_host.py"}),
        (".github/workflows/check.yml", {"tests/test_public_host.py"}),
        ("hosting/nginx.conf", {"tests/test_hosting.py"}),
        ("tests/golden/calls.txt", {"tests/golden/test_calls.py"}),
        ("tests/golden/hall-calls.txt", {"tests/golden/test_calls.py"}),
        ("benchmarks/calls.py", {"tests/golden/test_calls.py"}),
    ],
)
def test_a_page_or_a_file_of_data_touches_its_readers(project, page, readers):
    tests = chosen(project, page)
    assert readers <= {*tests}
    assert not within(tests, "tests/rules/", "tests/cards/", "tests/kernel/")


def test_a_helper_touches_its_importers_those_of_its_importers_too(project):
    tests = chosen(project, "tests/hall.py")
    assert within(tests, "tests/cards/spellfire/") == within(project.tests, "tests/cards/spellfire/")
    assert tests["tests/spellfire/test_choices.py"] == "imports tests/hall.py, through tests/positions.py"
    assert not within(tests, "tests/cards/spellslinger/", "tests/rules/spellchain/", "tests/browser/")
    server = chosen(project, "tests/server/halls.py")
    assert (
        "tests/server/tables/watching/test_shown_seeds.py" in server
        and "tests/server/library/test_cards.py" not in server
    )


def test_a_conftest_touches_the_tests_below_it_and_the_top_one_all(project):
    tests = chosen(project, "tests/server/people/conftest.py")
    assert within(tests, "tests/server/") == within(project.tests, "tests/server/people/")
    assert tests["tests/server/people/test_entry.py"] == "uses fixtures of tests/server/people/conftest.py"
    for file in ("tests/conftest.py", "tests/rule_marks.py", "tools/rules_report.py", "pyproject.toml", ".ci/run"):
        assert [*chosen(project, file)] == project.tests


def test_a_test_touches_itself_and_the_tests_that_read_it(project):
    test = "tests/cards/spellfire/mechanics/test_traps.py"
    tests = chosen(project, test)
    assert tests[test] == "has changed itself"
    assert "tests/spellfire/test_every_card_matters.py" in tests
    assert within(tests, "tests/cards/", "tests/rules/") == {test}


def test_what_is_found_by_listing_a_folder_belongs_to_its_package(project):
    migration = next(file for file in sorted(project.files) if "/migrations/versions/" in file)
    tests = chosen(project, migration)
    assert within(tests, "tests/server/storage/") == within(project.tests, "tests/server/storage/")
    assert within(chosen(project, "src/spellhall/rl/vocabulary_files/spellchain-v1.txt"), "tests/rl/")


def test_nothing_changed_touches_nothing(project):
    assert chosen(project) == {}


def test_what_is_listed_by_hand_is_there(project):
    places = project.files | project.folders
    for entry in affected_change.BY_HAND:
        assert entry.changed in places | {"./"} and entry.tests in places
    assert {*affected_graph.BY_NAME_ONLY, affected_graph.RULE_BOOKS, affected_graph.TOP} <= project.files
    assert all(any(file.startswith(entry) for file in project.files) for entry in affected_change.EVERYTHING)
    assert project.games == {*GAMES}


# --- how a file is read


@pytest.mark.parametrize(
    "path", sorted([*ROOT.glob("tools/*.py"), *ROOT.glob("tests/*.py")]), ids=lambda path: path.name
)
def test_the_imports_are_those_of_the_syntax_tree(path):
    text = path.read_text(encoding="utf-8")
    found = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            place = "." * node.level + (node.module or "")
            within = place if place.endswith(".") else f"{place}."
            found |= {place, *(f"{within}{name.name}" for name in node.names)}
    assert imported(read(text).code) == found


def test_docstrings_and_comments_say_nothing_and_strings_do():
    source = read(
        '''"""See spellhall.kernel.state."""
# import spellhall.kernel.game
import os, re as pattern; import sys
from a.b import (  # all of them
    c as d,
    e,
)
NAMES = (
    """
    from spellhall.cli import main
    """,
    "spellhall.agents",
)
"""And of NAMES: import that."""
import_module(f"spellhall.cli.{name}")
run([python, "-m", "benchmarks.calls"])
'''
    )
    assert source.imports == {"os", "re", "sys", "a.b", "a.b.c", "a.b.e", "spellhall.cli", "spellhall.cli.main"}
    assert source.modules == {"spellhall.agents", "benchmarks.calls", "spellhall.cli"}
    assert (source.packages, source.programs) == ({"spellhall.cli"}, {"benchmarks.calls"})


def test_a_path_is_put_together_where_it_is_divided():
    source = read('PAGE = Path(__file__).parents[1] / "docs" / "rules"\nA, B = Path("web"), "tests"\n')
    assert source.texts == (Text("docs/rules", in_path=True), Text("web", in_path=True), Text("tests"))


@pytest.mark.parametrize(
    ("text", "path"),
    [
        (Text("docs/hosting.md#behind-a-proxy"), "docs/hosting.md"),
        (Text("docs/{name}.md"), "docs"),
        (Text("*.md"), ""),
        (Text("/rules/spellfire"), ""),
        (Text("a b"), ""),
    ],
)
def test_what_may_be_a_path(text, path):
    assert affected_graph.path_in(text) == path


# --- a small project, and git


SMALL = {
    "tests/conftest.py": "pytest_plugins = ['marks']\n",
    "tests/marks.py": "",
    "tests/room/conftest.py": "",
    "tests/room/test_a.py": "from spellhall.far import near\n",
    "tests/test_b.py": "import spellhall.far\nPROGRAM = 'import spellhall.gone'\n",
    "tests/test_c.py": "",
    "src/spellhall/__init__.py": "",
    "src/spellhall/far/__init__.py": "from . import near\n",
    "src/spellhall/far/near.py": "from ..other import thing\n",
    "src/spellhall/far/data.json": "",
    "src/spellhall/other.py": "",
}


@pytest.fixture
def small(tmp_path):
    for name, text in SMALL.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        ("src/spellhall/far/near.py", ["room/test_a", "test_b"]),
        ("src/spellhall/other.py", ["room/test_a", "test_b"]),
        ("src/spellhall/far/data.json", ["room/test_a", "test_b"]),
        ("src/spellhall/gone.py", ["test_b"]),
        ("tests/room/conftest.py", ["room/test_a"]),
        ("tests/room/data.txt", ["room/test_a"]),
        ("tests/marks.py", ["room/test_a", "test_b", "test_c"]),
        ("LICENSE", []),
        ("tests/test_gone.py", []),
    ],
)
def test_in_a_small_project(small, changed, tests):
    tree = Tree(small, {*SMALL, changed})
    assert [*chosen(tree, changed)] == [f"tests/{name}.py" for name in tests]


def git(folder, *arguments):
    who = ("-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false")
    subprocess.run(["git", *who, *arguments], cwd=folder, check=True, capture_output=True)


def test_changes_count_from_where_the_branch_left_main_and_new_files_count(small):
    git(small, "init", "-b", "main")
    (small / ".gitignore").write_text("*.log\n", encoding="utf-8")
    git(small, "add", ".")
    git(small, "commit", "-m", "begin")
    assert affected.changed_since(affected.default_base(small), small) == set()
    git(small, "checkout", "-b", "branch")
    (small / "tests/test_c.py").rename(small / "tests/test_d.py")
    git(small, "add", ".")
    git(small, "commit", "-m", "rename")
    (small / "tests/test_b.py").unlink()
    for name in ("new file.py", "made.log"):
        (small / name).touch()
    found = affected.changed_since(affected.default_base(small), small)
    assert found == {"tests/test_c.py", "tests/test_d.py", "tests/test_b.py", "new file.py"}
    assert affected.changed_since("HEAD", small) == {"tests/test_b.py", "new file.py"}
    assert "made.log" not in affected.all_files(small)
    with pytest.raises(affected.Refused, match="nowhere isn't a commit that git knows"):
        affected.changed_since("nowhere", small)


def test_without_main_only_uncommitted_changes_count(small):
    git(small, "init", "-b", "elsewhere")
    assert affected.default_base(small) == "HEAD"


# --- the command


class Pytest:
    """Replaces pytest, but not git."""

    def __init__(self, monkeypatch, code):
        self.code, self.given = code, []
        real = subprocess.run
        monkeypatch.setattr(affected.subprocess, "run", lambda command, **how: self(real, command, how))

    def __call__(self, real, command, how):
        if command[0] == "git":
            return real(command, **how)
        self.given.append(command[1:])
        return subprocess.CompletedProcess(command, self.code)


@pytest.fixture
def checkout(small, monkeypatch):
    """The small project in place of the real one, fully committed."""
    git(small, "init", "-b", "main")
    git(small, "add", ".")
    git(small, "commit", "-m", "begin")
    monkeypatch.setattr(affected, "ROOT", small)
    return small


@pytest.mark.parametrize(("code", "said"), [(0, 0), (1, 1), (2, 2), (affected.NONE_RAN, 0)])
def test_it_runs_the_tests_and_passes_on_how_they_ended(checkout, monkeypatch, capsys, code, said):
    (checkout / "src/spellhall/other.py").write_text("thing = 1", encoding="utf-8")
    ran = Pytest(monkeypatch, code)
    assert affected.main(["--run", "--", "-n", "3", "-x"]) == said
    assert ran.given == [["-m", "pytest", "-n", "3", "-x", "tests/room/test_a.py", "tests/test_b.py"]]
    assert capsys.readouterr().out == "1 file changed: this can touch 2 of 3 test files\n"


def test_it_runs_everything_without_naming_it(checkout, monkeypatch):
    ran = Pytest(monkeypatch, 0)
    monkeypatch.setenv("JOBS", "7")
    assert affected.main(["--file", "pyproject.toml", "--run"]) == 0
    assert ran.given == [["-m", "pytest", "-n", "7", "-q"]]


def test_it_lists_the_tests_with_the_reasons_and_runs_none(checkout, monkeypatch, capsys):
    (checkout / "src/spellhall/other.py").unlink()
    ran = Pytest(monkeypatch, 1)
    assert affected.main(["--base", "main", "--list"]) == 0
    first, second, _ = capsys.readouterr().out.splitlines()
    assert first == "tests/room/test_a.py  imports spellhall.other, through spellhall.far.near"
    assert second == "tests/test_b.py  imports spellhall.other, through spellhall.far"
    assert ran.given == []


def test_when_nothing_has_changed_it_says_so_and_is_well(checkout, monkeypatch, capsys):
    ran = Pytest(monkeypatch, 1)
    assert affected.main(["--run"]) == 0
    assert capsys.readouterr().out == "0 files changed: this can touch none of 3 test files\n" and ran.given == []


def test_a_commit_that_there_is_not_is_refused(checkout, capsys):
    with pytest.raises(SystemExit) as ended:
        affected.main(["--base", "nowhere"])
    assert ended.value.code == 2 and "nowhere isn't a commit that git knows" in capsys.readouterr().err
