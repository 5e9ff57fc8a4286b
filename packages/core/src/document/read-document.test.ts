import { describe, expect, it } from 'vitest';
import { RecordingLog } from '../testing/index.ts';
import { readBlocks, readDocument, readMathml } from './index.ts';

const fractions = `<?xml version="1.0" encoding="UTF-8"?>
<document kind="problem" lang="fr">
  <metainfo>
    <name>Fractions</name><description>Adding  them</description>
    <topic>algebra/numbers/fractions</topic><topic>arithmetic</topic>
    <objective>add-fractions</objective><label>bridging-course</label>
    <section>1</section><difficulty>3</difficulty>
    <author>Ada</author><author>Emmy</author><copyright>CC BY 4.0</copyright><status>final</status>
    <component type="image" path="media/pizza.svg" lid="pizza"/><component type="image" path="../x" lid="x"/>
    <link type="article" path="fractions/what" lid="what"/><timeframe start="1.1.2026" end="2.1.2026"/>
  </metainfo>
  <title>Les <em>fractions</em></title>
  <content><p at="3-9">Bonjour</p></content>
</document>`;

describe('readDocument', () => {
  it('reads head and body of a document', () => {
    expect(readDocument(fractions)).toEqual({
      ok: true,
      value: {
        kind: 'problem',
        language: 'fr',
        title: [
          { kind: 'text', text: 'Les ' },
          { kind: 'styled', style: 'emphasis', content: [{ kind: 'text', text: 'fractions' }] },
        ],
        metadata: {
          name: 'Fractions',
          description: 'Adding  them',
          topics: [['algebra', 'numbers', 'fractions'], ['arithmetic']],
          objectives: ['add-fractions'],
          labels: ['bridging-course'],
          authors: ['Ada', 'Emmy'],
          copyright: 'CC BY 4.0',
          status: 'final',
          references: [
            { use: 'component', type: 'image', path: 'media/pizza.svg', lid: 'pizza' },
            { use: 'component', type: 'image', lid: 'x' },
            { use: 'link', type: 'article', path: 'fractions/what', lid: 'what' },
          ],
          attachableTo: [],
          timeframe: { start: '1.1.2026', end: '2.1.2026' },
          section: '1',
          difficulty: 3,
        },
        blocks: [{ kind: 'paragraph', content: [{ kind: 'text', text: 'Bonjour' }], span: { from: 3, to: 9 } }],
      },
    });
  });

  it('is a German article without head when the document says nothing', () => {
    expect(readDocument('<document/>')).toEqual({
      ok: true,
      value: {
        kind: 'article',
        language: 'de',
        title: [],
        metadata: {
          name: '',
          description: '',
          topics: [],
          objectives: [],
          labels: [],
          authors: [],
          references: [],
          attachableTo: [],
        },
        blocks: [],
      },
    });
  });

  it('keeps the difficulty within 0 to 10 and ignores words', () => {
    const difficulty = (text: string) => {
      const read = readDocument(`<document><metainfo><difficulty>${text}</difficulty></metainfo></document>`);
      return read.ok ? read.value.metadata.difficulty : read;
    };
    expect([difficulty('10.5'), difficulty('hard'), difficulty('-1'), difficulty('2.5')]).toEqual([
      10,
      undefined,
      undefined,
      2.5,
    ]);
  });

  it('refuses other XML', () => {
    expect(readDocument('<html/>')).toMatchObject({ ok: false, failure: { kind: 'invalidXml', reason: 'malformed' } });
  });

  it('logs an unknown element once and shows nothing of it', () => {
    const log = new RecordingLog();
    const read = readDocument(
      '<document><content><marquee>a</marquee><p>x<marquee/>y</p><blink/></content></document>',
      {
        log,
      },
    );
    expect(read.ok && read.value.blocks).toEqual([
      {
        kind: 'paragraph',
        content: [{ kind: 'text', text: 'xy' }],
        span: { from: 0, to: 0 },
      },
    ]);
    expect(log.lines).toHaveLength(2);
  });

  it('ignores an unknown attribute', () => {
    const plain = readBlocks('<p>x</p>');
    expect(readBlocks('<p colour="red" __proto__="1" constructor="2">x</p>')).toEqual(plain);
  });

  it('gives every block of a page an id of its own', () => {
    const read = readBlocks(
      '<section id="a"/><section id="a"/><section><headline>Über  uns!</headline></section><section/><quickcheck/><quickcheck/>',
    );
    const ids = read.ok ? read.value.map((block) => ('id' in block ? block.id : undefined)) : [];
    expect(ids).toEqual(['a', 'a-2', 'über-uns', 'section-1', 'quickcheck-1', 'quickcheck-2']);
  });

  it('makes a paragraph of loose text between blocks', () => {
    const read = readBlocks('a <em>b</em><p>c</p>\n  <code>d</code> ');
    expect(read.ok && read.value.map((block) => block.kind)).toEqual(['paragraph', 'paragraph', 'code']);
  });
});

describe('readMathml', () => {
  it('reads one formula', () => {
    const read = readMathml('<math alttext="x"><mi>x</mi></math>');
    expect(read).toMatchObject({ ok: true, value: { kind: 'formula', tex: 'x', variables: [] } });
  });

  it('refuses what is not a formula', () => {
    expect(readMathml('<mi>x</mi>').ok).toBe(false);
    expect(readMathml('x').ok).toBe(false);
  });
});
