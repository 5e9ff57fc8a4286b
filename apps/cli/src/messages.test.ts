import { describe, expect, it } from 'vitest';
import { messageOf } from './messages.ts';

const place = { severity: 'error', span: { from: 0, to: 0 } } as const;

describe('messages', () => {
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

  it('names the language, as a check reads all of them', () => {
    expect(messageOf({ ...place, code: 'no_converted_title', data: { language: 'fr' } })).toBe(
      'The document has no title in the language fr.',
    );
  });

  it('tells of what only a check finds', () => {
    expect(messageOf({ ...place, code: 'missing-file', data: { path: 'a/b.png' } })).toBe('There is no file a/b.png.');
  });
});
