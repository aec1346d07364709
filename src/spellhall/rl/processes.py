"""A Gymnasium vector with several games in each of a few processes: the same results as in one, for fewer messages.

Each process steps its share of the games as a batch (see ``batch``), and sends what that returned.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import CloudpickleWrapper, batch_space
from numpy.typing import NDArray

from spellhall.kernel.errors import SpellhallError, UsageError
from spellhall.rl.batch import BatchVectorEnv
from spellhall.rl.solo import Solo

Maker = Callable[[], Solo]
Answer = tuple[bool, Any]
"""Whether it went well, and what came of it: the result, or the exception."""
SECONDS_TO_END = 5.0


class SpreadVectorEnv(VectorEnv[Any, Any, Any]):
    """Games that are stepped together, spread over processes.

    Args:
        makers: a function for each game that makes it.
        processes: over how many processes the games are spread, as evenly as possible.
        autoreset_mode: when a game that has ended begins anew.
    """

    def __init__(self, makers: Sequence[Maker], processes: int, autoreset_mode: AutoresetMode) -> None:
        example = makers[0]()
        self.num_envs = len(makers)
        self.metadata = dict(example.metadata) | {"autoreset_mode": autoreset_mode}
        self.render_mode = example.render_mode
        self.single_observation_space, self.single_action_space = example.observation_space, example.action_space
        self.observation_space = batch_space(example.observation_space, self.num_envs)
        self.action_space = batch_space(example.action_space, self.num_envs)
        example.close()
        self.shares = [range(share[0], share[-1] + 1) for share in np.array_split(np.arange(len(makers)), processes)]
        self._pipes: list[Connection] = []
        self._processes = [self._started([makers[game] for game in share], autoreset_mode) for share in self.shares]

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all games anew; from one seed, each game gets the next one.

        Raises:
            UsageError: for a choice of games.
        """
        if options and "reset_mask" in options:
            raise UsageError("reset_mask needs all games in one process, or each in its own")
        if seed is None or isinstance(seed, int):
            seed = [None if seed is None else seed + game for game in range(self.num_envs)]
        seeds = [[seed[game] for game in share] for share in self.shares]
        seen, infos = zip(*self._ask("reset", [{"seed": own, "options": options} for own in seeds]), strict=True)
        return joined(seen), self._infos(infos)

    def step(self, actions: Any) -> tuple[Any, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Take an action in each game."""
        given = np.asarray(actions)
        answers = self._ask("step", [{"actions": given[share.start : share.stop]} for share in self.shares])
        seen, rewards, over, cut, infos = zip(*answers, strict=True)
        return joined(seen), joined(rewards), joined(over), joined(cut), self._infos(infos)

    def call(self, name: str, *args: Any, **kwargs: Any) -> tuple[Any, ...]:
        """What a method of each game returns, or an attribute's value."""
        answers = self._ask("call", [{"name": name, "args": args, "kwargs": kwargs}] * len(self.shares))
        return tuple(value for answer in answers for value in answer)

    def render(self) -> tuple[Any, ...]:
        """The waiting question of each game, in words."""
        return self.call("render")

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes."""
        for pipe in self._pipes:
            with suppress(OSError):
                pipe.send(None)
        for process in self._processes:
            process.join(SECONDS_TO_END)
            if process.is_alive():
                process.terminate()
        for pipe in self._pipes:
            pipe.close()

    def _started(self, makers: Sequence[Maker], mode: AutoresetMode) -> multiprocessing.Process:
        wrapped = [CloudpickleWrapper(make) for make in makers]
        ours, theirs = multiprocessing.Pipe()
        process = multiprocessing.Process(target=serve, args=(theirs, wrapped, mode), daemon=True)
        process.start()
        theirs.close()
        self._pipes.append(ours)
        return process

    def _ask(self, what: str, given: Sequence[dict[str, Any]]) -> list[Any]:
        """Have all processes do something at the same time, and collect what they return.

        Raises:
            SpellhallError: if a process has ended.
        """
        for pipe, arguments in zip(self._pipes, given, strict=True):
            pipe.send((what, arguments))
        try:
            answers: list[Answer] = [pipe.recv() for pipe in self._pipes]
        except EOFError:
            raise SpellhallError("a process of these games has ended; its own message says why") from None
        for went_well, answer in answers:
            if not went_well:
                raise answer
        return [answer for _, answer in answers]

    def _infos(self, infos: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        return merged(infos, [len(share) for share in self.shares])


def serve(pipe: Connection, makers: Sequence[Maker], mode: AutoresetMode) -> None:
    """The work of one process: step its games on request, until the request to end."""
    with suppress(EOFError, KeyboardInterrupt):
        games = BatchVectorEnv(makers, mode, copy=False)
        while (told := pipe.recv()) is not None:
            pipe.send(_answer(games, *told))


def _answer(games: BatchVectorEnv, what: str, given: dict[str, Any]) -> Answer:
    try:
        if what == "call":
            return True, games.call(given["name"], *given["args"], **given["kwargs"])
        return True, getattr(games, what)(**given)
    except Exception as error:
        return False, error


def joined(parts: Sequence[Any]) -> Any:
    """Arrays of some games each, or dictionaries of such arrays, as one."""
    if isinstance(parts[0], dict):
        return {name: joined([part[name] for part in parts]) for name in parts[0]}
    return np.concatenate(parts)


def merged(infos: Sequence[Mapping[str, Any]], sizes: Sequence[int]) -> dict[str, Any]:
    """The infos of some games each as one: what some games don't have is zero there, as in Gymnasium's own vectors."""
    whole: dict[str, Any] = {}
    for name in dict.fromkeys(name for info in infos for name in info):
        example = next(info[name] for info in infos if name in info)
        if isinstance(example, dict):
            whole[name] = merged([info.get(name, {}) for info in infos], sizes)
        else:
            missing = [_nothing(example, size) for size in sizes]
            whole[name] = np.concatenate([info.get(name, none) for info, none in zip(infos, missing, strict=True)])
    return whole


def _nothing(example: NDArray[Any], size: int) -> NDArray[Any]:
    fill = None if example.dtype == object else 0
    return np.full((size, *example.shape[1:]), fill, dtype=example.dtype)
