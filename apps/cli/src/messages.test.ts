import { catalogue } from '@lemma/mmtex';
import { describe, expect, it } from 'vitest';
import { messageOf } from './messages.ts';

const place = { severity: 'error', span: { from: 0, to: 0 } } as const;

describe('messages', () => {
  it.each(Object.keys(catalogue))('has words for %s', (code) => {
    expect(messageOf({ ...place, code, data: {} })).not.toBe(code);
  });

  it('is in the words of the web interface, in one line', () => {
    const data = { name: 'f', reason: 'unexpectedToken', text: 'x', sign: 'x', expected: 'operator closingBracket' };
    expect(messageOf({ ...place, code: 'BAD_DEFINITION', data })).toBe(
      'In the definition of “f”: “x” does not fit what comes before it. Expected: an operator or a closing bracket ).',
    );
    const ends = { expected: 'itemize', found: 'enum\n  erate' };
    expect(messageOf({ ...place, code: 'mismatched-end', data: ends })).toBe(
      '\\end closes “enum erate”, but “itemize” is open.',
    );
  });

  it.each(['missing-document', 'missing-file', 'invalid-xml'])(
    'has words for %s, which only checking finds',
    (code) => {
      expect(messageOf({ ...place, code, data: {} })).not.toBe(code);
    },
  );

  it('says what it knows about a finding of another part', () => {
    expect(messageOf({ ...place, code: 'SOME_CODE', data: { name: 'a', most: 3 } })).toBe(
      'SOME_CODE, name: a, most: 3',
    );
  });
});
