"""Positions of Spell Chain that a beginner would not get wrong. Seat 0 is asked; most are about the last card laid."""

from __future__ import annotations

from functools import partial

from agents.beginner import position_of
from chain_hall import ChainHall

from spellhall.games.spellchain import table as tb
from spellhall.games.spellchain.rules.duel import Chain, Duel

position = partial(position_of, "spellchain")


def laying(
    slot: int,
    *hand: str,
    chain: dict[int, str] | None = None,
    health: tuple[int, int] = (20, 20),
    rival: tuple[str, ...] = (),
    **zones: tuple[str, ...],
) -> ChainHall:
    """Seat 0 lays a card of its hand into a slot; what lies in the other slots by number, what lies in its zones and,
    with a name that begins with ``rival_``, in the other's.
    """
    t = ChainHall(first=0 if slot % 2 else 1)
    for place, name in (chain or {}).items():
        card = t.put(0 if (place - slot) % 2 == 0 else 1, "chain", name)[0]
        t.state.marks[tb.SLOT][card] = place
        t.state.seen[card] = 0b11
    t.put(0, "hand", *hand)
    t.put(1, "hand", *rival)
    for name, cards in zones.items():
        t.put(int(name.startswith("rival_")), name.removeprefix("rival_") + " zone", *cards)
    t.health(*health)
    duel, rest = Duel(roller=0), Chain(played=slot - 1)
    duel.step, rest.step = "next_chain", "put"
    t.state.stack = [duel, rest]
    t.state.resume()
    assert t.state.current_player() == 0
    return t


# ---------------------------------------------------------------------- win now


@position("Four points are all that is missing (SC-BA-06).", "Mithril Sword")
def lay_the_card_that_wins() -> ChainHall:
    return laying(8, "Greater Heal", "Mithril Sword", "Spell Shield", "Siphon", health=(20, 4))


@position("Block stops the sword and not the dagger, which ignores it (SC-WO-08).", "Dagger of Hassan")
def win_through_block() -> ChainHall:
    return laying(8, "Mithril Sword", "Dagger of Hassan", "Greater Fireball", health=(20, 3)).set(1, tb.BLOCK, 5)


@position("One Avoid swallows any single hit but the boulder's (SC-WO-05, SC-WO-08).", "Boulder")
def win_through_avoid() -> ChainHall:
    return laying(8, "Mithril Sword", "Boulder", "Spell Shield", health=(20, 4)).set(1, tb.AVOID, 1)


@position("Of three hits one is avoided, and two are enough (SC-WO-01, SC-WO-05).", "Repeating Crossbow")
def win_by_many_small_hits() -> ChainHall:
    hand = ("Excalibur", "Repeating Crossbow", "Greater Fireball", "Mithril Sword")
    return laying(8, *hand, health=(20, 2)).set(1, tb.AVOID, 1)


@position("The Fireball that waits deals six with it, and with nothing else enough.", "Focus Mana")
def strengthen_what_waits() -> ChainHall:
    return laying(8, "Siphon", "Spell Shield", "Focus Mana", chain={6: "Fireball"}, health=(20, 6))


@position("Poison takes the last two points when the chain is over (SC-WO-09).", "Toxic Wave")
def win_by_poison() -> ChainHall:
    return laying(8, "Rejuvenate", "Spell Shield", "Toxic Wave", health=(20, 2))


@position("What the Zombie leaves behind kills when the chain is over, whatever is laid last.", "Summon")
def win_by_poison_though_a_card_is_to_come() -> ChainHall:
    hand = ("Rejuvenate", "Summon: Pestilent Zombie", "Spell Shield")
    return laying(7, *hand, health=(20, 2), rival=("Oren's Shield",))


# ---------------------------------------------------------------------- do not lose now


@position("The Fireball comes next and would kill; a shield stands before it (SC-RS-02).", "Spell Shield")
def block_what_would_kill() -> ChainHall:
    return laying(8, "Mithril Sword", "Spell Shield", "Fireball", chain={7: "Fireball"}, health=(3, 20))


@position("Counter Spell lets an Artifact pass (SC-KI-06); Shade Counter stops any card.", "Shade Counter")
def negate_the_artifact_that_would_kill() -> ChainHall:
    hand = ("Counter Spell", "Mithril Sword", "Shade Counter")
    return laying(8, *hand, chain={7: "Mithril Sword"}, health=(4, 20))


@position("No Block stops the bolt (SC-WO-08), but it is a Spell and can be negated.", "Counter Spell")
def negate_what_ignores_block() -> ChainHall:
    hand = ("Oren's Shield", "Spell Shield", "Counter Spell", "Mithril Sword")
    return laying(8, *hand, chain={7: "Lightning Bolt"}, health=(2, 20))


@position("Whoever costs himself the last point has lost (SC-BA-08).", "Siphon")
def do_not_pay_with_the_last_point() -> ChainHall:
    hand = ("Crimson Daggers", "Gauntlets of the Condemned", "Siphon", "Meteor Shower")
    return laying(8, *hand, health=(1, 20))


@position("Three counters cost three points at the end; no Block helps (SC-WO-02, SC-WO-09).", "Greater Heal")
def cure_the_poison_that_would_kill() -> ChainHall:
    return laying(8, "Mithril Sword", "Spell Shield", "Greater Heal", health=(2, 20)).set(0, tb.POISON, 3)


@position("Seven points come in four hits: one Avoid is too little, Block 4 enough.", "Spell Shield")
def block_several_hits() -> ChainHall:
    hand = ("Divine Intervention", "Mithril Sword", "Spell Shield")
    return laying(8, *hand, chain={7: "Repeating Crossbow", 5: "Mithril Sword"}, health=(4, 20))


@position("Whatever is laid last, the Fireball of slot 6 kills if nothing is before it.", "Spell Shield")
def block_before_the_last_slot() -> ChainHall:
    hand = ("Mithril Sword", "Spell Shield", "Greater Fireball")
    return laying(7, *hand, chain={6: "Fireball"}, health=(3, 20), rival=("Divine Omniscience",))


@position("Poison works when the chain is over: what cures it may be laid before the last slot.", "Greater")
def cure_the_poison_before_the_last_slot() -> ChainHall:
    t = laying(7, "Mithril Sword", "Spell Shield", "Greater Heal", health=(3, 20), rival=("Divine Omniscience",))
    return t.set(0, tb.POISON, 3)


# ---------------------------------------------------------------------- take what is free


@position("To stop eight points of damage is more than to deal three (SC-NE-05).", "Counter Spell")
def negate_the_great_spell() -> ChainHall:
    return laying(8, "Fireball", "Counter Spell", "Rejuvenate", chain={7: "Divine Hand Explosive"})


@position("The Fireball makes the Greater Fireball stronger by two: eight points, not seven.", "Fireball")
def light_the_fire_first() -> ChainHall:
    return laying(8, "Mithril Sword", "Fireball", "Siphon", chain={6: "Greater Fireball"})


@position("There is no Summon card to discard, and two Continuous cards are.", "discard all of your opponent's C")
def discard_what_is_there() -> ChainHall:
    t = laying(8, "Tsunami", rival_continuous=("Heatwave", "Pyromancer's Mastery"))
    return t.pick("Tsunami")


@position("The three points that win lie in the discard pile (SC-WO-13).", "Fireball")
def repeat_the_spell_that_wins() -> ChainHall:
    t = laying(8, "Necronomicon", health=(12, 3))
    t.put(0, "discard pile", "Rejuvenate", "Fireball", "Spell Shield")
    return t.pick("Necronomicon")


# ---------------------------------------------------------------------- do not hurt yourself


@position("At full HP nothing can be healed (SC-BA-03), and nothing is coming.", "Fireball")
def do_not_heal_at_full_health() -> ChainHall:
    return laying(8, "Greater Heal", "Fireball", "Rejuvenate")


@position("Counter Spell waits in vain for a Spell among Artifacts (SC-KI-03).", "Crimson Daggers")
def do_not_counter_what_is_no_spell() -> ChainHall:
    hand = ("Counter Spell", "Crimson Daggers", "Frenzied Interference")
    return laying(8, *hand, chain={7: "Mithril Sword", 5: "Excalibur"})


@position("A fourth Summon card is negated (SC-SM-04).", "Fireball")
def do_not_summon_into_a_full_zone() -> ChainHall:
    three = ("Summon: Yggdrasil", "Summon: Sky Castle", "Summon: Atlantis")
    return laying(8, "Summon: Pestilent Zombie", "Fireball", "Summon: Faith Knight", summon=three)


@position("Three Madness Spells in the zone negate every further Spell (SC-MA-01, SC-MA-03).", "Mithril Sword")
def in_madness_lay_artifacts() -> ChainHall:
    mad = ("Frenzied Bolt", "Frenzied Detonation", "Frenzied Embrace")
    return laying(8, "Ancient Flame", "Mithril Sword", "Divine Hand Explosive", continuous=mad)


@position("Eight points are fewer than the three cards deal that it would negate.", "Fireball")
def do_not_negate_your_own_cards() -> ChainHall:
    waiting = {2: "Mithril Sword", 4: "Boulder", 6: "Dragon Lightning"}
    return laying(8, "Divine Hand Explosive", "Fireball", chain=waiting)


@position("While others wait the stream deals two, the Fireball three.", "Fireball")
def do_not_pour_the_stream_too_soon() -> ChainHall:
    return laying(8, "Lazuli Burst Stream", "Fireball", chain={6: "Mithril Sword"})
