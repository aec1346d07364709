"""A game from Python, as mypy --strict reads it: options, bounds, copies and what a seat knows.

Run it in a clone: ``python examples/typed_game.py``.
"""

import spellhall
from spellhall.agents import agent


def played(game: spellhall.Game, seed: int) -> spellhall.State:
    """A game of two decks, played to its end by two greedy agents."""
    decks = list(game.starter_decks().values())[:2]
    state = game.new_state(decks, seed=seed)
    greedy = agent("greedy", seed)
    while not state.is_terminal():
        state.apply(greedy.act(state))
    return state


def main() -> list[str]:
    """What a game allows, and how one went."""
    game = spellhall.game("spellchain", cut="chosen")  # cut="sometimes" is an error before it runs
    state = game.new_state(list(game.starter_decks().values())[:2], seed=7)
    one = state.clone(history=True)
    one.apply(one.legal_actions()[0])
    asked = state.current_player()
    life = game.bounds["hp"]
    return [
        f"{game.title} for {game.players.least}, with the cut {game.options['cut']}",
        f"life is from {life.least} to {life.most}",
        f"the other seat notices: {one.information_state(1 - asked) != state.information_state(1 - asked)}",
        f"seat 0 ends with {played(game, 7).returns()[0]:+.0f}",
    ]


if __name__ == "__main__":
    print("\n".join(main()))
