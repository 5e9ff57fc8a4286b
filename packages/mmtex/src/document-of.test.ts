import { readDocument } from '@lemma/core/document';
import { languages, type Language } from '@lemma/core/language';
import { runs } from '@lemma/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertDocument, documentOf } from './conversion.ts';
import { anySource } from './testing/index.ts';

/** What the page gets by the way over XML, and by the way without. */
function bothWays(source: string, language: Language) {
  const { xml, findings } = convertDocument(source, language);
  const read = readDocument(xml);
  const byXml = read.ok ? { document: read.value, findings } : read.failure.reason;
  const direct = documentOf(source, language);
  return { byXml, direct: direct.ok ? direct.value : direct.failure.reason };
}

describe('the document of a source', () => {
  it('is what is read from the XML of any source', () => {
    fc.assert(
      fc.property(anySource, fc.constantFrom(...languages), (source, language) => {
        const { byXml, direct } = bothWays(source, language);
        expect(direct).toEqual(byXml);
      }),
      { numRuns: runs, seed: 20261123 },
    );
  });

  it.each([
    ['characters that XML has no place for', 'a\u0000b\ufffe\ud800c\r\n$x\u0001$ \\verb|\u0002|\\label{a\u0003}'],
    ['blanks and line breaks around a line', '\\floatleft{ \\\\ a \\\\ } \\\\ x $y$ \\\\ '],
    ['signs of markup', '< & > " \' &amp; \\verb|<b a="1">| $a<b$ \\href{/x?a=1&b="2"}{<}'],
    ['nothing', ''],
  ])('is what is read from the XML of %s', (_, source) => {
    for (const language of languages) {
      const { byXml, direct } = bothWays(source, language);
      expect(direct).toEqual(byXml);
    }
  });

  it('has the limits of documents', () => {
    expect(bothWays('a\\\\ '.repeat(51_000), 'en')).toEqual({ byXml: 'tooManyElements', direct: 'tooManyElements' });
  });
});
