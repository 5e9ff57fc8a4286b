import { describe, expect, it } from 'vitest';
import type { PageAnswer } from '../mathlet/index.ts';
import { MemoryStorage } from '../testing/index.ts';
import { ShelfAnswers } from './index.ts';

function aShelf() {
  return { storage: new MemoryStorage(), key: 'k' };
}

describe('the answers of a page on a shelf', () => {
  it('are there again when the page is opened again, for the same seed', () => {
    const shelf = aShelf();
    const figure = { text: '[1; 2]', moved: { P: [1, 2], f: { terms: ['x'] } } };
    const answers = new Map<string, PageAnswer>([
      ['1,1', { text: '5' }],
      ['1,2', figure],
      ['2,options', { text: '1 3' }],
    ]);
    expect(new ShelfAnswers(shelf, 3).give(answers)).toBe(true);
    expect(new ShelfAnswers(shelf, 3).state).toEqual(answers);
    expect(new ShelfAnswers(shelf, 4).state.size).toBe(0);
  });

  it('are not safe in a storage that does not keep what it is given', () => {
    const storage = { read: () => undefined, write: () => false, remove: () => undefined };
    const answers = new ShelfAnswers({ storage, key: 'k' }, 3);
    expect(answers.give(new Map([['1,1', { text: '5' }]]))).toBe(false);
    expect(answers.state.get('1,1')).toEqual({ text: '5' });
  });

  it('are not safe in a storage that is full, even if they can be read until the page is left', () => {
    const storage = new MemoryStorage();
    storage.lasts = false;
    const answers = new ShelfAnswers({ storage, key: 'k' }, 3);
    expect(answers.give(new Map([['1,1', { text: '5' }]]))).toBe(false);
    storage.lasts = true;
    expect(answers.give(new Map([['1,1', { text: '6' }]]))).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['no answers', '{"version":1}'],
    ['another shape', '{"version":2,"answers":{"1,1":{"text":"5"}}}'],
    ['a place that is none', '{"version":1,"answers":{"first":{"text":"5"}}}'],
    ['an answer that is none', '{"version":1,"answers":{"1,1":5}}'],
    ['no text at all', '{"version":1,"answers":{"1,1":{}}}'],
  ])('are none where there is %s', (_, text) => {
    const shelf = aShelf();
    shelf.storage.write('k#3', text);
    expect(new ShelfAnswers(shelf, 3).state.size).toBe(0);
  });

  it('leave out what nobody can have moved', () => {
    const shelf = aShelf();
    const text = '{"version":1,"answers":{"1,1":{"text":"5","moved":{"P":[1],"Q":["x"],"f":{"terms":[1]}}}}}';
    shelf.storage.write('k#3', text);
    expect(new ShelfAnswers(shelf, 3).state.get('1,1')).toEqual({ text: '5', moved: { P: [1] } });
  });
});
