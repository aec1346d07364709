"""The error about an argument that other libraries try first. Read this when one of their scripts fails to start."""

from __future__ import annotations

from collections.abc import Iterable

from spellhall.kernel.errors import UsageError
from spellhall.registry import class_of


class UnknownArgument(UsageError, TypeError):
    """An argument that no environment takes, or a value that none takes for it.

    It's a ``TypeError`` as well: wrappers of other libraries try ``frameskip`` or ``render_mode="rgb_array"``, and on
    such an error make the environment without it.
    """


def check_options(game: str, options: Iterable[str]) -> None:
    """Refuse names that aren't rule options of a game.

    Raises:
        UnknownArgument: for the first of them, with the options that exist.
        UsageError: for an unknown game.
    """
    terms = class_of(game).terms
    for name in options:
        if name != "preset" and name not in terms.by_name:
            try:
                terms.option(name)
            except UsageError as error:
                raise UnknownArgument(f"{error} (unexpected keyword argument {name!r})") from None
