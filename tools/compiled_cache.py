"""Caches compiled builds, so that the same sources aren't compiled twice.

Compiling takes minutes, and most changes touch nothing that is compiled. A build is stored under the digest of
everything that it is made from: the package's sources, the compilers and the level. The cache is
``~/.cache/spellhall/compiled``, or below ``XDG_CACHE_HOME``. It keeps the last few builds; you may delete it any time.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
import sysconfig
import tempfile
from collections.abc import Callable, Iterable
from importlib.metadata import version
from pathlib import Path

KEPT_BUILDS = 4
"""How many builds are kept; each takes some 60 MB."""
COMPILERS = ("mypy", "setuptools")


def folder() -> Path:
    """The folder of the cache."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return cache / "spellhall" / "compiled"


def digest(sources: Iterable[Path], root: Path, level: str) -> str:
    """One number for everything that a build is made from: sources with paths, compilers, Python and level.

    Sources that aren't compiled count too: mypyc reads their types.
    """
    made_from = hashlib.sha256()
    tools = [f"{name} {version(name)}" for name in COMPILERS]
    for text in [platform.python_version(), sysconfig.get_platform(), _c_compiler(), level, *tools]:
        made_from.update(text.encode() + b"\0")
    for path in sorted(sources):
        made_from.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return made_from.hexdigest()


def _c_compiler() -> str:
    """The C compiler's own version line; empty if there is none."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[:1]
    try:
        said = subprocess.run([*command, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return ""
    return said.partition("\n")[0]


def fetch_or_make(name: str, target: Path, make: Callable[[Path], None]) -> bool:
    """Fill ``target`` with the build of this digest, from the cache or by ``make``; returns whether it was cached.

    A build is first put next to its place and then renamed, so no one finds a half-written one.
    """
    kept = folder() / name
    shutil.rmtree(target, ignore_errors=True)
    if kept.is_dir():
        shutil.copytree(kept, target)
        os.utime(kept)
        return True
    make(target)
    folder().mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder(), prefix=".new-") as scratch:
        shutil.copytree(target, Path(scratch) / name)
        if not kept.exists():
            (Path(scratch) / name).rename(kept)
    os.utime(kept)
    for old in sorted(folder().glob("[!.]*"), key=lambda build: build.stat().st_mtime)[:-KEPT_BUILDS]:
        shutil.rmtree(old)
    return False
