import { describe, expect, it } from 'vitest';
import { readReceiptCode, receiptCode } from './index.ts';

describe('the code of a receipt', () => {
  it('is the beginning of its hash, in two groups of four digits', () => {
    expect(receiptCode({ hash: `3f9a01c2${'0'.repeat(56)}` })).toBe('3f9a 01c2');
  });

  it.each([
    ['3f9a 01c2', '3f9a01c2'],
    [' 3F9A-01C2 ', '3f9a01c2'],
    ['3f9a·01c2', '3f9a01c2'],
    ['3f9a', '3f9a'],
    ['3f9', undefined],
    ['3f9g 01c2', undefined],
    ['', undefined],
    ['f'.repeat(65), undefined],
  ])('is read as somebody has written it down: "%s"', (typed, read) => {
    expect(readReceiptCode(typed)).toBe(read);
  });
});
