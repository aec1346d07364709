"""What can be agreed on for an event: types, variants, victory conditions and sizes, in the order of the rules."""

from __future__ import annotations

from spellhall.games.spellfire.formats.construction import LARGE, MIDDLE, SMALL
from spellhall.kernel.parts.tournament import TypeInfo, VariantInfo

CHAMPIONSHIP, CONQUEROR, DECREE = "Championship", "Conqueror’s Game", "King’s Decree"
SEALED, STRATEGY, NO_XS, GRIND = "Sealed Deck", "Master’s Strategy", "No-Xs", "The Grind"
LAWYER, SHATTERED, TEAM = "Rule Lawyer’s Delight", "Shattered Land", "Team Spirit"
WARRIOR, WIZARD, WORLD_WAR = "Warrior’s Rule", "Wizard’s Challenge", "World War!"
ALLIANCE, DESTROYED, FEAR, DUNGEON = "Alliance", "Destroyed Worlds", "Fear of Undead", "Dungeon Discard"
MELON, QUESTING, SIDEBOARDS = "Melon Rule", "Questing", "Sideboards"
STANDARD, ENHANCED, BARBARIC = VICTORIES = ("Standard", "Enhanced", "Barbaric")
SIZES = (SMALL, MIDDLE, LARGE)
DIGIT = "digit"
"""The parameter of No-Xs."""
BEGINNER, INTERMEDIATE, ADVANCED = "beginner", "intermediate", "advanced"
SEATS = {TEAM: 6}
"""Table sizes, for types that don't seat three."""
PARTNERS = 2
"""How many people make a team."""

TYPES = {
    info.name: info
    for info in (
        TypeInfo(
            CHAMPIONSHIP,
            "The game as it is, with decks that everyone builds beforehand.",
            ("SFT-CHA",),
            INTERMEDIATE,
        ),
        TypeInfo(
            CONQUEROR,
            "For each realm that you raze in battle you get a marker. Four markers and three standing realms win.",
            ("SFT-CON",),
            ADVANCED,
        ),
        TypeInfo(
            DECREE,
            "Every champion may attack every realm of an opponent. For each realm that you raze in battle, "
            "each opponent loses a random card from their hand.",
            ("SFT-KNG",),
            INTERMEDIATE,
        ),
        TypeInfo(
            SEALED,
            "Everybody gets a sealed deck and plays with all of it, as it is.",
            ("SFT-SEA",),
            BEGINNER,
        ),
        TypeInfo(
            STRATEGY,
            "Everybody gets a sealed deck and a booster. After the first game up to twelve cards may be exchanged.",
            ("SFT-MST",),
            INTERMEDIATE,
        ),
        TypeInfo(
            NO_XS,
            "The event names a digit. No card may be played whose number has that digit in it.",
            ("SFT-NOX",),
            INTERMEDIATE,
            DIGIT,
        ),
        TypeInfo(
            GRIND,
            "In turns that cards have granted no realm may be played in phase 2. Rebuilding is allowed.",
            ("SFT-GRD",),
            INTERMEDIATE,
        ),
        TypeInfo(
            LAWYER,
            "A rule card that no one owns is in play from the start. All other rule cards work for their owners alone.",
            ("SFT-RLD",),
        ),
        TypeInfo(
            SHATTERED,
            "Realms, holdings, artifacts and champions are all of Dark Sun, and two of each may be in play. "
            "The player who brings a third chooses which of the two is discarded.",
            ("SFT-SHL",),
            ADVANCED,
        ),
        TypeInfo(
            TEAM,
            "Three teams of two. A team wins that has ten standing realms when a turn of either member begins.",
            ("SFT-TEA",),
            INTERMEDIATE,
            seats=SEATS[TEAM],
            team=PARTNERS,
        ),
        TypeInfo(
            WARRIOR,
            "If the attacker wins a round, the realm is razed, whatever powers say. "
            "Champions that lose a round are discarded, whatever powers say.",
            ("SFT-WAR",),
            INTERMEDIATE,
        ),
        TypeInfo(
            WIZARD,
            "No allies and no support but spells, and of these only such as can be cast in phase 4 or at any time.",
            ("SFT-WIZ",),
            ADVANCED,
        ),
        TypeInfo(
            WORLD_WAR,
            "Realms, holdings, artifacts and champions of a deck are all of one world, which its player chooses.",
            ("SFT-WWR",),
            INTERMEDIATE,
        ),
    )
}
"""SFT-GEN-05, SFT-GEN-06. The thirteen types, by name."""

VARIANTS = {
    info.name: info
    for info in (
        VariantInfo(
            ALLIANCE,
            "Players outside a battle may lend cards to a side that asks for help, and draw a card if it wins spoils.",
            ("SFT-AID",),
            ("Aid in Battle",),
        ),
        VariantInfo(
            DESTROYED,
            "A realm in play that would go to the discard pile or the Abyss leaves the game for good.",
            ("SFT-DWO",),
        ),
        VariantInfo(
            FEAR,
            "Undead champions and allies, if their base level is 4 or more, drive off weak allies of the other side.",
            ("SFT-FOU",),
        ),
        VariantInfo(
            DUNGEON,
            "In your turn you may give up your dungeon card, and with it any one card of any discard pile.",
            ("SFT-DUN",),
            ("The Dungeon Discard",),
        ),
        VariantInfo(
            MELON,
            "Bring a ripe melon, and everyone else draws one card fewer per turn; with two melons, everyone does.",
            ("SFT-MEL",),
        ),
        VariantInfo(
            QUESTING,
            "A champion may go on a quest: a turn later it fights the top card of an opponent's draw pile, "
            "if that is a champion.",
            ("SFT-QST",),
        ),
        VariantInfo(
            SIDEBOARDS,
            "Seven cards beside the deck, which may be exchanged for others of the deck between the games of a match.",
            ("SFT-SID",),
            ("Sideboard",),
        ),
    )
}
"""SFT-VAR-01. The seven variants by name, in the order event names list them (SFT-NAM-08)."""
