"""What players see when they choose a starter deck: its cover card, how it plays, how hard it is."""

from __future__ import annotations

from spellhall.kernel.presentation.about import Cover

COVERS = {
    "Gatehouse": Cover(
        "sheepdog-marshal",
        "Small animals that attack together: with Bonding a herd counts as one. Fill the table "
        "early, bless the herd, and ride over anyone who stops to build.",
        "easy",
    ),
    "Tide Court": Cover(
        "queen-of-the-tide-court",
        "Your fliers cannot be blocked by what walks; Sleep and refusals take care of the rest. "
        "Always leave resources upright for an answer.",
        "expert",
    ),
    "Ninth Furnace": Cover(
        "dragon-of-the-ninth-furnace",
        "Burn what stands in the way, then send demons and a dragon. Simple to begin with; deciding "
        "when to aim at the mage takes a few games.",
        "easy",
    ),
    "Old Oak": Cover(
        "king-of-the-hollow-hill",
        "Gnomes bring resources ahead of time, so trolls come a turn before anything can stop them. "
        "Attack with whatever is larger than its blockers, and keep a gnome for the next troll.",
        "easy",
    ),
    "Lighthouse": Cover(
        "lamplight-angel",
        "Fliers of two colours win while Sleep and Shaft of Noon hold the ground. Day of Rest gives "
        "the turn they get home.",
        "practice",
    ),
    "Pilgrims": Cover(
        "angel-of-fair-accounts",
        "Angels above, Lightning below: trade cheaply until the air is yours. Save the fire for what can fly or block.",
        "practice",
    ),
    "Orchard": Cover(
        "mother-of-stags",
        "A pack with Bonding that attacks as one and grows with every leader. Count the block before "
        "you send them, and keep one home.",
        "practice",
    ),
    "Smugglers": Cover(
        "quarry-dragon",
        "Refuse what is dangerous, burn what gets through, and win with whatever flies. Few of your "
        "cards win alone; patience does.",
        "expert",
    ),
    "Reedwater": Cover(
        "honeypaw-bear",
        "Terrains first, then beasts larger than anything the others have by then. Draw cards while "
        "the ground is blocked.",
        "practice",
    ),
    "Charcoal": Cover(
        "bridge-troll",
        "The strongest characters for their cost, with fire to clear the way. Attack from the second "
        "turn on, and never let up.",
        "easy",
    ),
    "Learning yellow": Cover(
        "steeple-dove",
        "Animals on the ground, doves and angels above. A first deck of common cards in one colour: "
        "play what you can pay, and attack with what flies.",
        "easy",
    ),
    "Learning blue": Cover(
        "reef-pterosaur",
        "Fliers with little strength and ways to put others to sleep. A first deck of common cards "
        "in one colour that shows what tempo is.",
        "easy",
    ),
    "Learning red": Cover(
        "pit-brute",
        "Sorcerers, demons and fire. A first deck of common cards in one colour: remove what blocks, and attack.",
        "easy",
    ),
    "Learning green": Cover(
        "moss-troll",
        "The largest characters, and nothing to think about but when to attack. A first deck of "
        "common cards in one colour.",
        "easy",
    ),
}
