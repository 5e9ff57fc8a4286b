import { describe, expect, it } from 'vitest';
import type { Finding } from '../source/index.ts';
import { markBroken, printBlocks, readDocument, type Document } from './index.ts';

const content = [
  '<p at="0-10">one</p>',
  '<section at="12-90"><headline>s</headline><p at="20-30">two</p><p at="50-60">three</p></section>',
  '<list type="unordered" at="100-190"><item at="110-140"><p at="115-130">first</p></item></list>',
  '<quickcheck id="q" at="200-290"><text><p at="210-220">?</p></text></quickcheck>',
].join('');

function page(): Document {
  const read = readDocument(`<document lang="en"><title>T</title><content>${content}</content></document>`);
  if (!read.ok) throw new Error('not read');
  return read.value;
}

function wrong(from: number, severity: Finding['severity'] = 'error'): Finding {
  return { code: 'unknown-command', severity, span: { from, to: from + 4 }, data: {} };
}

/** The page with its errors marked by brackets around the affected parts. */
function marked(...findings: readonly Finding[]): string {
  return printBlocks(markBroken(page(), findings).blocks)
    .replace(/<broken[^>]*>/g, '[')
    .replaceAll('</broken>', ']')
    .replace(/<finding code="[^"]*" at="(\d+)-\d+"\/>/g, '$1 ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

describe('marking what is broken', () => {
  it.each([
    ['around the paragraph it stands in', [wrong(3)], '[3 one ] s two three first ?'],
    ['around the innermost block', [wrong(22)], 'one s [22 two ] three first ?'],
    ['between two paragraphs, where nothing became of it', [wrong(40)], 'one s two [40 ] three first ?'],
    ['at the beginning of a section, where it is in the headline', [wrong(13)], 'one s [13 ] two three first ?'],
    ['in an item', [wrong(116)], 'one s two three [116 first ] ?'],
    ['around a list, where it stands before the items', [wrong(102)], 'one s two three [102 first ] ?'],
    ['around a quick check as a whole', [wrong(212)], 'one s two three first [212 ? ]'],
    ['at the end', [wrong(300)], 'one s two three first ? [300 ]'],
    ['once for all errors of a block', [wrong(6), wrong(3)], '[3 6 one ] s two three first ?'],
  ])('tells an error %s', (_where, findings, expected) => {
    expect(marked(...findings)).toBe(expected);
  });

  it('leaves a page alone that has nothing worse than warnings', () => {
    const before = page();
    expect(markBroken(before, [wrong(3, 'warning')])).toBe(before);
  });
});
