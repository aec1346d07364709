"""Says which tests a change can touch, and runs them: ``make affected``.

Read this when you want to know why a test runs, or doesn't::

    python tools/affected.py --list                   # the tests that uncommitted changes can touch, with the reasons
    python tools/affected.py --list --base main~3     # counted from a commit
    python tools/affected.py --list --file web/a.ts   # as if just this file had changed
    python tools/affected.py --run -- -n 4 -q         # run them; what follows -- goes to pytest

Without ``--base`` the changes count from where your branch left main; on main, from the last commit. Uncommitted
changes and new files always count. ``tools/affected_change.py`` says how the tests are chosen. When in doubt a test
runs, and ``make test`` runs them all.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from affected_change import affected
from affected_graph import Tree

ROOT = Path(__file__).resolve().parents[1]
MAIN = ("main", "origin/main")
NONE_RAN = 5
"""The exit code of pytest when it found no test to run."""


class Refused(Exception):
    """Git doesn't do what it is asked: there is no such commit, or this is no checkout."""


def git(root: Path, *arguments: str) -> str:
    """What git prints.

    Raises:
        Refused: if it refuses.
    """
    done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Refused(done.stderr.strip())
    return done.stdout


def names(listed: str) -> set[str]:
    """The paths of a list that git has ended with zeros."""
    return set(filter(None, listed.split("\0")))


def default_base(root: Path) -> str:
    """Where the branch left main; the last commit if there is no main, or you are on it."""
    for branch in MAIN:
        try:
            return git(root, "merge-base", "HEAD", branch).strip()
        except Refused:
            continue
    return "HEAD"


def changed_since(base: str, root: Path) -> set[str]:
    """The files that differ from a commit, including files that are gone and those that git doesn't know yet.

    Raises:
        Refused: if it isn't one.
    """
    try:
        commit = git(root, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{base}^{{commit}}").strip()
    except Refused as refused:
        raise Refused(f"{base} isn't a commit that git knows") from refused
    differing = git(root, "diff", "--name-only", "--no-renames", "-z", commit)
    return names(differing) | names(git(root, "ls-files", "--others", "--exclude-standard", "-z"))


def all_files(root: Path) -> set[str]:
    """The files of the project, except those that git ignores."""
    return names(git(root, "ls-files", "--cached", "--others", "--exclude-standard", "-z"))


def run(tests: Sequence[str], is_all: bool, arguments: Sequence[str]) -> int:
    """Run tests; returns the exit code of pytest, or 0 if all of them are slow tests, which run separately."""
    given = [*arguments] or ["-n", os.environ.get("JOBS", "2"), "-q"]
    command = [sys.executable, "-m", "pytest", *given, *(() if is_all else tests)]
    code = subprocess.run(command, cwd=ROOT, check=False).returncode
    return 0 if code == NONE_RAN else code


def main(arguments: Sequence[str]) -> int:
    """List or run; returns the exit code."""
    parser = argparse.ArgumentParser(description="List or run the tests that a change can touch.")
    parser.add_argument("--base", metavar="COMMIT", help="count changes from here (default: where you left main)")
    parser.add_argument("--file", metavar="PATH", action="append", help="take this as changed, and nothing else")
    parser.add_argument("--run", action="store_true", help="run the tests (default: list them)")
    parser.add_argument("--list", action="store_true", help="list the tests with the reasons")
    parser.add_argument("pytest", nargs="*", metavar="-- ARGUMENT", help="what pytest is given (default: -n 2 -q)")
    chosen = parser.parse_args(arguments)
    try:
        changed = set(chosen.file) if chosen.file else changed_since(chosen.base or default_base(ROOT), ROOT)
        tree = Tree(ROOT, all_files(ROOT) | changed)
    except Refused as refused:
        parser.error(str(refused))
    found = affected(tree, changed)
    if chosen.list or not chosen.run:
        for test, why in found.items():
            print(f"{test}  {why}")
    count = f"{len(changed)} file{'' if len(changed) == 1 else 's'} changed"
    print(f"{count}: this can touch {len(found) or 'none'} of {len(tree.tests)} test files", flush=True)
    return run([*found], len(found) == len(tree.tests), chosen.pytest) if chosen.run and found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
