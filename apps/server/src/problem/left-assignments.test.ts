import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ResponseOf } from '@lemma/api-client/wire';
import { Deadlines } from '../deadline/index.ts';
import { sample, startPlatform, type TestPlatform } from '../testing/index.ts';
import { correctAllDue, problemWorksHere, ProblemViews, WorkOnProblems } from './index.ts';

/** Whoever takes a learner out of an assignment by mistake undoes it, and finds the work as it was (docs/decisions/0098). */
const hour = 3_600_000;
const path = 'sums/one';
const body = String.raw`
    \type{input.number} \field{integer}
    \begin{question} \text{$1+1=$ \ansref} \begin{answer} \solution{2} \end{answer} \end{question}`;
const me = 'demo-learner';
const correctors = ['AFTER_SAVE', 'AFTER_DEADLINE', 'MANUAL'] as const;

let platform: TestPlatform;
let now = Date.now();
let due: Parameters<typeof correctAllDue>[0];
const sheets: Record<string, string> = {};

beforeAll(async () => {
  platform = await startPlatform({ now: () => now, content: [sample(path, { titles: { en: 'Sum' }, body })] });
  const { db } = platform.database;
  const deadlines = new Deadlines(db, new Map(), () => now);
  const work = new WorkOnProblems(db, new ProblemViews(db, problemWorksHere, false, () => now), deadlines, () => now);
  due = { db, work, deadlines, now: () => now };
  for (const correctorType of correctors) {
    const made = await sent('lecturer', '/course/worksheets', 'POST', {
      configuration: {
        correction: { correctorType, allowNewDataGenerationNTimes: 0, canUserViewCorrection: true },
        weightedDocuments: [{ path, weight: 1 }],
      },
      template: { title: { en: correctorType }, documents: [{ path }] },
    });
    sheets[correctorType] = made.json<ResponseOf<'createWorksheet'>>().id;
  }
});
afterAll(() => platform.dispose());
beforeEach(async () => {
  now += 40 * 24 * hour;
  for (const table of ['attempt', 'worksheet_deadline', 'assignment'] as const) {
    await platform.database.db.deleteFrom(table).execute();
  }
});

function sent(who: 'learner' | 'lecturer', url: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', payload?: object) {
  return platform.call(who, url, { method, ...(payload && { payload }) });
}

async function assigned(corrector: string, deadline?: number) {
  const terms = { audience: 'named', takesLate: false, ...(deadline !== undefined && { deadline }) };
  const worksheet = sheets[corrector] ?? '';
  const people = [me, 'demo-tutor'];
  const made = await sent('lecturer', '/course/assignments', 'POST', { worksheetId: worksheet, terms, people });
  const { id, version } = made.json<ResponseOf<'createAssignment'>>();
  const put = async (named: readonly string[], at: number) => {
    const changed = await platform.call('lecturer', `/course/assignments/${id}`, {
      ...{ method: 'PUT', headers: { 'if-match': `"${String(Number(version) + at)}"` } },
      payload: { terms, people: named },
    });
    expect(changed.statusCode).toBe(200);
  };
  const base = `/problem-engine/users/${me}/worksheets/${worksheet}/problems`;
  const give = (field: string, method: 'POST' | 'PUT', call: string, value: string, at: number) =>
    sent('learner', `/semiprotected/problem/${call}`, method, {
      ...{ problem: path, lang: 'en', worksheet },
      [field]: [{ path: 'user/answer/question_1/answer_1', value, lang: 'en', version: at }],
    });
  return {
    ways: {
      removal: { leave: () => put(['demo-tutor'], 0), undo: () => put(people, 1) },
      deletion: {
        leave: () => sent('lecturer', `/course/assignments/${id}`, 'DELETE'),
        undo: () => sent('lecturer', `/course/assignments/${id}/restore`, 'POST'),
      },
    },
    open: async () =>
      (await sent('learner', `${base}/personalised-data?path=${path}&lang=en`, 'GET')).json<
        ResponseOf<'openWorksheetProblem'>
      >(),
    keep: (value: string, at = 0) => give('answer', 'PUT', 'datasheet', value, at),
    save: (value: string, at = 0) => give('content', 'POST', 'store-answer', value, at),
    correction: {
      'POST correction': () => sent('learner', `${base}/en/correction?path=${path}`, 'POST', {}),
      'GET correction': () => sent('learner', `${base}/en/correction?path=${path}`, 'GET'),
      'another type': () => sent('learner', `${base}/en/correction?path=${path}&type=preview`, 'POST', {}),
      worksheet: () => sent('learner', `/course/worksheets/${worksheet}`, 'GET'),
    },
  };
}

describe('a learner who is taken out of an assignment that goes on', () => {
  it.each(
    correctors.flatMap((corrector) =>
      (['removal', 'deletion'] as const).flatMap((way) =>
        (['kept', 'saved'] as const).flatMap((how) =>
          [hour, undefined].map((left) => [corrector, way, how, left] as const),
        ),
      ),
    ),
  )(
    'sees no solution, and goes on when that is undone: %s, %s, %s, time left %s',
    async (corrector, way, how, left) => {
      const learner = await assigned(corrector, left === undefined ? undefined : now + left);
      await learner.open();
      expect((await (how === 'kept' ? learner.keep('3') : learner.save('3'))).statusCode).toBe(200);
      const before = await learner.open();
      now += 1000;
      const { leave, undo } = learner.ways[way];
      await leave();
      now += 1000;
      // Whoever trains may look whenever something is saved: nobody who has not saved, or is removed, or is in an examination.
      const mayLook = way === 'deletion' && how === 'saved' && (corrector === 'MANUAL' || corrector === 'AFTER_SAVE');
      const isOpenAtOnce = way === 'deletion' && left === undefined && how === 'saved';
      if (!mayLook && !isOpenAtOnce) {
        for (const [name, call] of Object.entries(learner.correction)) {
          const answered = await call();
          expect(answered.body, name).not.toContain('"solution"');
          if (name !== 'worksheet') expect({ [name]: answered.statusCode }).not.toEqual({ [name]: 200 });
        }
      }
      await correctAllDue(due);
      await undo();
      const after = await learner.open();
      for (const what of ['answers', 'standing', 'handedIn', 'seed'] as const) {
        expect({ [what]: after[what] }).toEqual({ [what]: before[what] });
      }
      expect((await learner.save('2', 1)).statusCode).toBe(200);
    },
  );

  it('has handed in what was kept by then once the assignment is over', async () => {
    const learner = await assigned('AFTER_DEADLINE', now + hour);
    await learner.open();
    await learner.keep('2');
    now += 1000;
    await learner.ways.removal.leave();
    now += 1000;
    expect(await correctAllDue(due)).toBe(0);
    expect((await learner.open()).handedIn).not.toBe(true);
    now += hour;
    expect(await correctAllDue(due)).toBe(1);
    expect((await learner.open()).standing).toMatchObject({ tries: 1, score: 1 });
    expect((await learner.correction['GET correction']()).statusCode).toBe(200);
  });
});
