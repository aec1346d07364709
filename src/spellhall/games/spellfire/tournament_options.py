"""The rule options of tournaments: what a type of tournament or a variant changes in the game.

The rules stand in ``docs/rules/spellfire-tournaments.md``. All of them are off in every preset, and off is what games
were without them. Each combines with every other.
"""

from __future__ import annotations

from spellhall.kernel.options import OFF_ON, Option

TOURNAMENT_OPTIONS = (
    Option(
        "victory",
        "What wins",
        "Realms of your own; four markers of realms razed in battle, and three realms; or a team's ten realms.",
        {"standard": "standing realms", "conqueror": "markers and standing realms", "team": "ten realms of a team"},
        ("SFT-CON", "SFT-TEA-02"),
        usual="standard",
        before="standard",
    ),
    Option(
        "attacks",
        "Attacks",
        "King's Decree: champions may attack any realm of an opponent, whatever its place and its bans; allies follow.",
        {"usual": "on realms within reach", "any_realm": "on any realm"},
        ("SFT-KNG",),
        usual="usual",
        before="usual",
    ),
    Option(
        "plunder",
        "Plunder",
        "King's Decree: whoever razes a realm in battle takes a card by lot from each opponent's hand and discards it.",
        OFF_ON,
        ("SFT-KNG",),
        usual="off",
        before="off",
    ),
    Option(
        "copies_in_play",
        "Copies in play",
        "Shattered Land: how many cards of one name may be in play at the table; one more pushes another out.",
        {"1": "one", "2": "two"},
        ("SFT-SHL-03",),
        usual="1",
        before="1",
    ),
    Option(
        "granted_turns",
        "Granted turns",
        "The Grind: in phase 2 of a turn that a card granted no realm is played, unless it can be at any time.",
        {"usual": "like any other", "no_realms": "no realms in phase 2"},
        ("SFT-GRD",),
        usual="usual",
        before="usual",
    ),
    Option(
        "warriors_rule",
        "Warrior's Rule",
        "Whoever wins a round against a realm razes it, and whoever loses one is discarded, whatever powers say.",
        OFF_ON,
        ("SFT-WAR",),
        usual="off",
        before="off",
    ),
    Option(
        "aid",
        "Alliance",
        "Whether the losing side of a battle may ask players outside it for a card of theirs.",
        OFF_ON,
        ("SFT-AID",),
        usual="off",
        before="off",
    ),
    Option(
        "destroyed_worlds",
        "Destroyed worlds",
        "Realms that leave a formation for the discard pile or the Abyss are out of the game for good.",
        OFF_ON,
        ("SFT-DWO",),
        usual="off",
        before="off",
    ),
    Option(
        "dungeon_discard",
        "Dungeon discard",
        "In your own turn you may take your dungeon card out of the game, and a card of any discard pile with it.",
        OFF_ON,
        ("SFT-DUN",),
        usual="off",
        before="off",
    ),
    Option(
        "melons",
        "Melons",
        "Whoever brought a ripe melon lets all others draw a card less at the start of a turn; two melons, everybody.",
        {"none": "nobody brought one"},
        ("SFT-MEL",),
        usual="none",
        other="the seats that brought one, such as 0 or 0,2",
        pattern=r"(?!.*(\d).*\1)[0-5](,[0-5])*",
        before="none",
    ),
    Option(
        "opening_rule",
        "Opening rule card",
        "Whether every game begins with a rule card in play that is nobody's and works for all.",
        {"none": "none", "4th/491": "Rule Lawyer's Delight"},
        ("SFT-RLD",),
        usual="none",
        before="none",
    ),
    Option(
        "questing",
        "Questing",
        "Whether players may send champions on quests, where they meet the top card of another draw pile.",
        OFF_ON,
        ("SFT-QST",),
        usual="off",
        before="off",
    ),
)
