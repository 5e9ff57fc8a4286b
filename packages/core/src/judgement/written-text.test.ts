import { describe, expect, it } from 'vitest';
import { casesIn, casesText, intervalsIn, intervalText, matrixCells, matrixText } from './index.ts';

/** The successive contents of a field while a text is typed into it. */
function typed(text: string): readonly string[] {
  return Array.from(text, (_, index) => text.slice(0, index + 1));
}

describe('what is being written stays as it is', () => {
  const other = { open: '(', from: '3', to: 'infinity', close: ')' } as const;

  it.each(['1,5 + sqrt(2)', '-(1 + 2 u)/3', '2)', 'x or y u 3'])('in the ends of intervals: %s', (text) => {
    for (const end of typed(text)) {
      const lower = [{ open: '[', from: end, to: '', close: ']' } as const, other];
      const upper = [other, { open: '[', from: '0,5', to: end, close: ')' } as const];
      expect(intervalsIn(intervalText(lower))).toEqual(lower);
      expect(intervalsIn(intervalText(upper))).toEqual(upper);
    }
  });

  it.each(['x > 0 AND x < 7', ' sin x', '(1 + x '])('in a function by cases: %s', (text) => {
    for (const part of typed(text).filter((each) => each.trim() !== '')) {
      const cases = [
        { term: part, condition: '' },
        { term: 'x', condition: part },
        { term: '', condition: 'x > 9' },
      ];
      expect(casesIn(casesText(cases))).toEqual(cases);
    }
  });

  it.each(['2 pi', ' sin x ', '(1 + x'])('in a matrix: %s', (text) => {
    for (const cell of typed(text)) {
      const rows = [
        [cell, ''],
        ['1', cell],
      ];
      expect(matrixCells(matrixText(rows), 2, 2)).toEqual(rows);
    }
  });
});
