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
        "Realms of your own; four markers for realms razed in battle, plus three realms; or ten realms for a team.",
        {"standard": "standing realms", "conqueror": "markers and standing realms", "team": "ten realms for a team"},
        ("SFT-CON", "SFT-TEA-02"),
        usual="standard",
        before="standard",
    ),
    Option(
        "attacks",
        "Attacks",
        "King's Decree: champions and their allies can attack any opposing realm, wherever it is and whatever it bans.",
        {"usual": "on realms within reach", "any_realm": "on any realm"},
        ("SFT-KNG",),
        usual="usual",
        before="usual",
    ),
    Option(
        "plunder",
        "Plunder",
        "King's Decree: when you raze a realm in battle, each opponent discards a random card from their hand.",
        OFF_ON,
        ("SFT-KNG",),
        usual="off",
        before="off",
    ),
    Option(
        "copies_in_play",
        "Copies in play",
        "Shattered Land: how many cards with the same name can be in play. One more pushes another out.",
        {"1": "one", "2": "two"},
        ("SFT-SHL-03",),
        usual="1",
        before="1",
    ),
    Option(
        "granted_turns",
        "Extra turns",
        "The Grind: in phase 2 of an extra turn from a card you can play only any-time realms.",
        {"usual": "like any other turn", "no_realms": "no realms in phase 2"},
        ("SFT-GRD",),
        usual="usual",
        before="usual",
    ),
    Option(
        "warriors_rule",
        "Warrior's Rule",
        "A champion that wins a round against a realm razes it, and one that loses is discarded, whatever powers say.",
        OFF_ON,
        ("SFT-WAR",),
        usual="off",
        before="off",
    ),
    Option(
        "aid",
        "Alliance",
        "Whether the losing side of a battle can ask players outside it to lend a card.",
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
        "On your own turn, you can remove your dungeon card and a card in any discard pile from the game.",
        OFF_ON,
        ("SFT-DUN",),
        usual="off",
        before="off",
    ),
    Option(
        "melons",
        "Melons",
        "If one player brings a ripe melon, all others draw one card fewer a turn. With two melons, everyone does.",
        {"none": "no one brought one"},
        ("SFT-MEL",),
        usual="none",
        other="the seats that brought one, such as 0 or 0,2",
        pattern=r"(?!.*(\d).*\1)[0-5](,[0-5])*",
        before="none",
    ),
    Option(
        "opening_rule",
        "Opening rule card",
        "Whether every game begins with an unowned rule card in play that works for everyone.",
        {"none": "none", "4th/491": "Rule Lawyer's Delight"},
        ("SFT-RLD",),
        usual="none",
        before="none",
    ),
    Option(
        "questing",
        "Questing",
        "Whether players can send champions on quests, where they meet the top card of another draw pile.",
        OFF_ON,
        ("SFT-QST",),
        usual="off",
        before="off",
    ),
)
