import { describe, expect, it } from 'vitest';
import { renew, type IdentityCheck, type Refreshed } from './renewal.ts';

/** Renews with the given answers, and returns the order in which they were requested. */
async function renewing(refreshes: readonly Refreshed[], found: IdentityCheck, wasLost = false) {
  const asked: string[] = [];
  const answers = [...refreshes];
  const renewal = await renew(
    {
      refresh: () => {
        asked.push('refresh');
        return Promise.resolve(answers.shift() ?? 'refused');
      },
      look: () => {
        asked.push('look');
        return Promise.resolve(found);
      },
    },
    wasLost,
  );
  return [renewal, ...asked];
}

describe('renewing a session', () => {
  it.each<[string, Parameters<typeof renewing>, readonly string[]]>([
    ['is one question mostly', [['fresh'], 'same'], ['fresh', 'refresh']],
    ['finds who is still signed in after a refusal', [['refused'], 'same'], ['fresh', 'refresh', 'look']],
    ['ends it when nobody is signed in any more', [['refused'], 'nobody'], ['ended', 'refresh', 'look']],
    ['ends nothing while nobody can tell', [['refused'], 'away'], ['away', 'refresh', 'look']],
    ['finds who is still signed in after a lost answer', [['lost'], 'same'], ['fresh', 'refresh', 'look']],
    ['ends nothing without the network', [['lost'], 'away'], ['away', 'refresh', 'look']],
    [
      'takes the token again where frames do not see who is signed in',
      [['lost', 'fresh'], 'nobody'],
      ['fresh', 'refresh', 'look', 'refresh'],
    ],
    ['ends it when that is refused too', [['lost', 'refused'], 'nobody'], ['ended', 'refresh', 'look', 'refresh']],
    ['does not use a token again whose answer was lost', [[], 'same', true], ['fresh', 'look']],
    ['uses it as the last way', [['fresh'], 'nobody', true], ['fresh', 'look', 'refresh']],
    ['loses another answer', [['lost'], 'nobody', true], ['away', 'look', 'refresh']],
  ])('%s', async (_title, given, outcome) => {
    expect(await renewing(...given)).toEqual(outcome);
  });
});
