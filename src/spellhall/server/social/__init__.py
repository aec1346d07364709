"""The social side: people's pages, friends, who is online, and how two players come to a table."""
