"""Database queries, one module for each kind of thing: tables, people, events, and so on."""
