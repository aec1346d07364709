"""What players see when they choose a starter deck: its cover card, how it plays, how hard it is."""

from __future__ import annotations

from spellhall.kernel.presentation.about import Cover

COVERS = {
    "Forgotten Realms": Cover(
        "4th/253",
        "A little of everything, and strong at all of it: sturdy champions such as Drizzt and "
        "Elminster, allies for every battle, realms that are hard to reach. The best deck for a "
        "first game.",
        "easy",
    ),
    "Greyhawk": Cover(
        "4th/267",
        "Fortified realms that few want to attack, and a book of spells behind them. Let the others "
        "break on your walls, then send the dragon.",
        "practice",
    ),
    "Dark Sun": Cover(
        "4th/260",
        "Hard realms and champions of level 7 and more, with mind powers to settle a battle. You "
        "attack early, because hardly anybody stands against you alone.",
        "easy",
    ),
    "AD&D": Cover(
        "4th/310",
        "Giants, an adventuring company and five artifacts that are worth more than they look. It "
        "asks for a plan: get an artifact to the right champion, and keep both alive.",
        "expert",
    ),
    "Birthright": Cover(
        "4th/347",
        "Regents with blood abilities and a circle of psionicists. Many small helps rather than "
        "large champions, so choose your battles and hold back the abilities that decide them.",
        "expert",
    ),
    "Monsters": Cover(
        "4th/268",
        "Monsters from every world with thirteen allies behind them. Send one, add allies until it "
        "wins, and do it again: little to remember, much to raze.",
        "easy",
    ),
    "Spellcasters": Cover(
        "4th/271",
        "Wizards and clerics of high level, and spells that turn a battle after it has begun. Keep "
        "the spells in hand until you know which of them you need.",
        "practice",
    ),
}
