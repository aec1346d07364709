"""What Spellslinger tells people: card text, actions, reasons, the log, the view of a seat."""
