import { blockFormats } from '../block-formats.ts';
import { documentExample } from '../document-format.ts';
import { inlineFormats } from '../inline-formats.ts';
import { readXml, type XmlElement, type XmlNode } from '../xml.ts';
import { escapeText, printXml } from '../xml-writer.ts';

/** A document containing an attack. */
export interface Attacked {
  /** What is attacked, and with what; used in test titles. */
  readonly what: string;
  readonly xml: string;
}

/**
 * What every attack tries to run and where it tries to lead, so that a page on which it succeeded can be recognised.
 */
const code = 'window.hacked=1';
const elsewhere = 'evil.example';

/** Texts that do harm if treated as markup, an address, a style, a formula, a name or code. */
export const attackTexts: readonly string[] = [
  `<script>${code}</script>`,
  `"><img src=x onerror=${code}>`,
  `' onmouseover='${code}`,
  `</p></script><svg onload=${code}>`,
  `]]><script>${code}</script>`,
  `<!--><script>${code}</script>-->`,
  `&lt;script&gt;${code}&lt;/script&gt;`,
  `javascript:${code}`,
  `JaVaScRiPt:${code}`,
  `\u00a0javascript:${code}`,
  `java\tscript:${code}`,
  `java\nscript:${code}`,
  `javascript\n:${code}`,
  `java\u00adscript:${code}`,
  `java\u200bscript:${code}`,
  `ｊavascript:${code}`,
  `javascript：${code}`,
  `javascript&colon;${code}`,
  `&#106;avascript:${code}`,
  `%6aavascript:${code}`,
  `feed:javascript:${code}`,
  `data:text/html,<script>${code}</script>`,
  `data:image/svg+xml,<svg onload="${code}"/>`,
  `DATA:text/html;base64,PHNjcmlwdD5oYWNrZWQ8L3NjcmlwdD4=`,
  `vbscript:msgbox("${code}")`,
  `file:///etc/passwd`,
  `blob:https://${elsewhere}/1`,
  `//${elsewhere}/x`,
  `/\\${elsewhere}/x`,
  `https:\\\\${elsewhere}`,
  `../../../../etc/passwd`,
  `url(javascript:${code})`,
  `url(//${elsewhere}/x.png)`,
  `red;background:url(//${elsewhere}/x.png)`,
  `expression(${code})`,
  `} @import '//${elsewhere}/x.css'; {`,
  `\\href{javascript:${code}}{x}`,
  `\\htmlData{x=1}{\\class{y}{\\style{position:fixed}{x}}}`,
  `\\unicode[url(//${elsewhere})]{41}`,
  `$\\require{html}\\href{javascript:${code}}{x}$`,
  `{{constructor.constructor('${code}')()}}`,
  `\${${code}}`,
  `eval("${code}")`,
  `constructor.constructor("${code}")()`,
  `{"__proto__":{"hacked":1},"geometry":[{"__proto__":{"hacked":1}}]}`,
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'location', 'document', 'MathJax', 'root'],
  '\u202e\u2066x\u2069',
  '\ufffd\u2028\u2029',
  `x${'\u0301'.repeat(200)}`,
  '9'.repeat(400),
  '-1e400',
];

/** Elements that do harm if a page lets them through. */
export const attackElements: readonly string[] = [
  `<script>${code}</script>`,
  `<SCRIPT src="//${elsewhere}/x.js"/>`,
  `<img src="//${elsewhere}/x.png" onerror="${code}"/>`,
  `<image href="javascript:${code}" src="javascript:${code}" onerror="${code}"/>`,
  `<video src="//${elsewhere}/x" href="javascript:${code}" poster="//${elsewhere}/x"/>`,
  `<audio src="data:text/html,${code}" onerror="${code}"/>`,
  `<iframe src="javascript:${code}" srcdoc="&lt;script>${code}&lt;/script>"/>`,
  `<svg onload="${code}"><script>${code}</script><a href="javascript:${code}"><text>x</text></a><animate onbegin="${code}"/></svg>`,
  `<svg:script>${code}</svg:script>`,
  `<a href="javascript:${code}">x</a>`,
  `<link href="javascript:${code}" rel="stylesheet" onload="${code}">x</link>`,
  `<link href="java&#10;script:${code}">x</link>`,
  `<doclink path="javascript:${code}" id="javascript:${code}">x</doclink>`,
  `<style>@import '//${elsewhere}/x.css'; * { background: url(//${elsewhere}/x.png) }</style>`,
  `<object data="javascript:${code}"/>`,
  `<embed src="//${elsewhere}/x.svg"/>`,
  `<form action="javascript:${code}" id="document"><input name="location" autofocus="1" onfocus="${code}"/></form>`,
  `<base href="//${elsewhere}/"/>`,
  `<meta http-equiv="refresh" content="0;url=javascript:${code}"/>`,
  `<math><maction actiontype="statusline#${code}" onclick="${code}"><mi>x</mi></maction></math>`,
  `<math href="javascript:${code}"><mi xlink:href="javascript:${code}">x</mi></math>`,
  `<math><mtext><img src="x" onerror="${code}"/></mtext></math>`,
  `<math><semantics><mi>x</mi><annotation-xml encoding="text/html"><script>${code}</script></annotation-xml></semantics></math>`,
  `<math><mglyph src="//${elsewhere}/x.png" alt="x"/></math>`,
  `<math><mi mathcolor="url(javascript:${code})" mathbackground="url(//${elsewhere})" style="x" id="root">x</mi></math>`,
  `<math alttext="\\href{javascript:${code}}{x}"><mi class="var">__proto__</mi><mi class="var">a</mi></math>`,
  `<section id="location"><headline>__proto__</headline></section>`,
  `<anchor name="MathJax">x</anchor>`,
];

/** Attributes that do harm if an element lets them through. */
const attackAttributes: readonly Readonly<Record<string, string>>[] = [
  {
    onclick: code,
    onload: code,
    onerror: code,
    onfocus: code,
    onmouseover: code,
    onpointerenter: code,
    ontoggle: code,
  },
  { style: `position:fixed;background:url(//${elsewhere}/x.png)`, class: 'chakra', 'xml:base': `//${elsewhere}/` },
  {
    href: `javascript:${code}`,
    'xlink:href': `javascript:${code}`,
    src: `//${elsewhere}/x`,
    srcdoc: `<script>${code}</script>`,
  },
  { id: 'location', name: '__proto__', constructor: 'x', ['__proto__']: 'x', innerHTML: `<img src=x onerror=${code}>` },
  {
    dangerouslySetInnerHTML: `{"__html":"<script>${code}</script>"}`,
    is: 'x-y',
    slot: 'x',
    ref: 'x',
    key: 'x',
    children: 'x',
  },
];

/** The example of every format, as document content. */
export const examples: readonly Attacked[] = [
  ...Object.entries(blockFormats).map(([kind, { example }]) => ({ what: kind, xml: example })),
  ...Object.entries(inlineFormats).map(([kind, { example }]) => ({ what: kind, xml: `<p>${example}</p>` })),
].map(({ what, xml }) => ({ what, xml: `<document><content>${xml}</content></document>` }));

/** The examples with attacks in every text, every attribute and every element, one place at a time. */
export function* attackedDocuments(): Iterable<Attacked> {
  for (const { what, xml } of [...examples, { what: 'document', xml: documentExample }]) {
    const root = treeOf(xml);
    const places = placesIn(root);
    for (const attack of attackTexts) {
      for (const place of places.texts) {
        yield { what: `${what}: ${attack} in ${place}`, xml: print(root, { text: at(place, attack) }) };
      }
      for (const place of places.attributes) {
        yield { what: `${what}: ${attack} in ${place}`, xml: print(root, { attribute: at(place, attack) }) };
      }
    }
    for (const place of places.elements) {
      for (const attack of attackElements) {
        yield { what: `${what}: ${attack} in ${place}`, xml: print(root, { inside: at(place, attack) }) };
      }
      for (const attack of attackAttributes) {
        const names = Object.keys(attack).join(' ');
        yield { what: `${what}: ${names} of ${place}`, xml: print(root, { attributes: at(place, attack) }) };
      }
    }
  }
}

/** The examples with one attack in many places at once: fewer documents, for slower readers. */
export function* attackedExamples(): Iterable<Attacked> {
  for (const { what, xml } of examples) {
    const root = treeOf(xml);
    for (const attack of attackTexts) {
      yield { what: `${what}: ${attack} in texts`, xml: print(root, { text: () => attack }) };
      yield {
        what: `${what}: ${attack} in attributes`,
        xml: print(root, { attribute: (value, place) => (isFree(place) ? attack : value) }),
      };
    }
    for (const attack of attackElements) {
      yield { what: `${what}: ${attack}`, xml: print(root, { inside: (inside) => inside + attack }) };
    }
    for (const attack of attackAttributes) {
      const names = Object.keys(attack).join(' ');
      yield { what: `${what}: ${names}`, xml: print(root, { attributes: () => attack }) };
    }
  }
}

/** A change in one place only. */
function at<Value>(place: string, attack: Value): (usual: Value, here: string) => Value {
  return (usual, here) => (here === place ? attack : usual);
}

/** Attributes with free values; changing others would make the rest of the element meaningless. */
function isFree(place: string): boolean {
  return /@(?:id|name|num|href|src|path|title|alt|alttext|.*-label|label|lid|language|coordinate|condition)$/.test(
    place,
  );
}

function treeOf(xml: string): XmlElement {
  const read = readXml(xml, { fragment: true });
  if (!read.ok) throw new Error(`${read.failure.detail ?? ''}: ${xml}`);
  return read.value;
}

type Change<Value> = (usual: Value, place: string) => Value;

interface Changes {
  readonly text?: Change<string>;
  readonly attribute?: Change<string>;
  /** Additional attributes. */
  readonly attributes?: Change<Readonly<Record<string, string>>>;
  /** The content of an element, as XML. */
  readonly inside?: Change<string>;
}

/** XML with some changes applied. */
function print(root: XmlElement, changes: Changes): string {
  const printNode = (node: XmlNode, place: string): string => {
    if (typeof node === 'string') return escapeText(changes.text?.(node, place) ?? node);
    const attributes = Object.entries(node.attributes).map(([name, value]): [string, string] => [
      name,
      changes.attribute?.(value, `${place}@${name}`) ?? value,
    ]);
    const inside = printAll(node, place);
    const changed = { ...Object.fromEntries(attributes), ...changes.attributes?.({}, place) };
    const start = printXml({ tag: node.tag, attributes: changed, children: [] }).slice(0, -2);
    return `${start}>${changes.inside?.(inside, place) ?? inside}</${node.tag}>`;
  };
  const printAll = (parent: XmlElement, place: string): string =>
    parent.children
      .map((node, index) => printNode(node, `${place}/${typeof node === 'string' ? 'text' : node.tag}${index + 1}`))
      .join('');
  return printAll(root, '');
}

/** Every place where something can be changed. */
function placesIn(root: XmlElement): Readonly<Record<'texts' | 'attributes' | 'elements', readonly string[]>> {
  const texts: string[] = [];
  const attributes: string[] = [];
  const elements: string[] = [];
  const noteIn =
    (list: string[]): Change<string> =>
    (usual, place) => {
      list.push(place);
      return usual;
    };
  print(root, { text: noteIn(texts), attribute: noteIn(attributes), inside: noteIn(elements) });
  return { texts, attributes, elements };
}
