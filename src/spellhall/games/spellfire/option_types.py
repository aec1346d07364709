"""The rule options of Spellfire as types, so that mypy knows each name and value. Read one by ``options_of``.

Generated from ``options.py`` by tools/option_tables.py.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from spellhall.kernel.game import Game


class SpellfireOptions(TypedDict):
    """What each option is in one game; a plain str takes other values than those in words."""

    preset: str
    deck_sizes: Literal["55", "75", "110", "55-75-110"]
    deck_limits: Literal["published", "proportion", "first_edition", "none"]
    larger_hands: Literal["off", "on"]
    victory_realms: Literal["6", "10"]
    victory_timing: Literal["immediate", "start_of_own_turn"]
    teams: Literal["off", "three_of_two"]
    turn_cap: str
    stalemate: Literal["draw", "score", "off"]
    equal_windows: Literal["off", "on"]
    events_go_to: Literal["abyss", "void"]
    abyss_return: Literal["never", "by_card"]
    draw_pile_empty: Literal["end_game", "reshuffle"]
    exhaustion_trigger: Literal["last_card_taken", "failed_draw"]
    movement_for_allies: Literal["none", "fly_and_earthwalk", "all"]
    fear_of_undead: Literal["off", "on"]
    fear_ally_level: Literal["printed", "current"]
    limbo_emergers: Literal["champions_only", "any_permanent"]
    limbo_return: Literal["end_of_owner_next_turn", "by_card_only"]
    limbo_attachments: Literal["discard_always", "keep_if_outside_combat"]
    dungeon_cards: Literal["off", "on"]
    bluelines: Literal["off", "on"]
    alarm_ruling: Literal["off", "on"]
    avanil_to_abyss: Literal["off", "on"]
    poor_oriental_lord_ruling: Literal["off", "on"]
    hero_unarmed: Literal["icon", "card_text_only"]
    artifacts_per_champion: Literal["1", "unlimited"]
    holdings_per_realm: Literal["1", "unlimited"]
    free_avatar: Literal["off", "on"]
    defender_spoils_if: Literal["left_play", "any_defeat"]
    redefend_same_battle: Literal["no", "yes"]
    protection: Literal["direct", "transitive"]
    winner_may_play: Literal["events_and_anytime", "nothing"]
    razed_tiebreak: Literal["more", "fewer"]
    first_cycle_lock: Literal["caravan", "caravan_and_kalidnay"]
    solitaire: Literal["off", "one-deck", "two-deck"]
    opponent: Literal["mechanical", "brilliant"]
    razed_realms: Literal["off", "on"]
    play_out: Literal["off", "on"]
    opponent_hand: Literal["hidden", "open"]
    regained_realms: Literal["any", "exposed"]
    spoils_for_regaining: Literal["off", "on"]
    certain_defeat: Literal["levels", "automatic"]
    played_at: Literal["day", "night"]
    victory: Literal["standard", "conqueror", "team"]
    attacks: Literal["usual", "any_realm"]
    plunder: Literal["off", "on"]
    copies_in_play: Literal["1", "2"]
    granted_turns: Literal["usual", "no_realms"]
    warriors_rule: Literal["off", "on"]
    aid: Literal["off", "on"]
    destroyed_worlds: Literal["off", "on"]
    dungeon_discard: Literal["off", "on"]
    melons: str
    opening_rule: Literal["none", "4th/491"]
    questing: Literal["off", "on"]


def options_of(game: Game) -> SpellfireOptions:
    """The options of a game."""
    found: SpellfireOptions = game.options
    return found
