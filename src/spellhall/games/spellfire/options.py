"""What may be agreed upon before a game of Spellfire (section 51 of the rules)."""

from __future__ import annotations

from typing import Any

from spellhall.kernel.errors import UsageError
from spellhall.kernel.options import OFF_ON, Option, Preset, Terms, equal_windows

TERMS = Terms(
    presets=(
        Preset("rulebook", "Rulebook", "The booklet of the fourth edition wherever it speaks."),
        Preset(
            "tournament", "Tournament", "The tournament rules wherever they speak; our suggestion for a first game."
        ),
    ),
    options=(
        Option(
            "deck_sizes",
            "Deck sizes",
            "How many cards a deck has; all decks at a table have one size.",
            {"55": "55 cards", "75": "75 cards", "110": "110 cards", "55-75-110": "55, 75 or 110 cards"},
            ("SF-DECK-01", "SF-DECK-14", "SF-DECK-17", "CON-12"),
            usual="55",
            but={"tournament": "55-75-110"},
        ),
        Option(
            "deck_limits",
            "Limits of larger decks",
            "How many cards of each type a deck of 75 or 110 may have, and how many levels.",
            {"published": "as published for tournaments", "proportion": "in proportion to those of 55"},
            ("SF-DECK-18", "AMB-71"),
            usual="proportion",
            but={"tournament": "published"},
            before="proportion",
        ),
        Option(
            "larger_hands",
            "Larger hands for larger decks",
            "Decks of 75 draw 4 and keep 10, decks of 110 draw 5 and keep 12; no source of the rules has it.",
            OFF_ON,
            ("SF-HAND-04",),
            usual="off",
            before="off",
        ),
        Option(
            "victory_realms",
            "Realms to win",
            "How many unrazed realms win the game.",
            {"6": "six", "10": "ten"},
            ("CON-41",),
            usual="6",
        ),
        Option(
            "victory_timing",
            "When the win is checked",
            "Whether you win the moment you have your realms, or must still have them when your turn begins.",
            {"immediate": "at once", "start_of_own_turn": "at the start of your own turn"},
            ("CON-41",),
            usual="immediate",
        ),
        Option(
            "turn_cap",
            "Longest game",
            "After so many turns the game is scored; meant for games between computers, and in no source of the rules.",
            {"none": "no limit"},
            ("CON-03",),
            usual="none",
            other="a number of turns from 1 to 999999",
            pattern="[1-9][0-9]{0,5}",
        ),
        equal_windows("AMB-91"),
        Option(
            "events_go_to",
            "Played events",
            "Where an event lies after you played it: in the Abyss, which some cards can open, or out of the game.",
            {"abyss": "in the Abyss", "void": "in the Void"},
            ("CON-01",),
            usual="abyss",
            but={"tournament": "void"},
        ),
        Option(
            "abyss_return",
            "Back from the Abyss",
            "Whether powers can bring cards back from the Abyss.",
            {"never": "never", "by_card": "by cards that say so"},
            ("CON-02",),
            usual="never",
            but={"tournament": "by_card"},
        ),
        Option(
            "draw_pile_empty",
            "An empty draw pile",
            "What follows when a draw pile is used up: the game is scored, or its owner shuffles the discard pile.",
            {"end_game": "the game ends", "reshuffle": "the discard pile is shuffled"},
            ("CON-03",),
            usual="end_game",
            but={"tournament": "reshuffle"},
        ),
        Option(
            "exhaustion_trigger",
            "When a pile has run out",
            "When a draw pile counts as run out: with the last card taken, or only with a draw that finds nothing.",
            {"last_card_taken": "with the last card", "failed_draw": "with a draw that fails"},
            ("AMB-31",),
            usual="last_card_taken",
        ),
        Option(
            "movement_for_allies",
            "Allies that fly",
            "Which special movement a champion shares with the allies that fight for it.",
            {"none": "none", "fly_and_earthwalk": "flying and earthwalking", "all": "swimming as well"},
            ("CON-04", "CON-09"),
            usual="none",
            but={"tournament": "fly_and_earthwalk"},
        ),
        Option(
            "fear_of_undead",
            "Fear of the undead",
            "Whether undead champions drive off weak allies.",
            OFF_ON,
            ("CON-10", "SF-UND"),
            usual="on",
            but={"tournament": "off"},
        ),
        Option(
            "fear_ally_level",
            "Who is afraid",
            "Which level of an ally decides whether it is afraid of the undead.",
            {"printed": "the printed one", "current": "the one it has now"},
            ("CON-11",),
            usual="printed",
            but={"tournament": "current"},
        ),
        Option(
            "limbo_emergers",
            "Who comes back from Limbo",
            "What can come back from Limbo.",
            {"champions_only": "champions only", "any_permanent": "champions, realms and holdings"},
            ("CON-05",),
            usual="champions_only",
            but={"tournament": "any_permanent"},
        ),
        Option(
            "limbo_return",
            "When Limbo ends",
            "When a card comes back from Limbo.",
            {
                "end_of_owner_next_turn": "at the end of its owner's next turn",
                "by_card_only": "only when a card says so",
            },
            ("CON-06",),
            usual="end_of_owner_next_turn",
        ),
        Option(
            "limbo_attachments",
            "Luggage in Limbo",
            "Whether a champion in Limbo keeps its items and artifact.",
            {
                "discard_always": "they are discarded",
                "keep_if_outside_combat": "kept, unless it was sent there in combat",
            },
            ("CON-07",),
            usual="discard_always",
            but={"tournament": "keep_if_outside_combat"},
        ),
        Option(
            "dungeon_cards",
            "Dungeon cards",
            "Whether one dungeon card goes on top of a deck.",
            OFF_ON,
            ("CON-13", "SF-RULE"),
            usual="off",
            but={"tournament": "on"},
        ),
        Option(
            "bluelines",
            "Bluelines",
            "Whether the official corrections of classifications hold: who is undead, who flies.",
            OFF_ON,
            ("CON-31", "SF-GEN-23"),
            usual="off",
            but={"tournament": "on"},
        ),
        Option(
            "alarm_ruling",
            "Ruling on Alarm",
            "Whether the tournament ruling on Alarm holds.",
            OFF_ON,
            ("CON-30",),
            usual="off",
            but={"tournament": "on"},
        ),
        Option(
            "avanil_to_abyss",
            "Ruling on Avanil",
            "Whether the tournament ruling on Avanil holds.",
            OFF_ON,
            ("CON-30",),
            usual="off",
            but={"tournament": "on"},
        ),
        Option(
            "poor_oriental_lord_ruling",
            "Ruling on Poor Oriental Lord",
            "Whether the tournament ruling on Poor Oriental Lord holds.",
            OFF_ON,
            ("CON-30",),
            usual="off",
            but={"tournament": "on"},
        ),
        Option(
            "hero_unarmed",
            "Heroes unarmed",
            "Whether every hero can use unarmed combat cards, or only those whose card or the combat card says so.",
            {"icon": "every hero", "card_text_only": "by the text of cards"},
            ("CON-15",),
            usual="card_text_only",
            but={"tournament": "icon"},
        ),
        Option(
            "artifacts_per_champion",
            "Artifacts on a champion",
            "How many artifacts one champion may bear.",
            {"1": "one", "unlimited": "any number"},
            ("CON-16",),
            usual="1",
        ),
        Option(
            "holdings_per_realm",
            "Holdings on a realm",
            "How many holdings one realm may have.",
            {"1": "one", "unlimited": "any number"},
            ("CON-44", "AMB-39"),
            usual="1",
        ),
        Option(
            "free_avatar",
            "A free avatar",
            "Whether the levels of one avatar (of two in 110 cards) are free in a deck; it still counts as a champion.",
            OFF_ON,
            ("SF-DECK-19", "AMB-70"),
            usual="off",
            but={"tournament": "on"},
        ),
        Option(
            "defender_spoils_if",
            "Spoils of the defender",
            "Whether a defender draws spoils for an attacker that was beaten but went back to its pool.",
            {"left_play": "only if the attacker left play", "any_defeat": "for any defeat"},
            ("CON-20",),
            usual="left_play",
        ),
        Option(
            "redefend_same_battle",
            "Defending again",
            "Whether a defender that survived a round may defend again in the same battle.",
            {"no": "no", "yes": "yes"},
            ("CON-50",),
            usual="no",
        ),
        Option(
            "protection",
            "How far realms shield",
            "Whether a realm shields only the row right behind it, or all behind that as well.",
            {"direct": "the next row", "transitive": "everything behind it"},
            ("CON-42", "AMB-36"),
            usual="direct",
        ),
        Option(
            "winner_may_play",
            "The side that is ahead",
            "What the side that is winning a round may play in step F; players outside the battle always may.",
            {"events_and_anytime": "events and cards for any time", "nothing": "nothing"},
            ("AMB-13",),
            usual="events_and_anytime",
        ),
        Option(
            "razed_tiebreak",
            "Razed realms in a tie",
            "Which way razed realms break a tie when a game is scored.",
            {"more": "more are better", "fewer": "fewer are better"},
            ("AMB-33",),
            usual="more",
        ),
        Option(
            "first_cycle_lock",
            "The first turns",
            "What may not be used before everybody has had a first turn.",
            {"caravan": "The Caravan", "caravan_and_kalidnay": "The Caravan and Ancient Kalidnay"},
            ("AMB-52",),
            usual="caravan",
        ),
        Option(
            "played_at",
            "Time of day",
            "Whether the game is played by day or by night; a few cards look at the window.",
            {"day": "by day", "night": "by night"},
            ("AMB-94",),
            usual="day",
        ),
    ),
    given_up=frozenset({"priority_order"}),
)


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
