"""Tables over HTTP: setup and seats, the hand of the day, scores, reports."""
