### The language itself, and how players and lists are written wherever a message names them.

# The name of the language, in itself.
language-name = English

# The reader, at the start of a sentence and elsewhere: "You win.", "It is for you."
player-you-start = You
player-you = you
# What is the reader's: "Your rocket", "on your rocket".
player-your-start = Your
player-your = your
# What is somebody else's.
player-owner = { $name }'s

# A list is put together from its end: "a, b and c".
list-pair = { $first } and { $rest }
list-more = { $first }, { $rest }
list-none = nothing
# The same for a choice: "a, b or c".
list-pair-or = { $first } or { $rest }

# Somebody, or several things, in a cell of a table.
player = { $who }
list = { $things }
# One below the other.
lines =
    { $first },
    { $rest }
