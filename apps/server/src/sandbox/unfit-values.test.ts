import { beforeAll, describe, expect, it } from 'vitest';
import type { CodeToMark } from '@lemma/core/code-answer';
import type { CodeLanguage } from '@lemma/core/document';
import { needSandboxPrograms } from '../../../../scripts/sandbox-programs.mjs';
import { markCode } from './mark-code.ts';

beforeAll(() => needSandboxPrograms());

const functionsOf: Readonly<Record<CodeLanguage, (value: string) => string>> = {
  python: (value) => (value.includes('def f') ? value : `def f(x):\n    return ${value}`),
  octave: (value) => (value.includes('function') ? value : `function y = f (x)\n  y = ${value};\nend`),
};

/** What becomes of an answer for which an evaluator expects the value 4: `wrong: text for number`, `undecided: …`, `exit 1`. */
async function outcome(language: CodeLanguage, evaluator: string, answer: string, right = '4'): Promise<string> {
  const [code, solution] = [answer, right].map(functionsOf[language]);
  const program = (text = ''): Pick<CodeToMark, 'parts' | 'answers'> => ({
    parts: [{ name: 'answer 1', text }],
    answers: [text],
  });
  const marked = await markCode({
    ...{ language, functions: ['f'], evaluator },
    ...program(code),
    solution: { ...program(solution), exits: [0] },
  });
  if (marked === undefined) return 'the sandbox has failed';
  if (!marked.ok) return `undecided: ${marked.failure.message}`;
  if (marked.value.kind === 'graded') return `exit ${String(marked.value.exit)}`;
  const { failure } = marked.value;
  switch (failure.kind) {
    case 'unfit':
      return failure.unlike ? `wrong: ${failure.unlike.found} for ${failure.unlike.needed}` : 'wrong: unfit';
    case 'value':
      return `wrong: ${failure.value}`;
    case 'error':
      return `wrong: ${failure.message.split('\n')[0]} in line ${String(failure.places[0]?.line)}`;
    case 'timeout':
    case 'ended':
    case 'flooded':
      return `wrong: ${failure.kind}`;
  }
}

const subtract = { python: 'exit(1 if abs(f(2) - 4) > 1e-9 else 0)', octave: 'exit (abs (f (2) - 4) > 1e-9);' };

describe('an answer of a kind that its evaluator cannot take is wrong, and is told its kind', () => {
  it.concurrent.each([
    ['4', 'exit 0'],
    ['5', 'exit 1'],
    ['"4"', 'wrong: text for number'],
    ['[4]', 'wrong: list for number'],
    ['{4}', 'wrong: set for number'],
    ['{"a": 4}', 'wrong: dictionary for number'],
    ['__import__("numpy").array([4.0, 4.0])', 'wrong: matrix for number'],
    ['True', 'exit 1'],
    ['4 + 1j', 'exit 1'],
    ['__import__("decimal").Decimal(5)', 'exit 1'],
    ['object()', 'wrong: other'],
    ['(k for k in (4,))', 'wrong: other'],
    ['f', 'wrong: other'],
    ['10 ** 400', 'exit 1'],
    // What it says of itself is not asked.
    [
      'class Any(int):\n    def __eq__(self, o): return True\n    __sub__ = __float__ = __gt__ = __abs__ = lambda *all: 0\ndef f(x): return Any(7)',
      'exit 1',
    ],
  ])('%s in Python: %s', async (answer, expected) => {
    expect(await outcome('python', subtract.python, answer)).toBe(expected);
  });

  it.concurrent.each([
    ['4', 'exit 0'],
    ['5', 'exit 1'],
    ['{4}', 'wrong: cell for number'],
    ['"4"', 'exit 1'],
    // A row of truth values is no exit value.
    ['"four"', 'wrong: text for number'],
    ['struct ("a", 4)', 'wrong: other'],
    ['@sin', 'wrong: other'],
    ['[4 NaN]', 'wrong: nan'],
  ])('%s in Octave: %s', async (answer, expected) => {
    expect(await outcome('octave', subtract.octave, answer)).toBe(expected);
  });

  it.concurrent.each([
    // An evaluator, an answer and what becomes of it.
    ['python', 'assert f(2) == 4', '5', 'wrong: unfit'],
    ['python', 'exit(0 if 1 / f(2) == 0.25 else 1)', '0', 'wrong: unfit'],
    ['python', 'exit(f(2) - 4)', '4.5', 'wrong: unfit'],
    ['python', 'exit(0 if f(2)[2] == 4 else 1)', '[4]', 'wrong: unfit', '[1, 2, 4]'],
    ['python', 'exit(0 if f(2)["a"] == 4 else 1)', '{"b": 4}', 'wrong: unfit', '{"a": 4}'],
    ['python', 'exit(0 if f(2).upper() == "A" else 1)', '4', 'wrong: number for text', '"a"'],
    ['python', 'exit(0 if sum(f(2)) == 4 else 1)', '["4"]', 'wrong: unfit', '[4]'],
    ['python', 'if f(2) < 5: exit(0)', '4j', 'wrong: complex for number'],
    ['python', 'for k in range(10 ** f(2)): pass\nexit(0 if f(2) == 4 else 1)', '10', 'wrong: unfit'],
    ['python', 'print("x" * f(2) ** 9)\nexit(0 if f(2) == 4 else 1)', '9', 'wrong: unfit'],
    ['python', 'import os\nif f(2) > 4: os._exit(0)', '5', 'wrong: unfit'],
    ['octave', 'if (! all (f (2) == [4 5])) exit (1); end', '[1 2 3]', 'wrong: unfit', '[4 5]'],
    ['octave', 'x = f (2); if (x(2) != 5) exit (1); end', '4', 'wrong: number for matrix', '[4 5]'],
    ['octave', 'exit (f (2) - 4)', '4.5', 'wrong: unfit'],
  ] as const)('in %s, %j at %s: %s', async (language, evaluator, answer, expected, right?: string) => {
    expect(await outcome(language, evaluator, answer, right)).toBe(expected);
  });
});

describe('an evaluator is at fault if it fails without the answer', () => {
  it.concurrent.each([
    ['python', 'f(2) + "a"', 'undecided: TypeError: unsupported operand'],
    ['python', '"a" + f(2)', 'undecided: TypeError: can only concatenate'],
    ['python', 'exit("0" if f(2) == 4 else 1)', 'exit 1'],
    // It does not take the solution.
    ['python', 'exit("0" if f(2) == 5 else 1)', "undecided: exit takes a whole number, not '0'"],
    ['python', 'if f(2) == 4: exit(1)\nf(2)[0]', 'undecided: TypeError'],
    // Only this answer leads there, and no answer is why there is no such name.
    ['python', 'if f(2) == 5: exti(2)', 'undecided: NameError'],
    ['python', 'import math\nif f(2) == 5: exit(math.flor(0.5))', 'undecided: AttributeError'],
    ['python', 'if f(2) == 5: import nothing', 'undecided: ModuleNotFoundError'],
    ['python', 'while True: f(2)', 'undecided: The evaluator comes to no end with the solution.'],
    ['octave', 'if (f (2) == 5) exti (2); end', "undecided: 'exti' undefined"],
    ['octave', '{1} + f (2)', 'undecided: binary operator'],
  ] as const)('in %s, %j at 5: %s', async (language, evaluator, expected) => {
    expect((await outcome(language, evaluator, '5')).slice(0, expected.length)).toBe(expected);
  });

  it.concurrent('its random numbers are the same for the answer and for the solution, and for each answer again', async () => {
    const evaluator = 'import random\nexit(random.randrange(1, 100) if f(2) == 5 else 0)';
    const [once, again, other] = [
      await outcome('python', evaluator, '5'),
      await outcome('python', evaluator, '5'),
      await outcome('python', evaluator, '5.0'),
    ];
    expect([once === again, once === other]).toEqual([true, false]);
    // Whether it fails is up to chance alone: no answer is blamed for it.
    const fails = 'import random\nif random.random() < 0.5: f(2) + "a"\nexit(0 if f(2) == 4 else 1)';
    const told = await Promise.all([1, 2, 3, 4, 5, 6].map((k) => outcome('python', fails, `5 + 0 * ${String(k)}`)));
    for (const each of told) expect(each).toMatch(/^(?:undecided|exit 1)/);
  });
});

describe('what goes wrong in an answer is told with its line', () => {
  const [line2, tall] = ['in line 2', '"x" * 10 ** 7'];
  it.concurrent.each([
    [`def f(x):\n    print("x" * 10 ** 8)`, `RuntimeError: the program prints too much ${line2}`],
    ['def f(x):\n    while True: print(x)', `RuntimeError: the program prints too much ${line2}`],
    ['def f(x):\n    import os\n    while True: os.write(1, b"x" * 1000)', 'flooded'],
    ['def f(x):\n    return bytearray(1 << 40)', `MemoryError ${line2}`],
    ['a = []\ndef f(x):\n    while True: a.append(bytearray(10 ** 6))', 'MemoryError in line 3'],
    // Python has no memory left to note the line itself: where it is defined is told instead.
    ['a = []\ndef f(x):\n    while True: a.append([0] * 10)', 'MemoryError in line 2'],
    ['def f(x):\n    return f(x) + 1', `RecursionError: maximum recursion depth exceeded ${line2}`],
    [
      'import sys\nsys.setrecursionlimit(10 ** 5)\ndef f(x):\n    return f(x) + 1',
      'RecursionError: maximum recursion depth exceeded in line 4',
    ],
    [
      `class E(Exception):\n    def __str__(self): return ${tall}\ndef f(x):\n    raise E()`,
      `E: ${'x'.repeat(3997)} in line 4`,
    ],
    ['class E(Exception):\n    def __str__(self): exit(0)\ndef f(x):\n    raise E()', 'E: <unprintable> in line 4'],
    ['class E(Exception):\n    def __str__(self): raise self\ndef f(x):\n    raise E()', 'E: <unprintable> in line 4'],
    [
      'class M(type):\n    __name__ = __module__ = property(lambda c: 1 / 0)\nclass E(Exception, metaclass=M): pass\ndef f(x):\n    raise E(1)',
      'E: 1 in line 5',
    ],
    ['def f(x):\n    e = ValueError("no")\n    e.add_note("a note")\n    raise e', 'ValueError: no in line 4'],
    [
      'def f(x):\n    e = SyntaxError("no")\n    e.filename = e.lineno = object()\n    raise e',
      'SyntaxError: no in line 4',
    ],
    [
      'def f(x):\n    if x:\n    return 4',
      "IndentationError: expected an indented block after 'if' statement on line 2 in line 3",
    ],
    [
      'def f(x):\n\treturn 4\n        return 5',
      'TabError: inconsistent use of tabs and spaces in indentation in line 3',
    ],
    ['y = 1\ndef f():\n    return 4', 'TypeError: f() takes 0 positional arguments but 1 was given in line 2'],
    ['def g(x):\n    return x / 0\ndef f(x):\n    return g(x)\n', 'ZeroDivisionError: division by zero in line 2'],
    ['g = 4 # def f', "NameError: name 'f' is not defined in line undefined"],
    ['def f(x):\n    return [[0] * 300] * 1000', 'OverflowError: The value is too large. in line 2'],
    ["def f(x):\n    y = 'a' * 200000000\n    return y", 'OverflowError: The value is too large. in line 3'],
    ['def f(x):\n    return 10 ** 5000000', 'OverflowError: The value is too large. in line 2'],
    ['def f(x):\n    return [[[0] * 90000] * 9000] * 9000', 'OverflowError: The value is too large. in line 2'],
    ['def f(x):\n    if x: return "a" * 900000\n    return 1', 'OverflowError: The value is too large. in line 1'],
  ])('in Python: %j', async (answer, expected) => {
    expect(await outcome('python', subtract.python, answer)).toBe(`wrong: ${expected}`);
  });

  it.concurrent.each([
    ['function y = f (x)\n  error ("%s", repmat ("x", 1, 1e7));\nend', `wrong: ${'x'.repeat(4000)} in line 2`],
    ['function y = f (x)\n  y = f (x);\nend', 'max_recursion_depth exceeded in line 2'],
    [
      'function y = f (x)\n  y = zeros (1e6);\nend',
      "out of memory or dimension too large for Octave's index type in line 2",
    ],
    ['function y = f (x)\n  while (true) disp (x); end\nend', 'flooded'],
    [
      'function y = g (x)\n  y = nothing;\nend\nfunction y = f (x)\n  y = g (x);\nend',
      "'nothing' undefined near line 2, column 7 in line 2",
    ],
    [
      'function y = f (x)\n  error (struct ("message", "no", "identifier", "a:b", "stack", struct ("file", {1}, "name", {2}, "line", {"a"}, "column", {1})));\nend',
      "octave_base_value::int_value (): wrong type argument 'string' in line 2",
    ],
  ])('in Octave: %j', async (answer, expected) => {
    expect(await outcome('octave', subtract.octave, answer)).toBe(
      expected.startsWith('wrong') ? expected : `wrong: ${expected}`,
    );
  });
});
