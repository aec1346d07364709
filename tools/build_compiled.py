"""Compiles the parts of the package that run at every decision with mypyc, from the same sources.

As a build hook of hatchling it does so for a wheel when ``SPELLHALL_COMPILED=1`` is set; ``SPELLHALL_COMPILED_LEVEL``
sets the optimisation level of the C compiler (1 to 3). As a program, ``build_compiled.py FOLDER`` puts the compiled
modules into a folder. It needs a C compiler; docs/compiled.md says what is compiled, what isn't, and why.
A build of the same sources comes from the cache (``compiled_cache.py``).
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import compiled_cache
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "spellhall"
WORK = ROOT / "build" / "compiled"
WANTED = "SPELLHALL_COMPILED"
LEVEL = "SPELLHALL_COMPILED_LEVEL"
NEEDED = ["mypy", "setuptools"]
LAST_LINES = 25

ROOMS = ("kernel", "language", "games/*/rules", "games/*/rules/*", "games/*/words", "games/*/words/*")
"""The folders of ``src/spellhall`` that are compiled."""
FILES = ("games/*/option_types.py", "games/*/table.py")
"""Single files too: every rule reads these."""
SETTINGS = """\
[mypy]
mypy_path = src
explicit_package_bases = True
implicit_reexport = False
always_false = CHECKED

[mypy-spellhall.games.*.words]
implicit_reexport = True
"""
"""The settings of mypy when it compiles: it then sees indexes of a position as plain ints (``kernel/indexes.py``)."""
INTERPRETED = {
    "kernel/errors.py": "errors",
    "kernel/events.py": "structs of msgspec",
    "kernel/game.py": "made of several bases, with cached properties",
    "kernel/indexes.py": "types",
    "kernel/options.py": "data",
    "kernel/undo.py": "not asked at every decision",
    "games/spellfire/rules/game_form.py": "a base whose plain attributes others override",
}
"""The modules in these folders that stay interpreted, and why."""


class CompileError(Exception):
    """The package can't be compiled; the text says why, and what would help."""


def is_wanted() -> bool:
    """Whether a compiled wheel was requested."""
    return os.environ.get(WANTED, "") not in ("", "0")


def level() -> str:
    """The optimisation level of the C compiler, 1 to 3."""
    return os.environ.get(LEVEL, "2")


def modules() -> list[Path]:
    """The modules that are compiled."""
    places = (*(f"{room}/*.py" for room in ROOMS), *FILES)
    found = [path for place in places for path in PACKAGE.glob(place) if path.name != "__init__.py"]
    return sorted(path for path in found if path.relative_to(PACKAGE).as_posix() not in INTERPRETED)


class CompiledHook(BuildHookInterface[Any]):
    """The build hook for hatchling. It asks for mypy and setuptools only when something is compiled."""

    def dependencies(self) -> list[str]:
        """What the build needs in addition to hatchling."""
        return NEEDED if self._is_due("standard") else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the files of the package are collected, and add the compiled modules to them."""
        if not self._is_due(version):
            return
        folder = WORK / "modules"
        try:
            compile_into(folder)
        except CompileError as error:
            self.app.abort(f"{error}\nWithout {WANTED} the package is built as it is written.")
        made = [path for path in folder.rglob("*") if path.is_file()]
        build_data["force_include"].update({str(path): path.relative_to(folder).as_posix() for path in made})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _is_due(self, version: str) -> bool:
        return is_wanted() and self.target_name == "wheel" and version == "standard"


def compile_into(folder: Path) -> None:
    """Put the compiled modules into a folder, in the same places as in the package.

    A separate process does it: setuptools and mypyc want one for themselves.

    Raises:
        CompileError: with the last lines of the output.
    """
    done = subprocess.run(
        [sys.executable, str(Path(__file__).resolve()), str(folder.resolve())],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode:
        last = "\n".join(done.stdout.strip().splitlines()[-LAST_LINES:])
        raise CompileError(f"The engine could not be compiled (that needs a C compiler, such as gcc):\n{last}")


def _compile(folder: Path) -> None:
    """Let mypyc write C, and the C compiler make one library of it, with a small module for each of ours.

    Both tools are installed only where something is compiled, and mypyc checks that setuptools was imported before it.
    """
    setuptools = import_module("setuptools")
    mypycify = import_module("mypyc.build").mypycify
    WORK.mkdir(parents=True, exist_ok=True)
    settings = WORK / "mypy.ini"
    settings.write_text(SETTINGS, encoding="utf-8")
    extensions = mypycify(
        [f"--config-file={settings}", *(str(path.relative_to(ROOT)) for path in modules())],
        opt_level=level(),
        debug_level="0",
        multi_file=True,
        target_dir=str(WORK / "c"),
        group_name="spellhall",
    )
    command = setuptools.Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = str(folder)
    command.build_temp = str(WORK / "objects")
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    name = compiled_cache.digest(PACKAGE.rglob("*.py"), ROOT, level())
    if compiled_cache.fetch_or_make(name, Path(sys.argv[1]).resolve(), _compile):
        print(f"These sources were compiled before: taken from {compiled_cache.folder() / name}")
