import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { milliseconds, runs } from '../testing/index.ts';
import { malformedXml } from './testing/malformed.ts';
import { printDocument, readDocument } from './index.ts';
import { readXml } from './xml.ts';

/** Milliseconds any text may take. */
const longest = 1000;

describe('a malformed text', () => {
  it('is a document or invalid at a place, and neither takes long', () => {
    let refused = 0;
    fc.assert(
      fc.property(malformedXml, (xml) => {
        expect(milliseconds(() => void readDocument(xml))).toBeLessThan(longest);
        const read = readDocument(xml);
        if (read.ok) {
          // Long ones are repetitive: they test nothing more, and slowly.
          if (xml.length > 20_000) return;
          const printed = printDocument(read.value);
          expect(readDocument(printed)).toEqual(read);
        } else {
          refused += 1;
          const { kind, position } = read.failure;
          const lines = xml.split(/\r\n|[\r\n]/);
          expect(kind).toBe('invalidXml');
          expect(position.line >= 1 && position.line <= lines.length && position.column >= 1).toBe(true);
        }
      }),
      { seed: 7, numRuns: runs },
    );
    expect(refused).toBeGreaterThan(runs / 10);
    expect(refused).toBeLessThan(runs);
  });

  it('of equal ids by the thousand takes no longer than of different ones', () => {
    const sections = '<section id="a"/>'.repeat(8_000);
    const choices = `<quickcheck>${'<choice id="a"/>'.repeat(8_000)}</quickcheck>`;
    const xml = `<document><content>${sections}${choices}</content></document>`;
    expect(readDocument(xml).ok).toBe(true);
    expect(milliseconds(() => void readDocument(xml))).toBeLessThan(longest);
  });

  it.each(['<a>\n\ud800</a>', '<a\nb="\udc00"/>', '<a>\n😀\ud8005</a>', '<a>\n\udc00\ud800</a>'])(
    'is invalid where half a pair of surrogates stands alone: %j',
    (xml) => {
      expect(readXml(xml)).toMatchObject({ ok: false, failure: { kind: 'invalidXml', position: { line: 2 } } });
    },
  );
});
