"""What every test can use."""

pytest_plugins = ["rule_marks"]
