import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ResponseOf } from '@lemma/api-client/wire';
import { fail } from '@lemma/core/store';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { needSandboxPrograms } from '../../../../scripts/sandbox-programs.mjs';
import { migrate } from '../database/index.ts';
import { Deadlines } from '../deadline/index.ts';
import { systemNow } from '../now.ts';
import { LocalSandbox, type Sandbox } from '../sandbox/index.ts';
import { problemWorksHere } from './problem-works.ts';
import { ProblemViews } from './problem-views.ts';
import { sample, startPlatform, writeCourse, type TestPlatform } from '../testing/index.ts';
import { WorkOnProblems } from './work-on-problems.ts';

const problem = String.raw`
    \begin{question}
      \type{python}
      \text{Write a function that squares.}
      \begin{answer}
        \begin{fragment}
def square(n):
    \begin{editable}[the body]
    return 0
    \end{editable}
        \end{fragment}
        \begin{codesolution}
def square(n):
    return n * n
        \end{codesolution}
      \end{answer}
      \begin{codefunctions}
def cube(n):
    return n * square(n)
      \end{codefunctions}
      \begin{evaluator}
secret = "the evaluator knows " + "49"
if square(7) == 7: exit(2)
if [square(n) for n in (3, -4, 0)] != [9, 16, 0] or cube(2) != 8: exit(1)
exit(0)
      \end{evaluator}
      \prggrading{2}{0.5}{That is the number itself.}
      \prggrading{-1}{0.75}{Never.}
    \end{question}
    \begin{question}
      \type{octave}
      \text{A matrix with determinant one.}
      \begin{answer}
        \begin{fragment}
A = \blank[a matrix]{[1 2; 3 4]};
        \end{fragment}
        \begin{codesolution}
A = [2 1; 1 1];
        \end{codesolution}
      \end{answer}
      \begin{codefunctions}
@@USER_ANSWER_1@@
function d = determinant ()
  A = evalin ("base", "A");
  d = det (A);
end
      \end{codefunctions}
      \begin{evaluator}
if (abs (determinant () - 1) > 1e-9)
  exit (1);
end
      \end{evaluator}
    \end{question}`;

const sandbox = new LocalSandbox(2);
/** Its owner may take it away for a while. */
const lent: Sandbox & { isAway: boolean; isBroken: boolean; asked: number } = {
  isBroken: false,
  isAway: false,
  /** How often it was asked for a mark. */
  asked: 0,
  readinessOf: (language) => sandbox.readinessOf(language),
  run: (...run) => sandbox.run(...run),
  cancel: (caller) => sandbox.cancel(caller),
  mark: (...mark) => {
    // What the server does now and then is done here when a test says so (`correctWaiting`).
    if (mark[1] === 'waiting code') return Promise.resolve(fail({ kind: 'notReady', reason: 'Away.' }));
    lent.asked += 1;
    if (lent.isBroken) return Promise.resolve(fail({ kind: 'evaluatorFailed', message: 'NameError' }));
    return lent.isAway ? Promise.resolve(fail({ kind: 'notReady', reason: 'Away.' })) : sandbox.mark(...mark);
  },
};
let platform: TestPlatform;
let folder: string;
beforeAll(async () => {
  needSandboxPrograms();
  folder = await mkdtemp(join(tmpdir(), 'lemma-code-'));
  const { tex } = sample('code/square', { titles: { en: 'Squares' }, body: problem });
  await mkdir(dirname(join(folder, 'code/square')), { recursive: true });
  await writeFile(join(folder, 'code/square.tex'), tex);
  const title = { de: 'Code', en: 'Code' };
  const game = String.raw`
    \levelthreshold{0.5}
    \begin{level} \question{1} \end{level}
    \begin{level} \question{2} \end{level}`;
  await writeFile(
    join(folder, 'code/game.tex'),
    sample('code/game', { titles: { en: 'Game' }, body: game + problem }).tex,
  );
  await writeCourse(folder, 'courses/one', title, [{ title, problems: ['code/square', 'code/game'] }]);
  const sum = String.raw`\begin{question} \type{input.number} \text{1+1} \begin{answer} \solution{2} \end{answer} \end{question}`;
  const inSelftest = { 'code/tested': problem, 'code/sum': sum };
  for (const [path, body] of Object.entries(inSelftest)) {
    await writeFile(join(folder, `${path}.tex`), sample(path, { titles: { en: 'Tested' }, body }).tex);
  }
  await writeFile(
    join(folder, 'courses/selftest.tex'),
    String.raw`\documentclass{mumie.course}
\begin{content}
\title{Code}
\begin{chapter} \title{Code}
  \begin{worksheet}[selftest] \title{Can you code?} \problem{/code/tested} \problem{/code/sum} \end{worksheet}
\end{chapter}
\end{content}`,
  );
  await sandbox.open();
  platform = await startPlatform({ contentFolder: folder, sandbox: lent });
});
afterAll(async () => {
  await platform.dispose();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  lent.isAway = false;
  lent.isBroken = false;
  await platform.database.db.deleteFrom('attempt').execute();
});

/** What the server does now and then. */
function correctWaiting(): Promise<number> {
  const { db } = platform.database;
  const works = { ...problemWorksHere, mark: (...mark: Parameters<Sandbox['mark']>) => lent.mark(...mark) };
  const work = new WorkOnProblems(db, new ProblemViews(db, works, true), new Deadlines(db, new Map(), systemNow));
  return work.correctWaiting('test');
}

const base = '/problem-engine/users/demo-learner/problems';
const path = 'path=code/square';

/** Whatever a call of this file answers. */
type Answered = ResponseOf<'openProblem'> &
  Pick<ResponseOf<'readCorrection'>, 'questions'> &
  Pick<ResponseOf<'readDatasheet'>, 'data'> & { readonly id?: string };

async function call(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
  const response = await platform.call('learner', url, { method, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json<Answered>(), headers: response.headers };
}

const open = () => call('GET', `${base}/personalised-data?${path}&lang=en`);
const correction = () => call('POST', `${base}/en/correction?${path}`, {});

/** Hands in an answer to the first question: what stands in its editable range. */
async function handIn(value: string, question = 1) {
  await open();
  const at = `user/answer/question_${question}/answer_1`;
  const answers = [{ path: at, value, lang: 'en', version: 0 }];
  const url = '/semiprotected/problem/store-answer';
  return call('POST', url, { problem: 'code/square', lang: 'en', content: answers });
}

async function markOf(value: string, question = 1) {
  const saved = await handIn(value, question);
  expect(saved.status).toBe(200);
  const { status, body } = await correction();
  expect(status).toBe(200);
  const graded = body.questions[question - 1];
  return { correct: graded?.correct, score: graded?.score, answer: graded?.answers[0], document: body.document };
}

describe('an answer that is code', () => {
  it('is handed out without what marks it', async () => {
    const { body } = await open();
    expect(body.document).toContain('return 0');
    expect(body.document).toContain('the body');
    for (const secret of ['evaluator', 'the evaluator knows', 'cube', 'n * n', 'number itself', '[2 1; 1 1]']) {
      expect(body.document).not.toContain(secret);
    }
  });

  it('is right if the evaluator says so', async () => {
    expect(await markOf('    return n * n')).toMatchObject({ correct: true, score: 1, answer: { verdict: 'right' } });
    await platform.database.db.deleteFrom('attempt').execute();
    expect(await markOf('[3 2; 1 1]', 2)).toMatchObject({ correct: true, score: 1 });
  });

  it('is wrong otherwise, with what the author says about the exit value', async () => {
    expect(await markOf('    return 5')).toMatchObject({ correct: false, score: 0, answer: { verdict: 'wrong' } });
    await platform.database.db.deleteFrom('attempt').execute();
    const partly = await markOf('    return n');
    expect(partly).toMatchObject({ correct: false, score: 0.5 });
    expect(partly.document).toContain('That is the number itself.');
    await platform.database.db.deleteFrom('attempt').execute();
    expect(await markOf('[1 2; 3 4]', 2)).toMatchObject({ correct: false, score: 0 });
  });

  it('that fails is told with its own message and the line in the editor', async () => {
    const { answer } = await markOf('    x = 1\n    return x / 0');
    expect(answer).toMatchObject({
      verdict: 'wrong',
      remark: { kind: 'codeFailed', message: 'ZeroDivisionError: division by zero', line: 3 },
    });
  });

  it.each(["float('nan')", "float('inf')", 'None', '[]'])('that returns %s is wrong, and says why', async (value) => {
    const { correct, score, answer } = await markOf(`    return ${value}`);
    expect([correct, score, answer?.verdict, answer?.remark?.kind]).toEqual([false, 0, 'wrong', 'codeValue']);
  });

  it('that fails gets no grade that its author gave to exit value 1', async () => {
    const failed = await markOf('    return missing');
    expect(failed).toMatchObject({ score: 0, answer: { remark: { kind: 'codeFailed', line: 2 } } });
  });

  it('cannot change what stands around it', async () => {
    const { answer } = await markOf('    return n * n\f\ndef square(n):\n    return 1');
    expect(answer).toMatchObject({ verdict: 'right' });
  });

  it.each([
    ['exit(0)', '    return 0\nexit(0)'],
    ['os._exit(0)', '    return 0\nimport os\nos._exit(0)'],
    ['os._exit(0) when it is called', '    import os\n    os._exit(0)'],
    ['SystemExit when it is called', '    raise SystemExit(0)'],
    ['a hook at the end', '    return 1 / 0\nimport atexit, os\natexit.register(lambda: os._exit(0))'],
    // As PrairieLearn #5184 (`sandbox/testing/shared-grader.ts` has its tricks): code that looks for what tests it.
    [
      'changes the evaluator through its frames',
      [
        '    import sys',
        '    frame = sys._getframe()',
        '    while frame:',
        "        frame.f_globals['exit'] = frame.f_builtins['exit'] = lambda *all: None",
        '        frame = frame.f_back',
        '    return 5',
      ].join('\n'),
    ],
    [
      'looks for the modules of the tests',
      [
        '    import gc, sys',
        '    for each in gc.get_objects():',
        "        if isinstance(each, dict) and 'secret' in each: raise SystemExit(0)",
        '    return 5',
      ].join('\n'),
    ],
    [
      'says for the evaluator that all is well',
      "    return 5\nimport sys\nprint('\\x1eD{\"exit\":0}')\nsys.stdout.write('\\x1e' + 'D' + '{\"exit\": 0}\\n')",
    ],
    [
      'is equal to everything',
      '    class Any(int):\n        def __eq__(self, other): return True\n        __hash__ = int.__hash__\n    return Any(1)',
    ],
  ])('does not pass for right with %s', async (_, value) => {
    const { correct, score, answer } = await markOf(value);
    expect([correct, score, answer?.verdict]).toEqual([false, 0, 'wrong']);
  });

  it('counts one try for each save, and its progress is the share of filled answers', async () => {
    expect((await handIn('    return 1')).body.standing).toMatchObject({ tries: 1 });
    await platform.database.db.updateTable('answer').set({ version: 0 }).execute();
    const { body } = await handIn('    return 2');
    expect(body.standing.tries).toBe(2);
    expect(body.standing.subtasks.map(({ progress }) => progress)).toEqual([1, 0]);
  });

  it('stands in the data sheet with its editable ranges', async () => {
    await handIn('    return 1');
    const { body } = await call('GET', '/semiprotected/problem/datasheet?problem=code/square&lang=en');
    expect(body.data['user/answer/question_1/answer_1']).toBe('    return 1');
    expect(JSON.parse(body.data['user/answer/question_1/editable_ranges_1'] ?? '')).toEqual([
      { start: { line: 2, column: 1 }, end: { line: 2, column: 13 }, allowMultiline: true, label: 'the body' },
    ]);
  });
});

describe('without a sandbox', () => {
  it('it is kept and counted, says that it waits, and is corrected when code can be run again', async () => {
    lent.isAway = true;
    const { body } = await handIn('    return n * n');
    expect(body.standing).toMatchObject({ tries: 1, waiting: true, corrected: false });
    // Nothing is marked yet: the correction says so, and ends nothing.
    const early = await correction();
    expect([early.status, early.body.standing]).toMatchObject([200, { waiting: true, editable: true }]);
    expect(early.body.questions[0]?.score).toBeUndefined();
    lent.isAway = false;
    expect(await correctWaiting()).toBe(1);
    const { body: later } = await open();
    expect(later.standing).toMatchObject({ tries: 1 });
    expect(later.standing.waiting).toBeUndefined();
    expect(later.standing.subtasks[0]).toMatchObject({ correct: 'yes' });
    expect(await correctWaiting()).toBe(0);
  });
});

describe('a level of a game whose code cannot be run', () => {
  const ofGame = 'path=code/game&lang=en';
  const seen = () => call('GET', `${base}/personalised-data?${ofGame}`);
  const move = (attempt: string, move: object) =>
    call('POST', '/problem-engine/users/demo-learner/games/moves', {
      ...{ path: 'code/game', lang: 'en' },
      attempt,
      move,
    });
  const keep = (attempt: string, value: string) =>
    platform.call('learner', '/semiprotected/problem/datasheet', {
      method: 'PUT',
      payload: {
        ...{ problem: 'code/game', lang: 'en', attempt },
        answer: [{ path: 'user/answer/question_1/answer_1', value, lang: 'en', version: 0 }],
      },
    });

  it('is not lost: it waits with its time standing still, takes nothing more, and is won when it can be run', async () => {
    const { body: before } = await seen();
    const { body: begun } = await move(before.attempt, { kind: 'start', level: 1 });
    expect((await keep(begun.attempt, '    return n * n')).statusCode).toBe(200);
    lent.isAway = true;
    const ended = await move(begun.attempt, { kind: 'finish' });
    expect([ended.status, ended.body.game?.play]).toMatchObject([200, { level: 1, waiting: true }]);
    expect(ended.body.game?.last).toBeUndefined();
    expect(ended.body.standing.editable).toBe(false);
    expect((await keep(begun.attempt, '    return 0')).statusCode).toBe(409);
    const spent = ended.body.game?.play?.spent;
    const { asked } = lent;
    await new Promise((settle) => setTimeout(settle, 1200));
    for (const again of [await seen(), await move(begun.attempt, { kind: 'start', level: 1 })]) {
      expect(again.body.game?.play).toMatchObject({ level: 1, waiting: true, spent });
    }
    expect(await platform.database.db.selectFrom('play_result').selectAll().execute()).toEqual([]);
    lent.isAway = false;
    // Whoever looks runs nothing: what waits is run once, by the server.
    for (const again of [await seen(), await move(begun.attempt, { kind: 'finish' })]) {
      expect(again.body.game?.play).toMatchObject({ level: 1, waiting: true, spent });
    }
    expect(lent.asked).toBe(asked);
    expect(await correctWaiting()).toBe(1);
    expect(lent.asked).toBe(asked + 1);
    const { body: after } = await seen();
    expect(after.game).toMatchObject({ max_allowed_level: 2, last: { highscores: { thresholdAchieved: true } } });
    const results = await platform.database.db.selectFrom('play_result').selectAll().execute();
    expect(results).toMatchObject([{ level: 1, points: 100, seconds: Math.floor((spent ?? 0) / 1000) }]);
    expect(await platform.database.db.selectFrom('waiting_code').selectAll().execute()).toEqual([]);
    expect(await correctWaiting()).toBe(0);
    expect(lent.asked).toBe(asked + 1);
  });
});

describe('levels that waited before the server looked for them', () => {
  const user = '/problem-engine/users/demo-learner';
  const enter = '042 levels that wait for code';

  it('are entered by migration 042, only those, and run once', async () => {
    const { db } = platform.database;
    const { body: opened } = await call('GET', `${base}/personalised-data?path=code/game&lang=en`);
    const move = (attempt: string, kind: object) =>
      call('POST', `${user}/games/moves`, { path: 'code/game', lang: 'en', attempt, move: kind });
    const { body: begun } = await move(opened.attempt, { kind: 'start', level: 1 });
    const { attempt } = begun;
    const answer = [{ path: 'user/answer/question_1/answer_1', value: '    return n * n', lang: 'en', version: 0 }];
    const kept = await platform.call('learner', '/semiprotected/problem/datasheet', {
      method: 'PUT',
      payload: { problem: 'code/game', lang: 'en', attempt, answer },
    });
    expect(kept.statusCode).toBe(200);
    lent.isAway = true;
    const ended = await move(attempt, { kind: 'finish' });
    expect(ended.body.game?.play).toMatchObject({ level: 1, waiting: true });
    const waits = await db.selectFrom('waiting_code').select('attempt_id').execute();
    expect(waits).toHaveLength(1);
    const row = await db.selectFrom('attempt').selectAll().executeTakeFirstOrThrow();
    // As somebody else's that is being played, one that is over, and a problem that is no game.
    const { game, ...plain } = row.state;
    const played = game?.play;
    if (game === undefined || played === undefined) throw new Error('nothing is played');
    const { endedAt: _, ...running } = played;
    const others = [
      { ...plain, game: { ...game, play: running } },
      { ...plain, game: { ...game, play: { ...played, result: { points: 0, seconds: 1, isPassed: false } } } },
      plain,
    ];
    for (const [index, state] of others.entries()) {
      const id = `00000000-0000-4000-8000-00000000000${String(index)}`;
      await db
        .insertInto('attempt')
        .values({
          ...row,
          ...{ id, user_id: `other-${String(index)}` },
          ...{ generations: JSON.stringify(row.generations), asked: JSON.stringify(row.asked) },
          state: JSON.stringify(state),
        })
        .execute();
    }
    // As it was before: nothing is entered, and the step is not taken.
    await db.deleteFrom('waiting_code').execute();
    await db.deleteFrom('migration').where('name', '=', enter).execute();
    expect(await correctWaiting()).toBe(0);
    expect(await migrate(db)).toEqual([enter]);
    expect(await db.selectFrom('waiting_code').select('attempt_id').execute()).toEqual(waits);
    expect(await migrate(db)).toEqual([]);
    lent.isAway = false;
    const { asked } = lent;
    expect(await correctWaiting()).toBe(1);
    expect(lent.asked).toBe(asked + 1);
    expect(await db.selectFrom('play_result').select(['level', 'points']).execute()).toEqual([
      { level: 1, points: 100 },
    ]);
    expect(await correctWaiting()).toBe(0);
    expect(lent.asked).toBe(asked + 1);
  });
});

describe('a self-test with code that cannot be run', () => {
  const user = '/problem-engine/users/demo-learner';
  const openIn = (worksheet: string, problem: string) =>
    call('GET', `${user}/worksheets/${worksheet}/problems/personalised-data?path=${problem}&lang=en`);
  const keepIn = (worksheet: string, problem: string, attempt: string, value: string, version = 0) =>
    platform.call('learner', '/semiprotected/problem/datasheet', {
      method: 'PUT',
      payload: {
        ...{ problem, worksheet, lang: 'en', attempt },
        answer: [{ path: 'user/answer/question_1/answer_1', value, lang: 'en', version }],
      },
    });
  const rows = async () => {
    const { db } = platform.database;
    const [savings, corrections, states] = await Promise.all([
      db.selectFrom('saving').selectAll().execute(),
      db.selectFrom('correction').selectAll().execute(),
      db.selectFrom('selftest_state').selectAll().execute(),
    ]);
    return { savings: savings.length, corrections: corrections.length, states: states.length };
  };

  it('is not evaluated, not even what needs no code: it stays open as it was, and is evaluated when it can be', async () => {
    const listed = await platform.call('learner', `${user}/selftests?lang=en`);
    const [selftest] = listed.json<readonly ResponseOf<'updateSelftest'>[]>();
    if (selftest === undefined) throw new Error('There is no self-test.');
    const { worksheetId, courseId } = selftest;
    const evaluate = async () => {
      const payload = { courseId, worksheetId, newState: 'feedback', lang: 'en' };
      const response = await platform.call('learner', `${user}/selftests/state`, { method: 'PUT', payload });
      const body = response.json<ResponseOf<'updateSelftest'> & { readonly id?: string }>();
      return { status: response.statusCode, body, headers: response.headers };
    };
    const [code, sum] = [await openIn(worksheetId, 'code/tested'), await openIn(worksheetId, 'code/sum')];
    const kept = await keepIn(worksheetId, 'code/tested', code.body.attempt, '    return n * n');
    expect([kept.statusCode, (await keepIn(worksheetId, 'code/sum', sum.body.attempt, '3')).statusCode]).toEqual([
      200, 200,
    ]);
    lent.isAway = true;
    platform.log.lines.length = 0;
    const refused = await evaluate();
    // The log of the server tells it, without telling whose it is.
    expect(platform.log.lines).toEqual([
      {
        level: 'warn',
        message: `A self-test was not switched to feedback: ${worksheetId}, sandbox_not_available`,
      },
    ]);
    expect([refused.status, refused.body.id]).toEqual([503, 'sandbox_not_available']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await rows()).toEqual({ savings: 0, corrections: 0, states: 0 });
    // Work goes on: what was wrong may still be mended.
    const again = await openIn(worksheetId, 'code/sum');
    expect(again.body).toMatchObject({
      standing: { editable: true, corrected: false, tries: 0 },
      answers: { 'user/answer/question_1/answer_1': { value: '3' } },
    });
    expect((await keepIn(worksheetId, 'code/sum', sum.body.attempt, '2', 1)).statusCode).toBe(200);
    lent.isAway = false;
    // One of two questions with code, and the sum.
    expect(await evaluate()).toMatchObject({ status: 200, body: { state: 'feedback', score: 0.75 } });
    expect(await rows()).toMatchObject({ savings: 2, states: 1 });
  });

  it('is evaluated without an answer whose evaluator fails, which is undecided, and counts once it is mended', async () => {
    const { db } = platform.database;
    await db.deleteFrom('selftest_state').execute();
    const listing = () =>
      platform
        .call('learner', `${user}/selftests?lang=en`)
        .then((listed) => listed.json<readonly ResponseOf<'updateSelftest'>[]>()[0]);
    const { worksheetId = '', courseId = '' } = (await listing()) ?? {};
    const [code, sum] = [await openIn(worksheetId, 'code/tested'), await openIn(worksheetId, 'code/sum')];
    await keepIn(worksheetId, 'code/tested', code.body.attempt, '    return n * n  # a test of its own');
    await keepIn(worksheetId, 'code/sum', sum.body.attempt, '2');
    lent.isBroken = true;
    const payload = { courseId, worksheetId, newState: 'feedback', lang: 'en' };
    const evaluated = await platform.call('learner', `${user}/selftests/state`, { method: 'PUT', payload });
    expect([evaluated.statusCode, evaluated.json()]).toMatchObject([200, { state: 'feedback' }]);
    expect((await openIn(worksheetId, 'code/sum')).body.standing).toMatchObject({ score: 1 });
    const { standing } = (await openIn(worksheetId, 'code/tested')).body;
    expect(standing).toMatchObject({ waiting: true, brokenEvaluators: [{ question: 1 }] });
    expect(standing.subtasks[0]?.correct).toBeUndefined();
    lent.isBroken = false;
    expect(await correctWaiting()).toBe(1);
    const after = (await openIn(worksheetId, 'code/tested')).body.standing;
    expect([after.waiting, after.subtasks[0]?.correct]).toEqual([undefined, 'yes']);
    // One of two questions with code, and the sum.
    expect(await listing()).toMatchObject({ score: 0.75 });
  });
});

describe('running it', () => {
  const run = async (answer: string, code?: string) => {
    const payload = { answer, ...(code !== undefined && { code }) };
    const url = `${base}/en/questions/1/answers/1/sandbox?${path}`;
    const response = await platform.call('learner', url, { method: 'POST', payload });
    return { status: response.statusCode, body: response.json<ResponseOf<'runAnswer'>>() };
  };

  it('prints what the test environment asks for, with the functions of the author', async () => {
    await open();
    const { status, body } = await run('    return n * n', 'print(square(5), cube(2))');
    expect([status, body]).toEqual([200, { data: { stdout: '25 8\n', cut: false, images: [] } }]);
  });

  it('tells what has failed, with its line', async () => {
    await open();
    expect((await run('    return n *')).body.error).toEqual({
      kind: 'error',
      message: 'SyntaxError: invalid syntax',
      line: 2,
    });
    expect((await run('    return n', 'x = 1\nsquare()')).body.error).toMatchObject({ kind: 'error', line: 2 });
  });

  it('tells the line of the answer also where something else was run, and never a line of the author', async () => {
    await open();
    const message = 'ZeroDivisionError: division by zero';
    const failing = '    x = 1\n    return n / 0';
    // Through the test environment, and through a function of the author that calls the answer.
    for (const code of ['square(5)', 'x = 1\ncube(5)']) {
      expect((await run(failing, code)).body.error).toEqual({ kind: 'error', message, line: 3, answer: 1 });
    }
    // What the author's function fails at began in the test environment.
    expect((await run('    return "a"', 'x = 1\ncube([])')).body.error).toMatchObject({ kind: 'error', line: 2 });
    expect((await run('    return n *', 'square(5)')).body.error).toMatchObject({
      message: 'SyntaxError: invalid syntax',
      line: 2,
      answer: 1,
    });
  });

  it('tells that a module is missing on this machine, if it is, and no other name', async () => {
    await open();
    const { error } = (await run('    return n', 'import matplotlib')).body;
    const lacks = sandbox.readinessOf('python');
    const isMissing = lacks.isReady && lacks.lacks.some((name) => name.startsWith('matplotlib'));
    expect(error).toEqual(
      isMissing
        ? {
            kind: 'error',
            message: "ModuleNotFoundError: No module named 'matplotlib'",
            line: 1,
            missing: 'matplotlib',
          }
        : undefined,
    );
    expect((await run('    return n', 'import matplotlb')).body.error).not.toHaveProperty('missing');
  });

  it('is no try, and only for answers that are code', async () => {
    await open();
    await run('    return n');
    expect((await open()).body.standing.tries).toBe(0);
    const other = await call('POST', `${base}/en/questions/1/answers/2/sandbox?${path}`, { answer: '' });
    expect(other.status).toBe(404);
  });

  it('can be stopped, and run again at once', async () => {
    await open();
    const endless = run('    return n', 'while True: pass');
    await new Promise((settle) => setTimeout(settle, 1500));
    await call('DELETE', '/problem-engine/sandbox');
    expect((await run('    return n', 'print(1)')).body.data.stdout).toBe('1\n');
    // It was ended, not waited for until its time was over.
    expect((await endless).body.error).not.toEqual({ kind: 'timeout' });
  });
});
