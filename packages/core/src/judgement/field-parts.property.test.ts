import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import {
  casesIn,
  emptyInterval,
  fitsCases,
  fitsIntervals,
  fitsMatrix,
  intervalsIn,
  matrixCells,
  spreadOver,
  withCase,
  withEnd,
  withEntry,
} from './index.ts';

const signs = [
  ...Array.from('12x-+*/^.,;:[](){}|∪∞<>= '),
  '\\frac',
  '\\}',
  '(-oo;-3)',
  '[1;2]',
  'u',
  ' : ',
  ' ∪ ',
  '∅',
  'and',
];
const anyText = fc.array(fc.constantFrom(...signs), { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''));
const plainText = fc.constantFrom('', '1', 'x+1', '-2');

/** The signs that learners see in a text, or in fields, in any order. */
function signsOf(...texts: readonly string[]): string {
  return Array.from(texts.join('').replaceAll(/\s/g, '')).sort().join('');
}

/** Whether all signs of one text are among those of others. */
function contains(seen: string, typed: string): boolean {
  const left = Array.from(signsOf(seen));
  return Array.from(signsOf(typed)).every((sign) => {
    const at = left.indexOf(sign);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

describe('no field drops a sign that is typed or pasted into it', () => {
  it('at an end of an interval: it stands where it was typed, or the whole text does', () => {
    fc.assert(
      fc.property(anyText, plainText, fc.boolean(), fc.constantFrom('from', 'to'), (typed, other, isSecond, end) => {
        const first = { ...emptyInterval, [end === 'from' ? 'to' : 'from']: other };
        const intervals = isSecond ? [{ ...emptyInterval, from: '7', to: '8' }, first] : [first];
        const text = withEnd(intervals, isSecond ? 1 : 0, end, typed);
        const shown = fitsIntervals(text) ? intervalsIn(text) : undefined;
        const stands = JSON.stringify(shown?.[isSecond ? 1 : 0]) === JSON.stringify({ ...first, [end]: typed });
        if (!stands) expect(contains(text, typed + other)).toBe(true);
      }),
      { seed: 45, numRuns: runs },
    );
  });

  it('in an entry of a matrix', () => {
    fc.assert(
      fc.property(
        anyText,
        plainText,
        fc.tuple(fc.integer({ min: 0, max: 1 }), fc.integer({ min: 0, max: 2 })),
        (typed, other, [row, column]) => {
          const cells = [0, 1].map((at) => [0, 1, 2].map((of): string => (at === row && of === column ? '' : other)));
          const text = withEntry(cells, [row, column], typed);
          const shown = fitsMatrix(text, 2, 3) ? matrixCells(text, 2, 3) : undefined;
          if (shown === undefined) expect(contains(text, typed)).toBe(true);
          else if (text !== '')
            expect(shown).toEqual(cells.map((line, at) => (at === row ? line.with(column, typed) : line)));
          else expect(typed.trim()).toBe('');
        },
      ),
      { seed: 45, numRuns: runs },
    );
  });

  it('in a term or a condition of a function by cases', () => {
    fc.assert(
      fc.property(
        anyText,
        plainText,
        fc.constantFrom('term', 'condition'),
        fc.boolean(),
        (typed, other, part, isSecond) => {
          const blank = { term: '', condition: '' };
          const cases = [
            { ...blank, [part === 'term' ? 'condition' : 'term']: other },
            ...(isSecond ? [{ term: '3', condition: 'x>0' }] : []),
          ];
          const text = withCase(cases, 0, part, typed);
          const stands =
            fitsCases(text) && JSON.stringify(casesIn(text)[0]) === JSON.stringify({ ...cases[0], [part]: typed });
          if (!stands) expect(contains(text, typed)).toBe(true);
        },
      ),
      { seed: 45, numRuns: runs },
    );
  });
});

const untouched = [emptyInterval];
const lower = { kind: 'end', intervals: untouched, index: 0, end: 'from' } as const;
const blank = [
  ['', ''],
  ['', ''],
];
const corner = { kind: 'entry', cells: blank, row: 0, column: 0 } as const;

describe('a pasted text fills the fields that it is about', () => {
  it.each([
    ['[1;2]', '[1; 2]'],
    ['(-oo;-3)', '(-oo; -3)'],
    ['[1;2)', '[1; 2)'],
    [']0;1]', '(0; 1]'],
    ['[1, 2]', '[1; 2]'],
    ['1; 2', '[1; 2]'],
    ['\\left[1;2\\right)', '[1; 2)'],
    ['[1;2] ∪ (3;4)', '[1; 2] ∪ (3; 4)'],
    ['∅', '∅'],
  ])('of intervals: %s', (pasted, text) => {
    expect(spreadOver(lower, pasted, 'en')).toBe(text);
  });

  it.each(['3', 'sqrt(2)', '[1', '1]2', 'x < 3', '[1;2;3]', 'x; y; z'])('of intervals, but not with %s', (pasted) => {
    expect(spreadOver(lower, pasted, 'en')).toBeUndefined();
  });

  it('of intervals, but replaces no end that is there', () => {
    expect(spreadOver({ ...lower, intervals: [{ ...emptyInterval, to: '5' }] }, '[1;2]', 'en')).toBeUndefined();
  });

  it.each([
    ['[[1;2];[3;4]]', '[[1;2];[3;4]]'],
    ['[[1, 2], [3, 4]]', '[[1;2];[3;4]]'],
    ['{{1, 2}, {3, 4}}', '[[1;2];[3;4]]'],
    ['[1, 2; 3, 4]', '[[1;2];[3;4]]'],
    ['1\t2\n3\t4\n', '[[1;2];[3;4]]'],
    ['\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}', '[[1;2];[3;4]]'],
    ['[1;2]', '[[1;2];[;]]'],
    ['1\n3', '[[1;];[3;]]'],
  ])('of a matrix: %s', (pasted, text) => {
    expect(spreadOver(corner, pasted, 'en')).toBe(text);
  });

  it.each(['5', 'sin(x)', '[[1;2;3];[4;5;6]]', '[[1;2];[3]]', '[1', '1\t2\t3'])(
    'of a matrix, but not with %s',
    (pasted) => {
      expect(spreadOver(corner, pasted, 'en')).toBeUndefined();
    },
  );

  it('of a function by cases', () => {
    const field = { kind: 'case', cases: [{ term: '', condition: '' }] } as const;
    expect(spreadOver(field, '-x : x < 0; x : x >= 0', 'en')).toBe('-x : x < 0; x : x >= 0');
    expect(spreadOver(field, '-x : x < 0\nx : x >= 0', 'en')).toBe('-x : x < 0; x : x >= 0');
    expect(spreadOver(field, 'x^2', 'en')).toBeUndefined();
  });
});

describe('the fields of an answer', () => {
  it.each(['', ' : ; ', 'x : x<0; ', '-x : x < 0; x : x >= 0', '1:2 : x<0'])('by cases show "%s"', (text) => {
    expect(fitsCases(text)).toBe(true);
  });

  it.each(['x;;y', 'x; y : 1', 'a : b : c; '])('by cases do not show "%s"', (text) => {
    expect(fitsCases(text) && casesIn(text).length === 1).toBe(false);
  });

  it.each(['', '[1; ]', '∅', '[[1; 2]', '{3}', '1;2', '（1，2］'])('of intervals show "%s"', (text) => {
    expect(fitsIntervals(text)).toBe(true);
  });

  it.each(['[1;', 'x < 3', '[1;2', '1,2'])('of intervals do not show "%s"', (text) => {
    expect(fitsIntervals(text)).toBe(false);
  });
});
