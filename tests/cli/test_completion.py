"""Shell completion: what bash is offered, how it gets there, and that nobody waits for it."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys

import pytest

from spellhall.cli.main import COMMANDS
from spellhall.registry import game_names

BASH = shutil.which("bash")
PROGRAM = f"#!{sys.executable}\nfrom spellhall.cli.main import main\nmain()\n"
OFFER = """
eval "$(spellhall --show-completion)"
COMP_WORDS=({words}) COMP_CWORD={place}
_spellhall_completion spellhall
printf '%s\\n' "${{COMPREPLY[@]}}"
"""
"""What bash does when someone presses Tab; ``COMPREPLY`` is what it would show."""
HEAVY = ("fastapi", "sqlalchemy", "networkx", "spellhall.arena", "spellhall.server")
LISTING = f"""
import atexit, sys
atexit.register(lambda: print(*[name for name in {HEAVY} if name in sys.modules], file=sys.stderr))
"""

pytestmark = pytest.mark.skipif(BASH is None, reason="there's no bash here")


@pytest.fixture
def bash(tmp_path):
    """Runs a script in bash, at a home of its own, where ``spellhall`` is a command."""
    program = tmp_path / "bin" / "spellhall"
    program.parent.mkdir()
    program.write_text(PROGRAM)
    program.chmod(0o755)
    path = os.pathsep.join([str(program.parent), os.environ["PATH"]])

    def run(script):
        return subprocess.run(
            [BASH, "--norc", "-c", f"{script}\n:"],  # bash would step aside for a last command
            env=os.environ | {"HOME": str(tmp_path), "PATH": path},
            capture_output=True,
            text=True,
            check=True,
            timeout=120,
        )

    return run


@pytest.fixture
def offered(bash):
    """What bash offers for a line; its last word is the one that was begun."""

    def words_for(*typed):
        words = ["spellhall", *typed]
        done = bash(OFFER.format(words=shlex.join(words), place=len(words) - 1))
        assert done.stderr == ""
        return done.stdout.split()

    return words_for


def test_bash_is_offered_every_command(offered):
    assert offered("") == list(COMMANDS)
    assert offered("re") == ["report", "replay", "review"]
    assert set(offered("deck", "")) == {"check", "list", "show", "test"}


@pytest.mark.parametrize("command", [["play"], ["simulate"], ["draft"], ["rules"], ["deck", "list"], ["deck", "test"]])
def test_bash_is_offered_the_games(offered, command):
    assert offered(*command, "") == game_names()
    assert offered(*command, "spellc") == ["spellchain"]


def test_bash_is_offered_the_options_of_a_command(offered):
    assert offered("simulate", "spellchain", "--ag") == ["--agents"]
    assert {"--deck", "--seed", "--preset"} <= set(offered("play", "--"))
    assert {"--install-completion", "--show-completion", "--version"} <= set(offered("--"))


def test_commands_are_offered_without_importing_any(bash, tmp_path):
    program = tmp_path / "bin" / "spellhall"
    program.write_text(PROGRAM.replace("from", f"{LISTING}from", 1))
    asked = '_SPELLHALL_COMPLETE=complete_bash COMP_WORDS="spellhall s" COMP_CWORD=1 spellhall'
    done = bash(asked)
    assert done.stdout.split() == ["serve", "simulate", "sealed"]
    assert done.stderr.split() == []


def test_completion_is_installed_for_the_next_bash(bash, tmp_path):
    assert "completion installed" in bash("spellhall --install-completion").stdout
    assert str(tmp_path) in (tmp_path / ".bashrc").read_text()
    assert "_spellhall_completion" in bash("source ~/.bashrc; complete -p spellhall").stdout
