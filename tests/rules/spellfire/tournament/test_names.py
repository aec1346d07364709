"""The names of events, read and written (section NAM)."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import CliRunner

import spellhall
from spellhall.cli.main import app
from spellhall.games.spellfire.tournament import shorthand
from spellhall.games.spellfire.tournament.kinds import NO_XS, SIZES, TYPES, VARIANTS, VICTORIES
from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.tournament import Format
from spellhall.tournaments import seeds
from spellhall.tournaments.commands import announcing
from spellhall.tournaments.entries import Created
from spellhall.tournaments.files import read_event
from spellhall.tournaments.plan import Plan, TablesOfThree

BOOK = spellhall.game("spellfire").tournament_book()
EXAMPLES = (
    (
        "SPELLFIREÆ Regional Championship—Barbaric [55]",
        "SPELLFIRE® Regional Championship—Barbaric [55]",
        Format("Championship", victory="Barbaric", size=55),
        "Regional",
    ),
    (
        "SPELLFIREÆ: King’s Decree (Questing)—Enhanced [75]",
        "SPELLFIRE®: King’s Decree (Questing)—Enhanced [75]",
        Format("King’s Decree", variants=("Questing",), victory="Enhanced", size=75),
        "",
    ),
    (
        "SPELLFIREÆ World Championship—Standard [55]",
        "SPELLFIRE® World Championship—Standard [55]",
        Format("Championship", victory="Standard", size=55),
        "World",
    ),
    (
        "SPELLFIRE®: Championship—Standard [55]",
        "SPELLFIRE®: Championship—Standard [55]",
        Format("Championship", victory="Standard", size=55),
        "",
    ),
    (
        "SPELLFIRE: No-9s (Fear of Undead, Melon Rule)—Standard [110]",
        "SPELLFIRE®: No-9s (Fear of Undead, Melon Rule)—Standard [110]",
        Format("No-Xs", "9", ("Fear of Undead", "Melon Rule"), "Standard", 110),
        "",
    ),
    (
        "spellfire(R): king's decree (melon rule,questing) -- enhanced [75]",
        "SPELLFIRE®: King’s Decree (Melon Rule, Questing)—Enhanced [75]",
        Format("King’s Decree", variants=("Melon Rule", "Questing"), victory="Enhanced", size=75),
        "",
    ),
    (
        "SPELLFIRE®: World War!—Standard [55]",
        "SPELLFIRE®: World War!—Standard [55]",
        Format("World War!", victory="Standard", size=55),
        "",
    ),
    (
        "SPELLFIRE® Iowa State World War!—Barbaric [110]",
        "SPELLFIRE® Iowa State World War!—Barbaric [110]",
        Format("World War!", victory="Barbaric", size=110),
        "Iowa State",
    ),
    (
        "SPELLFIRE: The Grind (The Dungeon Discard) - Standard [75]",
        "SPELLFIRE®: The Grind (Dungeon Discard)—Standard [75]",
        Format("The Grind", variants=("Dungeon Discard",), victory="Standard", size=75),
        "",
    ),
    (
        "SPELLFIRE: Rule Lawyer's Delight (Sideboards)—Standard [55]",
        "SPELLFIRE®: Rule Lawyer’s Delight (Sideboards)—Standard [55]",
        Format("Rule Lawyer’s Delight", variants=("Sideboards",), victory="Standard", size=55),
        "",
    ),
    (
        "SPELLFIRE®: Team Spirit (Alliance, Destroyed Worlds)—Standard [55]",
        "SPELLFIRE®: Team Spirit (Alliance, Destroyed Worlds)—Standard [55]",
        Format("Team Spirit", variants=("Alliance", "Destroyed Worlds"), victory="Standard", size=55),
        "",
    ),
    (
        "SPELLFIRE® Seattle No-0s—Standard [55]",
        "SPELLFIRE® Seattle No-0s—Standard [55]",
        Format("No-Xs", "0", victory="Standard", size=55),
        "Seattle",
    ),
)
"""What people write, the one form of it, and what it stands for; the first three are those of the source."""


@pytest.mark.rule("SFT-NAM-01", "SFT-NAM-03", "SFT-NAM-04", "SFT-NAM-05", "AMB-T31")
@pytest.mark.parametrize(("written", "canonical", "format", "label"), EXAMPLES)
def test_a_name_is_read_and_written_in_its_one_form(written: str, canonical: str, format: Format, label: str) -> None:
    assert shorthand.read(written) == (format, label)
    assert shorthand.write(format, label) == canonical
    assert shorthand.read(canonical) == (format, label)


REFUSED = (
    ("Championship—Standard [55]", 'and this one with "Championship" (SFT-NAM-01)'),
    ("", "a tournament's name begins with SPELLFIRE, as in"),
    ("SPELLFIRES: Championship—Standard [55]", 'and this one with "SPELLFIRES:"'),
    ("SPELLFIRE: Championship—Standard", "the deck size is missing at the end: [55], [75] or [110] (SFT-NAM-01)"),
    ("SPELLFIRE", "the deck size is missing at the end"),
    ("SPELLFIRE: [55] Championship—Standard", "behind the deck size [55] nothing follows"),
    ("SPELLFIRE: Championship—Standard [75] (Questing)", "behind the deck size [75] nothing follows"),
    ("SPELLFIRE: Championship [55]", "the victory condition is missing before [55]"),
    ("SPELLFIRE: King's Decree—[55]", "the victory condition is missing before [55]"),
    ("SPELLFIRE: Standard—Championship [55]", '"Championship" is no victory condition'),
    (
        "SPELLFIRE: King's Decree-Standard [55]",
        'before the victory condition stands a long dash: "King’s Decree—Standard" (SFT-NAM-01)',
    ),
    ("SPELLFIRE: Championship–Standard [55]", 'stands a long dash: "Championship—Standard"'),
    ("SPELLFIRE: Championship Standard [55]", 'stands a long dash: "Championship—Standard"'),
    ("SPELLFIRE: World War—Standard [55]", '"World War" is no tournament type; did you mean World War!?'),
    ("SPELLFIRE: Super-Championship—Standard [55]", '"Super-Championship" is no tournament type; did you mean'),
    ("SPELLFIRE: Something Else—Standard [55]", '"Something Else" is no tournament type; there are Championship,'),
    ("SPELLFIRE:—Standard [55]", "the tournament's type is missing behind SPELLFIRE"),
    ("SPELLFIRE: (Questing)—Standard [55]", "the tournament's type is missing before the brackets"),
    (
        "SPELLFIRE: King's Decree—Enhanced (Questing) [75]",
        'variants stand before the dash: "King’s Decree (Questing)—Enhanced [75]"',
    ),
    ("SPELLFIRE: King's Decree (Questing—Standard [55]", "brackets hold variants and the deck size"),
    ("SPELLFIRE: King's Decree ((Questing))—Standard [55]", "the round brackets do not pair"),
    ("SPELLFIRE A — B Championship—Standard [55]", 'a dash stands before the victory condition only, and "A — B'),
    ("SPELLFIRE A - B Championship—Standard [55]", 'a dash stands before the victory condition only, and "A - B'),
    ("SPELLFIRE A (B) Championship—Standard [55]", 'brackets hold variants and the deck size, and "A (B)'),
    ("SPELLFIRE:: Championship—Standard [55]", "one colon stands behind SPELLFIRE, and no other"),
    ("SPELLFIRE\u200b: Championship—Standard [55]", "character 10 of the name is invisible (U+200B)"),
    ("SPELLFIRE: Championship—Standard [55]\nDouble points.", "a tournament's name is one line"),
    (f"SPELLFIRE {'x' * 10_000} Championship—Standard [55]", "at most 200 characters, not 10037"),
)


@pytest.mark.rule("SFT-NAM-01")
@pytest.mark.parametrize(("written", "sentence"), REFUSED)
def test_what_is_no_name_is_refused_with_what_would_be_right(written: str, sentence: str) -> None:
    with pytest.raises(UsageError) as refused:
        shorthand.read(written)
    assert sentence in str(refused.value)


@pytest.mark.rule("SFT-NAM-02")
def test_round_brackets_hold_at_least_one_variant() -> None:
    assert shorthand.write(Format("King’s Decree", victory="Standard", size=55)).count("(") == 0
    with pytest.raises(UsageError, match=r"the brackets are empty: leave them out, or name variants \(SFT-NAM-02\)"):
        shorthand.read("SPELLFIRE: King's Decree ()—Standard [55]")


@pytest.mark.rule("SFT-NAM-03", "AMB-T31")
@pytest.mark.parametrize("mark", ["SPELLFIRE®:", "SPELLFIRE®", "Spellfire :", "spellfireæ", "SPELLFIRE(r)"])
def test_a_colon_behind_the_mark_changes_nothing(mark: str) -> None:
    format = Format("Championship", victory="Standard", size=55)
    assert shorthand.read(f"{mark} Championship—Standard [55]") == (format, "")
    assert shorthand.read(f"{mark} Regional Championship—Standard [55]") == (format, "Regional")


@pytest.mark.rule("SFT-NAM-05")
@pytest.mark.parametrize(
    ("title", "kind", "label"),
    [
        ("World World War!", "World War!", "World"),
        ("Against The The Grind", "The Grind", "Against The"),
        ("Championship Open Shattered Land", "Shattered Land", "Championship Open"),
        ("Twenty-Second 22-B Team Spirit", "Team Spirit", "Twenty-Second 22-B"),
        ("No-9s Championship", "Championship", "No-9s"),
        ("Æsir   Cup  Sealed Deck", "Sealed Deck", "Æsir Cup"),
        ("東京 Championship", "Championship", "東京"),
    ],
)
def test_the_longest_type_that_ends_the_title_is_the_type(title: str, kind: str, label: str) -> None:
    format, found = shorthand.read(f"SPELLFIRE {title}—Standard [55]")
    assert (format.type, found) == (kind, label)


@pytest.mark.rule("SFT-NAM-06")
@pytest.mark.parametrize("size", ["60", "055", "5", "-55", "55.0", "fifty-five"])
def test_decks_have_one_of_three_sizes(size: str) -> None:
    assert [shorthand.read(f"SPELLFIRE: Championship—Standard [{right}]")[0].size for right in SIZES] == [55, 75, 110]
    with pytest.raises(UsageError, match=rf"decks have 55, 75 or 110 cards, not {size} \(SFT-NAM-06\)"):
        shorthand.read(f"SPELLFIRE: Championship—Standard [{size}]")


@pytest.mark.rule("SFT-NAM-07", "SFT-VIC-01")
def test_there_are_three_conditions_of_victory() -> None:
    assert VICTORIES == ("Standard", "Enhanced", "Barbaric")
    for victory in VICTORIES:
        assert shorthand.read(f"SPELLFIRE: Championship—{victory} [55]")[0].victory == victory
    with pytest.raises(UsageError, match='"Epic" is no victory condition: Standard, Enhanced or Barbaric'):
        shorthand.read("SPELLFIRE: Championship—Epic [55]")


@pytest.mark.rule("SFT-VIC-02")
def test_a_name_without_a_condition_means_standard_where_it_may_be_left_out() -> None:
    for name in ("SPELLFIRE: The Grind (Questing) [75]", "SPELLFIRE: The Grind (Questing)— [75]"):
        with pytest.raises(UsageError, match="the victory condition is missing"):
            shorthand.read(name)
        assert shorthand.read(name, strict=False)[0] == Format("The Grind", "", ("Questing",), "Standard", 75)
    with pytest.raises(UsageError, match="the deck size is missing"):
        shorthand.read("SPELLFIRE: The Grind (Questing)", strict=False)


@pytest.mark.rule("SFT-NAM-08")
def test_variants_are_written_in_the_order_of_the_rules() -> None:
    backwards = ", ".join(reversed(VARIANTS))
    format, label = shorthand.read(f"SPELLFIRE: Championship ({backwards})—Standard [55]")
    assert format.variants == tuple(VARIANTS)
    assert f"({', '.join(VARIANTS)})—" in shorthand.write(format, label)


@pytest.mark.rule("SFT-NAM-08", "SFT-VAR-03")
@pytest.mark.parametrize(
    ("variants", "sentence"),
    [
        ("Quest", '"Quest" is not a variant; did you mean Questing?'),
        ("Sunshine", '"Sunshine" is not a variant; there are Alliance, Destroyed Worlds,'),
        ("Questing, questing", "Questing is named twice"),
        ("Alliance, Aid in Battle", "Alliance is named twice"),
        ("Questing,", "a variant is missing"),
    ],
)
def test_each_variant_is_one_of_seven_and_named_once(variants: str, sentence: str) -> None:
    with pytest.raises(UsageError) as refused:
        shorthand.read(f"SPELLFIRE: Championship ({variants})—Standard [55]")
    assert sentence in str(refused.value)


@pytest.mark.rule("AMB-T37")
@pytest.mark.parametrize(
    ("other", "variant"),
    [("Aid in Battle", "Alliance"), ("the dungeon discard", "Dungeon Discard"), ("Sideboard", "Sideboards")],
)
def test_variants_go_by_other_names_too(other: str, variant: str) -> None:
    assert shorthand.read(f"SPELLFIRE: Championship ({other})—Standard [55]")[0].variants == (variant,)


@pytest.mark.rule("SFT-NAM-09", "SFT-NOX-01", "SFT-NOX-08")
def test_a_no_xs_bears_its_digit() -> None:
    for digit in "0123456789":
        format, _ = shorthand.read(f"SPELLFIRE: no-{digit}S—Standard [55]")
        assert (format.type, format.parameter) == (NO_XS, digit)
        assert shorthand.write(format) == f"SPELLFIRE®: No-{digit}s—Standard [55]"
    for wrong in ("No-Xs", "No-12s", "No-s", "No-²s"):
        with pytest.raises(UsageError, match=r"No-Xs needs one digit, as in No-9s \(SFT-NAM-09\)"):
            shorthand.read(f"SPELLFIRE: {wrong}—Standard [55]")
    with pytest.raises(UsageError, match="No-Xs needs one digit"):
        shorthand.write(Format(NO_XS, "10", victory="Standard", size=55))


LABELS = st.lists(st.text(st.sampled_from("abcXYZ019-éßñæøŁ東京大会"), min_size=1, max_size=8), max_size=4).map(
    " ".join
)
FORMATS = st.builds(
    lambda kind, digit, variants, victory, size: Format(
        kind, digit if kind == NO_XS else "", tuple(name for name in VARIANTS if name in variants), victory, size
    ),
    st.sampled_from(list(TYPES)),
    st.sampled_from("0123456789"),
    st.sets(st.sampled_from(list(VARIANTS))),
    st.sampled_from(VICTORIES),
    st.sampled_from(SIZES),
)


@pytest.mark.rule("SFT-NAM-10")
@given(format=FORMATS, label=LABELS)
def test_what_is_written_means_what_was_meant(format: Format, label: str) -> None:
    dashes = "-" in label.split() or "--" in label
    if dashes:
        with pytest.raises(UsageError, match="a dash stands before"):
            shorthand.write(format, label)
        return
    written = shorthand.write(format, label)
    assert shorthand.read(written) == (format, label)
    assert shorthand.read(written.replace("’", "'").replace("®", "Æ").upper().replace(" ", "  "))[0] == format


@given(st.text(max_size=60))
def test_no_text_whatever_breaks_the_reader(text: str) -> None:
    for name in (text, f"SPELLFIRE {text}—Standard [55]", f"SPELLFIRE: King’s Decree ({text})—Standard [55]"):
        try:
            format, label = shorthand.read(name)
        except UsageError as refused:
            assert str(refused) and "\n" not in str(refused)
        else:
            assert shorthand.read(shorthand.write(format, label)) == (format, label)


def test_a_type_of_the_events_own_is_read_where_it_is_known() -> None:
    name = "SPELLFIRE® Spring Mirror, Mirror—Standard [55]"
    with pytest.raises(UsageError, match="is no tournament type"):
        shorthand.read(name)
    format, label = shorthand.read(name, own=("Mirror, Mirror",))
    assert (format.type, label) == ("Mirror, Mirror", "Spring")
    assert shorthand.write(format, label) == name
    with pytest.raises(UsageError, match="would be read as Shattered Land with the label ''"):
        shorthand.write(Format("Land", victory="Standard", size=55), "Shattered")


NAME = "SPELLFIRE® World Championship—Standard [55]"


@pytest.mark.rule("SFT-NAM-11", "SFT-NAM-12")
@pytest.mark.parametrize(
    ("note", "factor"),
    [
        ("Bring your best deck. Scored as usual, but double points.", 2),
        ("Doubles are pointed out at 10.", 1),
    ],
)
def test_what_stands_below_a_name_is_kept_and_may_double_the_points(note: str, factor: int, tmp_path: Path) -> None:
    file = tmp_path / "world.event"
    told = CliRunner().invoke(app, ["event", "new", str(file), "--name", NAME, "--note", note])
    assert told.exit_code == 0, told.output
    assert NAME in told.output
    plan = read_event(file).plan
    assert (plan.title, plan.notes, plan.factor) == (NAME, note, factor)


@pytest.mark.rule("SFT-NAM-13")
def test_an_event_may_be_called_anything() -> None:
    seed = 5
    plan = Plan(
        game="spellfire",
        title="Our Tuesday evening",
        format=Format("Championship", size=55),
        structure=TablesOfThree(),
        seed_print=seeds.print_of(seed),
    )
    (created, _) = announcing.announce(plan, BOOK, seed)
    assert isinstance(created, Created) and created.plan.title == "Our Tuesday evening"
    with pytest.raises(UsageError, match="begins with SPELLFIRE"):
        shorthand.read(plan.title)
