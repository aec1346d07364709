"""What Spellfire tells people: actions in words, reasons, numbers with their parts, the log, the view of a seat."""
