"""The base install: the one who plays at the terminal and simulates needs neither a server nor numpy."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

import pytest

from spellhall.cli.main import COMMANDS, EXTRAS

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
BLOCKED = """
import sys
for module in {modules!r}:
    sys.modules[module] = None
from spellhall.cli.main import main
sys.argv = ["spellhall", *{arguments!r}]
main()
"""


def called(requirement: str) -> str:
    """The name of a package in a requirement, as names are compared."""
    found = re.match(r"[\w.-]+", requirement)
    assert found
    return re.sub(r"[-_.]+", "-", found[0]).casefold()


def brought(requirements: Iterable[str]) -> set[str]:
    """The packages that requirements bring, with those that these require themselves."""
    found: set[str] = set()
    left = {called(one) for one in requirements}
    while left:
        package = left.pop()
        found.add(package)
        try:
            wanted = requires(package) or []
        except PackageNotFoundError:  # not needed on this machine
            continue
        left |= {called(one) for one in wanted if "extra ==" not in one} - found
    return found


@cache
def modules_of_extras() -> set[str]:
    """The modules of all packages that only extras bring."""
    base = brought(PROJECT["dependencies"]) | {"spellhall"}
    extra = {called(one) for each in PROJECT["optional-dependencies"].values() for one in each} - base
    return {
        module
        for module, packages in packages_distributions().items()
        if {called(package) for package in packages} & extra
    }


def without_extras(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command, as the base install runs it."""
    code = BLOCKED.format(modules=sorted(modules_of_extras()), arguments=arguments)
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


def test_what_only_extras_bring_is_known():
    assert {"fastapi", "sqlalchemy", "uvicorn", "numpy", "gymnasium"} <= modules_of_extras()
    assert not {"msgspec", "typer", "networkx"} & modules_of_extras()


@pytest.mark.parametrize("command", sorted(set(COMMANDS) - set(EXTRAS)))
def test_a_command_of_the_base_install_needs_no_extra(command):
    told = without_extras(command, "--help")
    assert (told.returncode, told.stderr) == (0, "")


def test_a_game_is_simulated_by_the_base_install():
    told = without_extras("simulate", "spellchain", "--games", "1", "--seed", "1", "--jobs", "1")
    assert (told.returncode, told.stderr) == (0, "")


def test_training_says_which_extra_it_needs_and_makes_no_folder(tmp_path):
    told = without_extras("train", "spellchain", "--out", str(tmp_path / "made"))
    sentence = "spellhall: training needs numpy; `pip install 'spellhall[rl]'` brings it\n"
    assert (told.returncode, told.stderr) == (2, sentence)
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize(("command", "extra"), EXTRAS.items())
@pytest.mark.parametrize("more", [[], ["--help"], ["--port", "1"]])
def test_a_command_whose_packages_are_missing_says_what_brings_them(command, extra, more):
    told = without_extras(command, *more)
    brings = rf"`pip install 'spellhall\[{extra}\]'` brings it"
    sentence = rf"spellhall: spellhall {command} needs \w+; {brings}\n"
    assert re.fullmatch(sentence, told.stderr)
    assert told.returncode == 2
    assert f"Needs the extra {extra}" in " ".join(without_extras("--help").stdout.split())


def test_environments_say_which_extra_brings_what_they_need():
    code = "import sys; sys.modules['gymnasium'] = None; import spellhall.rl"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert told.returncode == 1
    sentence = "spellhall.rl needs gymnasium; `pip install 'spellhall[rl]'` brings it"
    assert told.stderr.splitlines()[-1] == f"ModuleNotFoundError: {sentence}"
    assert "gymnasium import" not in told.stderr
