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
    "Heroes": Cover(
        "1st/045",
        "Kings, rangers and dwarves, and nearly all of them fight well alone. Hold your ground until you "
        "draw Charge! or Berserk Fury!, then attack with everyone.",
        "easy",
    ),
    "Clerics": Cover(
        "1st/438",
        "Blades, thorns and flames drive attackers away, and fallen champions come back. Be patient: save "
        "your prayers for the battles that decide a realm.",
        "practice",
    ),
    "Wizards": Cover(
        "1st/044",
        "The strongest wizards with a spell for every battle, but few allies. Send a champion alone, see "
        "what your opponent plays, then answer with the right spell.",
        "expert",
    ),
    "Wild Beasts": Cover(
        "1st/080",
        "Beasts are strongest at home, where many realms and holdings make them tougher. Build those first, "
        "then attack with the whole herd behind you.",
        "easy",
    ),
    "Dragons": Cover(
        "1st/305",
        "Nearly all your champions fly, so you can pick the weakest realm instead of the first one. Bring "
        "spells along: most of your allies stay on the ground.",
        "practice",
    ),
    "Ravenloft": Cover(
        "RL/100",
        "Vampires, ghosts and zombies that help each other. Build up your pool quietly, then attack "
        "under a Harvest Moon, when the undead count twice.",
        "practice",
    ),
    "Dragonlance": Cover(
        "DL/031",
        "Islands and mountains that few champions can reach, and companions who defend them well. Build "
        "behind your shores, and attack only when you're sure to win.",
        "expert",
    ),
    "Gladiators": Cover(
        "1st/258",
        "Hard fighters, and cities that defend themselves. Attack early and often, and keep your best ally "
        "for the round that razes a realm.",
        "easy",
    ),
    "Fortress": Cover(
        "1st/162",
        "Holdings that keep attackers out, and walls for those who get in. You don't have to attack much: let "
        "the others wear themselves out, then add your sixth realm.",
        "practice",
    ),
    "Thieves": Cover(
        "NS/029",
        "Cutpurses and mind readers steal items and turn allies against their owner. They win by tricks, so "
        "read what each of them can do before you attack.",
        "expert",
    ),
    "Warlords": Cover(
        "1st/042",
        "Fifteen armies, and captains who make each of them stronger. Send any champion, add troops until "
        "you win, and keep two of them back for your own realms.",
        "easy",
    ),
    "Treasure Hunters": Cover(
        "1st/421",
        "Eighteen swords, rings and relics for a band of adventurers. Arm two or three champions well "
        "before they fight, and don't risk them for a realm you can't hold.",
        "practice",
    ),
}
