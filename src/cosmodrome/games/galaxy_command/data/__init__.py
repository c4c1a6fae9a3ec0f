"""What is printed on its components: data with provenance, and typed rows."""
