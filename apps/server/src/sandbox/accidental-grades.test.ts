import { beforeAll, describe, expect, it } from 'vitest';
import type { CodeLanguage } from '@lemma/core/document';
import { needSandboxPrograms } from '../../../../scripts/sandbox-programs.mjs';
import { markCode } from './mark-code.ts';

beforeAll(() => needSandboxPrograms());

/** The exit value that an evaluator gives a program, or why it gives none. */
async function outcome(
  language: CodeLanguage,
  program: string,
  evaluator: string,
  name = 'f',
): Promise<number | string | undefined> {
  const marked = await markCode({
    ...{ language, evaluator, functions: [name] },
    parts: [{ name: 'answer 1', text: program }],
    answers: [program],
  });
  if (marked?.ok !== true) return marked?.failure.message;
  return marked.value.kind === 'graded' ? marked.value.exit : marked.value.failure.kind;
}

const five = 'def f(x):\n    return 5';

describe('a wrong answer gets no grade by accident', () => {
  it.concurrent.each([
    ['an except that catches everything', 'try:\n    if f(2) != 4: exit(1)\nexcept: pass\nexit(0)', 1],
    ['the same with sys.exit', 'import sys\ntry:\n    if f(2) != 4: sys.exit(1)\nexcept: pass', 1],
    ['a finally that exits again', 'try:\n    if f(2) != 4: exit(1)\nfinally: exit(0)', 1],
    [
      'an exit in a thread',
      'import threading\nt = threading.Thread(target=lambda: exit(1 if f(2) != 4 else 0))\nt.start(); t.join()',
      1,
    ],
    [
      'an error in a thread',
      'import threading\nt = threading.Thread(target=lambda: nothing)\nt.start(); t.join()',
      "NameError: name 'nothing' is not defined",
    ],
    [
      'an error of the answer in a thread',
      'import threading\nt = threading.Thread(target=lambda: f(1, 2))\nt.start(); t.join()',
      'error',
    ],
    [
      'tests that are looked for in __main__',
      'import unittest\nclass T(unittest.TestCase):\n    def test(self): self.assertEqual(f(2), 4)\nunittest.main()',
      1,
    ],
    ['an exit in a hook', 'import atexit\natexit.register(lambda: exit(0))\nexit(1 if f(2) != 4 else 0)', 1],
  ])('through %s', async (_, evaluator, expected) => {
    expect(await outcome('python', five, evaluator)).toBe(expected);
  });

  it.concurrent('because its function has the name of one that the evaluator needs', async () => {
    const [abs, max] = ['function y = abs (x)\n  y = 0;\nend', 'function y = max (a, b)\n  y = 1e300;\nend'];
    expect(await outcome('octave', abs, 'exit (! close (abs (-3), 3));', 'abs')).toBe(1);
    expect(await outcome('octave', max, 'exit (! close (max (3, 4), 4));', 'max')).toBe(1);
    expect(await outcome('octave', 'function exit (n)\nend', 'exit (1);', 'exit')).toBe(1);
    expect(await outcome('python', 'def exit(n): return n', 'exit(1)', 'exit')).toBe(1);
  });

  it.concurrent('because of a warning that it causes', async () => {
    const warning = 'import warnings\nwarnings.warn("4")\nprint(5)';
    expect(await outcome('python', warning, 'exit(0 if "4" in printed() else 1)')).toBe(1);
  });
});

describe('a right answer is not wrong by accident', () => {
  it.concurrent.each([
    ['warns', 'print(4)\nx = 1\ny = x is 1', 'exit(0 if printed() == "4\\n" else 1)'],
    [
      'counts',
      'from collections import Counter\ndef f(x): return Counter([x, x])',
      'exit(0 if f("a") == {"a": 2} else 1)',
    ],
    ['names its numbers', 'import enum\nclass N(enum.IntEnum):\n    A = 4\ndef f(x): return N.A', 'exit(f(2) - 4)'],
    [
      'names its pairs',
      'from collections import namedtuple\nP = namedtuple("P", "x y")\ndef f(x): return P(x, 4)',
      'exit(0 if f(2) == (2, 4) else 1)',
    ],
    [
      'passes tests',
      'def f(x): return 4',
      'import unittest\nclass T(unittest.TestCase):\n    def test(self): self.assertEqual(f(2), 4)\nunittest.main()',
    ],
  ])('because it %s', async (_, program, evaluator) => {
    expect(await outcome('python', program, evaluator)).toBe(0);
  });

  it.concurrent('because its functions have names that Octave knows', async () => {
    const abs =
      'function y = abs (x)\n  y = ifelse_ (x);\nend\nfunction y = ifelse_ (x)\n  y = x;\n  if (x < 0) y = -x; end\nend';
    expect(await outcome('octave', abs, 'exit (! close (abs (-3), 3));', 'abs')).toBe(0);
    const rows = 'function r = rows (A)\n  r = 7;\nend\nfunction y = f (x)\n  y = [1 2; 3 4] * x;\nend';
    expect(await outcome('octave', rows, 'exit (! close (f (2), [2 4; 6 8]));')).toBe(0);
  });
});
