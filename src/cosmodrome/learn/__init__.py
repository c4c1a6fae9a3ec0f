"""Training: self-play, a small network and its file. Nothing else imports it; it needs numpy."""
