### Tables: seats, turns, lessons, hosts.

lesson-wait = The lesson goes on by itself in a moment.
lesson-asks = The lesson asks for this: { $offer }.
