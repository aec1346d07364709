"""Calls on a Ray cluster. Needs the extra ``ray``.

Each call is a Ray task on one core. Ray gives a run worker processes of its own and ends them with it, even if this
process is killed. Restarting lost work is up to ``ordered``, so Ray itself never retries.
"""

from __future__ import annotations

import os
import pickle
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import ray
from ray import exceptions

from spellhall.arena.runs.clusters.calls import Call, perform
from spellhall.arena.runs.clusters.ordered import Unreachable, WorkerLost

NAME = "spellhall"
"""How Ray calls the tasks of a run, and the processes while they work on them."""
QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",  # a Ray that is started for a run sends nothing to anyone
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # Ray announces a change of GPU settings
}
TRIES = 3
"""How often a Ray Client server is asked for a connection."""
WORKER_LOST = (
    exceptions.LocalRayletDiedError,
    exceptions.NodeDiedError,
    exceptions.ObjectLostError,
    exceptions.OutOfMemoryError,
    exceptions.WorkerCrashedError,
)
UNREACHABLE = (ConnectionError, exceptions.RaySystemError, exceptions.RpcError)


class RayCluster:
    """A Ray cluster (see ``ordered.Cluster``).

    Args:
        address: ``ray://HOST:PORT`` of a Ray Client server; without one, the cluster that this machine belongs to, or
            a new one on this machine alone.

    Raises:
        Unreachable: when there is none at the address.
    """

    def __init__(self, address: str = "") -> None:
        for name, value in QUIET.items():
            os.environ.setdefault(name, value)
        self.is_ours = not ray.is_initialized()
        if self.is_ours:
            _connect(address)
        loading = ray.remote(num_cpus=1, max_retries=0)(lambda call: pickle.loads(call))
        self._loads = loading.options(name=NAME)

    def size(self) -> int:
        """See ``Cluster.size``."""
        _check_connection()
        try:
            return int(ray.cluster_resources().get("CPU", 0))
        except UNREACHABLE as error:
            raise Unreachable(_last_line(error)) from None

    def start(self, version: str, sources: str, packed: bytes) -> Any:
        """See ``Cluster.start``."""
        _check_connection()
        try:
            return self._loads.remote(Call(perform, version, sources, packed).packed())
        except UNREACHABLE as error:
            raise Unreachable(_last_line(error)) from None

    def is_done(self, handle: Any, seconds: float) -> bool:
        """See ``Cluster.is_done``."""
        _check_connection()
        try:
            return bool(ray.wait([handle], timeout=seconds)[0])
        except UNREACHABLE as error:
            raise Unreachable(_last_line(error)) from None

    def result(self, handle: Any) -> bytes:
        """See ``Cluster.result``."""
        try:
            found: bytes = ray.get(handle)
            return found
        except WORKER_LOST:
            raise WorkerLost from None
        except exceptions.RayTaskError as error:  # its text is that of the whole traceback
            raise error.cause from None
        except UNREACHABLE as error:
            raise Unreachable(_last_line(error)) from None

    def cancel(self, handles: Sequence[Any]) -> None:
        """See ``Cluster.cancel``."""
        for handle in handles if ray.is_initialized() else ():
            with suppress(Exception):
                ray.cancel(handle, force=True)

    def leave(self) -> None:
        """See ``Cluster.leave``."""
        if self.is_ours:
            with suppress(Exception):
                ray.shutdown()


def _connect(address: str) -> None:
    """Connect; a busy Ray Client server is asked again.

    Raises:
        Unreachable: when no cluster answers.
    """
    for left in reversed(range(TRIES)):
        try:
            ray.init(address=address or None, log_to_driver=False, logging_level="ERROR", **_if_started(address))
            return
        except ConnectionAbortedError as error:  # it couldn't make a process for us
            if not left:
                raise Unreachable(_last_line(error)) from None
        except (*UNREACHABLE, RuntimeError, ValueError) as error:
            raise Unreachable(_last_line(error)) from None


def _if_started(address: str) -> dict[str, Any]:
    """What a new Ray on this machine does without."""
    return {} if address else {"include_dashboard": False}


def _check_connection() -> None:
    """Check that there is still a connection: without one, Ray would start a cluster of its own.

    Raises:
        Unreachable: when there is none.
    """
    if not ray.is_initialized():
        raise Unreachable("it has ended the connection")


def _last_line(error: Exception) -> str:
    """What an error says, without the traceback of a server that may come before."""
    return (str(error).strip().splitlines() or [type(error).__name__])[-1]
