import { readDocument } from '@lemma/core/document';
import { languages } from '@lemma/core/language';
import { runs } from '@lemma/core/testing';
import fc from 'fast-check';
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { convertDocument, documentOf } from './conversion.ts';
import { anySource } from './testing/index.ts';

const content = resolve(import.meta.dirname, '../../../content');

const sources = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tex'))
  .sort();

/** What the page gets by the way over XML, and by the way without. */
function bothWays(source: string, ...[language, surroundings]: [(typeof languages)[number], { place?: string }?]) {
  const { xml, findings } = convertDocument(source, language, surroundings);
  const read = readDocument(xml);
  const byXml = read.ok ? { document: read.value, findings } : read.failure.reason;
  const direct = documentOf(source, language, surroundings);
  return { byXml, direct: direct.ok ? direct.value : direct.failure.reason };
}

describe('the document of a source', () => {
  it('is there to be compared', () => {
    expect(sources.length).toBeGreaterThan(20);
  });

  it.each(sources)('of the course is what is read from its XML: %s', (name) => {
    const source = readFileSync(join(content, name), 'utf8');
    for (const language of ['de', 'en'] as const) {
      const { byXml, direct } = bothWays(source, language, { place: name.replace(/\.tex$/, '') });
      expect(direct).toEqual(byXml);
    }
  });

  it('is what is read from the XML of any source', () => {
    fc.assert(
      fc.property(anySource(), fc.constantFrom(...languages), (source, language) => {
        const { byXml, direct } = bothWays(source, language);
        expect(direct).toEqual(byXml);
      }),
      { numRuns: runs(100), seed: 20261123 },
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

  it.each([
    ['tooManyElements', 'a\\\\ '.repeat(51_000)],
    ['tooLong', 'word '.repeat(410_000)],
  ])('has the limits of documents: %s', (reason, source) => {
    expect(bothWays(source, 'en')).toEqual({ byXml: reason, direct: reason });
  });
});
