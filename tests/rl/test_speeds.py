"""The benchmark of environments measures PettingZoo's classic games, or says why it can't."""

from __future__ import annotations

import re

from benchmarks import environments


def test_each_classic_game_is_measured_or_says_what_it_lacks(monkeypatch, capsys):
    monkeypatch.setattr(environments, "SECONDS", 0.001)
    environments.classics()
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(environments.CLASSICS)
    for name, line in zip(environments.CLASSICS, lines, strict=True):
        assert re.fullmatch(rf"PettingZoo's {name}: (not measured, .+|[\d,]+)", line)
