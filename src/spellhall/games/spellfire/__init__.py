"""Spellfire: realms are laid out and attacked; champions meet in rounds of battle; six realms win.

The rules stand in ``rules``, one room a subject, each opening with what it is about; ``table`` says what lies where and
``facts`` what stands on cards; ``words`` and ``script`` are the language in which ``cards`` are written; ``formats``
makes and checks decks; ``telling`` puts everything into sentences. Numbers such as SF-COMB-C1 are those of
``docs/rules/spellfire.md``.
"""
