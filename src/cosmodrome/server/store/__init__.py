"""What is kept: the database, its one writer, and how tables are rebuilt from it."""
