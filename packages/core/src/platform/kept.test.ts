import { expect, it } from 'vitest';
import { readKept, writeKept } from './kept.ts';

it('gives back what was kept', () => {
  expect(readKept(2, writeKept(2, { text: 'a', list: [1] }))).toMatchObject({ text: 'a', list: [1] });
});

it.each([
  ['nothing', undefined],
  ['no text', ''],
  ['broken JSON', '{"version":2,'],
  ['no object', '[2]'],
  ['null', 'null'],
  ['another version', writeKept(1, { text: 'a' })],
  ['a version in words', '{"version":"2","text":"a"}'],
  ['no version', '{"text":"a"}'],
])('gives no fields of %s', (_, text) => {
  expect(readKept(2, text)).toEqual({});
});
