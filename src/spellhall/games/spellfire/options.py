"""Rule options and the two presets (section 51 of the rules)."""

from __future__ import annotations

import re
from typing import Any

from spellhall.kernel.errors import UsageError
from spellhall.kernel.options import chosen_options

VALUES: dict[str, tuple[str, ...]] = {
    "events_go_to": ("abyss", "void"),
    "abyss_return": ("never", "by_card"),
    "draw_pile_empty": ("end_game", "reshuffle"),
    "movement_for_allies": ("none", "fly_and_earthwalk", "all"),
    "limbo_emergers": ("champions_only", "any_permanent"),
    "limbo_return": ("end_of_owner_next_turn", "by_card_only"),
    "limbo_attachments": ("discard_always", "keep_if_outside_combat"),
    "fear_of_undead": ("on", "off"),
    "fear_ally_level": ("printed", "current"),
    "deck_sizes": ("55", "75", "110", "55-75-110"),
    "deck_limits": ("proportion", "published"),
    "larger_hands": ("off", "on"),
    "dungeon_cards": ("off", "on"),
    "bluelines": ("off", "on"),
    "alarm_ruling": ("off", "on"),
    "avanil_to_abyss": ("off", "on"),
    "poor_oriental_lord_ruling": ("off", "on"),
    "hero_unarmed": ("icon", "card_text_only"),
    "artifacts_per_champion": ("1", "unlimited"),
    "holdings_per_realm": ("1", "unlimited"),
    "defender_spoils_if": ("left_play", "any_defeat"),
    "redefend_same_battle": ("no", "yes"),
    "protection": ("direct", "transitive"),
    "winner_may_play": ("events_and_anytime", "nothing"),
    "razed_tiebreak": ("more", "fewer"),
    "exhaustion_trigger": ("last_card_taken", "failed_draw"),
    "first_cycle_lock": ("caravan", "caravan_and_kalidnay"),
    "victory_realms": ("6", "10"),
    "victory_timing": ("immediate", "start_of_own_turn"),
    "free_avatar": ("off", "on"),
    "equal_windows": ("off", "on"),
    "played_at": ("day", "night"),
}

RULEBOOK: dict[str, str] = {
    "events_go_to": "abyss",
    "abyss_return": "never",
    "draw_pile_empty": "end_game",
    "movement_for_allies": "none",
    "limbo_emergers": "champions_only",
    "limbo_return": "end_of_owner_next_turn",
    "limbo_attachments": "discard_always",
    "fear_of_undead": "on",
    "fear_ally_level": "printed",
    "deck_sizes": "55",
    "deck_limits": "proportion",
    "larger_hands": "off",
    "dungeon_cards": "off",
    "bluelines": "off",
    "alarm_ruling": "off",
    "avanil_to_abyss": "off",
    "poor_oriental_lord_ruling": "off",
    "hero_unarmed": "card_text_only",
    "artifacts_per_champion": "1",
    "holdings_per_realm": "1",
    "defender_spoils_if": "left_play",
    "redefend_same_battle": "no",
    "protection": "direct",
    "winner_may_play": "events_and_anytime",
    "razed_tiebreak": "more",
    "exhaustion_trigger": "last_card_taken",
    "first_cycle_lock": "caravan",
    "victory_realms": "6",
    "victory_timing": "immediate",
    "free_avatar": "off",
    "turn_cap": "none",
    "equal_windows": "off",
    "played_at": "day",
}

TOURNAMENT: dict[str, str] = RULEBOOK | {
    "events_go_to": "void",
    "abyss_return": "by_card",
    "draw_pile_empty": "reshuffle",
    "movement_for_allies": "fly_and_earthwalk",
    "limbo_emergers": "any_permanent",
    "limbo_attachments": "keep_if_outside_combat",
    "fear_of_undead": "off",
    "fear_ally_level": "current",
    "deck_sizes": "55-75-110",
    "deck_limits": "published",
    "free_avatar": "on",
    "dungeon_cards": "on",
    "bluelines": "on",
    "alarm_ruling": "on",
    "avanil_to_abyss": "on",
    "poor_oriental_lord_ruling": "on",
    "hero_unarmed": "icon",
}

PRESETS = {"rulebook": RULEBOOK, "tournament": TOURNAMENT}
AS_BEFORE: dict[str, str] = {"deck_limits": "proportion", "larger_hands": "off"}
"""By option that was not there from the beginning: the value under which games are as they were without it. Saves and
replays that do not name the option were played so."""


class Options(dict[str, Any]):
    """The rule options of one game, by name: fixed before anybody picks a deck (SF-SETUP-01)."""

    def __setitem__(self, name: str, value: Any) -> None:
        """Refuse.

        Raises:
            UsageError: always.
        """
        raise UsageError(f"the rule options are fixed; make another game with {name} = {value} (SF-SETUP-01)")

    def __reduce__(self) -> tuple[Any, ...]:
        return Options, (dict(self),)


CAP = re.compile("none|[1-9][0-9]{0,5}")


def fault_of_cap(text: str) -> str:
    """What a cap on turns may be, when a text is none."""
    return "" if CAP.fullmatch(text) else "none or a number of turns from 1 to 999999"


def options_from(preset: str, given: dict[str, Any]) -> Options:
    """A full set of options.

    Raises:
        UsageError: for an unknown preset, option or value, naming what would be right.
    """
    return Options(chosen_options(preset, given, PRESETS, {**VALUES, "turn_cap": fault_of_cap}))
