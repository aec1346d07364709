"""Each game's rule options as parameters of ``spellhall.game``, for type checkers. Read it to see what they take.

Generated from each game's ``options.py`` by tools/option_tables.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, Protocol, overload

from spellhall.kernel.game import Game

Given = Mapping[str, object] | None
"""Options as a mapping, whose names and values are checked when the program runs."""


class MakeGame(Protocol):
    """The type of ``spellhall.game``. For a name that only the running program knows, options are a mapping."""

    @overload
    def __call__(
        self,
        name: Literal["spellchain"],
        options: Given = None,
        /,
        *,
        preset: Literal["rulebook", "table"] = ...,
        cut: Literal["random", "chosen"] = ...,
    ) -> Game: ...

    @overload
    def __call__(
        self,
        name: Literal["spellfire"],
        options: Given = None,
        /,
        *,
        preset: Literal["rulebook", "tournament"] = ...,
        deck_sizes: Literal["55", 55, "75", 75, "110", 110, "55-75-110"] = ...,
        deck_limits: Literal["published", "proportion", "first_edition", "none"] = ...,
        larger_hands: Literal["off", "on"] = ...,
        victory_realms: Literal["6", 6, "10", 10] = ...,
        victory_timing: Literal["immediate", "start_of_own_turn"] = ...,
        teams: Literal["off", "three_of_two"] = ...,
        turn_cap: str | int = ...,
        stalemate: Literal["draw", "score", "off"] = ...,
        equal_windows: Literal["off", "on"] = ...,
        events_go_to: Literal["abyss", "void"] = ...,
        abyss_return: Literal["never", "by_card"] = ...,
        draw_pile_empty: Literal["end_game", "reshuffle"] = ...,
        exhaustion_trigger: Literal["last_card_taken", "failed_draw"] = ...,
        movement_for_allies: Literal["none", "fly_and_earthwalk", "all"] = ...,
        fear_of_undead: Literal["off", "on"] = ...,
        fear_ally_level: Literal["printed", "current"] = ...,
        limbo_emergers: Literal["champions_only", "any_permanent"] = ...,
        limbo_return: Literal["end_of_owner_next_turn", "by_card_only"] = ...,
        limbo_attachments: Literal["discard_always", "keep_if_outside_combat"] = ...,
        dungeon_cards: Literal["off", "on"] = ...,
        bluelines: Literal["off", "on"] = ...,
        alarm_ruling: Literal["off", "on"] = ...,
        avanil_to_abyss: Literal["off", "on"] = ...,
        poor_oriental_lord_ruling: Literal["off", "on"] = ...,
        hero_unarmed: Literal["icon", "card_text_only"] = ...,
        artifacts_per_champion: Literal["1", 1, "unlimited"] = ...,
        holdings_per_realm: Literal["1", 1, "unlimited"] = ...,
        free_avatar: Literal["off", "on"] = ...,
        defender_spoils_if: Literal["left_play", "any_defeat"] = ...,
        redefend_same_battle: Literal["no", "yes"] = ...,
        protection: Literal["direct", "transitive"] = ...,
        winner_may_play: Literal["events_and_anytime", "nothing"] = ...,
        razed_tiebreak: Literal["more", "fewer"] = ...,
        first_cycle_lock: Literal["caravan", "caravan_and_kalidnay"] = ...,
        solitaire: Literal["off", "one-deck", "two-deck"] = ...,
        opponent: Literal["mechanical", "brilliant"] = ...,
        razed_realms: Literal["off", "on"] = ...,
        play_out: Literal["off", "on"] = ...,
        opponent_hand: Literal["hidden", "open"] = ...,
        regained_realms: Literal["any", "exposed"] = ...,
        spoils_for_regaining: Literal["off", "on"] = ...,
        certain_defeat: Literal["levels", "automatic"] = ...,
        played_at: Literal["day", "night"] = ...,
        victory: Literal["standard", "conqueror", "team"] = ...,
        attacks: Literal["usual", "any_realm"] = ...,
        plunder: Literal["off", "on"] = ...,
        copies_in_play: Literal["1", 1, "2", 2] = ...,
        granted_turns: Literal["usual", "no_realms"] = ...,
        warriors_rule: Literal["off", "on"] = ...,
        aid: Literal["off", "on"] = ...,
        destroyed_worlds: Literal["off", "on"] = ...,
        dungeon_discard: Literal["off", "on"] = ...,
        melons: str | int = ...,
        opening_rule: Literal["none", "4th/491"] = ...,
        questing: Literal["off", "on"] = ...,
    ) -> Game: ...

    @overload
    def __call__(
        self,
        name: Literal["spellslinger"],
        options: Given = None,
        /,
        *,
        preset: Literal["rulebook", "limited", "off-the-top"] = ...,
        format: Literal["constructed", "limited", "shared"] = ...,
        teams: Literal["none", "alliance", "as-one"] = ...,
        team_size: Literal["2", 2, "3", 3] = ...,
        hands: Literal["open", "closed"] = ...,
        draw: Literal["beginning", "between"] = ...,
        equal_windows: Literal["off", "on"] = ...,
    ) -> Game: ...

    @overload
    def __call__(self, name: str, options: Given = None, /, *, preset: str = ...) -> Game: ...
