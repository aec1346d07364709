"""Many environments that are stepped together, in this process or spread over several."""

from __future__ import annotations

from functools import partial
from typing import Any

from gymnasium.vector import AsyncVectorEnv, AutoresetMode, VectorEnv

from spellhall.kernel.errors import UsageError
from spellhall.rl.batch import BatchVectorEnv
from spellhall.rl.processes import SpreadVectorEnv
from spellhall.rl.solo import solo_env


def vector_env(
    count: int,
    game: str,
    autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
    processes: bool | int = False,
    copy: bool = True,
    **more: Any,
) -> VectorEnv[Any, Any, Any]:
    """Several environments of ``solo_env`` side by side. Each resets when its game has ended.

    They run in this process; with ``processes=N`` they are spread over N processes, and with ``processes=True`` each
    has its own. That costs messages at every step, fewer if processes have several games each, so it only pays off if
    an opponent thinks for long and cores are idle. Call ``close()`` at the end.

    With ``copy=False``, observations are the arrays that the next step writes into: read them before it, or copy what
    you keep. In other processes there is no difference.

    They reset in the step that ends a game, and the final observation is in ``info["final_obs"]``. With
    ``AutoresetMode.NEXT_STEP``, Gymnasium's own default, they reset in the step after that one, which ignores its
    action. Masks are never empty.

    Raises:
        UsageError: as ``solo_env`` does, or if there are more processes than games.
    """
    if not 0 <= processes <= count:
        raise UsageError(f"{count} games run in 0 to {count} processes, not {processes}")
    makers = [partial(solo_env, game, **more)] * count
    mode = AutoresetMode(autoreset_mode)
    if processes is True or (processes and processes == count):
        return AsyncVectorEnv(makers, autoreset_mode=mode)
    return SpreadVectorEnv(makers, processes, mode) if processes else BatchVectorEnv(makers, mode, copy)
