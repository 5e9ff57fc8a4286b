import { writeNumber } from '../../source/index.ts';
import {
  cindyEvents,
  cindySettings,
  isLiteralObject,
  kindOfLiteral,
  type CindyAnswer,
  type CindyBlock,
  type CindyScript,
  type LiteralObject,
} from '../cindy.ts';
import { headlineFormat, type AttributeFormat, type BlockFormat } from '../format.ts';
import { placeText, printHeadline, printSource } from '../printing.ts';
import { readLiteral } from '../read-literal.ts';
import type { DocumentReading } from '../reading.ts';
import { childOf, childrenOf, numberIn, sourceTextOf, spanOf, textOfChild, wordIn } from '../xml-element.ts';
import { element as write } from '../xml-writer.ts';
import type { XmlElement } from '../xml.ts';
import type { BlockContents } from '../block-contents.ts';
export type { CindyBlock } from '../cindy.ts';

/** Width and height of the canvas (specification 002 §9). */
const usualSize = 500;
const largestSize = 4000;

/** A CindyJS construction. Settings of the wrong kind and scripts of unknown events are dropped. */
export const cindyFormat: BlockFormat<CindyBlock> = {
  elements: [
    {
      tag: 'cindy',
      meaning: 'a construction drawn by CindyJS in an isolated frame',
      attributes: [
        { name: 'id', values: 'name', default: '`cindy-1`', meaning: 'unique in the document' },
        edge('width'),
        edge('height'),
      ],
      content: [
        headlineFormat,
        {
          tag: 'description',
          meaning: 'what it shows, for those who cannot see it',
          attributes: [],
          content: ['inline'],
        },
        {
          tag: 'settings',
          meaning: `a JSON object of ${Object.keys(cindySettings).join(', ')}; anything else is dropped`,
          attributes: [],
          content: ['text'],
        },
        {
          tag: 'script',
          many: true,
          meaning: 'CindyScript, verbatim; at most one per event',
          attributes: [
            { name: 'event', values: cindyEvents, default: '', meaning: 'the event that runs it; required' },
          ],
          content: ['text'],
        },
        {
          tag: 'given',
          many: true,
          meaning: 'an answer that it gives to the problem around it: where a point is',
          attributes: [
            { name: 'point', values: 'name', default: '', meaning: 'the name of the point; required' },
            { name: 'coordinate', values: ['x', 'y'], default: 'both', meaning: 'if only one of them is asked for' },
            { name: 'answer', values: 'text', default: '', meaning: '`question,answer`: where it goes' },
          ],
          content: [],
        },
      ],
    },
  ],
  example:
    '<cindy id="c1" width="400" height="300" at="0-80"><headline>A circle</headline><description>A circle.</description><settings>{"axes":true}</settings><script event="init" at="3-9">r = 1;</script><script event="draw">draw(A, r);</script><given point="A" coordinate="x" answer="1,2"/></cindy>',
  read: readCindy,
  print: ({ construction, span }, printing) => {
    const { id, title, description, settings, width, height, scripts, answers = [] } = construction;
    return write('cindy', { id, width: writeNumber(width), height: writeNumber(height), at: placeText(span) }, [
      printHeadline(title, printing),
      printHeadline(description, printing, 'description'),
      Object.keys(settings).length === 0 ? '' : write('settings', {}, JSON.stringify(settings)),
      ...scripts.map(({ event, code }) => printSource('script', code, { event })),
      ...answers.map(({ point, coordinate, place }) => write('given', { point, coordinate, answer: place })),
    ]);
  },
};

/** What is in it. */
export const cindyContents: BlockContents<CindyBlock> = {
  blocks: () => [],
  lines: ({ construction }) => [construction.title, construction.description],
};

function edge(name: 'width' | 'height'): AttributeFormat {
  return { name, values: 'number', default: String(usualSize), meaning: `in CSS pixels, at most ${largestSize}` };
}

function readCindy(element: XmlElement, reading: DocumentReading): CindyBlock {
  const answers = childrenOf(element, 'given').flatMap(readGiven);
  return {
    kind: 'cindy',
    construction: {
      id: reading.uniqueId(element.attributes['id'], 'cindy'),
      title: reading.inline(childOf(element, 'headline')),
      description: reading.inline(childOf(element, 'description')),
      settings: readSettings(textOfChild(element, 'settings'), reading),
      width: sizeIn(element, 'width'),
      height: sizeIn(element, 'height'),
      scripts: readScripts(element, reading),
      ...(answers.length > 0 && { answers }),
    },
    span: spanOf(element),
  };
}

function readGiven(element: XmlElement): readonly CindyAnswer[] {
  const { point = '', answer: place = '' } = element.attributes;
  const coordinate = wordIn(element, 'coordinate', ['x', 'y']);
  return point === '' ? [] : [{ point, ...(coordinate && { coordinate }), place }];
}

function sizeIn(element: XmlElement, edge: 'width' | 'height'): number {
  const size = numberIn(element, edge) ?? usualSize;
  return size >= 1 ? Math.min(size, largestSize) : usualSize;
}

function readSettings(json: string, reading: DocumentReading): LiteralObject {
  const literal = json === '' ? {} : readLiteral(json);
  if (!isLiteralObject(literal)) {
    reading.leaveOut('settings', 'unreadable');
    return {};
  }
  const kinds = new Map<string, string>(Object.entries(cindySettings));
  const settings = Object.entries(literal).filter(([name, value]) => {
    const isKnown = kinds.get(name) === kindOfLiteral(value);
    if (!isKnown) reading.leaveOut('setting', name);
    return isKnown;
  });
  return Object.fromEntries(settings);
}

/** The first of several scripts for the same event wins. */
function readScripts(element: XmlElement, reading: DocumentReading): readonly CindyScript[] {
  const scripts: CindyScript[] = [];
  for (const script of childrenOf(element, 'script')) {
    const event = wordIn(script, 'event', cindyEvents);
    if (event !== undefined && !scripts.some((other) => other.event === event)) {
      scripts.push({ event, code: sourceTextOf(script) });
    } else {
      reading.leaveOut('script', script.attributes['event'] ?? '');
    }
  }
  return scripts;
}
