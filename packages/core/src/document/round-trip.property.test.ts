import { writeNumber } from '../source/index.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyChapterXml, anyDocumentXml } from './testing/any-document.ts';
import { runs } from '../testing/index.ts';
import { blockFormats } from './block-formats.ts';
import type { Block } from './block.ts';
import {
  printBlocks,
  printDocument,
  readBlocks,
  readDocument,
  readInline,
  printInline,
  type Document,
} from './index.ts';
import { inlineFormats } from './inline-formats.ts';

function blocksIn(xml: string): readonly Block[] {
  const read = readBlocks(xml);
  if (!read.ok) throw new Error(`${JSON.stringify(read.failure)}: ${xml}`);
  return read.value;
}

function documentIn(xml: string): Document {
  const read = readDocument(xml);
  if (!read.ok) throw new Error(`${JSON.stringify(read.failure)}: ${xml}`);
  return read.value;
}

describe('printing', () => {
  it.each(Object.entries(blockFormats).map(([kind, { example }]) => [kind, example]))(
    'gives the example of %s back',
    (kind, example) => {
      const [block] = blocksIn(example);
      expect(block?.kind).toBe(kind);
      expect(blocksIn(printBlocks(blocksIn(example)))).toEqual(blocksIn(example));
    },
  );

  it.each(Object.entries(inlineFormats).map(([kind, { example }]) => [kind, example]))(
    'gives the example of %s back',
    (kind, example) => {
      const read = readInline(example);
      const content = read.ok ? read.value : [];
      expect(content.map((inline) => inline.kind)).toContain(kind);
      expect(readInline(printInline(content))).toEqual(read);
    },
  );

  it('gives head and title of a document back', () => {
    const document = documentIn(`<document kind="problem" lang="fr"><metainfo><name>N &amp; M</name>
      <description>D</description><topic>a/b</topic><topic>c</topic><objective>o</objective><label>l</label>
      <author>A</author><copyright>C</copyright><status>final</status><changelog>L</changelog>
      <component type="image" path="a/b.svg" lid="p"/><link type="article" path="a/c" lid="q"/>
      <attachable type="problem" path="a/d" lid="r"/><generic>g</generic><corrector>k</corrector><class>s</class>
      <summary>S</summary><timeframe start="1" end="2"/><section>1</section><difficulty>2.5</difficulty></metainfo>
      <title>A <em>title</em></title><content><p>Text.</p></content></document>`);
    expect(documentIn(printDocument(document))).toEqual(document);
    expect(printDocument(document)).toContain('<difficulty>2.5</difficulty>');
  });

  it('gives any document back, and prints it alike', () => {
    fc.assert(
      fc.property(fc.array(anyDocumentXml, { maxLength: 3 }), (parts) => {
        const document = documentIn(`<document><content>${parts.join('')}</content></document>`);
        const printed = printDocument(document);
        expect(documentIn(printed)).toEqual(document);
        expect(printDocument(documentIn(printed))).toBe(printed);
      }),
      { seed: 7, numRuns: runs },
    );
  });

  it('gives the chapters of any course back, and prints them alike', () => {
    fc.assert(
      fc.property(fc.array(anyChapterXml, { minLength: 1, maxLength: 3 }), (parts) => {
        const document = documentIn(`<document kind="course"><content/>${parts.join('')}</document>`);
        expect(document.chapters).toHaveLength(parts.length);
        const printed = printDocument(document);
        expect(documentIn(printed)).toEqual(document);
        expect(printDocument(documentIn(printed))).toBe(printed);
      }),
      { seed: 7, numRuns: runs },
    );
  });

  it('writes numbers in digits that read as the same number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        expect(writeNumber(number)).toMatch(/^-?\d+(\.\d+)?$/);
        expect(Number(writeNumber(number)) + 0).toBe(number + 0);
      }),
      { seed: 7, numRuns: runs },
    );
  });
});
