import { describe, expect, it } from 'vitest';
import { sourceText } from '../../testing/index.ts';
import { listedAgain } from '../index.ts';

describe('a variable in two rules', () => {
  it('is found where a later rule names it, and not where one rule names it twice', () => {
    const rules = [
      { variables: [sourceText('a', 1), sourceText('b', 2), sourceText('b', 3)] },
      { variables: [sourceText('c', 4)] },
      { variables: [sourceText('c', 5), sourceText('a', 6)] },
    ];
    expect(listedAgain(rules)).toEqual([sourceText('c', 5), sourceText('a', 6)]);
  });
});
