"""Spellslinger: terrains pay for characters, who attack and block; strength and speed decide.

The rules stand in ``rules``, one room a subject, each opening with what it is about; ``table`` says what lies where;
``words`` and ``script`` are the language in which ``cards`` are written; ``formats`` makes and checks decks;
``telling`` puts everything into sentences. Numbers such as SS-CD-03 are those of ``docs/rules/spellslinger.md``.
"""
