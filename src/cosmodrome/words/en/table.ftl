### Tables: seats, turns, lessons, hosts.

lesson-wait = The lesson goes on by itself in a moment.
lesson-asks = The lesson asks for this: { $offer }.

colour-taken = { $who } already chose { $colour }.
colour-blue = blue
colour-orange = orange
colour-green = green
colour-yellow = yellow
colour-purple = purple
colour-red = red
