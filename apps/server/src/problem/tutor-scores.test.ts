import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type CallId, type Refusal, type ResponseOf } from '@lemma/api-client/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gradesIn } from '../grading/index.ts';
import { sample, startPlatform, writeCourse, type TestCaller, type TestPlatform } from '../testing/index.ts';

const body = String.raw`
    \type{input.number} \field{real}
    \begin{question} \text{$1+1=$ \ansref} \begin{answer} \solution{2} \end{answer} \end{question}
    \begin{question} \type{mc.unique} \text{Which?}
      \begin{choice} \text{One} \solution{true} \end{choice}
      \begin{choice} \text{Two} \solution{false} \end{choice}
    \end{question}
    \begin{question} \text{A root: \ansref} \type{input.function}
      \begin{answer} \solution{sqrt(-1-x^2)} \end{answer}
    \end{question}`;

let platform: TestPlatform;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-scores-'));
  const { tex } = sample('sum', { titles: { de: 'Summe', en: 'Sum' }, body });
  await writeFile(join(folder, 'sum.tex'), tex);
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
});

async function call<Id extends CallId>(caller: TestCaller, id: Id, url: string, payload?: object, key?: string) {
  const response = await platform.call(caller, url, {
    method: calls[id].method,
    ...(payload && { payload }),
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
  return { status: response.statusCode, body: response.json<ResponseOf<Id> & Pick<Refusal, 'id'>>() };
}

type Solver = 'learner' | 'lecturer' | 'admin';
const at = (who: Solver) => `/problem-engine/users/demo-${who}/problems/personalised-data?path=sum&lang=en`;

/** Hands in answers to the sum, the choices (by the place where they are shown) and the root. */
async function save(who: Solver, texts: readonly (string | undefined)[], version = 0) {
  await call(who, 'openProblem', at(who));
  const fields = ['question_1/answer_1', 'question_2/answer_options', 'question_3/answer_1'];
  const content = texts.flatMap((value, index) =>
    value === undefined ? [] : [{ path: `user/answer/${fields[index] ?? ''}`, value, lang: 'en', version }],
  );
  const store = '/semiprotected/problem/store-answer';
  return (await call(who, 'storeAnswer', store, { problem: 'sum', lang: 'en', content })).body;
}

const correction = async (who: Solver) => {
  const url = `/problem-engine/users/demo-${who}/problems/en/correction?path=sum`;
  return (await call(who, 'correctProblem', url, {})).body;
};
const read = async (question = 1, by: TestCaller = 'tutor') =>
  call(by, 'answersOfLearners', `/problem-engine/answers?path=sum&lang=en&question=${String(question)}`);

type Row = ResponseOf<'answersOfLearners'>['answers'][number];
async function give(
  rows: readonly Row[],
  score: number,
  {
    question = 1,
    by = 'tutor',
    key,
    reason = 'Meant well',
  }: {
    question?: number;
    by?: TestCaller;
    key?: string;
    reason?: string;
  } = {},
) {
  const learners = rows.map(({ learner, attempt, userInput }) => ({ userId: learner.id, attempt, userInput }));
  const payload = { path: 'sum', question, answer: rows[0]?.answer ?? 1, score, reason, learners };
  return call(by, 'giveScore', '/problem-engine/answers/scores', payload, key);
}
const withdraw = (scores: readonly object[], by: TestCaller = 'tutor') =>
  call(by, 'withdrawScores', '/problem-engine/answers/scores/withdrawals', { scores });

describe('the answers of all learners', () => {
  it('are listed by problem, and none without any', async () => {
    const url = '/problem-engine/answered-problems?lang=de';
    expect((await call('tutor', 'answeredProblems', url)).body).toEqual({ total: 0, problems: [] });
    expect((await read()).status).toBe(404);
    await save('learner', ['3']);
    await save('lecturer', ['3']);
    await call('admin', 'openProblem', at('admin'));
    expect((await call('tutor', 'answeredProblems', url)).body).toMatchObject({
      total: 1,
      problems: [{ path: 'sum', title: 'Summe', titleLang: 'de', learners: 2 }],
    });
  });

  it('are shown with the verdict, options in words', async () => {
    await save('learner', ['3', '1', 'x+']);
    await save('lecturer', ['2', '2']);
    const first = await read();
    expect(first.body).toMatchObject({ title: 'Sum', questions: [1, 2, 3], question: 1, ungraded: 0 });
    const shown = first.body.answers.map(({ learner, userInput, verdict, score, solution }) => ({
      name: learner.name,
      userInput,
      verdict,
      score,
      solution,
    }));
    expect(shown).toContainEqual({ name: 'Lea Learner', userInput: '3', verdict: 'wrong', score: 0, solution: '2' });
    expect(shown).toContainEqual({ name: 'Lena Lecturer', userInput: '2', verdict: 'right', score: 1, solution: '2' });
    const options = (await read(2)).body.answers.map(({ answer, words, verdict, solution }) => ({
      answer,
      words,
      verdict,
      solution,
    }));
    expect(options).toContainEqual({ answer: 0, words: ['One'], verdict: 'right', solution: 'One' });
    expect(options).toContainEqual({ answer: 0, words: ['Two'], verdict: 'wrong', solution: 'One' });
    expect((await read(3)).body.answers.map(({ verdict }) => verdict)).toEqual(['invalid']);
  });
});

describe('a score of a tutor', () => {
  it('replaces the automatic one for all who gave the answer, and each learner sees both', async () => {
    await save('learner', ['3', '1', 'sqrt(-1-x^2)']);
    await save('lecturer', ['3']);
    expect((await correction('learner')).score).toBeCloseTo(2 / 3, 12);
    const given = await give((await read()).body.answers, 1);
    expect(given.body.notGiven).toEqual([]);
    expect(given.body.given.map(({ userId, number }) => [userId, number])).toEqual(
      expect.arrayContaining([
        ['demo-learner', 1],
        ['demo-lecturer', 1],
      ]),
    );
    const told = await correction('learner');
    expect(told).toMatchObject({ score: 1, standing: { performance: 'passedPerfect' } });
    const override = { automatic: 0, score: 1, reason: 'Meant well', by: 'Tom Tutor' };
    expect(told.questions[0]).toMatchObject({ correct: true, answers: [{ verdict: 'wrong', score: 1, override }] });
    expect((await correction('lecturer')).questions[0]?.answers[0]?.override).toEqual(override);
    const [grade] = await gradesIn(platform.database.db, 'sum', ['demo-learner']);
    expect(grade?.score).toBe(1);
  });

  it('below the automatic one takes away, and makes wrong', async () => {
    await save('learner', ['2']);
    await give((await read()).body.answers, 0.25);
    const told = await correction('learner');
    expect(told.questions[0]).toMatchObject({ correct: false, score: 0.25 });
    expect(told.score).toBeCloseTo(0.25 / 3, 12);
  });

  it('is given for options as well', async () => {
    await save('learner', ['2', '2']);
    await give((await read(2)).body.answers, 0.5, { question: 2 });
    const told = await correction('learner');
    expect(told.questions[1]).toMatchObject({
      score: 0.5,
      correct: false,
      optionsOverride: { automatic: 0, score: 0.5, by: 'Tom Tutor' },
    });
  });

  it('decides on an answer that awaits a decision, which leaves the list', async () => {
    await save('learner', [undefined, undefined, 'sqrt(-2-x^2)']);
    const list = async () =>
      (await call('tutor', 'undecidedAnswers', '/problem-engine/undecided-answers?lang=en')).body.total;
    expect(await list()).toBe(1);
    const { given } = (await give((await read(3)).body.answers, 1, { question: 3 })).body;
    expect(await list()).toBe(0);
    expect((await correction('learner')).questions[2]).toMatchObject({ correct: true, score: 1 });
    expect((await withdraw(given)).body).toEqual({ withdrawn: 1, kept: [] });
    expect(await list()).toBe(1);
  });

  it('is taken back by its tutor only, and the automatic one counts again', async () => {
    await save('learner', ['3']);
    const { given } = (await give((await read()).body.answers, 1)).body;
    const [row] = (await read()).body.answers;
    expect(row).toMatchObject({ score: 1, automatic: 0, verdict: 'wrong', decision: { mine: true, by: 'Tom Tutor' } });
    expect((await read(1, 'lecturer')).body.answers[0]?.decision?.mine).toBe(false);
    expect((await withdraw(given, 'lecturer')).body).toMatchObject({ withdrawn: 0, kept: [given[0]?.id] });
    expect((await withdraw(given)).body).toEqual({ withdrawn: 1, kept: [] });
    expect((await withdraw(given)).body.withdrawn).toBe(1);
    expect((await correction('learner')).score).toBe(0);
    expect((await call('tutor', 'undecidedAnswers', '/problem-engine/undecided-answers?lang=en')).body.total).toBe(0);
  });

  it('is not given twice, nor over that of another tutor', async () => {
    await save('learner', ['3']);
    const rows = (await read()).body.answers;
    const [first, second] = await Promise.all([give(rows, 1), give(rows, 0.5, { by: 'lecturer' })]);
    const winners = [first, second].filter(({ body }) => body.given.length === 1);
    expect(winners).toHaveLength(1);
    const loser = [first, second].find(({ body }) => body.given.length === 0)?.body.notGiven[0];
    expect(loser).toMatchObject({ why: 'decided', decision: { reason: 'Meant well' } });
    expect(await platform.database.db.selectFrom('decision').selectAll().execute()).toHaveLength(1);
  });

  it('under one key is given once', async () => {
    await save('learner', ['3']);
    const rows = (await read()).body.answers;
    const { given } = (await give(rows, 1, { key: 'once' })).body;
    await withdraw(given);
    expect((await give(rows, 1, { key: 'once' })).body.given).toEqual(given);
    expect((await correction('learner')).score).toBe(0);
    expect((await give(rows, 0.5, { key: 'once' })).status).toBe(422);
  });

  it('is for the answer it was given for: another one is judged', async () => {
    await save('learner', ['3']);
    const before = (await read()).body.answers;
    await give(before, 1);
    await save('learner', ['4'], 1);
    expect((await read()).body.answers[0]).toMatchObject({ userInput: '4', score: 0 });
    expect((await give(before, 0.5)).body.notGiven).toEqual([{ userId: 'demo-learner', why: 'changed' }]);
    await save('learner', ['3'], 2);
    expect((await read()).body.answers[0]).toMatchObject({ score: 1, decision: { by: 'Tom Tutor' } });
  });

  it.each([
    ['a score above 1', { score: 1.01 }],
    ['no reason', { reason: '  ' }],
    ['nobody', { learners: [] }],
    ['a reason of two lines', { reason: 'a\nb' }],
  ])('is refused with %s', async (_title, wrong) => {
    const learners = [{ userId: 'demo-learner', attempt: 'x', userInput: '3' }];
    const payload = { path: 'sum', question: 1, answer: 1, score: 1, reason: 'r', learners, ...wrong };
    expect((await call('tutor', 'giveScore', '/problem-engine/answers/scores', payload)).status).toBe(400);
  });

  it('is in the audit log, with its reason and whom it concerns', async () => {
    await save('learner', ['3']);
    const { given } = (await give((await read()).body.answers, 1)).body;
    await withdraw(given);
    const entries = await platform.database.db
      .selectFrom('audit_entry')
      .select(['call', 'subject', 'user_id'])
      .where('call', 'in', ['giveScore', 'withdrawScores'])
      .orderBy('at', 'desc')
      .limit(2)
      .execute();
    expect(entries.map(({ call: id, user_id }) => [id, user_id]).toSorted()).toEqual([
      ['giveScore', 'demo-tutor'],
      ['withdrawScores', 'demo-tutor'],
    ]);
    expect(entries.find((entry) => entry.call === 'giveScore')?.subject).toMatch(/sum .*Meant well.* demo-learner/);
  });
});
