"""Work in processes of their own: bots, analysis, a fair queue."""
