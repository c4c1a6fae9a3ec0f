"""The HTTP interface: handlers, limits, identities, the page."""
