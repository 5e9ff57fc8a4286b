import { expect, it } from 'vitest';
import { markedSpan } from './index.ts';

it.each([
  ['salt & pepper', '&', { from: 5, to: 6 }],
  ['a b a', 'a', undefined],
  ['a b a', 'b «a»', { from: 4, to: 5 }],
  ['a b a', '«a» b', { from: 0, to: 1 }],
  ['a\nb', '«\n»b', { from: 1, to: 2 }],
  ['a b a', 'c', undefined],
])('%j is marked by %j at %j', (text, marks, span) => {
  expect(markedSpan(text, marks)).toEqual(span);
});
