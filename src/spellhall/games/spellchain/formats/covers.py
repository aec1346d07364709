"""What players see when they choose a starter deck: its cover card, how it plays, how hard it is."""

from __future__ import annotations

from spellhall.kernel.presentation.about import Cover

COVERS = {
    "Pyre": Cover(
        "fireball",
        "Put fire upon fire: the second Fire card of a chain hits harder than the first, so lay them "
        "one behind the other and let Focus Mana raise the blow that counts.",
        "easy",
    ),
    "Storm": Cover(
        "lightning-bolt",
        "Lightning passes by Block and Avoid, so your damage is as sure as your counting. Heal "
        "through the middle of the game and finish late in a chain.",
        "practice",
    ),
    "Tide": Cover(
        "hydro-blade",
        "Nearly every card deals a little and blocks a little. Stay ahead by small steps, and let "
        "the other side run out of ways to hurt you.",
        "easy",
    ),
    "Blood": Cover(
        "crimson-daggers",
        "You pay with your own HP for blows above the rate, and win the race because of them. Know "
        "at every moment how much you can still afford.",
        "practice",
    ),
    "Quick": Cover(
        "create-mercury",
        "Mercury adds up: the first hits tickle, the last ones end the game. Keep yourself alive "
        "with Counter Spell and Rejuvenate until the sum is there.",
        "expert",
    ),
    "Plague": Cover(
        "toxic-wave",
        "Poison first, then summons that feed on it. You lose the early chains and win the late "
        "ones, as long as you guard your poison.",
        "practice",
    ),
    "Arsenal": Cover(
        "excalibur",
        "Artifacts answer to hardly any counter, since most of those speak of Spells. Each one asks "
        "another question, so lay them in an order that leaves no easy answer.",
        "expert",
    ),
    "Frenzy": Cover(
        "frenzied-bolt",
        "The strongest cards there are, at the price of madness that stays with you. Strike so hard "
        "that the bill never comes.",
        "practice",
    ),
    "Veto": Cover(
        "counter-spell",
        "Answer card for card, and let what slips through cost less than your own damage. You win by "
        "guessing what the other side lays next.",
        "expert",
    ),
    "Court": Cover(
        "summon-yggdrasil",
        "Summons stay and work for you at the end of every chain. Get one or two down behind cheap "
        "blows, and every round is worth more than the one before.",
        "practice",
    ),
}
