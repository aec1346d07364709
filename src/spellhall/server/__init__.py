"""The hall on the network: tables, people and a library behind HTTP and one WebSocket a client, and the page."""
