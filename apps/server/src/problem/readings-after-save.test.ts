import type { ResponseOf } from '@lemma/api-client/wire';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sample, startPlatform, writeCourse, type TestPlatform } from '../testing/index.ts';

const body = String.raw`
    \type{input.function}
    \begin{question} \text{Write the diagonal of a square of side $x$.}
      \begin{variables} \function{f}{sqrt(2)*x} \end{variables} \begin{answer} \solution{f} \end{answer}
    \end{question}
    \begin{question} \type{input.number} \text{$1+1=$ \ansref} \begin{answer} \solution{2} \end{answer} \end{question}`;

let platform: TestPlatform;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-two-readings-'));
  await writeFile(join(folder, 'root.tex'), sample('root', { titles: { en: 'Roots' }, body }).tex);
  const title = { de: 'Wurzeln', en: 'Roots' };
  await writeCourse(folder, 'courses/one', title, [{ title, problems: ['root'] }]);
  platform = await startPlatform({ contentFolder: folder });
});
afterAll(async () => {
  await platform.dispose();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await platform.database.db.deleteFrom('attempt').execute();
});

type Answered = ResponseOf<'openProblem'> & Pick<ResponseOf<'readCorrection'>, 'score' | 'questions'>;

async function call(method: 'GET' | 'POST', url: string, payload?: object) {
  const response = await platform.call('learner', url, { method, ...(payload && { payload }) });
  return response.json<Answered>();
}

const open = () => call('GET', '/problem-engine/users/demo-learner/problems/personalised-data?path=root&lang=en');
const correct = () => call('POST', '/problem-engine/users/demo-learner/problems/en/correction?path=root', {});
const save = (answers: Readonly<Record<number, string>>, version = 0) =>
  call('POST', '/semiprotected/problem/store-answer', {
    problem: 'root',
    lang: 'en',
    content: Object.entries(answers).map(([question, value]) => ({
      path: `user/answer/question_${question}/answer_1`,
      value,
      lang: 'en',
      version,
    })),
  });

const field = 'user/answer/question_1/answer_1';
const asked = { state: 'ambiguous', remark: { kind: 'twoReadings' } };

describe('an answer with two readings, of which one is right', () => {
  it('is asked about right after the save, and costs no try', async () => {
    await open();
    const { fields, standing } = await save({ 1: '√2x' });
    expect(fields?.[field]).toMatchObject(asked);
    expect(standing).toMatchObject({ tries: 0, editable: true });
    const written = await save({ 1: '√2·x' }, 1);
    expect([written.fields?.[field], written.standing.tries]).toEqual([{ state: 'right' }, 1]);
  });

  it('is asked about beside answers that are right: the problem is not passed yet, and may be answered', async () => {
    await open();
    const { fields, standing } = await save({ 1: '√2x', 2: '2' });
    expect(fields?.[field]).toMatchObject(asked);
    expect(standing).toMatchObject({ tries: 1, editable: true, score: 1 });
    expect(standing.performance).toBeUndefined();
    expect(standing.subtasks.map((each) => each.correct)).toEqual([undefined, 'yes']);
    const { standing: after } = await save({ 1: 'x√2' }, 1);
    expect(after).toMatchObject({ performance: 'passedExcellent', editable: false });
  });

  it('counts as right in the correction, which says so', async () => {
    await open();
    await save({ 1: '√2x', 2: '2' });
    const { score, questions, standing } = await correct();
    expect([score, questions[0]?.answers[0]?.verdict]).toEqual([1, 'ambiguous']);
    expect(standing).toMatchObject({ performance: 'passedPerfect', editable: false });
  });
});
