import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import { keepEqual } from './keep-equal.ts';

describe('keepEqual', () => {
  it('is the former value where all is equal', () => {
    const former = { a: [1, { b: 'x' }], c: null };
    expect(keepEqual(former, { a: [1, { b: 'x' }], c: null })).toBe(former);
  });

  it('keeps the parts that have not changed', () => {
    const former = { blocks: [{ text: 'a' }, { text: 'b', span: { from: 3, to: 5 } }] };
    const next = keepEqual(former, { blocks: [{ text: 'a' }, { text: 'c', span: { from: 3, to: 5 } }, { text: 'd' }] });
    expect(next).toEqual({ blocks: [{ text: 'a' }, { text: 'c', span: { from: 3, to: 5 } }, { text: 'd' }] });
    expect(next.blocks[0]).toBe(former.blocks[0]);
    expect(next.blocks[1]?.span).toBe(former.blocks[1]?.span);
  });

  it('takes nothing over from what has other names, more of them or another life', () => {
    const date = new Date(0);
    expect(keepEqual<object>({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
    expect(keepEqual<object>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(keepEqual<object>([], {})).toEqual({});
    expect(keepEqual<object>(new Map([[1, 2]]), new Map([[1, 3]]))).toEqual(new Map([[1, 3]]));
    expect(keepEqual(new Date(0), date)).toBe(date);
  });

  it('shares what is equal in maps, and keeps an equal one', () => {
    const former = new Map([
      ['a', { n: 1 }],
      ['b', { n: 2 }],
    ]);
    expect(
      keepEqual(
        former,
        new Map([
          ['a', { n: 1 }],
          ['b', { n: 2 }],
        ]),
      ),
    ).toBe(former);
    const next = keepEqual(
      former,
      new Map([
        ['a', { n: 1 }],
        ['c', { n: 3 }],
      ]),
    );
    expect([...next]).toEqual([
      ['a', { n: 1 }],
      ['c', { n: 3 }],
    ]);
    expect(next.get('a')).toBe(former.get('a'));
    expect(keepEqual(former, new Map([['a', { n: 1 }]])).size).toBe(1);
  });

  it('always says what the new value says', () => {
    const value = fc.jsonValue();
    fc.assert(
      fc.property(value, fc.clone(value, 3), (former, [next, wanted, again]) => {
        expect(keepEqual(former, next)).toEqual(wanted);
        expect(keepEqual(wanted, again)).toBe(wanted);
      }),
      { numRuns: runs },
    );
  });
});
