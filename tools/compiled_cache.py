"""Keeps what was compiled, so that the same sources are not compiled twice.

Compiling takes minutes, and most changes touch nothing that is compiled. A build is kept under the digest of all that
it is made from: the package's sources, the compilers and the level. It stands in ``~/.cache/spellhall/compiled``, or
below ``XDG_CACHE_HOME``; the last few are kept, and the folder may be deleted at any time.
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
    """Where builds are kept."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return cache / "spellhall" / "compiled"


def digest(sources: Iterable[Path], root: Path, level: str) -> str:
    """What a build is made from, as one number: sources with their paths, compilers, Python and level.

    Sources that are not compiled count, too: mypyc reads their types.
    """
    made_from = hashlib.sha256()
    tools = [f"{name} {version(name)}" for name in COMPILERS]
    for text in [platform.python_version(), sysconfig.get_platform(), _c_compiler(), level, *tools]:
        made_from.update(text.encode() + b"\0")
    for path in sorted(sources):
        made_from.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return made_from.hexdigest()


def _c_compiler() -> str:
    """The C compiler's own line about its version; empty where there is none."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[:1]
    try:
        said = subprocess.run([*command, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return ""
    return said.partition("\n")[0]


def fetch_or_make(name: str, target: Path, make: Callable[[Path], None]) -> bool:
    """Fill ``target`` with the build of this digest: from the cache, or by ``make``; says whether it was there.

    A build is first laid beside its place and then renamed, so a half-written one is never found.
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
