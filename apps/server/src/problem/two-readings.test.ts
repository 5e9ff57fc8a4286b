import type { ResponseOf } from '@lemma/api-client/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sample, startPlatform, type TestPlatform } from '../testing/index.ts';

/**
 * An answer with two readings of which one is right (docs/decisions/0071): learners who are told at once what came of a save
 * are asked what they mean, and it costs no try. Whoever is told nothing learns nothing by the number of tries either.
 */
const me = 'demo-learner';
const path = 'roots/one';
const key = 'user/answer/question_1/answer_1';
const [twoReadings, right, wrong] = ['2√3π', '2·√3·π', '17'] as const;
const hour = 3_600_000;

let platform: TestPlatform;
let now = Date.now();
beforeAll(async () => {
  const body = String.raw`\begin{question} \type{input.number} \field{real} \text{\ansref}
    \begin{answer} \solution{2*sqrt(3)*pi} \end{answer} \end{question}`;
  platform = await startPlatform({ now: () => now, content: [sample(path, { titles: { en: 'Root' }, body })] });
});
afterAll(() => platform.dispose());
beforeEach(async () => {
  now += 40 * 24 * hour;
  for (const table of ['attempt', 'worksheet_template'] as const)
    await platform.database.db.deleteFrom(table).execute();
});

/** A worksheet that is assigned to the learner for an hour. */
async function sheetOf(correctorType: string, canUserViewCorrection: boolean): Promise<string> {
  const made = await platform.call('lecturer', '/course/worksheets', {
    method: 'POST',
    payload: {
      configuration: {
        correction: { correctorType, allowNewDataGenerationNTimes: 0, canUserViewCorrection },
        weightedDocuments: [{ path, weight: 1 }],
      },
      template: { title: { en: 'S' }, documents: [{ path }] },
    },
  });
  const worksheetId = made.json<ResponseOf<'createWorksheet'>>().id;
  const terms = { audience: 'named', takesLate: false, deadline: now + hour };
  const payload = { worksheetId, terms, people: [me] };
  await platform.call('lecturer', '/course/assignments', { method: 'POST', payload });
  return worksheetId;
}

async function open(worksheet: string) {
  const at = `/problem-engine/users/${me}/worksheets/${worksheet}/problems/personalised-data?path=${path}&lang=en`;
  return (await platform.call('learner', at)).json<ResponseOf<'openWorksheetProblem'>>();
}

async function give(worksheet: string, value: string, how: 'keep' | 'save') {
  const { answers } = await open(worksheet);
  const answer = [{ path: key, value, lang: 'en', version: answers[key]?.version ?? 0 }];
  const sent = { problem: path, lang: 'en', worksheet };
  const [url, method, content] =
    how === 'keep'
      ? (['/semiprotected/problem/datasheet', 'PUT', { answer }] as const)
      : (['/semiprotected/problem/store-answer', 'POST', { content: answer }] as const);
  const response = await platform.call('learner', url, { method, payload: { ...sent, ...content } });
  expect(response.statusCode).toBe(200);
  return response.json<ResponseOf<'storeAnswer'>>();
}

describe('an answer with two readings', () => {
  it('costs no try where the learner is asked at once, and the answer to the question is the first', async () => {
    const worksheet = await sheetOf('AFTER_SAVE', true);
    const asked = await give(worksheet, twoReadings, 'save');
    expect(asked.standing).toMatchObject({ tries: 0, corrected: false, editable: true });
    expect(asked.standing).not.toHaveProperty('score');
    const answered = await give(worksheet, right, 'save');
    expect(answered.standing).toMatchObject({ tries: 1, score: 1, performance: 'passedPerfect' });
  });

  it.each([
    ['AFTER_SAVE', false],
    ['AFTER_DEADLINE', true],
    ['AFTER_DEADLINE', false],
    ['MANUAL', true],
    ['MANUAL', false],
  ])('tells nothing with %s, visible %s: it counts like a wrong one, first and later', async (corrector, isVisible) => {
    const told: unknown[] = [];
    for (const values of [
      [twoReadings, wrong, twoReadings],
      [wrong, '18', '19'],
    ]) {
      const worksheet = await sheetOf(corrector, isVisible);
      const seen = [];
      for (const value of values) {
        const { standing, fields, controls, handedIn } = await give(worksheet, value, 'save');
        seen.push({ standing, fields, controls, handedIn });
      }
      told.push(seen);
      await platform.database.db.deleteFrom('worksheet_template').execute();
      await platform.database.db.deleteFrom('attempt').execute();
    }
    expect(told[0]).toEqual(told[1]);
    expect(told[0]).toMatchObject([{ standing: { tries: 1 } }, { standing: { tries: 2 } }, { standing: { tries: 3 } }]);
  });

  it.each(['keep', 'save'] as const)('counts as right at the deadline, if the last thing was to %s it', async (how) => {
    const worksheet = await sheetOf('AFTER_SAVE', true);
    await give(worksheet, twoReadings, how);
    now += hour;
    expect((await open(worksheet)).standing).toMatchObject({ tries: 1, score: 1, editable: false });
    expect((await open(worksheet)).standing.tries).toBe(1);
  });

  it('counts at the deadline also after another try', async () => {
    const worksheet = await sheetOf('AFTER_SAVE', true);
    expect((await give(worksheet, wrong, 'save')).standing).toMatchObject({ tries: 1, score: 0 });
    expect((await give(worksheet, twoReadings, 'save')).standing.tries).toBe(1);
    now += hour;
    expect((await open(worksheet)).standing).toMatchObject({ tries: 2, score: 1 });
  });
});
