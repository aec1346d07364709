"""Spellslinger: terrains pay for characters, which attack and block; strength and speed decide.

``rules`` holds the rules, one module per subject. ``table`` says where cards lie. ``cards`` are written in the language
of ``words`` and ``script``; ``formats`` builds and checks decks; ``telling`` puts everything into sentences.
Numbers such as SS-CD-03 refer to ``docs/rules/spellslinger.md``.
"""
