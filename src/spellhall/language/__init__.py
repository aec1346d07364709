"""The card language: one short Python definition a card, recorded once, which gives its behaviour, rules text,
legality, log phrases and agent hints.

``words`` says what a word is; ``script`` how a definition is recorded; ``effect`` is the frame that every card runs on;
``control`` has the words that depend on no game. Each game adds its own verbs and nouns.
"""
