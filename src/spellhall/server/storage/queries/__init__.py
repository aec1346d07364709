"""What is stored and read, one module for each kind of thing: tables, people, events, and so on."""
