import { nearestName } from '@lemma/core/expression';

/** Maximum number of names compared in one source: nobody reads suggestions for thousands of mistakes. */
const mostComparisons = 100_000;

/** The most similar known name, if it is close enough to be meant. */
export type SuggestionFor = (name: string, known: Iterable<string>) => string | undefined;

/** Suggestions for one source; both the name and the known names may come from it, hence the limit. */
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
