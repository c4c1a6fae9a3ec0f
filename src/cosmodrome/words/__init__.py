"""The catalogues of all that is not one game's: tables, server, terminal and page. A folder for each language."""
