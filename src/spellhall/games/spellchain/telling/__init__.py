"""How Spell Chain talks to people: card text, actions, reasons, the log, a seat's view."""
