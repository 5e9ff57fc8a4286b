import { typedFailureData, type TypedFailure } from '@lemma/core/judgement';
import { useFindingText } from '../language/index.ts';

/** What learners need not be told: almost everywhere, an operator may follow. */
const obvious: ReadonlySet<string> = new Set(['operator', 'relation', 'connective', 'end']);

/** The sentences for what cannot be read: why, and what to write instead. */
export function useFailureText(): (failure: TypedFailure, typed: string) => string {
  const inWords = useFindingText();
  return (failure, typed) => {
    const { expected = '', ...data } = typedFailureData(failure, typed);
    const things = String(expected)
      .split(' ')
      .filter((thing) => thing !== '' && !obvious.has(thing));
    const more = things.length > 0 && { expected: things.join(' ') };
    // Definitions have names, fields have labels.
    return inWords({ code: 'BAD_DEFINITION', data: { ...data, name: '', ...more } });
  };
}
