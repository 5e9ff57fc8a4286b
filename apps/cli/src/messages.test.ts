import { catalogue } from '@lemma/mmtex';
import { describe, expect, it } from 'vitest';
import { messageOf } from './messages.ts';

const place = { severity: 'error', span: { from: 0, to: 0 } } as const;

describe('messages', () => {
  it.each(Object.keys(catalogue))('has words for %s', (code) => {
    expect(messageOf({ ...place, code, data: {} })).not.toBe(code);
  });

  it('says what it knows about a finding of another part', () => {
    expect(messageOf({ ...place, code: 'SOME_CODE', data: { name: 'a', most: 3 } })).toBe(
      'SOME_CODE, name: a, most: 3',
    );
  });
});
