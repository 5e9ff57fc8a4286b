import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '@lemma/core/testing';
import { keyName, meantStyle, readStyle } from './read-style.ts';

const source = (text: string) => ({ text, span: { from: 100, to: 100 + text.length } });
const entriesOf = (text: string) => readStyle(source(text))?.map((entry) => [keyName(entry), entry.value]);

it.each([
  ['{}', []],
  ['{strokeWidth: 3}', [['strokeWidth', 3]]],
  [
    `{ "dash": 2, 'color': 'dark_red', fixed: true, }`,
    [
      ['dash', 2],
      ['color', 'dark_red'],
      ['fixed', true],
    ],
  ],
  ['{opacity: -0.5}', [['opacity', -0.5]]],
  [
    '{strokeColor: red, size: .5}',
    [
      ['strokeColor', 'red'],
      ['size', 0.5],
    ],
  ],
  ['{strokeWidth: 2px}', [['strokeWidth', '2px']]],
  [`{"a": "1, 2: {3}"}`, [['a', '1, 2: {3}']]],
])('reads %s', (text, entries) => {
  expect(entriesOf(text)).toEqual(entries);
});

it.each(['', 'red', '[1]', '{', '{a}', '{a: }', '{a: 1 b: 2}', '{a: alert(1)}', '{a: {b: 1}}', '{"a: 1}'])(
  'does not take %s for an object',
  (text) => {
    expect(readStyle(source(text))).toBeUndefined();
  },
);

it('reads back any object of numbers, truth values and plain texts', () => {
  const value = fc.oneof(fc.integer(), fc.boolean(), fc.stringMatching(/^[a-z ,:{}]*$/));
  fc.assert(
    fc.property(fc.dictionary(fc.stringMatching(/^[a-z]\w*$/), value), (object) => {
      expect(new Map(Object.entries(object))).toEqual(
        new Map(entriesOf(JSON.stringify(object))?.map(([key = '', value]) => [key, value])),
      );
    }),
    { seed: 7, numRuns: runs },
  );
});

it('knows where a key and a value stand', () => {
  const text = `{ "size": 3, face: 'x' }`;
  const places = readStyle(source(text))?.flatMap(({ key, source }) => [key, source]);
  expect(places?.map(({ text }) => text)).toEqual(['"size"', '3', 'face', "'x'"]);
  for (const { text: part, span } of places ?? []) expect(text.slice(span.from - 100, span.to - 100)).toBe(part);
});

it.each([
  ['strokeWidth: 3', '{strokeWidth: 3}'],
  ['{strokeWidth = 3; dash = 2}', '{strokeWidth: 3, dash: 2}'],
  ['thick', undefined],
])('%s was probably meant to be %s', (text, meant) => {
  expect(meantStyle(source(text))).toBe(meant);
});
