import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type CallId, type Refusal, type ResponseOf } from '@lemma/api-client/wire';
import { convertDocument, documentLanguages } from '@lemma/mmtex';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadContent, readContentFolder } from '../document/index.ts';
import { gradesIn } from '../grading/index.ts';
import { sample, startPlatform, writeCourse, type TestCaller, type TestPlatform } from '../testing/index.ts';

/** Two numbers to be added; the author's solution is the parameter, and so is what is asked first. */
const problem = (solution: string, text = 'Add:', second = '2') => String.raw`
    \type{input.number} \field{integer}
    \begin{variables} \randint{a}{2}{99} \randint{b}{100}{199} \number{s}{${solution}} \end{variables}
    \begin{question}
      \text{${text} $\var{a}+\var{b}=$ \ansref}
      \begin{answer} \solution{s} \end{answer}
    \end{question}
    \begin{question} \text{$1+1=$ \ansref} \begin{answer} \solution{${second}} \end{answer} \end{question}`;
const [faulty, mended] = [problem('a-b'), problem('a+b', 'Please add:')];

let platform: TestPlatform;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-mended-'));
  await write(faulty);
  const title = { de: 'Summen', en: 'Sums' };
  await writeCourse(folder, 'courses/sums', title, [{ title, problems: ['sum'] }]);
  platform = await startPlatform({ contentFolder: folder });
});
afterAll(async () => {
  await platform.dispose();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await platform.database.db.deleteFrom('attempt').execute();
  await platform.database.db.deleteFrom('regrading').execute();
  await put(faulty);
});

async function write(body: string) {
  const { tex } = sample('sum', { titles: { de: 'Summe', en: 'Sum' }, body });
  await writeFile(join(folder, 'sum.tex'), tex);
}

/** The problem gets another source, as an author would give it. */
async function put(body: string) {
  await write(body);
  const files = (await readContentFolder(folder)) ?? [];
  await loadContent(platform.database.db, files, { convertDocument, documentLanguages }, platform.log);
}

async function call<Id extends CallId>(caller: TestCaller, id: Id, url: string, payload?: object, key?: string) {
  const response = await platform.call(caller, url, {
    method: calls[id].method,
    ...(payload && { payload }),
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
  return { status: response.statusCode, body: response.json<ResponseOf<Id> & Pick<Refusal, 'id'>>() };
}

const someText: unknown = expect.any(String);

type Solver = 'learner' | 'lecturer' | 'admin';
const at = (who: Solver) => `/problem-engine/users/demo-${who}/problems/personalised-data?path=sum&lang=en`;
const opened = async (who: Solver) => (await call(who, 'openProblem', at(who))).body;

/** The two numbers that somebody is asked for, as his page shows them. */
async function numbersOf(who: Solver): Promise<readonly [number, number]> {
  const { document } = await opened(who);
  const value = (name: string) =>
    Number(new RegExp(`name="${name}"[^>]*>(?:<[^>]*>)*(\\d+)`).exec(document)?.[1] ?? NaN);
  return [value('a'), value('b')];
}

async function save(who: Solver, texts: readonly string[], version = 0) {
  const content = texts.map((value, index) => ({
    path: `user/answer/question_${String(index + 1)}/answer_1`,
    value,
    lang: 'en',
    version,
  }));
  const store = '/semiprotected/problem/store-answer';
  return (await call(who, 'storeAnswer', store, { problem: 'sum', lang: 'en', content })).body;
}

const correction = async (who: Solver) => {
  const url = `/problem-engine/users/demo-${who}/problems/en/correction?path=sum`;
  return (await call(who, 'correctProblem', url, {})).body;
};
const preview = async () =>
  (await call('tutor', 'mendedProblem', '/problem-engine/mended-problem?path=sum&lang=en')).body;
const regrade = async (version: string, by: TestCaller = 'tutor', key?: string) =>
  call(by, 'regradeProblem', '/problem-engine/regradings', { path: 'sum', version }, key);
const undo = async (id: string) => call('tutor', 'undoRegrading', `/problem-engine/regradings/${id}`);

/** Lea adds, Lena subtracts: what the faulty solution calls wrong, and right. */
async function bothAnswer() {
  const [a, b] = await numbersOf('learner');
  await save('learner', [String(a + b), '2']);
  const [c, d] = await numbersOf('lecturer');
  await save('lecturer', [String(c - d), '2']);
}

describe('a problem that was mended', () => {
  it('concerns nobody as long as it was not', async () => {
    await bothAnswer();
    expect(await preview()).toMatchObject({ learners: [], regradings: [] });
  });

  it('tells who works on the former version, and what would change', async () => {
    await bothAnswer();
    await opened('admin');
    await put(mended);
    const { learners } = await preview();
    expect(learners).toEqual([
      { learner: { id: 'demo-admin', name: someText }, outcome: 'notHandedIn' },
      { learner: { id: 'demo-learner', name: 'Lea Learner' }, before: 0.5, after: 1, outcome: 'better' },
      { learner: { id: 'demo-lecturer', name: 'Lena Lecturer' }, before: 1, after: 1, outcome: 'same' },
    ]);
    const list = await call('tutor', 'answeredProblems', '/problem-engine/answered-problems?lang=en');
    expect(list.body.problems[0]).toMatchObject({ learners: 2, outdated: 2 });
    // Looking changes nothing.
    expect((await correction('learner')).score).toBe(0.5);
  });

  it('is graded again: the better score counts, the page stays, and the learner is told', async () => {
    await bothAnswer();
    const { document } = await opened('learner');
    await put(mended);
    const { version } = await preview();
    expect((await regrade(version)).body).toMatchObject({ learners: 2, better: 1 });
    const after = await opened('learner');
    expect(after.document).toBe(document);
    expect(after.regraded).toMatchObject({ before: 0.5, after: 1 });
    expect(after.standing.performance).toBe('passedPerfect');
    const told = await correction('learner');
    expect([told.score, told.questions[0]?.answers[0]?.verdict]).toEqual([1, 'right']);
    // Nobody loses anything.
    expect((await correction('lecturer')).score).toBe(1);
    const grades = await gradesIn(platform.database.db, 'sum', ['demo-learner', 'demo-lecturer']);
    expect(grades.map(({ user, score }) => [user, score])).toEqual(
      expect.arrayContaining([
        ['demo-learner', 1],
        ['demo-lecturer', 1],
      ]),
    );
    expect((await preview()).learners).toEqual([]);
  });

  it('is graded by both versions from then on', async () => {
    const [a, b] = await numbersOf('learner');
    await save('learner', [String(a + b), '3']);
    await put(mended);
    expect((await regrade((await preview()).version)).body).toMatchObject({ learners: 1, better: 1 });
    expect((await opened('learner')).regraded).toMatchObject({ before: 0, after: 0.5 });
    const { standing } = await save('learner', [String(a - b), '2'], 1);
    expect(standing.performance).toBe('passedExcellent');
  });

  it('is as before once that is undone', async () => {
    await bothAnswer();
    await put(mended);
    const { id } = (await regrade((await preview()).version)).body;
    expect(await undo(id)).toMatchObject({ status: 200, body: { learners: 2 } });
    expect((await undo(id)).body).toEqual({ learners: 0 });
    expect((await correction('learner')).score).toBe(0.5);
    expect(await opened('learner')).not.toHaveProperty('regraded');
    const [grade] = await gradesIn(platform.database.db, 'sum', ['demo-learner']);
    expect(grade?.score).toBe(0.5);
    expect((await preview()).regradings).toMatchObject([{ id, by: 'Tom Tutor', undone: true, learners: 2, better: 1 }]);
  });

  it('keeps the score of a tutor', async () => {
    await bothAnswer();
    const rows = (await call('tutor', 'answersOfLearners', '/problem-engine/answers?path=sum&lang=en')).body.answers;
    const lea = rows.filter(({ learner }) => learner.id === 'demo-learner');
    const learners = lea.map(({ learner, attempt, userInput }) => ({ userId: learner.id, attempt, userInput }));
    const given = { path: 'sum', question: 1, answer: 1, score: 0.5, reason: 'Half', learners };
    await call('tutor', 'giveScore', '/problem-engine/answers/scores', given);
    await put(mended);
    await regrade((await preview()).version);
    const told = await correction('learner');
    expect(told.score).toBe(0.75);
    expect(told.questions[0]?.answers[0]?.override).toMatchObject({ score: 0.5, reason: 'Half' });
  });

  it.each([
    ['other numbers', problem('a+b').replace('{2}{99}', '{300}{399}')],
    [
      'another question',
      problem('a+b').replace(
        String.raw`\begin{question} \text{$1`,
        String.raw`\begin{question} \type{input.function} \text{$1`,
      ),
    ],
    [
      'one question more',
      problem('a+b').replace(
        /$/,
        String.raw` \begin{question} \text{\ansref} \begin{answer} \solution{1} \end{answer} \end{question}`,
      ),
    ],
  ])('that shows %s cannot be answered by what was given', async (_title, other) => {
    await bothAnswer();
    await put(other);
    const { version, learners } = await preview();
    expect(learners.map(({ outcome }) => outcome)).toEqual(['asksOther', 'asksOther']);
    expect((await regrade(version)).body).toMatchObject({ better: 0 });
    expect((await correction('learner')).score).toBe(0.5);
  });

  it('is left behind with new data', async () => {
    await bothAnswer();
    await put(mended);
    await regrade((await preview()).version);
    const { body } = await call('learner', 'personalisedData', at('learner'), {});
    expect(body).not.toHaveProperty('regraded');
    expect(body.document).toContain('Please add:');
  });

  it('is not graded by a version that is not the current one any more', async () => {
    await bothAnswer();
    await put(mended);
    const { version } = await preview();
    await put(problem('a+b', 'Sum:'));
    expect((await regrade(version)).status).toBe(409);
    expect((await regrade('nothing')).status).toBe(409);
    expect((await correction('learner')).score).toBe(0.5);
  });

  it('under one key is graded again once', async () => {
    await bothAnswer();
    await put(mended);
    const { version } = await preview();
    const [one, again] = [await regrade(version, 'tutor', 'k'), await regrade(version, 'tutor', 'k')];
    expect(again.body).toEqual(one.body);
    expect((await preview()).regradings).toHaveLength(1);
  });

  it('is graded again with entries in the audit log', async () => {
    await bothAnswer();
    await put(mended);
    const { id } = (await regrade((await preview()).version)).body;
    await undo(id);
    const entries = await platform.database.db
      .selectFrom('audit_entry')
      .select(['call', 'user_id'])
      .where('call', 'in', ['regradeProblem', 'undoRegrading'])
      .execute();
    expect(entries).toEqual(
      expect.arrayContaining([
        { call: 'regradeProblem', user_id: 'demo-tutor' },
        { call: 'undoRegrading', user_id: 'demo-tutor' },
      ]),
    );
  });
});
