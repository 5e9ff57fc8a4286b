import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ResponseOf } from '@lemma/api-client/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sample, startPlatform, type TestCaller, type TestPlatform } from '../testing/index.ts';

/** A problem of the report of the outside review: it showed "bad 1/▯ here x" and could be passed "Perfect". */
const broken = String.raw`\begin{question} \text{bad $\frac{1}{$ here \unknowncmd{x} \ansref} \begin{answer} \solution{2} \end{answer} \end{question}`;
const sound = String.raw`\begin{question} \text{$1+1=$ \ansref} \begin{answer} \solution{2} \end{answer} \end{question}`;
const onlyInGerman = String.raw`\begin{question} \text{\lang{de}{\unknowncmd{x}}\lang{en}{$1+2=$} \ansref} \begin{answer} \solution{3} \end{answer} \end{question}`;
/** The second quick check has lost a bracket and has an unknown command; the third only in what is told after it. */
const article = String.raw`Text.
\begin{quickcheck} \type{input.number} \text{$1+1=$ \ansref} \begin{answer} \solution{2} \end{answer} \end{quickcheck}
\begin{quickcheck} \type{input.number} \text{bad $\frac{1}{$ here \unknowncmd{x} \ansref} \begin{answer} \solution{2} \end{answer} \end{quickcheck}
\begin{quickcheck} \type{input.number} \text{$2+2=$ \ansref} \begin{answer} \solution{4} \end{answer} \explanation{So it is \unknowncmd{x}.} \end{quickcheck}`;
const head = String.raw`\type{input.number} \field{integer}`;
const titles = { de: 'Zwei', en: 'Two' };

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({
    content: [
      sample('broken/second', { titles, body: `${head} ${sound} ${broken}` }),
      sample('broken/all', { titles, body: `${head} ${broken}` }),
      sample('broken/shared', { titles, body: String.raw`${head} Given: \unknowncmd{x}. ${sound}` }),
      sample('broken/article', { kind: 'article', titles, body: article }),
      sample('broken/german', { titles, body: `${head} ${sound} ${onlyInGerman}` }),
    ],
  });
});
afterAll(() => platform.dispose());
beforeEach(async () => {
  await platform.database.db.deleteFrom('attempt').execute();
});

type Answered = ResponseOf<'openProblem'> & ResponseOf<'readCorrection'> & { readonly id?: string };
const me = 'demo-tutor';
const caller: TestCaller = 'tutor';

async function call(method: 'GET' | 'POST', url: string, payload?: object) {
  const response = await platform.call(caller, url, { method, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json<Answered>() };
}

const open = (path: string, lang = 'en') =>
  call('GET', `/problem-engine/users/${me}/problems/personalised-data?path=${path}&lang=${lang}`);
const save = (path: string, question: number, value: string) =>
  call('POST', '/semiprotected/problem/store-answer', {
    problem: path,
    lang: 'en',
    content: [{ path: `user/answer/question_${String(question)}/answer_1`, value, lang: 'en', version: 0 }],
  });
const correct = (path: string) => call('POST', `/problem-engine/users/${me}/problems/en/correction?path=${path}`, {});

describe('a question whose source is broken', () => {
  it('is told by its number, and nothing of its source is shown', async () => {
    const { document, standing } = (await open('broken/second')).body;
    expect(document).toContain('<broken question="2"/>');
    expect(document).not.toContain('bad');
    expect(standing.subtasks).toHaveLength(1);
  });

  it('takes no answer, and is not scored: the rest is', async () => {
    await open('broken/second');
    expect((await save('broken/second', 2, '2')).status).toBe(400);
    const saved = await save('broken/second', 1, '2');
    expect(saved.body.standing).toMatchObject({ score: 1, performance: 'passedPerfect' });
    const { body } = await correct('broken/second');
    expect(body.questions.map(({ number }) => number)).toEqual([1]);
    expect(body.document).toContain('<broken question="2"/>');
  });

  it('is asked in no language if it is broken in one', async () => {
    await open('broken/german', 'en');
    expect((await open('broken/german', 'en')).body.document).toContain('<broken question="2"/>');
    expect((await open('broken/german', 'de')).body.document).toContain('<broken question="2"/>');
  });
});

describe('a problem of which nothing can be shown', () => {
  it.each(['broken/all', 'broken/shared'])('is never passed, whatever is handed in: %s', async (path) => {
    const { body: opened } = await open(path);
    expect(opened.document).toContain('<broken question="1"/>');
    expect((await save(path, 1, '2')).status).toBe(400);
    await call('POST', '/semiprotected/problem/store-answer', { problem: path, lang: 'en' });
    const { standing } = (await open(path)).body;
    expect([standing.tries, standing.performance, standing.score]).toEqual([0, undefined, undefined]);
  });
});

describe('what only the finished page shows', () => {
  /** Each has a sound first question, and something in the second that cannot be shown. */
  const unshown = {
    variable: String.raw`\begin{question} \text{$1+\var{b}=$ and \var{c} \ansref} \begin{answer} \solution{2} \end{answer} \end{question}`,
    picture: String.raw`\begin{question} \text{\image[alt=x]{there-is-none.svg} \ansref} \begin{answer} \solution{2} \end{answer} \end{question}`,
    kind: String.raw`\begin{question} \text{\image[alt=x]{notes.doc} \ansref} \begin{answer} \solution{2} \end{answer} \end{question}`,
    figure: String.raw`\begin{question} \text{\begin{visualization}{v1} \color{a}{blue} \end{visualization} \ansref} \begin{answer} \solution{2} \end{answer} \end{question}`,
  };
  let folder: string;
  let other: TestPlatform;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lemma-unshown-'));
    for (const [path, body] of Object.entries({
      ...unshown,
      sound: String.raw`\begin{question} \text{\image[alt=x]{there.svg} \ansref} \begin{answer} \solution{2} \end{answer} \end{question}`,
    })) {
      await writeFile(join(folder, `${path}.tex`), sample(path, { titles, body: `${head} ${sound} ${body}` }).tex);
    }
    await writeFile(join(folder, 'there.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
    other = await startPlatform({ contentFolder: folder });
  });
  afterAll(async () => {
    await other.dispose();
    await rm(folder, { recursive: true });
  });
  const opened = async (path: string) => {
    const url = `/problem-engine/users/${me}/problems/personalised-data?path=${path}&lang=en`;
    return (await other.call(caller, url)).json<Answered>();
  };

  it.each(Object.keys(unshown))('is asked of nobody: %s', async (path) => {
    const { document, standing } = await opened(path);
    expect(document).toContain('<broken question="2"/>');
    expect(standing.subtasks).toHaveLength(1);
  });

  it('is asked if it is there', async () => {
    const { document, standing } = await opened('sound');
    expect(document).not.toContain('<broken');
    expect(standing.subtasks).toHaveLength(2);
  });
});

describe('a quick check whose source is broken', () => {
  it('is told by its number in its article, and the others are asked', async () => {
    const url = '/content/documents/string-implementations/en/content?path=broken/article';
    const text = (await platform.call(caller, url)).body;
    expect(text.match(/<broken [^>]*>/g)).toEqual([expect.stringMatching(/question=\\?"2\\?"/)]);
    expect(text).not.toContain('bad');
    expect(text.match(/<quickcheck /g)).toHaveLength(2);
  });
});
