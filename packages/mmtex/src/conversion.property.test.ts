import { readBlocks, readDocument } from '@lemma/core/document';
import { runs } from '@lemma/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertDocument, convertFragment, type Conversion } from './conversion.ts';
import { catalogue } from './findings/index.ts';
import { sampleDocument } from './testing/index.ts';

const pieces =
  '\\begin{ \\end{ \\item \\step \\tab{ \\section{ \\emph{ \\lang{de}{ \\lang{en}{ \\newcommand{\\a}[1]{#1} \\a \\var{ \\IF{ \\\\ ' +
  '$ $$ \\[ \\] \\( \\) { } [ ] & % # _ ^ ~ -- < > " \\text{ \\frac12 \\label{x} \\ref{x} itemize} tabs} code} remark} table} ' +
  'visualization} variables} canvas} quickcheck} choice} problem} question} equation} comment} content} metainfo} \\point{P}{1,2} ' +
  'cindyJS} cindyscript} \\cindyObject{{ geometry:[ {csinit} \\plot{P} \\color{P}{red} \\href{ \\" \\ é 😀 \u0000 \ud800 \u0085 word';

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom(' ', '\n', ...'\\ { } [ ] $ % & # ~ < > " \' b e g i n'.split(' ')),
    maxLength: 200,
  }),
  fc
    .array(fc.tuple(fc.constantFrom(...pieces.split(' ')), fc.constantFrom('', ' ', '\n', '\n\n')), { maxLength: 60 })
    .map((parts) => parts.flat().join('')),
);

/** The sample with a stretch of it replaced. */
const mutated = fc
  .tuple(fc.nat(sampleDocument.length), fc.nat(40), fc.oneof(fc.constant(''), anything))
  .map(([from, length, text]) => sampleDocument.slice(0, from) + text + sampleDocument.slice(from + length));

/** Findings without an entry in the catalogue, and places that are not in the source. */
function unsound(source: string, { xml, findings }: Conversion): readonly unknown[] {
  const isOutside = (from: number, to: number) => !(from >= 0 && from <= to && to <= source.length);
  const places = [...xml.matchAll(/ (?:name-|condition-)?at="(\d+)-(\d+)"/g)];
  return [
    ...findings.filter(({ code, span }) => !Object.hasOwn(catalogue, code) || isOutside(span.from, span.to)),
    ...places.filter(([, from, to]) => isOutside(Number(from), Number(to))),
  ];
}

describe('any source', () => {
  it('becomes a document that can be read, with every place inside the source', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(fc.oneof(anything, mutated), (source) => {
        const conversion = convertDocument(source, 'de');
        expect([readDocument(conversion.xml).ok, unsound(source, conversion)]).toEqual([true, []]);
      }),
      { seed: 7, numRuns: runs },
    );
  });

  it('becomes blocks that can be read', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(anything, (source) => {
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
