"""Names of events of games without a pattern of their own."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.tournament import Format, TypeInfo, VariantInfo
from spellhall.kernel.presentation.event_names import Pattern, faults_of, read_title, settled, write_title

PATTERN = Pattern(
    "Heap of Stones",
    {name: TypeInfo(name, "Build.", ("TOY-1",)) for name in ("Cairn", "Great Cairn", "Quarry")},
    {
        "Hats": VariantInfo("Hats", "Draw more.", ("TOY-3",), ("Caps",)),
        "Pockets": VariantInfo("Pockets", "Exchange.", ("TOY-4",)),
    },
    "TOY-1",
)


@pytest.mark.parametrize(
    ("name", "format", "label", "written"),
    [
        ("Heap of Stones: Cairn", Format("Cairn"), "", "Heap of Stones: Cairn"),
        ("heap of stones great cairn", Format("Great Cairn"), "", "Heap of Stones: Great Cairn"),
        (
            "Heap of Stones :  Old Cairn-Town  Quarry (caps)",
            Format("Quarry", variants=("Hats",)),
            "Old Cairn-Town",
            "Heap of Stones: Old Cairn-Town Quarry (Hats)",
        ),
        (
            "Heap of Stones: Quarry (Pockets,hats)\n",
            Format("Quarry", variants=("Hats", "Pockets")),
            "",
            "Heap of Stones: Quarry (Hats, Pockets)",
        ),
    ],
)
def test_a_name_is_read_and_written_in_one_form(name: str, format: Format, label: str, written: str) -> None:
    assert read_title(PATTERN, name) == (format, label)
    assert write_title(PATTERN, format, label) == written


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("", "an event's name starts with Heap of Stones:"),
        ("Pile of Stones: Cairn", "an event's name starts with Heap of Stones:"),
        ("Heap of Stoneses: Cairn", "an event's name starts with Heap of Stones:"),
        ("Heap of Stones:", "'' isn't a type of event; there are Cairn, Great Cairn, Quarry (TOY-1)"),
        ("Heap of Stones: My Cairm", "'My Cairm' isn't a type of event; did you mean Cairn? (TOY-1)"),
        ("Heap of Stones: Supercairn", "isn't a type of event"),
        ("Heap of Stones: Cairn (Hat)", "'Hat' isn't a variant; did you mean Hats? (TOY-1)"),
        ("Heap of Stones: Cairn ()", "'' isn't a variant; there are Hats, Pockets"),
        ("Heap of Stones: Cairn (Hats, caps)", "Hats is named twice"),
        ("Heap of Stones: My (own) Cairn", "brackets go at the end and hold variants"),
        ("Heap of Stones: Cairn\nQuarry", "one line of at most 200 characters"),
        (f"Heap of Stones: {'x' * 200} Cairn", "one line of at most 200 characters"),
        ("Heap of Stones: \u200bCairn", "an invisible character"),
    ],
)
def test_what_is_no_name_is_refused_in_one_sentence(name: str, sentence: str) -> None:
    with pytest.raises(UsageError) as refused:
        read_title(PATTERN, name)
    assert sentence in str(refused.value)


def test_a_label_that_would_make_another_type_is_refused() -> None:
    with pytest.raises(UsageError, match="would be read with another label than 'Great'"):
        write_title(PATTERN, Format("Cairn"), "Great")


@given(st.sampled_from(list(PATTERN.types)), st.sets(st.sampled_from(list(PATTERN.variants))), st.text(max_size=30))
def test_what_is_written_means_what_was_meant(kind: str, variants: set[str], label: str) -> None:
    format = Format(kind, variants=tuple(name for name in PATTERN.variants if name in variants))
    try:
        written = write_title(PATTERN, format, label)
    except UsageError:
        return
    assert read_title(PATTERN, written) == (format, " ".join(label.split()))


def test_a_format_in_other_words_is_settled_and_judged() -> None:
    loose = Format("great  cairn", variants=("POCKETS", "caps"))
    assert settled(PATTERN, loose) == Format("Great Cairn", variants=("Hats", "Pockets"))
    assert faults_of(PATTERN, settled(PATTERN, loose)) == []
    wrong = settled(PATTERN, Format("Cave", variants=("Hats", "caps", "Boots"), size=5))
    assert [fault.partition(" ")[0] for fault in faults_of(PATTERN, wrong)] == ["'Cave'", "'Boots'", "Hats", "an"]
    assert faults_of(PATTERN, Format("Cave", custom_rules="Hide in it.")) == []
