"""Blue characters: faeries and pterosaurs who rule the air with little strength, and wizards who know and befuddle."""

from __future__ import annotations

from spellhall.games.spellslinger.card import character, plain
from spellhall.games.spellslinger.facts import RARE, UNCOMMON
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.words import *

plain("Thimble Faerie", "B", "1/3", kind="Faerie", keywords="Flying")


@character("Inkwell Faerie", "1B", "1/3", kind="Faerie", keywords="Flying")
def inkwell_faerie(you: Script) -> None:
    with you.whenever(ComesIntoPlay()):
        you.look_at_top()
        you.may_put_under()


plain("Keyhole Faerie", "1B", "1/3", kind="Faerie", keywords="Flying Ambush")
plain("Tidepool Conjurer", "1B", "2/3", kind="Wizard")


@character("Apprentice Cataloguer", "2B", "2/2", kind="Wizard")
def apprentice_cataloguer(you: Script) -> None:
    with you.use():
        you.draw(1)
        you.discard(1)


plain("Chalk Pterosaur", "2B", "2/3", kind="Pterosaur", keywords="Flying")
plain("Clockmaker Wizard", "2B", "3/3", kind="Wizard")


@character("Parlour Mesmerist", "2B", "1/3", kind="Wizard")
def parlour_mesmerist(you: Script) -> None:
    with you.whenever(ComesIntoPlay()), you.may():
        target = you.target(characters)
        you.turn_sideways(target)
        you.keep_sideways(target.again)


plain("Reef Pterosaur", "3B", "3/3", kind="Pterosaur", keywords="Flying")
plain("Fogbank Pterosaur", "4B", "3/4", kind="Pterosaur", keywords="Flying")
plain("Gull-Eater Pterosaur", "4B", "4/3", kind="Pterosaur", keywords="Flying")


@character("Court Hypnotist", "2B", "2/3", UNCOMMON, kind="Wizard")
def court_hypnotist(you: Script) -> None:
    with you.use():
        you.turn_sideways(you.target(characters))


@character("Faerie Ringleader", "1BB", "2/2", UNCOMMON, kind="Faerie", keywords="Flying")
def faerie_ringleader(you: Script) -> None:
    you.always(Get(characters.other.yours.of("Faerie"), +1, 0))


plain("Pterosaur Outrider", "2BB", "3/4", UNCOMMON, kind="Pterosaur", keywords="Flying")


@character("Salt-Stained Librarian", "2B", "1/3", UNCOMMON, kind="Wizard")
def salt_stained_librarian(you: Script) -> None:
    with you.whenever(ComesIntoPlay()):
        you.return_to_hand(you.target(interrupts.in_your_discard))


plain("Faerie Pickpocket", "2B", "2/2", UNCOMMON, kind="Faerie", keywords="Flying Ambush")


@character("Queen of the Tide Court", "3BB", "3/4", RARE, kind="Faerie", keywords="Flying")
def queen_of_the_tide_court(you: Script) -> None:
    with you.whenever(YouNegate()):
        you.draw(1)


plain("Storm-Coast Quetzal", "4BB", "4/4", RARE, kind="Pterosaur", keywords="Flying Ambush")


@character("Professor of Impossible Things", "3BB", "2/3", RARE, kind="Wizard")
def professor_of_impossible_things(you: Script) -> None:
    with you.whenever(YourUpkeep()):
        you.draw(1)


@character("Dreaming Thaumaturge", "4BB", "3/3", RARE, kind="Wizard")
def dreaming_thaumaturge(you: Script) -> None:
    with you.use():
        you.return_to_hand(you.target(characters))
