"""What goes along with a task: the files of cards, weights and modules that its plans name.

The driver reads them, and a worker keeps them in memory: nothing is written there, so nothing is left behind.
Installed packages, programs, and data that your modules read don't travel; install them on every machine.
"""

from __future__ import annotations

import pickle
import shlex
import sys
from collections.abc import Iterable, Iterator, Sequence
from importlib.abc import InspectLoader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from spellhall.agents import agent_names
from spellhall.arena.brought_files import bring
from spellhall.arena.learning.folders import NETWORK
from spellhall.arena.players import LEARNED, PROGRAM, WEIGHTS
from spellhall.arena.runs.clusters.sources import fingerprint
from spellhall.arena.runs.plans import Plan
from spellhall.arena.runs.runners import Work
from spellhall.kernel.errors import UsageError

MOST = 8_000_000
"""The most bytes that go along with a task."""
OWN = "spellhall"
INSTALLED = frozenset({"dist-packages", "site-packages"})


class Module(NamedTuple):
    """The source of a module, and whether it is a package."""

    source: bytes
    is_package: bool


class Sent(NamedTuple):
    """What goes along with a task.

    Attributes:
        files: what files hold, by the names that plans use.
        modules: by their full names.
        programs: files of programs, which must be on every machine.
    """

    files: dict[str, bytes]
    modules: dict[str, Module]
    programs: tuple[str, ...] = ()


# ---------------------------------------------------------------------- on the driver


class TaskPacker:
    """Packs the tasks of a run, each with what it needs."""

    def __init__(self) -> None:
        self.sources = fingerprint()
        self._sent: dict[Plan, Sent] = {}

    def packed(self, work: Work, task: tuple[Any, ...]) -> bytes:
        """A task for ``unpacked``.

        Raises:
            UsageError: when files are too large, or can't be read, or a program can't be found by others.
        """
        needed = [self._sent_with(part) for part in task if isinstance(part, Plan)]
        return pickle.dumps((needed, pickle.dumps((work, task))))

    def _sent_with(self, plan: Plan) -> Sent:
        if plan not in self._sent:
            self._sent[plan] = needed_by(plan)
        return self._sent[plan]


def needed_by(plan: Plan) -> Sent:
    """What the games of a plan need besides this package and others that are installed.

    Raises:
        UsageError: as for ``TaskPacker.packed``.
    """
    here = Path.cwd()
    found = Sent({name: _held(Path(name)) for name in _files(plan)}, {}, tuple(_programs(plan)))
    modules = [*_modules(plan)]
    if modules:
        found.modules.update({name: Module(_held(path), package) for name, path, package in _own(here, modules)})
    size = sum(map(len, found.files.values())) + sum(len(module.source) for module in found.modules.values())
    if size > MOST:
        raise UsageError(
            f"a task takes at most {MOST // 1_000_000} MB of files to a cluster, and your cards and agents need "
            f"{size / 1e6:.1f} MB; install them as a package on every machine"
        )
    return found


def _held(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise UsageError(f"{path} can't be read: {error.strerror or error}") from None


def _files(plan: Plan) -> Iterator[str]:
    """The files of cards, weights and networks that a plan names."""
    yield from (where for where in plan.cards if Path(where).is_file())
    yield from (name.removeprefix(WEIGHTS) for name in plan.agents if name.startswith(WEIGHTS))
    for name in plan.agents:
        if name.startswith(LEARNED):
            path = Path(name.removeprefix(LEARNED))
            yield str(path / NETWORK if path.is_dir() else path)


def _programs(plan: Plan) -> Iterator[str]:
    """The files in the commands of a plan's programs.

    Raises:
        UsageError: for one that only this folder has.
    """
    for name in plan.agents:
        if not name.startswith(PROGRAM):
            continue
        for word in shlex.split(name.removeprefix(PROGRAM)):
            if Path(word).is_absolute():
                yield word
            elif Path(word).is_file():
                raise UsageError(
                    f"{word} is in the current folder, where a cluster doesn't find it; put it at the same place on "
                    "every machine, and name its full path"
                )


def _modules(plan: Plan) -> Iterator[str]:
    """The modules that a plan names: of cards and of agents."""
    yield from (where for where in plan.cards if not Path(where).is_file())
    for name in plan.agents:
        is_module = ":" in name and not name.startswith((WEIGHTS, LEARNED, PROGRAM))
        if is_module and name.partition(":")[0] not in agent_names():
            yield name.rpartition(":")[0]


def _own(here: Path, named: Iterable[str]) -> Iterator[tuple[str, Path, bool]]:
    """The modules from the current folder that are imported, and all of the packages that are named."""
    packages = {name.partition(".")[0] for name in named}
    for name, module in list(sys.modules.items()):
        path = Path(getattr(module, "__file__", None) or "")
        if path.suffix != ".py" or name == "__main__" or name.partition(".")[0] == OWN or not _is_yours(path, here):
            continue
        is_package = path.name == "__init__.py"
        yield name, path, is_package
        if is_package and name in packages:
            yield from _inside(name, path.parent)


def _inside(package: str, folder: Path) -> Iterator[tuple[str, Path, bool]]:
    """The modules of a package, imported or not."""
    for path in folder.rglob("*.py"):
        parts = [package, *path.relative_to(folder).with_suffix("").parts]
        is_package = parts[-1] == "__init__"
        yield ".".join(parts[:-1] if is_package else parts), path, is_package


def _is_yours(path: Path, here: Path) -> bool:
    """Whether a module lies in the current folder, and wasn't installed there."""
    if not path.is_relative_to(here):
        return False
    parts = path.relative_to(here).parts
    return INSTALLED.isdisjoint(parts) and not any(part.startswith(".") for part in parts)


# ---------------------------------------------------------------------- on a worker


class SentModules(MetaPathFinder, InspectLoader):
    """Imports the modules that came with tasks, before any that this machine has."""

    def __init__(self) -> None:
        self.modules: dict[str, Module] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """See ``MetaPathFinder``."""
        return spec_from_loader(fullname, self, origin="sent with a task") if fullname in self.modules else None

    def is_package(self, fullname: str) -> bool:
        """See ``InspectLoader``."""
        return self.modules[fullname].is_package

    def get_source(self, fullname: str) -> str:
        """See ``InspectLoader``."""
        return self.modules[fullname].source.decode()


_MODULES = SentModules()
_FILES: dict[str, bytes] = {}


def unpacked(packed: bytes) -> tuple[Work, tuple[Any, ...]]:
    """The work and its task, once what they need is here.

    Raises:
        UsageError: when a file has changed since this process got it, or a program is missing.
    """
    needed, rest = pickle.loads(packed)
    for sent in needed:
        _receive(sent)
    work, task = pickle.loads(rest)
    return work, task


def _receive(sent: Sent) -> None:
    for program in sent.programs:
        if not Path(program).exists():
            raise UsageError(f"there is no {program}; put it there on every machine")
    held = sent.files | {name: module.source for name, module in sent.modules.items()}
    for name, text in held.items():
        if _FILES.setdefault(name, text) != text:
            raise UsageError(f"{name} has changed since this worker read it; start the run again")
    for name, text in sent.files.items():
        bring(name, text)
    _MODULES.modules.update(sent.modules)
    if sent.modules and _MODULES not in sys.meta_path:
        sys.meta_path.insert(0, _MODULES)
