import { expect, it } from 'vitest';
import { readCsv } from './index.ts';

const rows = [
  { line: 2, values: { name: 'ada', reason: 'ill, twice' } },
  { line: 3, values: { name: 'ben' } },
];

it.each([
  ['commas and quotes', 'name,reason\nada,"ill, twice"\nben,\n'],
  ['semicolons', 'name;reason\r\nada;ill, twice\r\nben;'],
  ['tabs', 'name\treason\nada\till, twice\nben'],
  ['a byte order mark, other columns and another order', '\uFEFFReason;x; NAME\nill, twice;1;ada\n;;ben'],
])('a table is read with %s', (_what, text) => {
  expect(readCsv(text, ['name', 'reason'])).toEqual(rows);
});

it('rows tell the line on which they begin, across empty lines and broken values', () => {
  const text = 'name,reason\n\nada,"two\nlines, ""quoted"""\n\nben,x\n';
  expect(readCsv(text, ['name', 'reason'])).toEqual([
    { line: 3, values: { name: 'ada', reason: 'two\nlines, "quoted"' } },
    { line: 6, values: { name: 'ben', reason: 'x' } },
  ]);
});

it.each(['', '\n\n', 'name'])('there are no rows in %j', (text) => {
  expect(readCsv(text, ['name'])).toEqual([]);
});
