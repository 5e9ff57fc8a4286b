import { expect, it } from 'vitest';
import { applyEdits } from './edits.ts';

it('makes several changes at once, in any order', () => {
  const edits = [
    { span: { from: 4, to: 5 }, text: 'xyz' },
    { span: { from: 0, to: 1 }, text: '' },
    { span: { from: 5, to: 5 }, text: '!' },
  ];
  expect(applyEdits('a + b', edits)).toBe(' + xyz!');
});
