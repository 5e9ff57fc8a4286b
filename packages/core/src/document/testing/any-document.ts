import fc from 'fast-check';
import { blockFormats } from '../block-formats.ts';
import { rowFormats } from '../blocks/visualization.ts';
import { courseChapterFormat } from '../course-chapter.ts';
import type { AttributeFormat, AttributeValues, Content, ElementFormat, PartFormat } from '../format.ts';
import { inlineFormats } from '../inline-formats.ts';
import { variablesFormat } from '../read-variables.ts';

/** Values of every kind, valid and invalid. */
const values: Readonly<Record<Exclude<AttributeValues, readonly string[]>, readonly string[]>> = {
  text: ['', ' a ', '1-3', '1 3', 'lcr', 'a = b', '&<>"\'', 'é𝔸\u2028', '\n\t', '\r', '-5 5 -5 5 0 3', '1.5 2'],
  name: ['a', 'P', 'a-2', '__proto__', 'location', 'python', 'x y', '1'],
  number: [
    '0',
    '1',
    '2',
    '-3',
    '2.5',
    '.5',
    '-0',
    '00012',
    '1e9',
    '0.0000000123',
    '98765432109876543210987',
    'NaN',
    '4001',
  ],
  digit: ['0', '1', '7', '12', 'x'],
  address: ['https://example.org/?a=b&c#d', '/documents/1', ' mailto:a@b.c ', 'javascript:x', '//a.b', 'http://a.b/ c'],
  path: ['a/b.svg', 'fractions/adding', '../a', '/a', 'a b/ü.png'],
  length: ['50%', '300px', '12', '1em', '-3px'],
  place: ['0-0', '12-40', '3', '999999999-1'],
};

const formulas = [
  '<math alttext="\\frac12"><mfrac><mn>1</mn><mn>2</mn></mfrac></math>',
  '<math display="block" alttext="\\var{a}" at="3-4"> <mi class="var"> a </mi><mo stretchy="false">&lt;</mo></math>',
  '<math onclick="x" id="root"><semantics><mrow><mi>x</mi></mrow><annotation>x</annotation></semantics></math>',
  '<math><mtext>a<mi>b</mi>c</mtext></math>',
  '<math><mfrac><mn>1</mn></mfrac><div><script/></div></math>',
  '<math alttext="&#10;"><mtable class="cases"><mtr><mtd columnspan="2">x<mspace width="1em"/></mtd></mtr></mtable></math>',
];

const text = fc.oneof(
  fc.constantFrom(
    'a',
    ' ',
    '\n  ',
    '<![CDATA[<b>&]]>',
    '<!-- no -->',
    '&#13;',
    '&#x41;',
    ']]&gt;',
    'ü𝔸',
    '{"axes":true,"x":[0]}',
  ),
  fc.string({ maxLength: 8 }).map(escape),
);

const place: AttributeFormat = { name: 'at', values: 'place', default: '0-0', meaning: '' };

/** Every element of the formats, with attributes and content of every kind, valid and invalid. */
const anyXml = fc.letrec<{ block: string; inline: string; row: string; chapter: string }>((tie) => {
  const contents: Readonly<Record<Exclude<Content, PartFormat>, fc.Arbitrary<string>>> = {
    text,
    inline: many(tie('inline')),
    blocks: many(fc.oneof({ arbitrary: tie('block'), weight: 4 }, text)),
    rows: many(tie('row')),
    formula: fc.constantFrom('', ...formulas),
    presentation: fc.constantFrom('', '<mi>x</mi>', '<mi class="var">a</mi>', '<maction/>'),
    variables: fc.oneof(
      fc.constant(''),
      lazily(() => elementOf(variablesFormat)),
    ),
    quickchecks: many(lazily(() => anyOf(blockFormats.quickcheck.elements))),
  };

  function contentOf(content: Content): fc.Arbitrary<string> {
    if (typeof content === 'string') return contents[content];
    return content.many ? many(elementOf(content)) : fc.oneof(fc.constant(''), elementOf(content));
  }
  function elementOf({ tag, attributes, content }: ElementFormat): fc.Arbitrary<string> {
    return fc
      .tuple(fc.tuple(...[...attributes, place].map(attributeOf)), fc.tuple(...content.map(contentOf)))
      .map(([written, inside]) => `<${tag}${written.join('')}>${inside.join('')}</${tag}>`);
  }
  function anyOf(elements: readonly ElementFormat[]): fc.Arbitrary<string> {
    return fc.oneof(...elements.map(elementOf));
  }

  const blocks = Object.values(blockFormats).flatMap(({ elements }) => elements);
  const inlines = Object.values(inlineFormats).flatMap(({ elements }) => elements);
  const depth = { maxDepth: 4, depthIdentifier: 'document' };
  return {
    block: fc.oneof(depth, fc.constantFrom('<p>x</p>', '<p/>', '<unknown>y</unknown>'), ...blocks.map(elementOf)),
    inline: fc.oneof(depth, text, fc.constantFrom(...formulas), ...inlines.map(elementOf)),
    row: fc.oneof(depth, fc.constantFrom('<textrow>x</textrow>', '<p>no row</p>'), ...rowFormats.map(elementOf)),
    chapter: elementOf(courseChapterFormat),
  };
});

/** A readable document. */
export const anyDocumentXml: fc.Arbitrary<string> = anyXml.block;

/** A readable chapter of a course. */
export const anyChapterXml: fc.Arbitrary<string> = anyXml.chapter;

function lazily(arbitrary: () => fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.constant(undefined).chain(arbitrary);
}

function attributeOf({ name, values: kind }: AttributeFormat): fc.Arbitrary<string> {
  const known = typeof kind === 'string' ? values[kind] : [...kind, 'other', ''];
  return fc.oneof(
    fc.constant(''),
    fc.constantFrom(...known).map((value) => ` ${name}="${escape(value)}"`),
  );
}

function many(arbitrary: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.array(arbitrary, { maxLength: 3 }).map((parts) => parts.join(''));
}

/** Written independently of the writer under test. */
function escape(words: string): string {
  return words.replace(/[^ !#$%'-;=?-~]/gu, (sign) => `&#${String(sign.codePointAt(0))};`);
}
