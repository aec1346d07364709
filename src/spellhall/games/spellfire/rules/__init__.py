"""The rules of Spellfire, one file a subject. Start with ``turn`` and ``battle``."""
