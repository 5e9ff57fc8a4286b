import { describe, expect, it } from 'vitest';
import { languages, type Language } from '../language/index.ts';
import {
  casesIn,
  emptyInterval,
  fitsCases,
  fitsIntervals,
  fitsMatrix,
  isUnfilled,
  matrixCells,
  readingOf,
  readingText,
  spreadOver,
  typedIntervalsIn,
  withCase,
  withEnd,
  withEntry,
  type Asked,
  type FieldAmongOthers,
  type Judged,
} from './index.ts';

/** An answer of several fields: what a field contains, how it is written into, and what a paste into it does. */
interface Fields {
  readonly asked: Asked & { readonly type: Judged['type'] };
  readonly fits: (text: string) => boolean;
  readonly inField: (text: string) => string;
  readonly write: (text: string, typed: string) => string;
  readonly among: (text: string) => FieldAmongOthers;
}

function intervals(language: Language, rows: number, index: number, end: 'from' | 'to'): Fields {
  const rowsOf = (text: string) =>
    text.trim() === '' ? Array.from({ length: rows }, () => emptyInterval) : (typedIntervalsIn(text) ?? []);
  return {
    asked: { type: 'input.interval', language, field: 'real' },
    fits: fitsIntervals,
    inField: (text) => rowsOf(text)[index]?.[end] ?? '',
    write: (text, typed) => withEnd(rowsOf(text), index, end, typed),
    among: (text) => ({ kind: 'end', intervals: rowsOf(text), index, end }),
  };
}

function matrix(language: Language, rows: number, columns: number, row: number, column: number): Fields {
  const cellsOf = (text: string) => matrixCells(text, rows, columns);
  return {
    asked: { type: 'input.matrix', language, field: 'real' },
    fits: (text) => fitsMatrix(text, rows, columns),
    inField: (text) => cellsOf(text)[row]?.[column] ?? '',
    write: (text, typed) => withEntry(cellsOf(text), [row, column], typed, language),
    among: (text) => ({ kind: 'entry', cells: cellsOf(text), row, column }),
  };
}

function cases(language: Language, rows: number): Fields {
  const casesOf = (text: string) =>
    text.trim() === '' ? Array.from({ length: rows }, () => ({ term: '', condition: '' })) : casesIn(text);
  return {
    asked: { type: 'input.cases.function', language, field: 'real', names: new Set(['x']) },
    fits: fitsCases,
    inField: (text) => casesOf(text)[0]?.term ?? '',
    write: (text, typed) => withCase(casesOf(text), 0, 'term', typed),
    among: (text) => ({ kind: 'case', cases: casesOf(text) }),
  };
}

/** The answer after a text was typed sign by sign, or pasted in these parts, where the focus is. */
function inParts(fields: Fields, parts: readonly string[]): string {
  let [answer, isOneLine] = ['', false];
  for (const part of parts) {
    const typed = (isOneLine ? answer : fields.inField(answer)) + part;
    answer = isOneLine ? typed : fields.write(answer, typed);
    // The line stays while it has the focus, and appears where a field would lose what was typed.
    isOneLine ||= !fields.fits(answer) || fields.inField(answer) !== typed;
  }
  return answer;
}

function pasted(fields: Fields, text: string): string {
  return spreadOver(fields.among(''), text, fields.asked.language) ?? inParts(fields, [text]);
}

function shown({ asked }: Fields, answer: string): string {
  if (isUnfilled(answer, asked.type)) return `unfilled: ${answer}`;
  const read = readingOf(answer, asked);
  return read?.ok === true ? (readingText(read.value, asked.language) ?? 'no text') : `unreadable: ${answer}`;
}

function expectOneState(fields: Fields, text: string, state: string): void {
  const half = Math.ceil(text.length / 2);
  const ways = {
    typed: inParts(fields, Array.from(text)),
    pasted: pasted(fields, text),
    'pasted in parts': inParts(fields, [text.slice(0, half), text.slice(half)]),
  };
  for (const [way, answer] of Object.entries(ways)) expect(`${way}: ${shown(fields, answer)}`).toBe(`${way}: ${state}`);
}

const places = [1, 2].flatMap((rows) =>
  Array.from({ length: rows }, (_, index) => [[rows, index, 'from'] as const, [rows, index, 'to'] as const]).flat(),
);

describe('an interval ends in the same state, whether typed, pasted or pasted in parts, into any end', () => {
  const anywhere: readonly (readonly [string, string])[] = [
    ['(-∞,1)', '(-infinity; 1)'],
    ['(-∞, 1)', '(-infinity; 1)'],
    ['[1,2]', '[1; 2]'],
    ['[1;2]', '[1; 2]'],
    ['(1,2]', '(1; 2]'],
    ['(0,∞]', '(0; infinity]'],
    ['(0,oo)', '(0; infinity)'],
    [']1;2[', '(1; 2)'],
    ['[0;1]∪[2;3]', '[0; 1] ∪ [2; 3]'],
    ['(0,1) u (2,3)', '(0; 1) ∪ (2; 3)'],
    ['[0;1] or [2;3]', '[0; 1] ∪ [2; 3]'],
    ['{3}', '[3; 3]'],
    ['∅', '∅'],
    ['1;2', '[1; 2]'],
    ['（1，2］', '(1; 2]'],
    ['【1，2）', '[1; 2)'],
    ['\\left[1;2\\right)', '[1; 2)'],
    ['[sqrt(2);2]', '[sqrt(2); 2]'],
    ['x<1 or x>2', 'x < 1 OR x > 2'],
  ];
  const withPoints: readonly (readonly [string, string])[] = [
    ['[1, 2.5)', '[1; 2.5)'],
    ['[1,2.5)', '[1; 2.5)'],
    ['[1;2.5[', '[1; 2.5)'],
    ['[max(1,2),3]', '[max(1; 2); 3]'],
  ];
  const withCommas: readonly (readonly [string, string])[] = [
    ['[1; 2,5)', '[1; 2,5)'],
    ['[1,5;2]', '[1,5; 2]'],
    [']1,5;∞[', '(1,5; infinity)'],
  ];
  it.each(places)('with %i rows, in row %i, %s', (rows, index, end) => {
    for (const language of languages) {
      const own = language === 'de' || language === 'fr' ? withCommas : withPoints;
      for (const [text, state] of [...anywhere, ...own])
        expectOneState(intervals(language, rows, index, end), text, state);
    }
  });
});

describe('a matrix ends in the same state, whether typed, pasted or pasted in parts, into any entry', () => {
  it.each([
    '[[1;2.5];[-3;4]]',
    '[[1,2.5],[-3,4]]',
    '((1,2.5),(-3,4))',
    '{{1, 2.5}, {-3, 4}}',
    '[1 2.5; -3 4]',
    'matrix([1,2.5],[-3,4])',
  ])('%s', (text) => {
    for (const [row, column] of [
      [0, 0],
      [1, 1],
    ] as const)
      expectOneState(matrix('en', 2, 2, row, column), text, '[[1;2.5];[-3;4]]');
  });

  it.each(['(1,2,3)', '(1|2|3)', '[[1];[2];[3]]', '(1;2;3)'])('%s', (text) => {
    for (const row of [0, 1, 2]) expectOneState(matrix('en', 3, 1, row, 0), text, '[[1];[2];[3]]');
  });
});

describe('a function by cases ends in the same state, whether typed, pasted or pasted in parts', () => {
  const state = '-x : x < 0; x : x >= 0';
  it.each([
    '-x : x<0; x : x>=0',
    '-x:x<0;x:x>=0',
    '-x if x<0; x if x>=0',
    '-x for x<0; x for x>=0',
    '-x, if x<0; x, if x>=0',
    '-x when x<0; x when x>=0',
    '-x falls x<0; x falls x>=0',
    '-x für x<0; x für x>=0',
    '-x wenn x<0; x wenn x>=0',
    '-x si x<0; x si x>=0',
    '-x pour x<0; x pour x>=0',
    '-x 若 x<0；x 若 x>=0',
    '-x，当x<0时；x，当x>=0时',
    '-x, x<0; x, x>=0',
    '-x,x<0;x,x>=0',
  ])('%s', (text) => {
    for (const language of languages) for (const rows of [1, 2]) expectOneState(cases(language, rows), text, state);
  });

  it('in lines', () => {
    for (const text of ['-x for x<0\nx for x>=0', '-x, x<0\nx, x>=0', '-x : x<0\r\nx : x>=0\n'])
      expect(shown(cases('en', 1), pasted(cases('en', 1), text))).toBe(state);
  });

  it('with a word for all other cases', () => {
    for (const text of ['-x if x<0; x otherwise', '-x für x<0; x sonst', '-x, x<0; x, sinon'])
      expectOneState(cases('en', 1), text, '-x : x < 0; x : otherwise');
  });

  it('but a quotient is a term', () => {
    expect(spreadOver(cases('en', 1).among(''), '1:2', 'en')).toBeUndefined();
  });
});
