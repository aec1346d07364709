"""How Spellfire talks to people: actions in words, reasons, numbers with their parts, the log, a seat's view."""
