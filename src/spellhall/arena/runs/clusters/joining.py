"""Joining a cluster by its address: ``ray``, ``ray://HOST:PORT`` or ``dask://HOST:PORT``.

>>> from spellhall.arena import simulate
>>> from spellhall.arena.runs.clusters.joining import joined
>>> with joined("dask://192.0.2.7:8786") as runner:  # doctest: +SKIP
...     simulate(game, 100_000, runner=runner)
"""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple
from urllib.parse import urlsplit

from spellhall.arena.runs.clusters.ordered import Cluster, OnCluster, Unreachable
from spellhall.extras import room
from spellhall.kernel.errors import UsageError

RAY, DASK = "ray", "dask"
SCHEMES = "`ray` (the Ray cluster of this machine), ray://HOST:PORT or dask://HOST:PORT"
LONGEST_KNOCK = 10.0
"""How many seconds it may take to reach a machine."""


class Address(NamedTuple):
    """Where a cluster is. ``host`` is empty for the Ray cluster of this machine."""

    kind: str
    host: str = ""
    port: int = 0


def address_of(text: str) -> Address:
    """Read an address.

    Raises:
        UsageError: for anything else.
    """
    if text == RAY:
        return Address(RAY)
    wrong = UsageError(f"{text!r} isn't the address of a cluster; write {SCHEMES}")
    try:
        parts = urlsplit(text)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise wrong from None
    beside = parts.path.strip("/") or parts.query or parts.fragment or parts.username or parts.password
    if parts.scheme not in (RAY, DASK) or not host or not port or beside:
        raise wrong
    return Address(parts.scheme, host, port)


@contextmanager
def joined(address: str, most: int | None = None) -> Iterator[OnCluster]:
    """Join a cluster for as long as the block takes; yields a runner on it.

    Args:
        address: ``ray``, ``ray://HOST:PORT`` or ``dask://HOST:PORT``.
        most: the most tasks at the same time; None means all that the cluster has room for.

    Raises:
        UsageError: for a wrong address, when an extra is missing, or when no cluster with workers answers there.
    """
    found = address_of(address)
    connect = _connect_to_ray(found) if found.kind == RAY else _connect_to_dask(found)
    try:
        _knock(found)
        cluster = connect()
    except Unreachable as error:
        raise UsageError(f"no {found.kind.capitalize()} cluster answers at {address}: {error}") from None
    try:
        yield OnCluster(cluster, most)
    finally:
        cluster.leave()


def _connect_to_ray(found: Address) -> Callable[[], Cluster]:
    module = room("spellhall.arena.runs.clusters.on_ray", RAY, "a Ray cluster")
    return lambda: module.RayCluster(f"ray://{_place(found)}" if found.host else "")


def _connect_to_dask(found: Address) -> Callable[[], Cluster]:
    module = room("spellhall.arena.runs.clusters.on_dask", DASK, "a Dask cluster")
    return lambda: module.DaskCluster.at(f"tcp://{_place(found)}")


def _place(found: Address) -> str:
    host = f"[{found.host}]" if ":" in found.host else found.host
    return f"{host}:{found.port}"


def _knock(found: Address) -> None:
    """Check that something listens at an address: a wrong one is known at once, not after minutes.

    Raises:
        Unreachable: when nothing does.
    """
    if not found.host:
        return
    try:
        socket.create_connection((found.host, found.port), LONGEST_KNOCK).close()
    except OSError as error:
        raise Unreachable(error.strerror or str(error)) from None
