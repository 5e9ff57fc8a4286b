import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ResponseOf } from '@lemma/api-client/wire';
import { allBlocks, readDocument } from '@lemma/core/document';
import { drawExercise } from '@lemma/core/exercise';
import { readingOf } from '@lemma/core/judgement';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sample, startPlatform, writeCourse, type TestPlatform } from '../testing/index.ts';

/** A number with expected mistakes, one that follows from it, and a point of a figure. */
const problem = String.raw`
    \begin{variables} \randint{a}{2}{999} \number{s}{a+1} \number{t}{2*s} \matrix{P}{[1; 2]} \end{variables}
    \begin{question}
      \type{input.number} \field{rational} \text{$\var{a}+1=$ \ansref}
      \begin{answer}
        \solution{s} \requireForm{lowestTerms}
        \credit[equal(ans, s)]{0.75}{Calculate it.}
        \credit[equal(ans, -s)]{0.5}{The sign.}
        \credit[ans > a]{0.25}{The size is right.}
        \explanation{One more.}
      \end{answer}
    \end{question}
    \begin{question}
      \type{input.number} \field{rational} \text{Twice that is \ansref.}
      \begin{variables} \earlierAnswer[0]{s}{1, 1} \end{variables}
      \begin{answer} \solution{t} \end{answer}
    \end{question}
    \begin{question}
      \type{input.matrix}
      \text{Drag $B$ to $(1, 2)$: \ansref
        \begin{visualization}{drag1}
          \begin{variables} \point[editable]{B}{0, 0} \end{variables}
          \answer{B}{3, 1}
          \begin{canvas} \plot[coordinateSystem]{B} \end{canvas}
        \end{visualization}}
      \begin{answer} \solution{P} \end{answer}
    \end{question}`;

let platform: TestPlatform;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-peers-'));
  const { tex } = sample('open/peers', { titles: { en: 'Peers' }, body: problem });
  await mkdir(dirname(join(folder, 'open/peers')), { recursive: true });
  await writeFile(join(folder, 'open/peers.tex'), tex);
  const title = { en: 'Peers' };
  await writeCourse(folder, 'courses/one', title, [{ title, problems: ['open/peers'] }]);
  platform = await startPlatform({ contentFolder: folder });
});
afterAll(async () => {
  await platform.dispose();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await platform.database.db.deleteFrom('attempt').execute();
});

const problemAt = '/problem-engine/users/demo-learner/problems/personalised-data?path=open/peers&lang=en';
const correctionAt = '/problem-engine/users/demo-learner/problems/en/correction?path=open/peers';

/** Whatever a call of this file answers. */
type Answered = ResponseOf<'openProblem'> & Pick<ResponseOf<'readCorrection'>, 'questions'>;

async function call(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object): Promise<Answered> {
  const response = await platform.call('learner', url, { method, ...(payload && { payload }) });
  expect(response.statusCode).toBe(200);
  return response.json<Answered>();
}

const open = () => call('GET', problemAt);
/** Texts by question, each for the first time. */
const given = (texts: readonly string[], version = 0) => ({
  problem: 'open/peers',
  lang: 'en',
  content: texts.map((value, index) => ({
    path: `user/answer/question_${String(index + 1)}/answer_1`,
    value,
    lang: 'en',
    version,
  })),
});
const save = (texts: readonly string[], version = 0) =>
  call('POST', '/semiprotected/problem/store-answer', given(texts, version));
const keep = (texts: readonly string[]) => {
  const { content, ...sheet } = given(texts);
  return call('PUT', '/semiprotected/problem/datasheet', { ...sheet, answer: content });
};
const correct = () => call('POST', correctionAt, {});

/** The number that a learner sees in the first question. */
function shownIn({ document }: Answered): number {
  const read = readDocument(document);
  if (!read.ok) throw new Error(read.failure.reason);
  const question = allBlocks(read.value.blocks).find((block) => block.kind === 'question');
  const exercise = question && drawExercise(question, 1, 'en');
  const value = exercise?.ok === true ? exercise.value.drawn.get('a') : undefined;
  if (value?.kind !== 'number') throw new Error('no number is shown');
  return value.value;
}

// Each of these is a row of docs/peers.md.
describe('STACK', () => {
  it.each([
    ['right', (s: number) => String(s), 1],
    ['the value, but not calculated', (s: number) => `${String(s - 1)}+1`, 0.75],
    ['the sign', (s: number) => String(-s), 0.5],
    ['no test but the last', (s: number) => String(s + 5), 0.25],
    ['no test', () => '-1/2', 0],
  ])('a response tree is a list of credits: %s', async (_node, typed, score) => {
    const solution = shownIn(await open()) + 1;
    await save([typed(solution)]);
    expect((await correct()).questions[0]).toMatchObject({ score });
  });

  it('validation is apart from marking: what cannot be read is told while typing, and costs no try', async () => {
    await open();
    const asked = { type: 'input.number', field: 'rational', language: 'en' } as const;
    expect(readingOf('2(x', asked)).toMatchObject({ ok: false });
    expect((await save(['2(x'])).standing.tries).toBe(0);
  });
});

describe('Numbas', () => {
  it('an error is carried forward, and on the server', async () => {
    const opened = await open();
    const wrong = shownIn(opened) - 1;
    await save([String(wrong), String(2 * wrong)]);
    const { questions } = await correct();
    expect(questions.map(({ score }) => score)).toEqual([0, 1, 0]);
    expect(questions[1]?.answers[0]).toMatchObject({ verdict: 'right', solution: String(2 * (shownIn(opened) + 1)) });
    expect(opened.document).not.toMatch(/earlierAnswer|<solution/);
  });
});

describe('WeBWorK', () => {
  it('another version has new data, and nothing of the old one', async () => {
    const before = await open();
    await save(['1']);
    const after = await call('POST', `${problemAt}&newDataForWrongAnswers=false`, {});
    expect(after.attempt).not.toBe(before.attempt);
    expect([after.answers, after.standing.tries]).toEqual([{}, 0]);
    const numbers = new Set([before, after].map(shownIn));
    for (let more = 0; more < 3; more += 1) {
      numbers.add(shownIn(await call('POST', `${problemAt}&newDataForWrongAnswers=false`, {})));
    }
    expect(numbers.size).toBeGreaterThan(1);
  });
});

describe('PrairieLearn', () => {
  it('a draft is no submission, and a save without a change is no try', async () => {
    await open();
    await keep(['1']);
    expect((await open()).standing.tries).toBe(0);
    expect((await save([])).standing.tries).toBe(1);
    expect((await save([])).standing.tries).toBe(1);
    expect((await save(['2'], 1)).standing.tries).toBe(2);
  });
});

describe('Perseus', () => {
  it('answers are split off before anything is sent', async () => {
    const { document } = await open();
    expect(document).toContain('<answer');
    expect(document).not.toMatch(/<solution|<corrector|<credit|<explanation|<condition|randint|correct="true"/);
    expect(document).not.toMatch(/The sign\.|One more\./);
    expect(document).not.toMatch(/name="[stP]"/);
  });
});

describe('DoenetML', () => {
  it.each([
    ['[1;2]', 1],
    ['[2;1]', 0],
  ])('what a figure shows is the answer: %s', async (point, score) => {
    await open();
    await save(['', '', point]);
    expect((await correct()).questions[2]).toMatchObject({ score });
  });
});
