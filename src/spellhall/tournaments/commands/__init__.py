"""What may be done at an event: each command checks, and gives the entries to be written; it changes nothing itself.

``event.do(reports.report(event, ...), at=..., by=...)`` writes them. Whatever may not be done is refused with a
``UsageError`` of one sentence, which names the rule.
"""
