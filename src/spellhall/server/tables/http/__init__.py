"""Tables over HTTP: set-up and seats, the hand of the day, scores, reports."""
