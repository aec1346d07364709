"""The rule options of Spellfire in plain words, those that most people care about first."""

from __future__ import annotations

from collections.abc import Mapping

from spellhall.server.library.about.shape import EQUAL_WINDOWS, OFF_ON, Choice

CHOICES: Mapping[str, Choice] = {
    "deck_sizes": Choice(
        "Deck sizes",
        "How many cards a deck has; all decks at a table have one size.",
        {"55": "55 cards", "75": "75 cards", "110": "110 cards", "55-75-110": "55, 75 or 110 cards"},
        ("SF-DECK-01", "SF-DECK-14", "SF-DECK-17"),
    ),
    "deck_limits": Choice(
        "Limits of larger decks",
        "How many cards of each type a deck of 75 or 110 may have, and how many levels.",
        {"published": "as published for tournaments", "proportion": "in proportion to those of 55"},
        ("SF-DECK-18", "AMB-71"),
    ),
    "larger_hands": Choice(
        "Larger hands for larger decks",
        "Decks of 75 draw 4 and keep 10, decks of 110 draw 5 and keep 12. A custom that no source of the rules holds.",
        OFF_ON,
        ("SF-HAND-04",),
    ),
    "victory_realms": Choice(
        "Realms to win",
        "How many unrazed realms win the game.",
        {"6": "six", "10": "ten"},
        ("CON-41",),
    ),
    "victory_timing": Choice(
        "When the win is checked",
        "Whether you win the moment you have your realms, or must still have them when your turn begins.",
        {"immediate": "at once", "start_of_own_turn": "at the start of your own turn"},
        ("CON-41",),
    ),
    "turn_cap": Choice(
        "Longest game",
        "After so many turns the game is scored; meant for games between computers.",
        {"none": "no limit"},
        ("CON-03",),
        other="a number of turns, from 1 to 999999",
    ),
    "equal_windows": EQUAL_WINDOWS,
    "events_go_to": Choice(
        "Played events",
        "Where an event lies after you played it: in the Abyss, which some cards can open, or out of the game.",
        {"abyss": "in the Abyss", "void": "in the Void"},
        ("CON-01",),
    ),
    "abyss_return": Choice(
        "Back from the Abyss",
        "Whether powers can bring cards back from the Abyss.",
        {"never": "never", "by_card": "by cards that say so"},
        ("CON-02",),
    ),
    "draw_pile_empty": Choice(
        "An empty draw pile",
        "Whether the game is scored when a draw pile is used up, or its owner shuffles the discard pile and goes on.",
        {"end_game": "the game ends", "reshuffle": "the discard pile is shuffled"},
        ("CON-03",),
    ),
    "exhaustion_trigger": Choice(
        "When a pile has run out",
        "Whether the last card taken counts, or only a draw that finds nothing.",
        {"last_card_taken": "with the last card", "failed_draw": "with a draw that fails"},
        ("AMB-31",),
    ),
    "movement_for_allies": Choice(
        "Allies that fly",
        "Which special movement a champion shares with the allies that fight for it.",
        {"none": "none", "fly_and_earthwalk": "flying and earthwalking", "all": "swimming as well"},
        ("CON-04", "CON-09"),
    ),
    "fear_of_undead": Choice(
        "Fear of the undead",
        "Whether undead champions drive off weak allies.",
        {"on": "on", "off": "off"},
        ("CON-10", "SF-UND"),
    ),
    "fear_ally_level": Choice(
        "Who is afraid",
        "Which level of an ally decides whether it is afraid of the undead.",
        {"printed": "the printed one", "current": "the one it has now"},
        ("CON-11",),
    ),
    "limbo_emergers": Choice(
        "Who comes back from Limbo",
        "What can come back from Limbo.",
        {"champions_only": "champions only", "any_permanent": "champions, realms and holdings"},
        ("CON-05",),
    ),
    "limbo_return": Choice(
        "When Limbo ends",
        "When a card comes back from Limbo.",
        {"end_of_owner_next_turn": "at the end of its owner's next turn", "by_card_only": "only when a card says so"},
        ("CON-06",),
    ),
    "limbo_attachments": Choice(
        "Luggage in Limbo",
        "Whether a champion in Limbo keeps its items and artifact.",
        {"discard_always": "they are discarded", "keep_if_outside_combat": "kept, unless it was sent there in combat"},
        ("CON-07",),
    ),
    "dungeon_cards": Choice(
        "Dungeon cards",
        "Whether one dungeon card goes on top of a deck.",
        OFF_ON,
        ("CON-13", "SF-RULE"),
    ),
    "bluelines": Choice(
        "Bluelines",
        "Whether the official corrections of classifications hold: who is undead, who flies.",
        OFF_ON,
        ("CON-31", "SF-GEN-23"),
    ),
    "alarm_ruling": Choice("Ruling on Alarm", "Whether the tournament ruling on Alarm holds.", OFF_ON, ("CON-30",)),
    "avanil_to_abyss": Choice(
        "Ruling on Avanil", "Whether the tournament ruling on Avanil holds.", OFF_ON, ("CON-30",)
    ),
    "poor_oriental_lord_ruling": Choice(
        "Ruling on Poor Oriental Lord",
        "Whether the tournament ruling on Poor Oriental Lord holds.",
        OFF_ON,
        ("CON-30",),
    ),
    "hero_unarmed": Choice(
        "Heroes unarmed",
        "Whether every hero can use unarmed combat cards, or only those whose card or the combat card says so.",
        {"icon": "every hero", "card_text_only": "by the text of cards"},
        ("CON-15",),
    ),
    "artifacts_per_champion": Choice(
        "Artifacts on a champion",
        "How many artifacts one champion may bear.",
        {"1": "one", "unlimited": "any number"},
        ("CON-16",),
    ),
    "holdings_per_realm": Choice(
        "Holdings on a realm",
        "How many holdings one realm may have.",
        {"1": "one", "unlimited": "any number"},
        ("CON-44", "AMB-39"),
    ),
    "free_avatar": Choice(
        "A free avatar",
        "Whether the levels of one avatar do not count in a deck (of two in 110 cards); it still counts as a champion.",
        OFF_ON,
        ("SF-DECK-19", "AMB-70"),
    ),
    "defender_spoils_if": Choice(
        "Spoils of the defender",
        "Whether a defender draws spoils for an attacker that was beaten but went back to its pool.",
        {"left_play": "only if the attacker left play", "any_defeat": "for any defeat"},
        ("CON-20",),
    ),
    "redefend_same_battle": Choice(
        "Defending again",
        "Whether a defender that survived a round may defend again in the same battle.",
        {"no": "no", "yes": "yes"},
        ("CON-50",),
    ),
    "protection": Choice(
        "How far realms shield",
        "Whether a realm shields only the row right behind it, or all behind that as well.",
        {"direct": "the next row", "transitive": "everything behind it"},
        ("CON-42", "AMB-36"),
    ),
    "winner_may_play": Choice(
        "The side that is ahead",
        "What the side that is winning a round may play.",
        {"events_and_anytime": "events and cards for any time", "nothing": "nothing"},
        ("AMB-13",),
    ),
    "razed_tiebreak": Choice(
        "Razed realms in a tie",
        "Which way razed realms break a tie when a game is scored.",
        {"more": "more are better", "fewer": "fewer are better"},
        ("AMB-33",),
    ),
    "first_cycle_lock": Choice(
        "The first turns",
        "What may not be used before everybody has had a first turn.",
        {"caravan": "The Caravan", "caravan_and_kalidnay": "The Caravan and Ancient Kalidnay"},
        ("AMB-52",),
    ),
    "played_at": Choice(
        "Time of day",
        "Whether the game is played by day or by night; a few cards look at the window.",
        {"day": "by day", "night": "by night"},
    ),
}
