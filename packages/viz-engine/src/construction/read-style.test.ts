import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '@lemma/core/testing';
import { readStyle } from './read-style.ts';

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
  [`{"a": "1, 2: {3}"}`, [['a', '1, 2: {3}']]],
])('reads %s', (text, entries) => {
  expect([...(readStyle(text) ?? [])]).toEqual(entries);
});

it.each(['', 'red', '[1]', '{', '{a}', '{a: b}', '{a: 1 b: 2}', '{a: alert(1)}', '{a: {b: 1}}', '{"a: 1}'])(
  'does not take %s for an object',
  (text) => {
    expect(readStyle(text)).toBeUndefined();
  },
);

it('reads back any object of numbers, truth values and plain texts', () => {
  const value = fc.oneof(fc.integer(), fc.boolean(), fc.stringMatching(/^[a-z ,:{}]*$/));
  fc.assert(
    fc.property(fc.dictionary(fc.stringMatching(/^[a-z]\w*$/), value), (object) => {
      expect(new Map(Object.entries(object))).toEqual(new Map(readStyle(JSON.stringify(object)) ?? []));
    }),
    { seed: 7, numRuns: runs },
  );
});
