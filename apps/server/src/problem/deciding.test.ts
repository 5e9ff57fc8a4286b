import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type CallId, type Refusal, type ResponseOf } from '@lemma/api-client/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sample, startPlatform, writeCourse, type TestCaller, type TestPlatform } from '../testing/index.ts';

/** The root of a negative number is nowhere defined: two of them can be neither proven nor refuted to be equal. */
const [solution, given] = ['sqrt(-1-x^2)', 'sqrt(-2-x^2)'];
const roots = String.raw`
    \type{input.number} \field{real}
    \begin{question} \text{A root: \ansref} \type{input.function}
      \begin{answer} \solution{${solution}} \explanation{Look again.} \end{answer}
    \end{question}
    \begin{question} \begin{variables} \randint{n}{1}{99} \end{variables}
      \text{$2+0\cdot\var{n}=$ \ansref} \begin{answer} \solution{2} \end{answer} \end{question}`;
const root = String.raw`
    \type{input.function} \field{real}
    \begin{question} \text{A root: \ansref} \begin{answer} \solution{${solution}} \end{answer} \end{question}`;

let platform: TestPlatform;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-deciding-'));
  for (const [path, body] of Object.entries({ roots, root })) {
    const { tex } = sample(path, { titles: { de: 'Wurzeln', en: 'Roots' }, body });
    await writeFile(join(folder, `${path}.tex`), tex);
  }
  const title = { de: 'Wurzeln', en: 'Roots' };
  await writeCourse(folder, 'courses/roots', title, [{ title, problems: ['roots', 'root'] }]);
  platform = await startPlatform({ contentFolder: folder });
});
afterAll(async () => {
  await platform.dispose();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await platform.database.db.deleteFrom('attempt').execute();
});

const me = 'demo-learner';
const aRoot: unknown = expect.stringContaining('sqrt');
const anAskedTerm: unknown = expect.objectContaining({ type: 'input.function', names: ['x'] });
const someText: unknown = expect.any(String);

async function call<Id extends CallId>(caller: TestCaller, id: Id, url: string, payload?: object, key?: string) {
  const response = await platform.call(caller, url, {
    method: calls[id].method,
    ...(payload && { payload }),
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
  return { status: response.statusCode, body: response.json<ResponseOf<Id> & Pick<Refusal, 'id' | 'decision'>>() };
}

const at = (path = 'roots') => `/problem-engine/users/${me}/problems/personalised-data?path=${path}&lang=en`;
const correctionAt = (path = 'roots') => `/problem-engine/users/${me}/problems/en/correction?path=${path}`;
const opened = async (path = 'roots') => (await call('learner', 'openProblem', at(path))).body;

/** Hands in the answers to the first fields of the questions. */
async function save(texts: readonly string[], version = 0, path = 'roots') {
  await opened(path);
  const content = texts.map((value, index) => ({
    path: `user/answer/question_${index + 1}/answer_1`,
    value,
    lang: 'en',
    version,
  }));
  return (
    await call('learner', 'storeAnswer', '/semiprotected/problem/store-answer', {
      problem: path,
      lang: 'en',
      content,
    })
  ).body;
}

const correction = async (path = 'roots') => (await call('learner', 'correctProblem', correctionAt(path), {})).body;

const list = async (page = '') =>
  (await call('tutor', 'undecidedAnswers', `/problem-engine/undecided-answers?lang=en${page}`)).body;

async function onlyId() {
  const { answers } = await list();
  expect(answers).toHaveLength(1);
  return answers[0]?.id ?? '';
}

const decide = (id: string, score: number, caller: TestCaller = 'tutor', key?: string) =>
  call(caller, 'decideAnswer', `/problem-engine/undecided-answers/${id}/decisions`, { score }, key);
const withdraw = (id: string, number: number, caller: TestCaller = 'tutor') =>
  call(caller, 'withdrawDecision', `/problem-engine/undecided-answers/${id}/decisions/${number}`);

describe('an answer that could be neither proven nor refuted', () => {
  it('is no wrong one for the learner, and no 0 in the score', async () => {
    const { standing } = await save([given, '2']);
    expect(standing).toMatchObject({ tries: 1, undecided: true, corrected: true });
    expect(standing.performance).toBeUndefined();
    expect(standing.subtasks.map(({ correct }) => correct)).toEqual([undefined, 'yes']);
    const corrected = await correction();
    expect(corrected.score).toBe(1);
    expect(corrected.questions[0]).toMatchObject({ correct: false, undecided: true });
    expect(corrected.questions[0]).not.toHaveProperty('score');
    expect(corrected.questions[0]?.answers[0]).toMatchObject({ verdict: 'undecided', decision: 'awaited' });
    expect(corrected.document).not.toContain('Look again.');
    expect(await platform.database.db.selectFrom('correction').selectAll().execute()).toMatchObject([
      { score: 1, right_questions: [2], undecided_questions: [1] },
    ]);
  });

  it('leaves a problem without a score if there is nothing else', async () => {
    await save([given], 0, 'root');
    expect(await correction('root')).not.toHaveProperty('score');
    expect(await platform.database.db.selectFrom('correction').select('score').execute()).toEqual([{ score: null }]);
  });

  it('does not hide what is wrong', async () => {
    const { standing } = await save([given, '3']);
    expect(standing).toMatchObject({ performance: 'notPassed' });
    expect(standing.undecided).toBeUndefined();
    expect((await correction()).score).toBe(0);
  });

  it('keeps its data when new ones are drawn for what is wrong', async () => {
    await save([given, '3']);
    const { body } = await call('admin', 'personalisedData', `${at()}&newDataForWrongAnswers=true`, {});
    expect(Object.keys(body.answers)).toEqual(['user/answer/question_1/answer_1']);
    expect((await list()).total).toBe(1);
  });

  it('is on the list of tutors, with what a decision needs', async () => {
    await save([given, '2']);
    expect(await list()).toEqual({
      total: 1,
      answers: [
        {
          id: someText,
          learner: { id: me, name: 'Lea Learner' },
          path: 'roots',
          lang: 'en',
          title: 'Roots',
          titleLang: 'en',
          question: 0,
          questions: 2,
          answer: 0,
          answers: 1,
          userInput: given,
          typedLang: 'en',
          solution: aRoot,
          asked: anAskedTerm,
          since: someText,
        },
      ],
    });
    await save([given], 0, 'root');
    expect((await list()).answers.map(({ path }) => path)).toEqual(['root', 'roots']);
    expect((await list('&pageSize=1&pageNumber=1')).answers.map(({ path }) => path)).toEqual(['roots']);
  });

  it('leaves the list when another is handed in, and returns with it', async () => {
    await save([given, '2']);
    const id = await onlyId();
    const { standing } = await save(['x+', '2'], 1);
    expect(standing).toMatchObject({ tries: 1, performance: 'notPassed' });
    expect((await list()).total).toBe(0);
    expect((await decide(id, 1)).body.id).toBe('problem-engine_answer_changed');
    await save([given, '2'], 2);
    expect(await onlyId()).toBe(id);
  });

  it('leaves the list when it is emptied beside a wrong one', async () => {
    await save([given, '3']);
    expect((await list()).total).toBe(1);
    expect((await save(['', '3'], 1)).standing.tries).toBe(1);
    expect((await list()).total).toBe(0);
  });

  it('leaves the list with its data', async () => {
    await save([given, '2']);
    const id = await onlyId();
    await call('learner', 'personalisedData', at(), {});
    expect((await list()).total).toBe(0);
    expect(await decide(id, 1)).toMatchObject({ status: 409, body: { id: 'problem-engine_answer_changed' } });
  });
});

describe('a decision', () => {
  it.each([
    [1, 1, 'passedPerfect', 'yes', 'right'],
    [0.5, 0.75, 'notPassed', 'no', 'wrong'],
    [0, 0.5, 'notPassed', 'no', 'wrong'],
  ])('of %f enters score and outcome', async (decided, score, performance, correct, verdict) => {
    await save([given, '2']);
    await correction();
    const made = await decide(await onlyId(), decided);
    expect(made).toMatchObject({ status: 201, body: { number: 1, score: decided, by: 'Tom Tutor' } });
    expect((await list()).total).toBe(0);
    const corrected = await correction();
    expect(corrected).toMatchObject({ score, standing: { performance } });
    expect(corrected.standing.undecided).toBeUndefined();
    expect(corrected.standing.subtasks[0]?.correct).toBe(correct);
    expect(corrected.questions[0]?.answers[0]).toMatchObject({ verdict, score: decided, decision: 'made' });
    expect(corrected.document.includes('Look again.')).toBe(verdict === 'wrong');
    expect((await opened()).standing.performance).toBe(performance);
    const kept = await platform.database.db.selectFrom('correction').select('score').orderBy('number').execute();
    expect(kept).toEqual([{ score: 1 }, { score }]);
  });

  it('is stored with its tutor, and taking it back as well', async () => {
    await save([given, '2']);
    const id = await onlyId();
    expect((await decide(id, 0)).status).toBe(201);
    expect((await withdraw(id, 1)).status).toBe(200);
    expect((await withdraw(id, 1)).status).toBe(200);
    expect(await onlyId()).toBe(id);
    expect((await opened()).standing).toMatchObject({ undecided: true });
    expect(await decide(id, 1, 'lecturer')).toMatchObject({ status: 201, body: { number: 3, by: 'Lena Lecturer' } });
    const rows = await platform.database.db
      .selectFrom('decision')
      .select(['number', 'score', 'decided_by'])
      .orderBy('number')
      .execute();
    expect(rows).toEqual([
      { number: 1, score: 0, decided_by: 'demo-tutor' },
      { number: 2, score: null, decided_by: 'demo-tutor' },
      { number: 3, score: 1, decided_by: 'demo-lecturer' },
    ]);
    expect((await withdraw(id, 1)).status).toBe(409);
  });

  it('is made once: a later tutor is told the first one', async () => {
    await save([given, '2']);
    const id = await onlyId();
    expect((await decide(id, 1)).status).toBe(201);
    const later = await decide(id, 0, 'lecturer');
    expect(later).toMatchObject({ status: 409, body: { decision: { score: 1, by: 'Tom Tutor' } } });
    expect((await withdraw(id, 1, 'lecturer')).status).toBe(409);
    expect(await decide(id, 1)).toMatchObject({ status: 201, body: { number: 1 } });
    expect((await decide(id, 0)).status).toBe(409);
  });

  it('of two at the same moment is that of one', async () => {
    await save([given, '2']);
    const id = await onlyId();
    const both = await Promise.all([decide(id, 1), decide(id, 0, 'lecturer'), decide(id, 0.5, 'admin')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const winner = both.find(({ status }) => status === 201)?.body.score;
    const told = both.flatMap(({ body }) => body.decision ?? []);
    expect(told.map(({ score }) => score)).toEqual([winner, winner]);
    expect((await platform.database.db.selectFrom('decision').selectAll().execute()).length).toBe(1);
  });

  it('under one key is made once, also after it was taken back', async () => {
    await save([given, '2']);
    const id = await onlyId();
    expect((await decide(id, 1, 'tutor', 'k')).body.number).toBe(1);
    await withdraw(id, 1);
    expect((await decide(id, 1, 'tutor', 'k')).body.number).toBe(1);
    expect((await decide(id, 0, 'tutor', 'k')).status).toBe(422);
    expect((await list()).total).toBe(1);
  });

  it('survives new data for other questions, and holds for the same answer again', async () => {
    await save([given, '3']);
    await decide(await onlyId(), 1);
    const { body } = await call('learner', 'personalisedData', `${at()}&newDataForWrongAnswers=true`, {});
    expect(body.standing.subtasks.map(({ correct }) => correct)).toEqual([undefined, undefined]);
    const saved = await call('learner', 'storeAnswer', '/semiprotected/problem/store-answer', {
      problem: 'roots',
      lang: 'en',
      content: [{ path: 'user/answer/question_2/answer_1', value: '2', lang: 'en', version: 0 }],
    });
    expect(saved.body.standing).toMatchObject({ performance: 'passedExcellent' });
    expect((await list()).total).toBe(0);
  });

  it.each([-0.1, 1.1, NaN, '1', null])('of %s is refused', async (score) => {
    await save([given, '2']);
    const url = `/problem-engine/undecided-answers/${await onlyId()}/decisions`;
    expect((await call('tutor', 'decideAnswer', url, { score })).status).toBe(400);
  });

  it('on an answer there is not is refused', async () => {
    expect(await decide('nowhere', 1)).toMatchObject({ status: 404, body: { id: 'problem-engine_answer-not-found' } });
    expect((await withdraw('nowhere', 1)).status).toBe(404);
  });
});

describe('learners with work', () => {
  const learners = async (query = '') => (await call('tutor', 'learners', `/problem-engine/learners?${query}`)).body;

  it('are found by name', async () => {
    expect(await learners()).toEqual({ learners: [], total: 0 });
    await save([given, '2']);
    const lea = { id: me, name: 'Lea Learner', problems: 1, undecided: 1, lastOpened: someText };
    expect(await learners()).toEqual({ learners: [lea], total: 1 });
    expect((await learners('query=LEARN%20lea')).total).toBe(1);
    expect((await learners('query=lena')).total).toBe(0);
    expect((await learners("query=%25'_")).total).toBe(0);
  });

  it('are found by their subject where there is no account', async () => {
    await save([given, '2']);
    await platform.database.db.updateTable('attempt').set({ user_id: 'f3a-someone' }).execute();
    const [only] = (await learners('query=some')).learners;
    expect([only?.id, only?.name]).toEqual(['f3a-someone', undefined]);
    expect((await list()).answers[0]?.learner).toEqual({ id: 'f3a-someone' });
  });

  it('are shown with their problems', async () => {
    const url = `/problem-engine/learners/${me}/work?lang=de`;
    expect(await call('tutor', 'workOfLearner', url)).toMatchObject({
      status: 404,
      body: { id: 'problem-engine_learner-not-found' },
    });
    await opened('root');
    await save([given, '2']);
    const { body } = await call('tutor', 'workOfLearner', url);
    expect(body).toEqual({
      learner: { id: me, name: 'Lea Learner' },
      problems: [
        {
          path: 'roots',
          lang: 'de',
          title: 'Wurzeln',
          tries: 1,
          progress: 1,
          score: 1,
          undecided: 1,
          lastOpened: someText,
          lastSaved: someText,
        },
        {
          path: 'root',
          lang: 'de',
          title: 'Wurzeln',
          tries: 0,
          progress: 0,
          undecided: 0,
          lastOpened: someText,
        },
      ],
    });
  });
});
