import type { ResponseOf } from '@lemma/api-client/wire';
import { allBlocks, plainText, readDocument } from '@lemma/core/document';
import { drawExercise } from '@lemma/core/exercise';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sample, startPlatform, writeCourse, type TestCaller, type TestPlatform } from '../testing/index.ts';

/** Question 1 has numbers of its own, 2 shows those of the problem, 3 has none. */
const mixed = String.raw`
    \type{input.number} \field{integer}
    \begin{variables} \randint{a}{2}{999} \end{variables}
    \begin{question}
      \begin{variables} \randint{b}{2}{3} \end{variables}
      \text{$\var{b}+1=$ \ansref} \begin{answer} \solution{b+1} \end{answer}
    \end{question}
    \begin{question} \text{$\var{a}+1=$ \ansref} \begin{answer} \solution{a+1} \end{answer} \end{question}
    \begin{question} \text{$1+1=$ \ansref} \begin{answer} \solution{2} \end{answer} \end{question}`;
const choices = String.raw`
    \type{mc.multiple}
    \begin{question} \permutechoices{1}{3} \text{Which are even?}
      \begin{choice} \text{two} \solution{true} \end{choice}
      \begin{choice} \text{three} \solution{false} \end{choice}
      \begin{choice} \text{four} \solution{true} \end{choice}
    \end{question}
    \begin{question} \type{input.number} \field{integer} \text{$1+1=$ \ansref} \begin{answer} \solution{2} \end{answer} \end{question}`;

let platform: TestPlatform;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-new-values-'));
  for (const [path, body] of Object.entries({ mixed, choices })) {
    await writeFile(join(folder, `${path}.tex`), sample(path, { titles: { de: 'Summen', en: 'Sums' }, body }).tex);
  }
  const title = { de: 'Summen', en: 'Sums' };
  await writeCourse(folder, 'courses/one', title, [{ title, problems: ['mixed', 'choices'] }]);
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
type Answered = ResponseOf<'openProblem'> & ResponseOf<'readCorrection'> & { readonly id?: string };

async function call(caller: TestCaller, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
  const response = await platform.call(caller, url, { method, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json<Answered>() };
}

const at = (path: string) => `/problem-engine/users/${me}/problems/personalised-data?path=${path}&lang=en`;
const open = async (path = 'mixed') => (await call('learner', 'GET', at(path))).body;
const newValues = (caller: TestCaller = 'learner', path = 'mixed') =>
  call(caller, 'POST', `${at(path)}&newDataForWrongAnswers=true`, {});
const correct = (caller: TestCaller = 'learner', path = 'mixed') =>
  call(caller, 'POST', `/problem-engine/users/${me}/problems/en/correction?path=${path}`, {});
const content = (answers: Readonly<Record<number, string>>, version: number) =>
  Object.entries(answers).map(([question, value]) => ({
    path: `user/answer/question_${question}/answer_1`,
    value,
    lang: 'en',
    version,
  }));
const keep = (answers: Readonly<Record<number, string>>, version = 0) =>
  call('learner', 'PUT', '/semiprotected/problem/datasheet', {
    problem: 'mixed',
    lang: 'en',
    answer: content(answers, version),
  });
const save = async (answers: Readonly<Record<number, string>> = {}, version = 0, path = 'mixed') =>
  (
    await call('learner', 'POST', '/semiprotected/problem/store-answer', {
      problem: path,
      lang: 'en',
      content: content(answers, version),
    })
  ).body;

/** What a question shows: its text, with its numbers. */
function shown({ document }: Pick<Answered, 'document'>, number: number): string {
  const read = readDocument(document);
  const blocks = read.ok ? allBlocks(read.value.blocks) : [];
  const question = blocks.filter((block) => block.kind === 'question')[number - 1];
  if (question === undefined) throw new Error('no question');
  const exercise = drawExercise(question, 1, 'en');
  const values = exercise.ok ? [...exercise.value.drawn] : [];
  const texts = question.text.map((block) => (block.kind === 'paragraph' ? plainText(block.content) : block.kind));
  return JSON.stringify([texts, values]);
}

/** The number that a question shows. */
function numberIn(problem: Pick<Answered, 'document'>, number: number): number {
  return Number(/"value":(\d+)/.exec(shown(problem, number))?.[1]);
}

const given = ({ answers }: Answered) => Object.keys(answers).map((path) => Number(/question_(\d)/.exec(path)?.[1]));

describe('new values for wrong answers', () => {
  it.each([1, 2, 3, 4, 5])('change what a wrong question shows, each time (%i)', async () => {
    const before = await open();
    await save({ 1: '1000', 2: String(numberIn(before, 2) + 1), 3: '2' });
    const { body: after } = await newValues();
    // Two numbers are to be drawn from: the other one is.
    expect(numberIn(after, 1)).not.toBe(numberIn(before, 1));
    expect([shown(after, 2), shown(after, 3)]).toEqual([shown(before, 2), shown(before, 3)]);
    expect(given(after)).toEqual([2, 3]);
  });

  it('are not offered where what is wrong would show the same again, and delete nothing', async () => {
    const before = await open();
    const saved = await save({ 1: String(numberIn(before, 1) + 1), 2: '-5', 3: '-5' });
    expect(saved.standing.subtasks.map(({ correct: of }) => of)).toEqual(['yes', 'no', 'no']);
    expect(saved.controls).toEqual(['correction', 'newData']);
    const refused = await newValues();
    expect([refused.status, refused.body.id]).toEqual([409, 'problem-engine_no_new_data_for_wrong_answers']);
    expect(given(await open())).toEqual([1, 2, 3]);
  });

  it('are drawn only for the wrong questions that have values of their own', async () => {
    await open();
    const saved = await save({ 1: '1000', 2: '-5', 3: '2' });
    expect(saved.controls).toContain('newDataForWrongAnswers');
    const { body: after } = await newValues();
    expect(given(after)).toEqual([2, 3]);
    expect(after.standing.newDataLeft).toBeUndefined();
  });

  it('are not another order of the same choices', async () => {
    await open('choices');
    const saved = await save({ 2: '2' }, 0, 'choices');
    expect(saved.standing.subtasks.map(({ correct: of }) => of)).toEqual(['no', 'yes']);
    expect(saved.controls).not.toContain('newDataForWrongAnswers');
  });

  it('show no solution before they were answered', async () => {
    const before = await open();
    await save({ 1: '1000', 2: String(numberIn(before, 2) + 1), 3: '2' });
    const after = (await newValues()).body;
    expect((await correct()).body.id).toBe('problem-engine_no_correction');
    expect((await open()).standing.editable).toBe(true);
    await save({ 1: '1001' });
    const { body } = await correct();
    expect(body.questions[0]?.answers[0]?.solution).toBe(String(numberIn(after, 1) + 1));
  });
});

describe('new values after the solutions were seen', () => {
  it('are drawn only if every wrong question gets other ones: nothing can be copied from the correction', async () => {
    const before = await open();
    await save({ 1: '1000', 2: '-5', 3: '2' });
    expect((await correct()).body.controls).toEqual(['correction', 'newData']);
    expect((await newValues()).status).toBe(409);
    expect((await newValues('admin')).status).toBe(409);
    await call('learner', 'POST', at('mixed'), {});
    const again = await open();
    await save({ 1: '1000', 2: String(numberIn(again, 2) + 1), 3: '2' });
    expect((await correct()).body.controls).toContain('newDataForWrongAnswers');
    const after = (await newValues()).body;
    expect([given(after), after.standing.editable]).toEqual([[2, 3], true]);
    expect(before.seed).not.toBe(again.seed);
  });

  it('show their correction after any save, also of nothing new', async () => {
    const before = await open();
    await save({ 1: '1000', 2: String(numberIn(before, 2) + 1), 3: '2' });
    await newValues();
    await save();
    expect((await correct()).status).toBe(200);
  });
});

describe('staff who draw new values for the wrong answers of a learner', () => {
  it('delete no right answer after the learner has drawn', async () => {
    const before = await open();
    await save({ 1: '1000', 2: String(numberIn(before, 2) + 1), 3: '2' });
    const drawn = (await newValues()).body;
    const { status } = await newValues('admin');
    expect(status).toBe(409);
    const after = await open();
    expect([given(after), shown(after, 1)]).toEqual([[2, 3], shown(drawn, 1)]);
  });

  it('delete no right answer that was never corrected, saved or only kept', async () => {
    const before = await open();
    await keep({ 1: '1000', 2: String(numberIn(before, 2) + 1), 3: '2' });
    expect((await newValues('admin')).status).toBe(200);
    const after = await open();
    expect(given(after)).toEqual([2, 3]);
    expect(numberIn(after, 1)).not.toBe(numberIn(before, 1));
  });

  it('delete no right answer that was given after a wrong one was saved', async () => {
    const before = await open();
    await save({ 1: '1000', 2: '-5', 3: '-5' });
    await keep({ 1: String(numberIn(before, 1) + 1) }, 1);
    expect((await newValues('admin')).status).toBe(409);
    expect(given(await open())).toEqual([1, 2, 3]);
  });
});

describe('what is said of each field after a save', () => {
  const field = (question: number) => `user/answer/question_${String(question)}/answer_1`;
  const fields = ({ fields: told }: Answered) => [1, 2, 3].map((question) => told?.[field(question)]?.state);

  it('is the verdict where it may be known', async () => {
    const before = await open();
    expect(fields(await save({ 1: String(numberIn(before, 1) + 1), 2: '-5', 3: '((' }))).toEqual([
      'right',
      'wrong',
      'unreadable',
    ]);
    expect((await open()).fields).toBeUndefined();
  });

  it('is empty and unreadable, and nothing is handed in, where nothing was entered', async () => {
    await open();
    const untouched = await save();
    expect([fields(untouched), untouched.standing.tries, untouched.receipt]).toEqual([
      ['empty', 'empty', 'empty'],
      0,
      undefined,
    ]);
    expect((await save({ 1: ' ' })).handedIn).toBeUndefined();
    expect(await platform.database.db.selectFrom('saving').selectAll().execute()).toEqual([]);
  });

  it('is handed in when everything was emptied again', async () => {
    await open();
    await save({ 3: '5' });
    const emptied = await save({ 3: '' }, 1);
    expect([fields(emptied)[2], emptied.handedIn]).toEqual(['empty', true]);
  });

  it.each([
    ['AFTER_SAVE', false],
    ['AFTER_DEADLINE', true],
    ['MANUAL', true],
  ])('tells nothing of what is right with %s, visible %s', async (correctorType, canUserViewCorrection) => {
    const { body: sheet } = await call('lecturer', 'POST', '/course/worksheets', {
      configuration: {
        correction: { correctorType, allowNewDataGenerationNTimes: 0, canUserViewCorrection },
        weightedDocuments: [{ path: 'mixed', weight: 1 }],
      },
      template: { title: { de: correctorType, en: correctorType }, documents: [{ path: 'mixed' }] },
    });
    await call('learner', 'GET', at('mixed').replace('/problems/', `/worksheets/${sheet.id ?? ''}/problems/`));
    const { body } = await call('learner', 'POST', '/semiprotected/problem/store-answer', {
      problem: 'mixed',
      lang: 'en',
      worksheet: sheet.id,
      content: content({ 1: '1000', 3: 'x+' }, 0),
    });
    expect(fields(body)).toEqual(['read', 'empty', 'unreadable']);
  });
});
