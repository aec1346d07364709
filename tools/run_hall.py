"""Serves the hall with the fastest engine there is: what `make run` does.

The compiled engine plays about twice as fast, but compiling it takes minutes. So the hall opens at once: with the
compiled engine if these very sources were compiled before, and otherwise with the interpreted one, while the other is
compiled in the background, at the lowest priority, for the next time. Without a C compiler nothing is compiled.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import build_compiled
import compiled_cache

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
STAMP = ".venv/.compiled"
"""What `make` touches once the engine is compiled; it is out of date when a source is newer."""
BUILD = ROOT / "build"
LOCK = BUILD / "compiling.lock"
LOG = BUILD / "compiling.log"
LOWEST = 19
"""The ``nice`` value of the compiler, so that the hall hardly notices it."""
COMPILED = "The compiled engine runs."
WAITING = (
    "The interpreted engine runs. The compiled one, about twice as fast, is being made in the background: "
    "the next `make run` takes it."
)
NO_COMPILER = (
    "The interpreted engine runs. With a C compiler and Python's headers (on Debian: gcc python3-dev), "
    "`make run` would compile it and play about twice as fast."
)
COMPILE = "--compile"
"""The argument with which this program starts itself to compile."""


def make(*goals: str) -> list[str]:
    """The command that makes something here."""
    return [os.environ.get("MAKE", "make"), "--no-print-directory", "-C", str(ROOT), *goals]


def succeeds(*goals: str) -> bool:
    """Make something quietly; returns whether that succeeded."""
    silent = subprocess.DEVNULL
    return subprocess.run(make(*goals), stdin=silent, stdout=silent, stderr=silent, check=False).returncode == 0


def is_compiled() -> bool:
    """Whether the compiled engine is there, and up to date; if only the page has changed, or the cache has these
    sources, that takes seconds.
    """
    if succeeds("--question", STAMP):
        return True
    if not (VENV / ".compiler").exists():
        return False
    known = compiled_cache.digest(build_compiled.PACKAGE.rglob("*.py"), ROOT, build_compiled.level())
    return (compiled_cache.folder() / known).is_dir() and succeeds(STAMP)


def can_compile() -> bool:
    """Whether there are a C compiler and the headers of this Python."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(compiler) is not None and (Path(sysconfig.get_path("include")) / "Python.h").is_file()


def compile_once() -> None:
    """Compile, unless someone else is doing so already."""
    BUILD.mkdir(exist_ok=True)
    with LOCK.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return
        os.nice(LOWEST)
        with LOG.open("w") as log:
            subprocess.run(make(STAMP), stdin=subprocess.DEVNULL, stdout=log, stderr=log, check=False)


def main() -> None:
    """Serve, until someone stops the hall."""
    if sys.argv[1:] == [COMPILE]:
        return compile_once()
    environment = dict(os.environ)
    if is_compiled():
        environment["PYTHONPATH"] = str(VENV / "compiled")
        print(COMPILED, flush=True)
    elif can_compile():
        command = [sys.executable, str(Path(__file__).resolve()), COMPILE]
        subprocess.Popen(command, stdin=subprocess.DEVNULL, start_new_session=True)  # goes on when the hall stops
        print(WAITING, flush=True)
    else:
        print(NO_COMPILER, flush=True)
    serve = str(VENV / "bin" / "spellhall")
    os.execve(serve, [serve, "serve"], environment)


if __name__ == "__main__":
    main()
