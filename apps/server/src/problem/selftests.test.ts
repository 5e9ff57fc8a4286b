import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ResponseOf } from '@lemma/api-client/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sample, startPlatform, type TestCaller, type TestPlatform } from '../testing/index.ts';

/** A number to copy, and one to add: what is right stands in the document, so that no solution need be known here. */
const sum = (more: number) => String.raw`
    \type{input.number} \field{integer}
    \begin{question}
      \begin{variables} \randint{a}{10}{9999} \number{s}{a+${more}} \end{variables}
      \text{$\var{a}+${more}=$ \ansref}
      \begin{answer} \solution{s} \explanation{Add them.} \end{answer}
    \end{question}`;

const course = String.raw`\documentclass{mumie.course}
\begin{content}
\title{Sums}
\begin{chapter}
  \title{\lang{de}{Summen}\lang{en}{Sums}}
  \begin{worksheet}[selftest]
    \title{\lang{de}{Können Sie addieren?}\lang{en}{Can you add?}}
    \problem{/sums/one} \problem{/sums/two} \problem{/sums/gone}
  \end{worksheet}
  \begin{worksheet}[training] \problem{/sums/three} \end{worksheet}
  \begin{worksheet}[selftest] \title{Another} \problem{/sums/four} \end{worksheet}
\end{chapter}
\end{content}`;

let platform: TestPlatform;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-selftests-'));
  const files = {
    'sums/one': sample('sums/one', { titles: { de: 'Eins', en: 'One' }, body: sum(1) }).tex,
    'sums/two': sample('sums/two', { titles: { de: 'Zwei', en: 'Two' }, body: sum(2) }).tex,
    'sums/three': sample('sums/three', { titles: { de: 'Drei', en: 'Three' }, body: sum(3) }).tex,
    'sums/four': sample('sums/four', { titles: { de: 'Vier', en: 'Four' }, body: sum(4) }).tex,
    'courses/sums': course,
  };
  for (const [path, tex] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, `${path}.tex`), tex);
  }
  platform = await startPlatform({ contentFolder: folder });
});
afterAll(async () => {
  await platform.dispose();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await platform.database.db.deleteFrom('attempt').execute();
  await platform.database.db.deleteFrom('selftest_state').execute();
});

type Selftest = ResponseOf<'updateSelftest'>;
type HandedOut = ResponseOf<'openProblem'>;
type Answered = HandedOut & Selftest & { readonly id?: string };

const me = 'demo-learner';

async function call(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, caller: TestCaller = 'learner') {
  const response = await platform.call(caller, url, { method, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json<Answered>() };
}

const listUrl = `/problem-engine/users/${me}/selftests?lang=en`;

async function listed(): Promise<readonly Selftest[]> {
  return (await platform.call('learner', listUrl)).json<readonly Selftest[]>();
}

async function first(): Promise<Selftest> {
  const [selftest] = await listed();
  if (selftest === undefined) throw new Error('There is no self-test.');
  return selftest;
}

const problemUrl = (worksheet: string, path: string, user = me) =>
  `/problem-engine/users/${user}/worksheets/${worksheet}/problems/personalised-data?path=${path}&lang=en`;

async function opened(worksheet: string, path: string): Promise<HandedOut> {
  const { status, body } = await call('GET', problemUrl(worksheet, path));
  expect(status).toBe(200);
  return body;
}

const keep = (worksheet: string, problem: string, attempt: string, value: string, version = 0) =>
  call('PUT', '/semiprotected/problem/datasheet', {
    ...{ problem, worksheet, lang: 'en', attempt },
    answer: [{ path: 'user/answer/question_1/answer_1', value, lang: 'en', version }],
  });

const switchTo = ({ courseId, worksheetId }: Selftest, newState: 'work' | 'feedback', caller?: TestCaller) =>
  call('PUT', `/problem-engine/users/${me}/selftests/state`, { courseId, worksheetId, newState, lang: 'en' }, caller);

const correct = (worksheet: string, path: string) =>
  call('POST', `/problem-engine/users/${me}/worksheets/${worksheet}/problems/en/correction?path=${path}`, {});

/** What is asked: the sum of the number in the document and the one of its path. */
function answerTo({ document }: HandedOut, more: number): string {
  const number = /<number[^>]*name="a"[^>]*value="(\d+)"|name="a"[^>]*>(\d+)</.exec(document);
  const value = number?.[1] ?? number?.[2] ?? /\b(\d{2,4})\b/.exec(document.replace(/<[^>]*>/g, ' '))?.[1];
  if (value === undefined) throw new Error(`no number in ${document}`);
  return String(Number(value) + more);
}

const stateRows = () => platform.database.db.selectFrom('selftest_state').selectAll().execute();
const savings = () => platform.database.db.selectFrom('saving').selectAll().execute();

describe('a self-test', () => {
  it('is told with its problems, in work before anything has happened', async () => {
    const all = await listed();
    expect(all).toMatchObject([
      {
        ...{ courseId: 'courses/sums', title: 'Can you add?', topic: 'Sums', state: 'work', round: 1 },
        problems: [
          { path: 'sums/one', lang: 'en', name: 'One' },
          { path: 'sums/two', lang: 'en', name: 'Two' },
        ],
      },
      { title: 'Another', problems: [{ path: 'sums/four' }] },
    ]);
    expect(new Set(all.map(({ worksheetId }) => worksheetId)).size).toBe(2);
    expect(all.every(({ worksheetId }) => /^selftest-[\w-]{22}$/.test(worksheetId))).toBe(true);
  });

  it('is evaluated at once: everything kept is handed in, corrected, and closed', async () => {
    const selftest = await first();
    const { worksheetId } = selftest;
    const [one, two] = [await opened(worksheetId, 'sums/one'), await opened(worksheetId, 'sums/two')];
    expect(one.controls).toEqual([]);
    expect((await keep(worksheetId, 'sums/one', one.attempt, answerTo(one, 1))).status).toBe(200);
    // Nothing is told, and nothing can be corrected, before.
    expect((await correct(worksheetId, 'sums/one')).status).toBe(403);
    expect((await opened(worksheetId, 'sums/one')).standing).toMatchObject({ corrected: false, editable: true });
    expect(await savings()).toEqual([]);

    const evaluated = await switchTo(selftest, 'feedback');
    expect(evaluated).toMatchObject({ status: 200, body: { state: 'feedback', round: 1, score: 0.5 } });
    expect(await stateRows()).toEqual([{ user_id: me, worksheet_id: worksheetId, state: 'feedback', round: 1 }]);
    const handedIn = await savings();
    expect(handedIn.map(({ counted }) => counted).sort()).toEqual([false, true]);

    const right = await correct(worksheetId, 'sums/one');
    expect(right).toMatchObject({
      status: 200,
      body: { score: 1, standing: { performance: 'selftestCorrected', editable: false, tries: 1 } },
    });
    // What was left empty is corrected as well, with its solution and explanation.
    const empty = await correct(worksheetId, 'sums/two');
    expect(empty).toMatchObject({ status: 200, body: { score: 0, controls: ['correction'] } });
    expect(empty.body.document).toContain('Add them.');
    expect((await keep(worksheetId, 'sums/two', two.attempt, '1')).status).toBe(409);
  });

  it('repeated, or sent from two pages at once, has no further effect', async () => {
    const selftest = await first();
    await opened(selftest.worksheetId, 'sums/one');
    const answers = await Promise.all([1, 2, 3, 4].map(() => switchTo(selftest, 'feedback')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await savings()).toHaveLength(1);
    const renewed = await Promise.all([1, 2, 3].map(() => switchTo(selftest, 'work')));
    expect(renewed.map(({ body }) => [body.state, body.round])).toEqual(Array(3).fill(['work', 2]));
  });

  it('begun anew has other data, without the former answers; the other self-test is as it was', async () => {
    const [selftest, other] = await listed();
    if (selftest === undefined || other === undefined) throw new Error('There are two.');
    const { worksheetId } = selftest;
    const before = [await opened(worksheetId, 'sums/one'), await opened(worksheetId, 'sums/two')];
    const untouched = await opened(other.worksheetId, 'sums/four');
    await keep(worksheetId, 'sums/one', before[0]?.attempt ?? '', '5');
    await switchTo(selftest, 'feedback');
    expect((await switchTo(selftest, 'work')).body).toMatchObject({ state: 'work', round: 2 });
    const after = [await opened(worksheetId, 'sums/one'), await opened(worksheetId, 'sums/two')];
    expect(after.map(({ answers }) => answers)).toEqual([{}, {}]);
    expect(after.map(({ standing }) => standing.editable)).toEqual([true, true]);
    for (const [index, each] of after.entries()) expect(each.attempt).not.toBe(before[index]?.attempt);
    expect(after.map(({ document }) => document)).not.toEqual(before.map(({ document }) => document));
    // An answer on the way meets other data.
    expect((await keep(worksheetId, 'sums/one', before[0]?.attempt ?? '', '6')).status).toBe(409);
    expect(await opened(other.worksheetId, 'sums/four')).toEqual(untouched);
  });

  it('has no new data for single problems, whatever the role, and no practice of what only it contains', async () => {
    const { worksheetId } = await first();
    for (const caller of ['learner', 'lecturer', 'admin'] as const) {
      const url = problemUrl(worksheetId, 'sums/one', `demo-${caller}`);
      expect((await call('GET', url, undefined, caller)).status).toBe(200);
      expect((await call('POST', url, {}, caller)).status).toBe(403);
    }
    const alone = `/problem-engine/users/${me}/problems/personalised-data?lang=en&path=`;
    expect((await call('GET', `${alone}sums/three`)).status).toBe(200);
    expect((await call('GET', `${alone}sums/two`)).status).toBe(404);
  });

  it('is for members of a course and its staff: for others, and for a path it does not name, it is not there', async () => {
    const selftest = await first();
    const { worksheetId } = selftest;
    for (const caller of ['tutor', 'author'] as const) {
      const url = problemUrl(worksheetId, 'sums/one', `demo-${caller}`);
      expect((await call('GET', url, undefined, caller)).status).toBe(404);
      expect((await switchTo(selftest, 'feedback', caller)).status).toBe(403);
    }
    // Somebody else's is not there, whoever asks.
    expect((await switchTo(selftest, 'feedback', 'lecturer')).status).toBe(404);
    expect((await call('GET', listUrl, undefined, 'admin')).status).toBe(404);
    expect((await call('GET', problemUrl(worksheetId, 'sums/gone'))).status).toBe(404);
    expect((await call('GET', problemUrl('selftest-0', 'sums/one'))).status).toBe(404);
    expect((await switchTo({ ...selftest, courseId: 'courses/other' }, 'feedback')).status).toBe(404);
    expect(await stateRows()).toEqual([]);
  });

  it('is looked at by those who accompany learners, who change nothing', async () => {
    const { worksheetId } = await first();
    await opened(worksheetId, 'sums/one');
    const seen = await call('GET', problemUrl(worksheetId, 'sums/one'), undefined, 'tutor');
    expect(seen).toMatchObject({ status: 200, body: { standing: { editable: false } } });
  });

  it('never loses an answer that arrives while it is evaluated: it is handed in, or refused', async () => {
    for (let round = 1; round <= 8; round += 1) {
      const selftest = await first();
      const { worksheetId } = selftest;
      const one = await opened(worksheetId, 'sums/one');
      await opened(worksheetId, 'sums/two');
      const [kept] = await Promise.all([
        keep(worksheetId, 'sums/one', one.attempt, String(round)),
        switchTo(selftest, 'feedback'),
      ]);
      const corrected = await call(
        'POST',
        `/problem-engine/users/${me}/worksheets/${worksheetId}/problems/en/correction?path=sums/one`,
        {},
      );
      const given = corrected.body.answers['user/answer/question_1/answer_1']?.value;
      expect(given).toBe(kept.status === 200 ? String(round) : undefined);
      await switchTo(selftest, 'work');
    }
  });
});
