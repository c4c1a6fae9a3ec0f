"""What is said to people."""
