import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Refusal, ResponseOf } from '@lemma/api-client/wire';
import { convertDocument, documentLanguages } from '@lemma/mmtex';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { needSandboxPrograms } from '../../../../scripts/sandbox-programs.mjs';
import { migrate } from '../database/index.ts';
import { Deadlines } from '../deadline/index.ts';
import { loadContent, readContentFolder } from '../document/index.ts';
import { LocalSandbox, type Sandbox } from '../sandbox/index.ts';
import { sample, startPlatform, writeCourse, type TestCaller, type TestPlatform } from '../testing/index.ts';
import { problemWorksHere } from './problem-works.ts';
import { ProblemViews } from './problem-views.ts';
import { WorkOnProblems } from './work-on-problems.ts';

/** A code question after one that asks for a number. */
const problem = (evaluator: string, text = 'Write a function that squares.') => String.raw`
    \begin{question} \type{input.number} \text{1+1} \begin{answer} \solution{2} \end{answer} \end{question}
    \begin{question}
      \type{python}
      \text{${text}}
      \begin{answer}
        \begin{fragment}
def square(n):
    return 0
        \end{fragment}
        \begin{codesolution}
def square(n):
    return n * n
        \end{codesolution}
      \end{answer}
      \begin{evaluator}
${evaluator}
      \end{evaluator}
      \prggrading{1}{0.5}{Nearly.}
    \end{question}`;
const broken = problem('x = square(3)\nexit(0 if x == nine else 1)');
const mended = problem('x = square(3)\nexit(0 if x == 9 else 1)');
const message = "NameError: name 'nine' is not defined";

const sandbox = new LocalSandbox(1);
const counting = { runs: 0 };
const lent: Sandbox = {
  readinessOf: (language) => sandbox.readinessOf(language),
  run: (...run) => sandbox.run(...run),
  cancel: (caller) => sandbox.cancel(caller),
  mark: (...mark) => {
    counting.runs += 1;
    return sandbox.mark(...mark);
  },
};
const clock = { ahead: 0 };
const now = () => Date.now() + clock.ahead;
let platform: TestPlatform;
let folder: string;
let work: WorkOnProblems;
beforeAll(async () => {
  needSandboxPrograms();
  folder = await mkdtemp(join(tmpdir(), 'lemma-broken-'));
  await write(broken);
  const title = { de: 'Code', en: 'Code' };
  await writeCourse(folder, 'courses/one', title, [{ title, problems: ['square'] }]);
  await sandbox.open();
  platform = await startPlatform({ contentFolder: folder, sandbox: lent });
});
afterAll(async () => {
  await platform.dispose();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  const { db } = platform.database;
  await db.deleteFrom('attempt').execute();
  await put(broken);
  counting.runs = 0;
  clock.ahead = 0;
  platform.log.lines.length = 0;
  const works = { ...problemWorksHere, mark: (...mark: Parameters<Sandbox['mark']>) => lent.mark(...mark) };
  const views = new ProblemViews(db, works, true, now, platform.log);
  work = new WorkOnProblems(db, views, new Deadlines(db, new Map(), now), now);
});

async function write(body: string) {
  await writeFile(join(folder, 'square.tex'), sample('square', { titles: { en: 'Squares' }, body }).tex);
}

/** The problem gets another source, as an author would give it. */
async function put(body: string) {
  await write(body);
  const files = (await readContentFolder(folder)) ?? [];
  await loadContent(platform.database.db, files, { convertDocument, documentLanguages }, platform.log);
}

type Answered = ResponseOf<'openProblem'> &
  Pick<ResponseOf<'readCorrection'>, 'questions' | 'score'> &
  Pick<ResponseOf<'readDatasheet'>, 'data'> &
  Pick<Refusal, 'id' | 'cause'>;

async function call(caller: TestCaller, method: 'GET' | 'POST', url: string, payload?: object) {
  const response = await platform.call(caller, url, { method, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json<Answered>() };
}

const address = (of: string) => `/problem-engine/users/demo-${of}/problems`;
const open = (caller: TestCaller = 'learner', of = 'learner') =>
  call(caller, 'GET', `${address(of)}/personalised-data?path=square&lang=en`);
const correct = (caller: TestCaller = 'learner', of = 'learner') =>
  call(caller, 'POST', `${address(of)}/en/correction?path=square`, {});

async function handIn(code: string, caller: TestCaller = 'learner', version = 0) {
  await open(caller, caller);
  const content = ['2', code].map((value, index) => ({
    path: `user/answer/question_${String(index + 1)}/answer_1`,
    value,
    lang: 'en',
    version,
  }));
  const payload = { problem: 'square', lang: 'en', content };
  return call(caller, 'POST', '/semiprotected/problem/store-answer', payload);
}

/** In each test another program: how an evaluator has failed at one is remembered. */
const programs = { written: 0 };
const rightProgram = () => {
  programs.written += 1;
  return `def square(n):\n    return n * n  # ${String(programs.written)}`;
};

describe('an answer whose evaluator fails', () => {
  it('is undecided: nothing is wrong, the try stays open, and its learner is told that the evaluator has failed', async () => {
    const { status, body } = await handIn(rightProgram());
    expect([status, body.standing]).toMatchObject([
      200,
      { waiting: true, corrected: false, editable: true, brokenEvaluators: [{ question: 2 }] },
    ]);
    // What is in the evaluator is not for learners.
    expect(JSON.stringify(body)).not.toContain('nine');
    expect(body.standing.performance).toBeUndefined();
    expect(await platform.database.db.selectFrom('correction').selectAll().execute()).toEqual([]);
  });

  it('holds up nothing else: the other question is corrected, after the save and in a correction that ends nothing', async () => {
    const saved = await handIn(rightProgram());
    expect(saved.body.fields).toEqual({
      'user/answer/question_1/answer_1': { state: 'right' },
      'user/answer/question_2/answer_1': { state: 'unmarked' },
    });
    for (const round of [1, 2]) {
      const { status, body } = await correct();
      expect([round, status, body.score]).toEqual([round, 200, 1]);
      expect(body.questions).toMatchObject([
        { number: 1, score: 1, correct: true, answers: [{ verdict: 'right' }] },
        { number: 2, correct: false, answers: [{ verdict: 'undecided' }] },
      ]);
      expect(body.questions[1]?.score).toBeUndefined();
      expect(body.standing).toMatchObject({ editable: true, corrected: false, brokenEvaluators: [{ question: 2 }] });
      // The work goes on: no solutions are shown, and nothing of the evaluator.
      expect(body.questions.flatMap(({ answers }) => answers.map(({ solution }) => solution))).toEqual([
        undefined,
        undefined,
      ]);
      expect(JSON.stringify(body)).not.toContain('nine');
    }
    expect(await platform.database.db.selectFrom('correction').selectAll().execute()).toEqual([]);
    // A wrong answer to the other question may be mended meanwhile.
    const content = [{ path: 'user/answer/question_1/answer_1', value: '3', lang: 'en', version: 1 }];
    const again = await call('learner', 'POST', '/semiprotected/problem/store-answer', {
      problem: 'square',
      lang: 'en',
      content,
    });
    expect([again.status, again.body.fields?.['user/answer/question_1/answer_1']]).toEqual([200, { state: 'wrong' }]);
    expect((await correct()).body).toMatchObject({ score: 0, questions: [{ score: 0 }, {}] });
  });

  it('shows staff the cause: in the work of the learner, in its data sheet, and in the log', async () => {
    await handIn(rightProgram());
    const cause = { question: 2, message, line: 2 };
    expect((await open('tutor')).body.standing.brokenEvaluators).toEqual([cause]);
    const sheet = '/semiprotected/problem/datasheet?problem=square&lang=en';
    const field = 'user/meta/answer/subtask_2/evaluator_failure';
    expect((await call('tutor', 'GET', `${sheet}&userId=demo-learner`)).body.data[field]).toBe(`line 2: ${message}`);
    expect((await call('learner', 'GET', sheet)).body.data[field]).toBeUndefined();
    const data = await call('admin', 'GET', '/semiprotected/problem/data?ref=demo-learner&problem=square');
    expect(data.body.data[field]).toBe(`line 2: ${message}`);
    expect(platform.log.lines).toEqual([
      { level: 'warn', message: `square: The evaluator of question 2 has failed in line 2: ${message}` },
    ]);
    // Who answers it as a member of staff is told as well.
    const { body } = await handIn(rightProgram(), 'tutor');
    expect(body.standing.brokenEvaluators).toEqual([cause]);
    expect((await correct('tutor', 'tutor')).body.standing.brokenEvaluators).toEqual([cause]);
    expect((await correct('tutor')).body).toMatchObject({ score: 1, standing: { brokenEvaluators: [cause] } });
  });

  it('is shown with the cause where tutors read the answers of all learners', async () => {
    await handIn(rightProgram());
    const read = (question: number) =>
      call('admin', 'GET', `/problem-engine/answers?path=square&lang=en&question=${String(question)}`);
    const { body } = await read(2);
    expect(body.answers).toMatchObject([{ verdict: 'undecided', evaluatorFailure: { message, line: 2 } }]);
    expect(JSON.stringify((await read(1)).body.answers)).not.toContain('evaluatorFailure');
  });

  it('takes no further try, however often it is handed in, until it can be marked', async () => {
    await handIn(rightProgram());
    for (const version of [1, 2]) {
      const { body } = await handIn(rightProgram(), 'learner', version);
      expect([body.standing.tries, body.standing.subtasks[1]?.tries]).toEqual([1, 1]);
    }
    await put(mended);
    expect(await work.correctWaiting('test')).toBe(1);
    expect((await open()).body.standing).toMatchObject({ tries: 1, performance: 'passedPerfect' });
  });

  it('is run once, and again after ten minutes only', async () => {
    const program = rightProgram();
    await handIn(program);
    await open();
    await correct();
    await handIn(program, 'learner', 1);
    expect(counting.runs).toBe(1);
    expect(await work.correctWaiting('test')).toBe(0);
    expect(await work.correctWaiting('test')).toBe(0);
    expect(counting.runs).toBe(2);
    clock.ahead = 11 * 60_000;
    expect(await work.correctWaiting('test')).toBe(0);
    expect(counting.runs).toBe(3);
  });

  it('is marked once it is mended, as the mended evaluator says', async () => {
    await handIn(rightProgram());
    await handIn('def square(n):\n    return 8', 'lecturer');
    await put(mended);
    expect(await work.correctWaiting('test')).toBe(2);
    const { standing } = (await open()).body;
    expect(standing).toMatchObject({ corrected: true, subtasks: [{ correct: 'yes' }, { correct: 'yes' }] });
    expect([standing.waiting, standing.brokenEvaluators]).toEqual([undefined, undefined]);
    expect((await correct()).body).toMatchObject({ score: 1 });
    expect((await correct('lecturer', 'lecturer')).body).toMatchObject({ score: 0.75 });
    expect(await work.correctWaiting('test')).toBe(0);
  });

  it('waits on if the mended problem asks for something else', async () => {
    await handIn(rightProgram());
    await put(
      mended.replace(String.raw`\solution{2}`, String.raw`\solution{2} \end{answer} \begin{answer} \solution{2}`),
    );
    expect(await work.correctWaiting('test')).toBe(0);
    expect((await open()).body.standing.brokenEvaluators).toEqual([{ question: 2 }]);
  });
});

describe('an answer that fails', () => {
  it.each(['return 1 / 0', 'return missing', 'return x =', 'exit(1)', 'raise SystemExit(1)', 'import os; os._exit(1)'])(
    'with %s does not get the grade that its author gave to exit value 1',
    async (line) => {
      await put(mended);
      await handIn(`def square(n):\n    ${line}`);
      // The other question is right.
      expect((await correct()).body).toMatchObject({ score: 0.5, questions: [{ score: 1 }, { score: 0 }] });
    },
  );
});

describe('an answer at whose value an evaluator fails, but not at that of the solution', () => {
  const evaluator = problem('exit(0 if square(3) - 9 == 0 else 1)');

  it('is wrong, is told its kind, and waits for nobody; no member of staff is told of a fault', async () => {
    await put(evaluator);
    const { body } = await handIn('def square(n):\n    return str(n * n)');
    expect([body.standing.waiting, body.standing.brokenEvaluators]).toEqual([undefined, undefined]);
    const corrected = await correct();
    expect(corrected.body).toMatchObject({
      score: 0.5,
      questions: [
        { score: 1 },
        {
          score: 0,
          answers: [
            {
              verdict: 'wrong',
              remark: { kind: 'codeUnfit', unlike: { found: 'text', needed: 'number' }, of: 'square' },
            },
          ],
        },
      ],
    });
    // What the evaluator does is not for learners.
    expect(JSON.stringify(corrected.body)).not.toContain('TypeError');
    expect(platform.log.lines).toEqual([]);
  });

  it('keeps its mark if only the solution is written anew', async () => {
    await put(evaluator);
    await handIn('def square(n):\n    return str(n * n)');
    const runs = counting.runs;
    await put(evaluator.replace('return n * n', 'return n ** 2'));
    await correct();
    expect(counting.runs).toBe(runs);
  });
});

describe('marks of before', () => {
  it('are exit values or failures after migration 045, and those that only the error of an evaluator gave are gone', async () => {
    const { db } = platform.database;
    await open();
    const { id } = await db.selectFrom('attempt').select('id').executeTakeFirstOrThrow();
    const step = '045 marks of code without those of broken evaluators';
    const failure = { kind: 'error', message: 'NameError' };
    const before = {
      right: { exit: 0 },
      failed: { exit: 1, failure: { ...failure, line: 3, part: 'answer 1' } },
      nowhere: { exit: -1, failure },
      late: { exit: -1, failure: { kind: 'timeout' } },
      broken: { exit: 1, ownFailure: 'NameError' },
      silent: { exit: -1 },
    };
    for (const [digest, mark] of Object.entries(before)) {
      await sql`insert into code_mark values (${id}, ${digest}, ${JSON.stringify(mark)})`.execute(db);
    }
    await db.deleteFrom('migration').where('name', '=', step).execute();
    expect(await migrate(db)).toEqual([step]);
    const rows = await db.selectFrom('code_mark').select(['digest', 'mark']).execute();
    expect(Object.fromEntries(rows.map(({ digest, mark }) => [digest, mark]))).toEqual({
      right: { kind: 'graded', exit: 0 },
      failed: { kind: 'failed', failure: { ...failure, places: [{ line: 3, part: 'answer 1' }] } },
      nowhere: { kind: 'failed', failure: { ...failure, places: [] } },
      late: { kind: 'failed', failure: { kind: 'timeout' } },
    });
  });
});
