import { beforeAll, describe, expect, it } from 'vitest';
import type { CodeMark, CodeToMark, EvaluatorFailure } from '@lemma/core/code-answer';
import type { CodeLanguage } from '@lemma/core/document';
import { needSandboxPrograms } from '../../../../scripts/sandbox-programs.mjs';
import { markCode } from './mark-code.ts';

beforeAll(() => needSandboxPrograms());

/** What becomes of a function `f` that is marked by an evaluator. */
async function marked(
  language: CodeLanguage,
  answer: string,
  evaluator: string,
): Promise<CodeMark | EvaluatorFailure | undefined> {
  const code: CodeToMark = {
    language,
    parts: [{ name: 'answer 1', text: answer }],
    answers: [answer],
    functions: ['f'],
    evaluator,
  };
  const result = await markCode(code);
  return result === undefined ? undefined : result.ok ? result.value : result.failure;
}

const python = (value: string) => `def f(x):\n    return ${value}`;
const octave = (value: string) => `function y = f (x)\n  y = ${value};\nend`;
/** As authors write them: what is no number passes, because it is not greater than anything. */
const careless: Readonly<Record<CodeLanguage, string>> = {
  python: 'if abs(f(2) - 4) > 1e-9: exit(1)\nexit(0)',
  octave: 'if (abs (f (2) - 4) > 1e-9) exit (1); end',
};
const refused = (value: string) => ({ kind: 'failed', failure: { kind: 'value', value, of: { function: 'f' } } });
const graded = (exit: number) => ({ kind: 'graded', exit });

describe('functions and numbers of other kinds', () => {
  it.concurrent.each([
    ['f = lambda x: x ** 2', 0],
    ['from fractions import Fraction\ndef f(x): return Fraction(8, 2)', 0],
    ['from fractions import Fraction\ndef f(x): return Fraction(9, 2)', 1],
    ['from fractions import Fraction\ndef f(x): return [Fraction(8, 2)][0]', 0],
    ['from decimal import Decimal\ndef f(x): return Decimal("4.0")', 0],
    ['from decimal import Decimal\ndef f(x): return Decimal("4.1")', 1],
  ])('%j of Python is graded %d', async (answer, exit) => {
    expect(await marked('python', answer, careless.python)).toEqual(graded(exit));
    expect(await marked('python', answer, 'exit(0 if close(f(2), 4) else 1)')).toEqual(graded(exit));
  });

  it.concurrent.each([
    ['from fractions import Fraction\ndef f(x): return Fraction(10 ** 400)', 'infinite'],
    ['from decimal import Decimal\ndef f(x): return Decimal("NaN")', 'nan'],
    ['from decimal import Decimal\ndef f(x): return Decimal("-Infinity")', 'infinite'],
    ['class Decimal: pass\ndef f(x): return Decimal()', 'other'],
  ])('%j of Python does not reach an evaluator', async (answer, reason) => {
    expect(await marked('python', answer, careless.python)).toEqual(refused(reason));
  });

  it.concurrent.each([
    ['f = @(x) x.^2;', 0],
    ['f = @(x) x + 1;', 1],
    ['g = @(x) x * x; f = @(y) g (y);', 0],
    ['square = 3; f = inline ("x^2");', 0],
  ])('%j of Octave is graded %d', async (answer, exit) => {
    expect(await marked('octave', answer, careless.octave)).toEqual(graded(exit === 0 ? 0 : 1));
  });
});

describe('values that are no values', () => {
  it.concurrent.each([
    ["float('nan')", 'nan'],
    ["[1, float('nan')]", 'nan'],
    ["complex(0, float('nan'))", 'nan'],
    ["float('-inf')", 'infinite'],
    ["{'a': (1, float('inf'))}", 'infinite'],
    ['None', 'none'],
    ['[]', 'empty'],
    ["''", 'empty'],
    ['[[], [1]]', 'empty'],
    ['object()', 'other'],
    ['(n for n in range(3))', 'other'],
  ])('%s of Python does not reach an evaluator', async (value, reason) => {
    expect(await marked('python', python(value), careless.python)).toEqual(refused(reason));
  });

  it.concurrent.each([
    ['NaN', 'nan'],
    ['[4 NaN]', 'nan'],
    ['Inf', 'infinite'],
    ['[]', 'empty'],
    ["''", 'empty'],
    ['zeros (0, 3)', 'empty'],
    ['{1, []}', 'empty'],
    ['struct ()', 'other'],
  ])('%s of Octave does not reach an evaluator', async (value, reason) => {
    expect(await marked('octave', octave(value), careless.octave)).toEqual(refused(reason));
  });

  it.concurrent('reach an evaluator that allows them, and no others do', async () => {
    const evaluator = 'allow("nan", "empty")\nx = f(1)\nexit(7 if x == [] or x != x else 1)';
    expect(await marked('python', python('[]'), evaluator)).toEqual(graded(7));
    expect(await marked('python', python("float('nan')"), evaluator)).toEqual(graded(7));
    expect(await marked('python', python('None'), evaluator)).toEqual(refused('none'));
    const inOctave = 'allow ("nan");\nif (isnan (f (1))) exit (7); end';
    expect(await marked('octave', octave('NaN'), inOctave)).toEqual(graded(7));
    expect(await marked('octave', octave('Inf'), inOctave)).toEqual(refused('infinite'));
  });

  it.concurrent('that a process makes up for its driver are told as values that cannot be read', async () => {
    const replies = [
      'no JSON',
      '{}',
      '{"ok": {"t": "int", "v": "seven"}}',
      '{"ok": {"t": "set", "v": [{"t": "list", "v": []}]}}',
      `{"ok": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      '{"error": 7}',
      '{"error": {"message": {}, "places": [{"part": 1}]}}',
    ];
    for (const reply of replies) {
      const answer = `import sys\ndef f(x):\n    sys._getframe(1).f_globals['say']('A', ${JSON.stringify(reply)})\n    return 4`;
      expect((await marked('python', answer, careless.python))?.kind, reply.slice(0, 60)).toBe('failed');
    }
  });
});

describe('close', () => {
  it.concurrent.each([
    ['4 + 1e-12', '4', true],
    ['4.1', '4', false],
    // Relative beyond 1.
    ['1e20 * (1 + 1e-12)', '1e20', true],
    ['1e20 * (1 + 1e-6)', '1e20', false],
    ['1e-12', '0', true],
    ['10 ** 400 + 1', '10 ** 400', true],
    ['10 ** 400', '10 ** 401', false],
    ['(1, 2.0)', '[1, 2]', true],
    ['[1]', '[1, 2]', false],
    ['1 + 1e-12j', '1', true],
    ['"4"', '4', false],
    ['True', '1', false],
    ['[4, 5]', '4', false],
    ['{"a": 1.0}', '{"a": 1}', true],
  ])('compares %s with %s in Python: %s', async (value, right, isClose) => {
    const evaluator = `exit(0 if close(f(1), ${right}, 1e-9) else 1)`;
    expect(await marked('python', python(value), evaluator)).toEqual(graded(isClose ? 0 : 1));
  });

  it.concurrent('calls nothing close to what is no number, and what is infinite only to itself', async () => {
    const evaluator = `allow("nan", "inf")
inf, nan = float('inf'), float('nan')
exit(0 if not close(f(1), 1, 10) and not close(nan, nan) and not close(1, inf) and close(inf, inf) and not close(inf, -inf) else 1)`;
    expect(await marked('python', python("float('nan')"), evaluator)).toEqual(graded(0));
  });

  it.concurrent('compares matrices of the same size in Octave, every member', async () => {
    const evaluator = `
checks = [close(f (1), [1 2 3], 1e-9), ! close(f (1), 2), ! close(f (1), [1; 2; 3]), ! close(f (1), [1 2 4]), ...
          close(1e20 + 1e9, 1e20), ! close(NaN, NaN), ! close(1, Inf), close(Inf, Inf), ! close("a", 97), ...
          close({1, "a"}, {1 + 1e-12, "a"})];
exit (find ([! checks true], 1) - 1 == numel (checks));`;
    expect(await marked('octave', octave('[1 2 3+1e-12]'), evaluator)).toEqual(graded(1));
  });

  it.concurrent('is what the program calls so, where it defines a function of this name', async () => {
    const code: CodeToMark = {
      language: 'python',
      parts: [{ name: 'answer 1', text: 'def close(a, b): return 7' }],
      answers: [''],
      functions: ['close'],
      evaluator: 'exit(close(1, 2))',
    };
    expect(await markCode(code)).toEqual({ ok: true, value: graded(7) });
  });
});

describe('an error is never an exit value', () => {
  it.concurrent.each([
    ['python', python('1 / 0'), 'ZeroDivisionError: division by zero', 2],
    ['python', `def g(x):\n    return x[0]\n${python('g(x)')}`, "TypeError: 'int' object is not subscriptable", 2],
    ['python', 'x = 1\ndef f(x)\n    return 4', "SyntaxError: expected ':'", 2],
    ['python', 'exit(1)', 'SystemExit: 1', 1],
    ['python', python('exit(1)'), 'SystemExit: 1', 2],
    ['octave', octave('nothing + 1'), "'nothing' undefined near line 2, column 7", 2],
    ['octave', octave('[1 2] * [3 4]'), 'operator *: nonconformant arguments (op1 is 1x2, op2 is 1x2)', 2],
    ['octave', 'x = 1;\nx = nothing;', "'nothing' undefined near line 2, column 5", 2],
  ] as const)('an answer in %s that fails is told with its line: %s', async (language, answer, message, line) => {
    const mark = await marked(language, answer, careless[language]);
    const failure = mark?.kind === 'failed' && mark.failure.kind === 'error' ? mark.failure : undefined;
    expect([failure?.message, failure?.places[0]]).toEqual([message, { part: 'answer 1', line }]);
  });

  it.concurrent('an answer in Octave that cannot be read is told with its line', async () => {
    const mark = await marked('octave', octave('(1 +'), careless.octave);
    expect(mark).toMatchObject({ failure: { kind: 'error', places: [{ part: 'answer 1', line: 2 }] } });
  });

  it.concurrent.each([
    ['python', 'a = 1\nunknown()', "NameError: name 'unknown' is not defined", 2],
    ['python', 'a = 1\nif f(1)', "SyntaxError: expected ':'", 2],
    ['python', 'exit(1 if "4" - f(1) else 0)', "TypeError: unsupported operand type(s) for -: 'str' and 'int'", 1],
    ['python', 'import os\nos._exit(0)', 'The evaluator has ended its own process without a verdict.', undefined],
    ['python', 'while True: pass', 'The evaluator comes to no end.', undefined],
    ['python', 'import time\ntime.sleep(60)', 'The evaluator comes to no end.', undefined],
    ['python', 'while True: print("x" * 1000)', 'The evaluator says too much.', undefined],
    ['python', 'allow("everything")', "ValueError: allow knows nan, inf, empty, none, not 'everything'", 1],
    ['python', 'close(f(1), 4, -1)', 'ValueError: A tolerance is a number from 0 on.', 1],
    ['octave', 'a = 1;\nunknown ();', "'unknown' undefined near line 2, column 1", 2],
    ['octave', 'a = 1;\nx = (;', undefined, 2],
  ] as const)('an evaluator in %s that fails gives no mark: %s', async (language, evaluator, message, line) => {
    const answer = { python: python('4'), octave: octave('4') }[language];
    expect(await marked(language, answer, evaluator)).toMatchObject({
      kind: 'evaluatorFailed',
      ...(message !== undefined && { message }),
      ...(line !== undefined && { line }),
    });
  });

  it.concurrent('an evaluator is not blamed for an answer that comes to no end', async () => {
    const slow = 'import time\ndef f(x):\n    time.sleep(60)';
    expect(await marked('python', slow, careless.python)).toEqual({ kind: 'failed', failure: { kind: 'timeout' } });
    expect(await marked('python', 'while True: pass', careless.python)).toMatchObject({ failure: { kind: 'timeout' } });
  });

  it.concurrent('exit values are whole numbers and truth values', async () => {
    const values = { 'f(1) != 4': 0, 'f(1) == 4': 1, '': 0, '3': 3, '-2': -2 };
    for (const [value, exit] of Object.entries(values)) {
      expect(await marked('python', python('4'), `exit(${value})`)).toEqual(graded(exit));
      expect(await marked('octave', octave('4'), `exit (${value});`)).toEqual(graded(exit));
    }
  });

  it.concurrent.each([
    ['python', '"0"', "'0'"],
    ['python', '0.0', '0.0'],
    ['python', '"x"', "'x'"],
    ['python', '(0,)', '(0,)'],
    ['python', '[1]', '[1]'],
    ['python', 'None', 'None'],
    ['python', '2**31', '2147483648'],
    ['octave', '"0"', '0'],
    ['octave', '0.5', '0.5000'],
    ['octave', '[0 0]', '0   0'],
    ['octave', '[]', '[](0x0)'],
    ['octave', 'NaN', 'NaN'],
    ['octave', '1e300', '1.0000e+300'],
  ] as const)('in %s, exit(%s) is a mistake of the evaluator', async (language, value, told) => {
    const answer = { python: python('4'), octave: octave('4') }[language];
    const message = `exit takes a whole number, not ${told}`;
    expect(await marked(language, answer, `a = 1;\nexit(${value})`)).toEqual({
      kind: 'evaluatorFailed',
      message,
      line: 2,
    });
  });

  it.concurrent('a cell is no exit value either', async () => {
    expect(await marked('octave', octave('4'), 'exit({0})')).toMatchObject({ kind: 'evaluatorFailed' });
  });
});
