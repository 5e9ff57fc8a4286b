import { describe, expect, it } from 'vitest';
import { printText } from '../expression/index.ts';
import { judgeAnswer } from '../judgement/index.ts';
import { define, sourceText } from '../testing/index.ts';
import { holds, type DrawnValue } from '../variables/index.ts';
import { drawExercise, type Exercise } from './draw-exercise.ts';
import { drawnValues } from './drawn-values.ts';

const precision = { mode: 'atleast', digits: 2 } as const;

function exerciseWith(...definitions: ReturnType<typeof define>[]) {
  const question = {
    variables: { definitions, rules: [] },
    field: 'real',
    displayPrecision: 2,
    correctorPrecision: precision,
  } as const;
  return drawExercise(question, 1, 'en');
}

function exerciseOf(...definitions: ReturnType<typeof define>[]): Exercise {
  const exercise = exerciseWith(...definitions);
  if (!exercise.ok) throw new Error(JSON.stringify(exercise.failure));
  return exercise.value;
}

function written(value: DrawnValue | undefined): unknown {
  if (value?.kind !== 'function') return value;
  return { expression: printText(value.expression), parameters: value.parameters };
}

/** The same value; written out, it may have more brackets. */
function expectSame(value: DrawnValue | undefined, other: DrawnValue | undefined, message: string): void {
  const plain = (each: DrawnValue | undefined) =>
    JSON.stringify(written(each))
      .replace('²', '^2')
      .replace(/[()* ]/g, '');
  expect(plain(value), message).toBe(plain(other));
}

const terms = [
  ...['x^2', 'sin(x)', 'exp(x)', '3x-1', 'a*x^2+b', '1/(x+a)', 'sqrt(x+1)', 'x*sin(a x)', '|x-a|', 'x', 'a+x/3'],
  ...['2x^3-4x', '(x+1)^2', '-x', 'ln(x+2)', 'x y', 'e^(-x)', 'x^(1/2)', 'arctan(x)'],
] as const;

/** Commands that name f: the definitions of h. */
const commands = [
  ['derivative h', 'f, x'],
  ['derivative h', '2f+x, x'],
  ['derivative h', 'x*f, x'],
  ['derivative h', 'f(2x), x'],
  ['derivative[normalize] h', 'f, x'],
  ['derivative[expand] h', 'f, x'],
  ['derivative[calculate] h', 'f, x'],
  ['substitute h', 'f, x, 3'],
  ['substitute h', 'f, x, a+1'],
  ['substitute h', 'f, x, t^2'],
  ['substitute h', 'x^2+1, x, f'],
  ['substitute[calculate] h', 'f, x, 2'],
  ['function h', 'f'],
  ['function h', '2f+1'],
  ['function h', 'f(x+1)-f(x)'],
  ['function h', 'a*f(t), [t]'],
  ['function[normalize] h', 'f+x'],
  ['function[expand] h', 'f*(x+1)'],
  ['function[calculate] h', '2f(x)'],
  ['number h', 'a*b'],
  ['matrix h', '[[f(2);1];[0;a]]'],
  ['pmatrix h', '[[f(1);f(2)];[0;1]]'],
  ['rowVector h', '[f(3);2f(3)]'],
  ['matrix h', 'f(1) & 1 \\\\ 0 & f(2)'],
] as const;

/** The values of a definition with the term in the place of f. */
function writtenOut(values: string, term: string): string {
  return values
    .replace(
      /f\(([^()]*)\)/g,
      (_, argument: string) => `(${term.replace(/(?<![A-Za-z])x(?![A-Za-z])/g, `(${argument})`)})`,
    )
    .replace(/(?<![A-Za-z])f(?![A-Za-z])/g, `(${term})`);
}

const numbers = [define('randint a', '2, 5', 100), define('randint b', '1, 9', 120)];

describe('a term drawn from a set is the term written out', () => {
  it.each(commands)('in \\%s{%s}', (head, values) => {
    // A matrix and a function with a list of parameters are told about y.
    for (const term of terms.filter((each) => each !== 'x y' || !/t\]|;|&/.test(values))) {
      const set = exerciseWith(...numbers, define('drawFromSet f', term, 10), define(head, values, 50));
      const out = exerciseWith(...numbers, define(head, writtenOut(values, term), 50));
      if (!out.ok) throw new Error(`${writtenOut(values, term)}: ${JSON.stringify(out.failure)}`);
      if (!set.ok) throw new Error(`${term}: ${JSON.stringify(set.failure)}`);
      expectSame(set.value.drawn.get('h'), out.value.drawn.get('h'), term);
    }
  });

  it.each(['number n', 'function n'])('in %s that calls it', (head) => {
    for (const term of terms.filter((each) => each !== 'x y')) {
      const set = exerciseOf(...numbers, define('drawFromSet f', term, 10), define(head, 'f(3)+a', 50));
      const out = exerciseOf(...numbers, define('number n', writtenOut('f(3)+a', term), 50));
      const [one, other] = [set.drawn.get('n'), out.drawn.get('n')].map((value) =>
        value?.kind === 'number' ? value.value : NaN,
      );
      expect(one, term).toBeCloseTo(other ?? NaN, 12);
    }
  });

  it('in what is shown, asked for and compared', () => {
    for (const term of terms) {
      const set = exerciseOf(...numbers, define('drawFromSet f', term, 10), define('function g', '2f', 50));
      const twice = define('function g', `2(${term})`, 50);
      const out = exerciseOf(...numbers, define('function f', term, 10), twice);
      const [shown, expected] = [set, out].map((each) => drawnValues(each).show({ name: 'f' }));
      expect(shown, term).toEqual(expected);
      for (const solution of ['f', 'g'] as const) {
        const value = out.drawn.get(solution);
        const typed = value?.kind === 'function' ? printText(value.expression) : '';
        for (const correctors of [
          [],
          [
            {
              kind: 'asFunction',
              variable: 'x',
              from: sourceText('1'),
              to: sourceText('2'),
              steps: 10,
            } as const,
          ],
          [{ kind: 'functionForZero', expression: sourceText(`ans - ${solution}`) } as const],
        ]) {
          const answer = { type: 'input.function', solution: sourceText(solution), correctors } as const;
          for (const [text, verdict] of [
            [typed, 'right'],
            [`${typed} + 1`, 'wrong'],
          ] as const) {
            expect(judgeAnswer(text, answer, out).verdict, `${term} ${solution}`).toBe(verdict);
            expect(judgeAnswer(text, answer, set).verdict, `${term} ${solution}`).toBe(verdict);
          }
        }
      }
      for (const condition of ['f(1) > 0', 'f(2)+a = 3']) {
        expect(holds(sourceText(condition), set.drawn), term).toEqual(holds(sourceText(condition), out.drawn));
      }
    }
  });

  it('whichever of the set is drawn', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 40; seed += 1) {
      const definitions = [define('drawFromSet f', 'x^2, sin(x), exp(x)', 10), define('derivative g', 'f, x', 40)];
      const question = {
        variables: { definitions, rules: [] },
        field: 'real',
        displayPrecision: 2,
        correctorPrecision: precision,
      } as const;
      const drawn = drawExercise(question, seed, 'en');
      if (!drawn.ok) throw new Error(JSON.stringify(drawn.failure));
      const [f, g] = ['f', 'g'].map((name) => drawnValues(drawn.value).show({ name })?.text);
      seen.add(`${f} -> ${g}`);
    }
    expect([...seen].sort()).toEqual(['exp(x) -> exp(x)', 'sin(x) -> cos(x)', 'x^2 -> 2 x']);
  });

  it('where the letter of a derivative is drawn', () => {
    for (const letter of ['x', 'y']) {
      const exercise = exerciseOf(
        define('drawFromSet v', `${letter}, ${letter}`),
        define('derivative g', 'x^2*y^3, v', 40),
      );
      const out = exerciseOf(define('derivative g', `x^2*y^3, ${letter}`, 40));
      expect(written(exercise.drawn.get('g'))).toEqual(written(out.drawn.get('g')));
    }
  });
});

describe('a word drawn from a set', () => {
  it.each([
    ['derivative g', 'w, x'],
    ['substitute g', 'w, x, 2'],
    ['substitute g', 'x^2, x, w'],
    ['function g', '2w'],
    ['number g', 'w+1'],
    ['matrix g', '[[w;1];[0;1]]'],
    ['rowVector g', '[w;1]'],
  ])('is reported in \\%s{%s}, and not taken for a letter', (head, values) => {
    for (const words of ['red, blue', 'A, B', 'left, x']) {
      const drawn = exerciseWith(define('drawFromSet w', words), define(head, values, 50));
      expect(drawn.ok ? undefined : drawn.failure.map(({ kind }) => kind), words).toEqual(['noNumberValue']);
    }
  });

  it.each(['red, blue', 'A, B', 'yes, no', 'a cat, a dog', '5 km, 6 km', 'sin, cos'])('stays a text: %s', (words) => {
    const exercise = exerciseOf(define('drawFromSet w', words));
    expect(exercise.drawn.get('w')?.kind).toBe('text');
  });

  it('that looks like a term is compared with texts as written', () => {
    const exercise = exerciseOf(define('drawFromSet w', 'x*x, x * x'));
    const text = exercise.drawn.get('w');
    const asked = text?.kind === 'function' ? text.text : '';
    const answer = { type: 'input.text', solution: sourceText('w'), correctors: [] } as const;
    expect(judgeAnswer(asked ?? '', answer, exercise).verdict).toBe('right');
    expect(judgeAnswer('x^2', answer, exercise).verdict).toBe('wrong');
  });
});
