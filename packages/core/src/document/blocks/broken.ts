import { writeNumber, findingCode } from '../../source/index.ts';
import type { Broken, BrokenFinding } from '../broken.ts';
import type { BlockFormat, PartFormat } from '../format.ts';
import { placeText } from '../printing.ts';
import { childrenOf, numberIn, spanOf, without } from '../xml-element.ts';
import type { XmlElement } from '../xml.ts';
import { element as write, type Markup } from '../xml-writer.ts';
import type { BlockContents } from '../block-contents.ts';
export type { Broken } from '../broken.ts';

/** Larger numbers are slips, as for questions. */
const mostQuestions = 9999;

const detailFormat: PartFormat = {
  tag: 'detail',
  meaning: 'data for the message of the finding: a text, or a number',
  attributes: [
    { name: 'name', values: 'name', default: '', meaning: 'the placeholder' },
    { name: 'text', values: 'text', default: '', meaning: 'the text' },
    { name: 'number', values: 'number', default: '', meaning: 'a number instead of a text' },
  ],
  content: [],
  many: true,
};

/** A part of a page that could not be read as intended. */
export const brokenFormat: BlockFormat<Broken> = {
  elements: [
    {
      tag: 'broken',
      meaning:
        'a part whose source has errors, and what could be read of it; made for authors at work, or in place of a question or a quick check that cannot be asked',
      attributes: [
        {
          name: 'question',
          values: 'number',
          default: '',
          meaning: 'the number of the question or quick check that stood there, in documents for learners',
        },
      ],
      content: [
        {
          tag: 'finding',
          meaning: 'an error (docs/authoring/findings.md)',
          attributes: [{ name: 'code', values: 'text', default: '', meaning: 'the code of the finding' }],
          content: [detailFormat],
          many: true,
        },
        'blocks',
      ],
    },
  ],
  example:
    '<broken question="2" at="0-50"><finding code="unknown-command" at="3-8"><detail name="name" text="empf"/>' +
    '<detail name="limit" number="3"/></finding><p>Text.</p></broken>',
  read: (element, reading) => {
    const question = numberIn(element, 'question');
    return {
      kind: 'broken',
      findings: childrenOf(element, 'finding').map(readFinding),
      blocks: reading.blocks(without(element, 'finding')),
      ...(question !== undefined && question >= 1 && question <= mostQuestions && { question: Math.floor(question) }),
      span: spanOf(element),
    };
  },
  print: ({ findings, blocks, question, span }, printing) =>
    write('broken', { question, at: placeText(span) }, [findings.map(printFinding), printing.blocks(blocks)]),
};

/** What is in it. */
export const brokenContents: BlockContents<Broken> = { blocks: ({ blocks }) => blocks, lines: () => [] };

function readFinding(element: XmlElement): BrokenFinding {
  const details = childrenOf(element, 'detail').map((detail) => {
    const { name = '', text = '' } = detail.attributes;
    return [name, numberIn(detail, 'number') ?? text] as const;
  });
  return {
    code: findingCode(element.attributes['code'] ?? ''),
    data: Object.fromEntries(details),
    span: spanOf(element),
  };
}

function printFinding({ code, data, span }: BrokenFinding): Markup {
  const details = Object.entries(data).map(([name, value]) =>
    write('detail', { name, ...(typeof value === 'number' ? { number: writeNumber(value) } : { text: value }) }),
  );
  return write('finding', { code, at: placeText(span) }, details);
}
