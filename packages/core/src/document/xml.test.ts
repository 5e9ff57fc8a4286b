import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import { xmlLimits } from './invalid-xml.ts';
import { readBlocks, readDocument } from './index.ts';
import { readXml } from './xml.ts';
import { isElement, textOf } from './xml-element.ts';

function nested(depth: number): string {
  return '<a>'.repeat(depth) + '</a>'.repeat(depth);
}

describe('readXml', () => {
  it('keeps elements, attributes, text and CDATA in order', () => {
    const read = readXml('<a b="1 &lt; 2">x<c/>&amp;<![CDATA[<d>]]><!-- no --></a>');
    expect(read.ok && read.value.children).toEqual([
      { tag: 'a', attributes: { b: '1 < 2' }, children: ['x', { tag: 'c', attributes: {}, children: [] }, '&', '<d>'] },
    ]);
  });

  it.each([
    ['an unclosed element', '<a>\n <b></a>', 2, 'malformed'],
    ['a second root', '<a/><b/>', 1, 'malformed'],
    ['an undefined entity', '<a>&nbsp;</a>', 1, 'malformed'],
    ['a repeated attribute', '<a x="1" x="2"/>', 1, 'malformed'],
    ['nothing', '', 1, 'malformed'],
    ['text only', 'hello', 1, 'malformed'],
    ['a control character', '<a>\u0001</a>', 1, 'malformed'],
    ['a processing instruction', '<a><?php echo 1 ?></a>', 1, 'malformed'],
    ['a style sheet', '<?xml-stylesheet href="x"?><a/>', 1, 'malformed'],
    ['a DOCTYPE', '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>', 1, 'doctype'],
    ['a bomb', `<!DOCTYPE a [<!ENTITY x "ha"><!ENTITY y "&x;&x;&x;">]>\n<a>&y;</a>`, 1, 'doctype'],
  ])('refuses %s and says where', (_, xml, line, reason) => {
    expect(readXml(xml)).toMatchObject({ ok: false, failure: { kind: 'invalidXml', reason, position: { line } } });
  });

  it('names line and column of the first fault', () => {
    expect(readXml('<a>\n  <b></c>')).toEqual({
      ok: false,
      failure: {
        kind: 'invalidXml',
        reason: 'malformed',
        position: { line: 2, column: 10 },
        detail: 'unexpected close tag.',
      },
    });
  });

  it('reads up to its limits and refuses what goes beyond them', () => {
    expect(readXml(nested(xmlLimits.depth)).ok).toBe(true);
    expect(readXml(nested(xmlLimits.depth + 1))).toMatchObject({ failure: { reason: 'tooDeep' } });
    const elements = (count: number) => readXml(`<a>${'<b/>'.repeat(count - 1)}</a>`);
    expect(elements(xmlLimits.elements).ok).toBe(true);
    expect(elements(xmlLimits.elements + 1)).toMatchObject({ failure: { reason: 'tooManyElements' } });
    const long = (length: number) => readXml(`<a>${'x'.repeat(length - 7)}</a>`);
    expect(long(xmlLimits.characters).ok).toBe(true);
    expect(long(xmlLimits.characters + 1)).toMatchObject({ failure: { reason: 'tooLong' } });
  });

  it('reads as many attributes as it may and refuses one more', () => {
    const attributes = (count: number) =>
      readXml(`<a ${Array.from({ length: count }, (_, at) => `b${at}="1"`).join(' ')}/>`);
    expect(attributes(xmlLimits.attributes).ok).toBe(true);
    expect(attributes(xmlLimits.attributes + 1)).toMatchObject({ failure: { detail: 'too many attributes' } });
  });

  it('stops soon on texts made to exhaust it', () => {
    const bombs = [nested(200_000), '<a>'.repeat(300_000) + '</b>'.repeat(200_000), `<a ${'x="1" '.repeat(250_000)}/>`];
    for (const bomb of bombs) expect(readXml(bomb).ok).toBe(false);
  });

  it('reads a text of several chunks as one of few', () => {
    const words = 'ä𝔸 &amp; '.repeat(10_000);
    const read = readXml(`<a>${words}</a>`);
    const [root] = read.ok ? read.value.children : [];
    expect(root !== undefined && isElement(root) && textOf(root)).toBe('ä𝔸 & '.repeat(10_000));
  });
});

const tags = [
  'document',
  'content',
  'title',
  'metainfo',
  'section',
  'headline',
  'p',
  'equation',
  'math',
  'mi',
  'mfrac',
  'mtext',
  'list',
  'item',
  'label',
  'table',
  'row',
  'cell',
  'block',
  'code',
  'showhide',
  'incremental',
  'step',
  'tabs',
  'tab',
  'quickcheck',
  'question',
  'text',
  'choice',
  'answer',
  'solution',
  'explanation',
  'variables',
  'variable',
  'value',
  'randadjustif',
  'visualization',
  'textrow',
  'canvasrow',
  'canvas',
  'plot',
  'link',
  'ref',
  'anchor',
  'var',
  'if',
  'ansref',
  'script',
  'constructor',
];
const names = [
  'id',
  'num',
  'at',
  'role',
  'type',
  'style',
  'align',
  'columns',
  'head',
  'width',
  'left',
  'href',
  'initial-tab',
  'name',
  'initial-steps',
  'display-precision',
  'class',
  'display',
  'correct',
  '__proto__',
  'onclick',
  'condition',
  'lang',
];
const value = fc.oneof(
  fc.constantFrom('1', '-1', '2.7', '12-40', 'true', 'mc.unique', '1e999', 'NaN', 'definition', '__proto__', 'lcr'),
  fc.string({ maxLength: 8 }),
);

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/[^\t\n -\ud7ff]/gu, '?');
}

const { element } = fc.letrec<{ element: string; node: string }>((tie) => ({
  node: fc.oneof({ maxDepth: 6, withCrossShrink: true }, fc.string({ maxLength: 6 }).map(escape), tie('element')),
  element: fc
    .tuple(
      fc.constantFrom(...tags),
      fc.uniqueArray(fc.tuple(fc.constantFrom(...names), value), { selector: ([name]) => name, maxLength: 4 }),
      fc.array(tie('node'), { maxLength: 5 }),
    )
    .map(([tag, attributes, children]) => {
      const written = attributes.map(([name, text]) => ` ${name}="${escape(text)}"`).join('');
      return `<${tag}${written}>${children.join('')}</${tag}>`;
    }),
}));

describe('reading', () => {
  it('reads every well-formed text within the limits, whatever its elements mean', () => {
    fc.assert(
      fc.property(
        element,
        (xml) => readBlocks(xml).ok && readDocument(`<document><content>${xml}</content></document>`).ok,
      ),
      { seed: 7, numRuns: runs },
    );
  });

  it('never throws, whatever the text', () => {
    const broken = fc.tuple(element, fc.nat(), fc.string({ maxLength: 3 })).map(([xml, at, noise]) => {
      const place = at % (xml.length + 1);
      return xml.slice(0, place) + noise + xml.slice(place + noise.length);
    });
    fc.assert(
      fc.property(fc.oneof(broken, fc.string({ unit: 'binary' })), (xml) => {
        const read = readDocument(xml);
        return read.ok || (read.failure.position.line >= 1 && read.failure.position.column >= 1);
      }),
      { seed: 7, numRuns: runs },
    );
  });
});
