### The report of `cosmodrome words`.

words-title = Language { $language }
words-catalogue = Catalogue
words-messages = Messages
words-there = Complete
words-unknown = Unknown
words-arguments = Wrong arguments
