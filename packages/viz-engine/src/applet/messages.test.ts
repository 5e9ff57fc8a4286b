import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAppletMessage } from './messages.ts';

it.each([
  [{ kind: 'alive' }, { kind: 'alive' }],
  [{ kind: 'initialized', more: 1 }, { kind: 'initialized' }],
  [{ kind: 'notLoaded' }, { kind: 'notLoaded' }],
  [
    { kind: 'answer', text: '1/2' },
    { kind: 'answer', text: '1/2' },
  ],
  [
    { kind: 'answer', text: 'x'.repeat(2000) },
    { kind: 'answer', text: 'x'.repeat(2000) },
  ],
  [
    { kind: 'fault', message: 'y'.repeat(1000) },
    { kind: 'fault', message: 'y'.repeat(300) },
  ],
])('%o is a message', (data, message) => {
  expect(readAppletMessage(data)).toEqual(message);
});

it.each([
  undefined,
  null,
  'alive',
  [],
  {},
  { kind: 'answer' },
  { kind: 'answer', text: 3 },
  { kind: 'answer', text: ['1'] },
  { kind: 'answer', text: { toString: () => '1' } },
  { kind: 'answer', text: 'x'.repeat(2001) },
  { kind: 'answer', text: 'a\u0000b' },
  { kind: 'answer', text: 'two\nlines' },
  { kind: 'fault', message: 3 },
  { kind: 'open' },
  { kind: '__proto__' },
])('%o is none', (data) => {
  expect(readAppletMessage(data)).toBeUndefined();
});

it('never throws, and never lets more through than a line of 2000', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      const message = readAppletMessage(data);
      if (message?.kind === 'answer') expect(message.text.length).toBeLessThanOrEqual(2000);
    }),
  );
});
