"""The card language: one short Python definition a card, recorded once, from which behaviour, rules text, legality, log
phrase and agent hint all come.

``words`` says what a word is; ``script`` how a definition is recorded; ``effect`` is the one frame on which every card
runs; ``control`` holds the words that know no game. Each game adds its players' own verbs and nouns.
"""
