import { describe, expect, it } from 'vitest';
import { innermostAt } from './place.ts';

const places = [
  { name: 'section', span: { from: 0, to: 100 } },
  { name: 'paragraph', span: { from: 10, to: 40 } },
  { name: 'formula', span: { from: 20, to: 30 } },
  { name: 'number in the formula', span: { from: 20, to: 30 } },
  { name: 'list', span: { from: 41, to: 90 } },
];

describe('the part of a page at a place of the source', () => {
  it.each([
    [5, 'section'],
    [10, 'paragraph'],
    [19, 'paragraph'],
    [25, 'number in the formula'],
    [40, 'paragraph'],
    [41, 'list'],
    [95, 'section'],
    [101, undefined],
  ])('%i is the innermost around it: %s', (offset, name) => {
    expect(innermostAt(places, offset)?.name).toBe(name);
  });
});
