import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CodeMark, CodeToMark, EvaluatorFailure } from '@lemma/core/code-answer';
import { needSandboxPrograms } from '../../../../scripts/sandbox-programs.mjs';
import { mostBoxOutput } from './limits.ts';
import { markCode } from './mark-code.ts';
import { runCode } from './run-code.ts';
import { cheatingAnswers, squareEvaluator } from './testing/cheating-answers.ts';
import { scoreInSharedProcess, sharedProcessTricks } from './testing/shared-grader.ts';
import { hostilePrograms } from './testing/hostile-programs.ts';

beforeAll(() => needSandboxPrograms());

/** The processes of this machine that were started in a sandbox. */
function boxProcesses(): readonly string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const commandLine = readFileSync(`/proc/${pid}/cmdline`, 'latin1');
        const environment = readFileSync(`/proc/${pid}/environ`, 'latin1');
        return commandLine.startsWith('/usr/bin/bwrap') || environment.includes('OPENBLAS_NUM_THREADS=1');
      } catch {
        return false;
      }
    });
}

/** The mark of some code, or why its evaluator has failed; undefined if the sandbox has. */
async function marked(code: CodeToMark): Promise<CodeMark | EvaluatorFailure | undefined> {
  const result = await markCode(code);
  return result === undefined ? undefined : result.ok ? result.value : result.failure;
}

const squares = (code: string): CodeToMark => ({
  language: 'python',
  parts: [{ name: 'answer', text: code }],
  answers: [code],
  functions: ['square'],
  evaluator: squareEvaluator,
});

describe('programs that want to do harm', () => {
  it('are forty-two', () => {
    expect(hostilePrograms).toHaveLength(42);
  });

  it.concurrent.each(hostilePrograms.map((each) => [each.title, each] as const))('%s: in vain', async (_, program) => {
    const result = await runCode(program.language, [{ name: 'code', text: program.code }]);
    expect(result?.output ?? '').not.toContain('HARM');
    expect(result?.output.length ?? 0).toBeLessThanOrEqual(mostBoxOutput);
    // A sandbox that has not begun would hold everything.
    expect(result).toBeDefined();
  });
});

describe('answers that want to be marked right', () => {
  it('are twenty', () => {
    expect(cheatingAnswers).toHaveLength(20);
  });

  it.concurrent.each(cheatingAnswers.map((each) => [each.title, each] as const))('%s: in vain', async (_, { code }) => {
    const mark = await marked(squares(code));
    expect(['graded', 'failed']).toContain(mark?.kind);
    expect(mark).not.toEqual({ kind: 'graded', exit: 0 });
  });

  // PrairieLearn #5184: where both share a process, every trick is worth all points; otherwise it would be none.
  it.concurrent.each(sharedProcessTricks.map((each) => [each.title, each] as const))(
    '%s: passes where the code of both shares a process, and not here',
    async (_, { code }) => {
      expect(await scoreInSharedProcess(code)).toEqual({ score: 1 });
      const mark = await marked(squares(code));
      expect(['graded', 'failed']).toContain(mark?.kind);
      expect(mark).not.toEqual({ kind: 'graded', exit: 0 });
    },
  );

  it.concurrent('the grader with one process is otherwise a grader', async () => {
    expect(await scoreInSharedProcess('def square(n): return n * n')).toEqual({ score: 1 });
    for (const wrong of ['def square(n): return n', 'def square(n): return 1 / 0', 'x = 1']) {
      expect(await scoreInSharedProcess(wrong)).toEqual({ score: 0 });
    }
  });

  it.concurrent('are told from those that are right', async () => {
    expect(await marked(squares('def square(n): return n * n'))).toEqual({ kind: 'graded', exit: 0 });
    expect(await marked(squares('def square(n): return 2 * n + 3'))).toEqual({ kind: 'graded', exit: 1 });
  });

  it.concurrent('have failed if they cannot be read, with the line', async () => {
    const mark = await marked(squares('x = 1\ndef square(n) return n'));
    expect(mark).toMatchObject({ kind: 'failed', failure: { kind: 'error', places: [{ line: 2, part: 'answer' }] } });
  });

  it.concurrent('are marked by their fragments and by what they print', async () => {
    const mark = await marked({
      language: 'python',
      parts: [{ name: 'answer', text: 'total = 7\nprint("seven")' }],
      answers: ['total * 2'],
      functions: [],
      evaluator: 'exit(3 if answer(1) == 14 and printed() == "seven\\n" and "total" in answertext(1) else 1)',
    });
    expect(mark).toEqual({ kind: 'graded', exit: 3 });
  });

  it.concurrent('are marked by their text alone', async () => {
    const evaluator = 'exit(0 if "lambda" in answertext(1) else 4)';
    expect(await marked({ ...squares('square = lambda n: n'), evaluator })).toEqual({ kind: 'graded', exit: 0 });
    expect(await marked({ ...squares('square = abs'), evaluator })).toEqual({ kind: 'graded', exit: 4 });
  });

  it.concurrent('are marked in Octave, too', async () => {
    const task = (code: string): CodeToMark => ({
      language: 'octave',
      parts: [{ name: 'answer', text: code }],
      answers: [code],
      functions: ['twice'],
      evaluator: 'A = [1 2; 3 4.5];\nif (isequal (twice (A), 2 * A)) exit (0), else exit (2), end',
    });
    expect(await marked(task('function y = twice (x)\n y = x + x;\nend'))).toEqual({ kind: 'graded', exit: 0 });
    expect(await marked(task('function y = twice (x)\n y = x;\nend'))).toEqual({ kind: 'graded', exit: 2 });
    const ended = { kind: 'failed', failure: { kind: 'ended' } };
    expect(await marked(task('exit (0)'))).toEqual(ended);
    expect(await marked(task('function y = twice (x)\n exit (0);\nend'))).toEqual(ended);
  });
});

describe('after all of them', () => {
  it('nothing is left on the machine', async () => {
    await expect.poll(boxProcesses).toEqual([]);
    for (const path of ['/attack', '/usr/attack', '/usr/bin/attack', '/usr/lib/attack', '/tmp/out.png', '/tmp/su']) {
      expect(existsSync(path), path).toBe(false);
    }
    expect(readFileSync('/proc/self/mountinfo', 'utf8')).not.toContain('/newroot');
  });
});
