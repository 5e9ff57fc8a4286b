import { describe, expect, it } from 'vitest';
import { documentIn } from './document-in.ts';
import { readDocument } from './read-document.ts';
import type { XmlElement } from './xml.ts';
import { element, isEmpty, nodesOf, printXml, type Markup } from './xml-writer.ts';

function around(content: Markup): XmlElement {
  return element('document', { kind: 'problem', lang: 'fr' }, [
    element('title', {}, 'T'),
    element('content', {}, content),
  ]);
}

function nested(depth: number): Markup {
  return depth === 0 ? 'x' : element('float', {}, nested(depth - 1));
}

describe('the document of an element', () => {
  it('is the one of its XML', () => {
    const whole = around([element('p', { at: '1-3' }, ['a', ['b', '\u0000']]), '', 'loose']);
    expect(documentIn(whole)).toEqual(readDocument(printXml(whole)));
    expect(documentIn(whole)).toMatchObject({ value: { kind: 'problem', language: 'fr', blocks: [{}, {}] } });
  });

  it.each([
    ['tooDeep', nested(200)],
    ['tooManyElements', Array.from({ length: 50_001 }, () => element('br', {}))],
    ['tooLong', 'x'.repeat(2_000_001)],
  ])('has the limits of XML: %s', (reason, content) => {
    expect(documentIn(around(content))).toMatchObject({ failure: { kind: 'invalidXml', reason } });
    expect(readDocument(printXml(around(content)))).toMatchObject({ failure: { kind: 'invalidXml', reason } });
  });
});

describe('markup', () => {
  it('is flat, without empty texts and without what XML has no place for', () => {
    expect(nodesOf(['a', ['', ['b\r\u0001']], element('br', {}), '', '\ufffe'])).toEqual([
      'ab',
      { tag: 'br', attributes: {}, children: [] },
    ]);
  });

  it('is printed with every sign of markup escaped', () => {
    const written = element('a', { b: '"<\n\u0000', c: undefined, d: 1, e: true }, '<&>');
    expect(printXml(written)).toBe('<a b="&#34;&lt;&#10;" d="1" e="true">&lt;&amp;&gt;</a>');
  });

  it.each<[Markup, boolean]>([
    ['', true],
    [['', []], true],
    [' ', false],
    [['', element('br', {})], false],
  ])('is empty or not (%#)', (content, expected) => {
    expect(isEmpty(content)).toBe(expected);
  });
});
