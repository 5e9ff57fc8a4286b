import { describe, expect, it } from 'vitest';
import type { Language } from '../language/index.ts';
import { spreadOver, type FieldAmongOthers } from './spread.ts';

function empty(rows: number, columns: number): FieldAmongOthers {
  const cells = Array.from({ length: rows }, () => Array.from({ length: columns }, () => ''));
  return { kind: 'entry', cells, row: 0, column: 0 };
}

const two = '[[1;2.5];[-3;4]]';
const column = '[[1];[2];[3]]';
const cases = 'x^2 : x<0; 2x : x \\geq 0';

describe('a matrix pasted into its first cell', () => {
  it.each([
    ['[1 2.5; -3 4]', two],
    ['[1, 2.5; -3, 4]', two],
    ['[1  2.5;-3 4]', two],
    ['((1,2.5),(-3,4))', two],
    ['((1, 2.5), (-3, 4))', two],
    ['matrix([1,2.5],[-3,4])', two],
    ['Matrix([[1, 2.5], [-3, 4]])', two],
    ['np.array([[1, 2.5], [-3, 4]])', two],
    ['{{1, 2.5}, {-3, 4}}', two],
    ['1 2.5\n-3 4', two],
    ['1   2.5\r\n-3  4\r\n', two],
    ['1\t2.5\n-3\t4', two],
    ['1; 2.5\n-3; 4', two],
    ['\\begin{pmatrix}1&2.5\\\\-3&4\\end{pmatrix}', two],
  ])('%s fills all cells', (pasted, expected) => {
    expect(spreadOver(empty(2, 2), pasted, 'en')).toBe(expected);
  });

  it.each<readonly [string, Language]>([
    ['(1|2|3)', 'en'],
    ['(1,2,3)', 'en'],
    ['(1, 2, 3)', 'de'],
    ['(1;2;3)', 'de'],
    ['[1,2,3]', 'en'],
    ['1\n2\n3', 'en'],
  ])('%s in %s fills the cells of a column and of a row', (pasted, language) => {
    expect(spreadOver(empty(3, 1), pasted, language)).toBe(column);
    expect(spreadOver(empty(1, 3), pasted, language)).toBe('[[1;2;3]]');
  });

  it.each(['1 000', '1 1/2', '1 2\n3', 'x + 1', '(1,2,3,4,5)', '2 (x+1)', '(1+2)'])(
    '%s stays in one cell',
    (pasted) => {
      expect(spreadOver(empty(2, 2), pasted, 'en')).toBeUndefined();
    },
  );

  it('leaves decimals in brackets alone', () => {
    expect(spreadOver(empty(2, 1), '(1,5)', 'de')).toBeUndefined();
  });
});

describe('a function by cases pasted into its first field', () => {
  const field: FieldAmongOthers = { kind: 'case', cases: [{ term: '', condition: '' }] };

  it.each([
    ['\\begin{cases} x^2 & x<0 \\\\ 2x & x \\geq 0 \\end{cases}'],
    ['\\begin{cases}x^2, & x<0\\\\2x, & x \\geq 0.\\end{cases}'],
    ['f(x) = \\begin{cases}\n x^2 & x<0 \\\\[2pt]\n 2x & x \\geq 0 \\\\\n\\end{cases}'],
    ['$\\begin{dcases} x^2 & x<0 \\\\ 2x & x \\geq 0 \\end{dcases}$'],
  ])('%s fills all fields', (pasted) => {
    expect(spreadOver(field, pasted, 'en')).toBe(cases);
  });

  it('keeps words before conditions', () => {
    const pasted = '\\begin{cases} x^2 & \\text{if } x<0 \\\\ 2x & \\text{otherwise} \\end{cases}';
    expect(spreadOver(field, pasted, 'en')).toBe('x^2 : if x<0; 2x : otherwise');
  });

  it('does not replace what is in other fields', () => {
    const filled: FieldAmongOthers = { kind: 'case', cases: [{ term: 'x', condition: '' }] };
    expect(spreadOver(filled, '\\begin{cases} x^2 & x<0 \\\\ 2x & x>0 \\end{cases}', 'en')).toBeUndefined();
  });
});
