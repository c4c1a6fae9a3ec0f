"""The platform: tables over HTTP and WebSocket, stored in a database. Waiting happens only here."""
