"""Words: names by vocabularies, sentences by languages, answers as people write them."""
