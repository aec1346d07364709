"""The commands of an event: each checks a request and returns the entries to write; it changes nothing itself.

``event.do(reports.report(event, ...), at=..., by=...)`` writes them. A command that isn't allowed raises a
``UsageError`` with one sentence, which names the rule.
"""
