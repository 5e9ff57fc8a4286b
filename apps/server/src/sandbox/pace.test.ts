import { evaluateOctave, runAnswer, runWorksheetAnswer } from '@lemma/api-client/wire';
import { expect, it } from 'vitest';
import { fairTimes, gentleTimes, longestHold, longestTurn } from './limits.ts';
import { starved, untilServed, type Pace } from './pace.ts';

/** The paces of a run, of which each attempt ends as told. */
async function pacesOf(...endings: readonly ('ran' | 'starved' | 'failed')[]) {
  const paces: Pace[] = [];
  const answer = await untilServed((pace) => {
    const ending = endings[paces.length] ?? 'failed';
    paces.push(pace);
    return Promise.resolve(ending === 'ran' ? { ending } : ending === 'starved' ? starved : undefined);
  });
  return { paces, answer };
}

it('runs once and gently on a machine with time for it', async () => {
  expect(await pacesOf('ran')).toEqual({ paces: ['gentle'], answer: { ending: 'ran' } });
});

it('runs again with a fair share of the processors after others had them', async () => {
  expect(await pacesOf('starved', 'ran')).toEqual({ paces: ['gentle', 'fair'], answer: { ending: 'ran' } });
});

it('gives up after a fair run that starved too, and at once after a sandbox that failed', async () => {
  expect(await pacesOf('starved', 'starved', 'ran')).toEqual({ paces: ['gentle', 'fair'], answer: undefined });
  expect(await pacesOf('failed', 'ran')).toEqual({ paces: ['gentle'], answer: undefined });
});

it('answers a learner’s run before the page gives the call up', () => {
  const waits = longestTurn + longestHold;
  const runs = [gentleTimes, fairTimes].reduce((sum, { start, stay }) => sum + start + stay, 0);
  for (const { timeout = 15 } of [evaluateOctave, runAnswer, runWorksheetAnswer])
    expect(timeout * 1000).toBeGreaterThan(waits + runs);
});
