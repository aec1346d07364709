"""Spellfire: lay realms and attack others, with champions meeting in rounds of battle; six realms win.

``rules`` holds the rules, one folder a subject. ``table`` says where cards lie, ``facts`` what is printed on them.
``cards`` are written in the language of ``words`` and ``script``; ``formats`` builds and checks decks;
``telling`` puts everything into sentences.
Numbers such as SF-COMB-C1 refer to ``docs/rules/spellfire.md``.
"""
