import { readBlocks, readDocument } from '@lemma/core/document';
import { runs } from '@lemma/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertDocument, convertFragment, type Conversion } from './conversion.ts';
import { catalogue } from './findings/index.ts';
import { anySource, damagedSample, sampleDocument } from './testing/index.ts';

/** Findings without a catalogue entry, and spans outside the source. */
function unsound(source: string, { xml, findings }: Conversion): readonly unknown[] {
  const isOutside = (from: number, to: number) => !(from >= 0 && from <= to && to <= source.length);
  const places = [...xml.matchAll(/ (?:name-|condition-)?at="(\d+)-(\d+)"/g)];
  return [
    ...findings.filter(({ code, span }) => !Object.hasOwn(catalogue, code) || isOutside(span.from, span.to)),
    ...places.filter(([, from, to]) => isOutside(Number(from), Number(to))),
  ];
}

describe('any source', () => {
  it('becomes a document that can be read, with every place inside the source', () => {
    fc.assert(
      fc.property(fc.oneof(anySource, damagedSample), (source) => {
        const conversion = convertDocument(source, 'de');
        expect([readDocument(conversion.xml).ok, unsound(source, conversion)]).toEqual([true, []]);
      }),
      { seed: 7, numRuns: runs },
    );
  });

  it('becomes blocks that can be read', () => {
    fc.assert(
      fc.property(anySource, (source) => {
        const conversion = convertFragment(source, 'en');
        expect([readBlocks(conversion.xml).ok, unsound(source, conversion)]).toEqual([true, []]);
      }),
      { seed: 7, numRuns: runs },
    );
  });

  it('becomes a document that can be read however deep it nests', () => {
    for (const [open, close] of [
      ['\\begin{itemize}\\item ', '\\end{itemize}'],
      ['\\begin{tabs}\\tab{a} ', '\\end{tabs}'],
      ['\\emph{', '}'],
      ['\\IF{a}{', '}'],
      ['\\begin{quickcheck}\\text{', '}\\end{quickcheck}'],
      ['$\\sqrt{\\text{', '}}$'],
    ] as const) {
      const { xml } = convertDocument(`${open.repeat(300)}$\\sqrt{\\frac{1}{2}}$${close.repeat(300)}`, 'de');
      expect(readDocument(xml)).toMatchObject({ ok: true });
    }
  });

  it('without mistakes has no findings', () => {
    expect(convertDocument(sampleDocument, 'de').findings).toEqual([]);
    expect(convertDocument(sampleDocument, 'en').findings).toEqual([]);
  });
});
