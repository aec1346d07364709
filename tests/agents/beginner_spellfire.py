"""Positions of Spellfire that a beginner would not get wrong. Seat 0 is asked; the cards are those of the fixtures.

A card's name tells what it is: ``r`` a realm, ``her5`` a hero of level 5, ``mon`` a monster, ``al3`` an ally of +3,
``mi`` an item. All piles hold allies of +1.
"""

from __future__ import annotations

from functools import partial

from agents.beginner import position_of
from hall import Hall
from positions import step_forward

position = partial(position_of, "spellfire")

EMPIRE = {"A": "r1", "B": "r2", "C": "r3", "D": "r4", "E": "r5"}
SPARE = ("al1", "al2", "al3", "al4", "al5", "al6", "al7", "al8")
"""As many cards as one may keep, none of which can be played outside battle."""
RIVAL_EMPIRE = {"A": "rDS", "B": "rCoast", "C": "rPow", "D": "r8", "E": "r9"}


def acting(
    phase: int,
    *hand: str,
    pool: tuple[str, ...] = (),
    realms: dict[str, str] | None = None,
    rivals: tuple[str, ...] = (),
    rival_realms: dict[str, str] | None = None,
    rival_hand: tuple[str, ...] = (),
) -> Hall:
    """Seat 0 acts in a phase of its own turn. Each has one realm at least, unless its realms are ``{}``."""
    t = Hall()
    t.formation(0, **({"A": "r1"} if realms is None else realms))
    t.formation(1, **({"A": "r9"} if rival_realms is None else rival_realms))
    t.pool(0, *pool)
    t.pool(1, *rivals)
    t.hand(0, *hand)
    t.hand(1, *rival_hand)
    t.begin(seat=0, phase=phase)
    assert t.seat == 0
    return t


def fighting(attacker: str, defender: str, *hand: str, defends: bool = False, spare: str = "al1") -> Hall:
    """The champions of both fight over the only realm of one of them; seat 0 holds a hand, the other one ally."""
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r9")
    attacks = int(defends)
    t.pool(attacks, attacker)
    t.pool(1 - attacks, defender)
    t.hand(0, *hand)
    t.hand(1, spare)
    step_forward(t.begin(seat=attacks, phase=4).attack("r1" if defends else "r9"), attacker, defender)
    assert t.seat == 0
    return t


def attacked(attacker: str, *pool: str, hand: tuple[str, ...] = ()) -> Hall:
    """The only realm of seat 0 is attacked, and it is asked for a defender."""
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r9")
    t.pool(0, *pool)
    t.hand(0, *hand)
    t.pool(1, attacker)
    t.begin(seat=1, phase=4).attack("r1").skip_to(rule="SF-COMB-C1")
    assert t.seat == 0
    return t


# ---------------------------------------------------------------------- win now


@position("The sixth realm wins.", "play r6")
def lay_the_sixth_realm() -> Hall:
    return acting(2, "r6", "h1", "her9", realms=EMPIRE)


@position("The sixth realm lies there razed; three cards rebuild it (SF-RAZE-07).", "rebuild r6")
def rebuild_the_sixth_realm() -> Hall:
    return acting(2, "al1", "her9", "h1", realms={**EMPIRE, "F": "r6 razed"})


@position("A new realm covers the razed one (SF-RAZE-06), and six stand.", "play r7")
def cover_the_razed_realm() -> Hall:
    return acting(2, "r7", "h1", realms={**EMPIRE, "F": "r6 razed"})


@position("Five levels more win the round, two do not; without them the champion is lost.", "play al5")
def play_the_ally_that_wins_the_round() -> Hall:
    return fighting("her5", "mon7", "al5", "al2")


@position("An instant defeat wins against any level.", "play slayItem")
def play_the_item_that_slays() -> Hall:
    return fighting("her3", "mon9", "slayItem", "al1")


# ---------------------------------------------------------------------- do not lose now


@position("Five realms stand against you and nobody guards them.", "attack")
def raze_a_realm_of_whoever_is_about_to_win() -> Hall:
    return acting(4, "al1", pool=("her5",), rival_realms=RIVAL_EMPIRE)


@position("Without a realm the pool is lost at the end of the turn (SF-POOL-07).", "play r2")
def lay_a_realm_to_keep_the_pool() -> Hall:
    return acting(2, "r2", "her5", pool=("her9", "cle5"), realms={})


@position("Nobody sent means the realm razed (SF-COMB-C4), and nine beats three.", "her9", "her5")
def send_a_defender_who_wins() -> Hall:
    return attacked("mon3", "her9", "her5", "her1")


@position("The defender wins ties (SF-COMB-G2).", "her9")
def send_the_defender_who_ties() -> Hall:
    return attacked("mon9", "her1", "her9", "cle5")


@position("A beaten defender is lost, the realm is not (SF-RAZE-05), and no other can attack.", "her1")
def give_a_small_champion_for_the_only_realm() -> Hall:
    return attacked("mon9", "her1")


@position("With two levels more the totals are equal, and the defender wins.", "play al2", "play al4")
def play_the_ally_that_ties_in_defence() -> Hall:
    return fighting("mon7", "her5", "al2", "al4", defends=True)


# ---------------------------------------------------------------------- take what is free


@position("A realm is laid down for nothing, one in each turn (SF-PH2-01).", "play r2")
def lay_a_realm() -> Hall:
    return acting(2, "r2", "her5", "al3")


@position("A holding costs nothing and needs only a realm of its world (SF-PH2-04).", "play h1")
def lay_a_holding() -> Hall:
    return acting(2, "h1", "al3")


@position("Nine cards are one too many; in the pool a champion does not count (SF-POOL-02).", "play her5")
def place_a_champion_rather_than_discard() -> Hall:
    return acting(3, "her5", *SPARE)


@position("Nine cards are one too many; the item is of use where it lies (SF-PH3-03).", "play mi+2")
def attach_an_item_rather_than_discard() -> Hall:
    return acting(3, "mi+2", *SPARE, pool=("her5",))


@position("Two cards for one.", "play evGift")
def play_the_event_that_draws() -> Hall:
    return acting(3, "evGift", "al3", pool=("her5",))


@position("A realm without defenders is razed (SF-RAZE-04).", "attack r9")
def attack_what_nobody_defends() -> Hall:
    return acting(4, "al1", pool=("her1",))


@position("Nine beats five, and there is no other to defend with.", "attack r9")
def attack_what_is_weakly_defended() -> Hall:
    return acting(4, "al5", "al4", pool=("her9",), rivals=("mon3",))


@position("The strong one wins against five, the weak one is lost.", "her9")
def send_the_attacker_who_wins() -> Hall:
    t = acting(4, "al2", pool=("her2", "her9", "cle1"), rivals=("mon5",))
    return t.attack("r9").skip_to(seat=0, rule="SF-COMB-B1")


@position("Whoever defeats monsters at once needs no level against the only defender.", "slayM")
def send_the_attacker_who_slays() -> Hall:
    t = acting(4, "al2", pool=("cle8", "slayM", "her2"), rivals=("mon9",))
    return t.attack("r9").skip_to(seat=0, rule="SF-COMB-B1")


@position("The only defender is beaten: whoever comes now razes the realm (SF-COMB-I1).", "her2")
def go_on_when_the_defender_is_beaten() -> Hall:
    t = acting(4, "al2", pool=("her9", "her2"), rivals=("mon5",))
    t.attack("r9").pick("her9")
    return t.skip_to(seat=1, rule="SF-COMB-C1").pick("mon5").skip_to(seat=0, rule="SF-COMB-B1")


@position("The target is the other's champion, not one's own.", "her9")
def aim_at_the_strong_champion_of_the_other() -> Hall:
    return acting(3, "wOff/3", "al1", pool=("wiz5", "her3"), rivals=("her9", "cle1")).play("wOff/3")


# ---------------------------------------------------------------------- do not hurt yourself


@position("Three against nine is a champion thrown away (SF-COMB-H3).", "skip combat")
def do_not_attack_the_stronger() -> Hall:
    return acting(4, "mi0", pool=("her3",), rivals=("mon9",))


@position("One level against four behind changes nothing; the ally is better kept.", "give up the round")
def do_not_throw_good_cards_after_bad() -> Hall:
    return fighting("her3", "mon9", "al1", "al2")


@position("Both discard two cards: the other holds none.", "done with champions", "play her9")
def do_not_empty_only_your_own_hand() -> Hall:
    return acting(3, "evAll2", "r3", "r4", "her9", pool=("her5",))


@position("Nobody but yourself has a champion in his pool.", "done with champions")
def do_not_cast_at_your_own_champion() -> Hall:
    return acting(3, "wOff/3", "al1", pool=("wiz5",))


@position("Over the limit (SF-PH5-05) the smallest ally is what one misses least.", "al1")
def discard_the_least_card() -> Hall:
    t = acting(5, "r2", "r3", "r4", "her9", "her8", "al1", "h1", "evGift", "r5")
    return t.skip_to(seat=0, rule="SF-PH5-05")


@position("Rebuilding costs three cards (SF-PH2-08), a new realm none.", "play r")
def do_not_pay_for_a_realm_when_one_is_free() -> Hall:
    return acting(2, "r2", "r3", "her9", "her8", realms={"A": "r1", "B": "r4 razed", "C": "r5"})
