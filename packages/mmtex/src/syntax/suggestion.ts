import { nearestName } from '@lemma/core/expression';

/** Nobody reads the suggestions for thousands of mistakes: so many names are compared in one source. */
const mostComparisons = 100_000;

/** The known name that is spelled most alike, if one is near enough to be meant. */
export type SuggestionFor = (name: string, known: Iterable<string>) => string | undefined;

/** Suggestions for one source; names and known names may both come from it, so looking for them has an end. */
export function suggestions(): SuggestionFor {
  let left = mostComparisons;
  function* counted(known: Iterable<string>): Generator<string> {
    for (const name of known) {
      if (left <= 0) return;
      left -= 1;
      yield name;
    }
  }
  return (name, known) => (left > 0 ? nearestName(name, counted(known)) : undefined);
}
