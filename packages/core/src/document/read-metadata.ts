import { writeNumber } from '../source/index.ts';
import { plainContentPath } from './content-path.ts';
import { documentStatuses, type ContentReference, type Metadata } from './document.ts';

import { childOf, childrenOf, textOf, textOfChild } from './xml-element.ts';
import { element as write, type Markup } from './xml-writer.ts';
import type { XmlElement } from './xml.ts';

/** Reads `metainfo`. A topic `algebra/fractions` is the path algebra, fractions; difficulty is clamped to 0 … 10. */
export function readMetadata(element: XmlElement | undefined): Metadata {
  if (element === undefined) return nothingKnown;
  const section = textOfChild(element, 'section');
  const chapter = textOfChild(element, 'chapter');
  const difficulty = textOfChild(element, 'difficulty');
  const status = documentStatuses.find((known) => known === textOfChild(element, 'status'));
  const timeframe = childOf(element, 'timeframe')?.attributes;
  return {
    name: textOfChild(element, 'name'),
    description: textOfChild(element, 'description'),
    topics: texts(element, 'topic').map((path) => path.split('/').map((part) => part.trim())),
    objectives: texts(element, 'objective'),
    labels: texts(element, 'label'),
    authors: texts(element, 'author'),
    ...text(element, 'copyright', 'copyright'),
    ...(status && { status }),
    ...text(element, 'changelog', 'changelog'),
    references: [...references(element, 'component'), ...references(element, 'link')],
    attachableTo: references(element, 'attachable'),
    ...text(element, 'generic', 'generic'),
    ...text(element, 'corrector', 'corrector'),
    ...text(element, 'class', 'courseClass'),
    ...text(element, 'summary', 'summary'),
    ...(timeframe && { timeframe: { start: timeframe['start'] ?? '', end: timeframe['end'] ?? '' } }),
    ...(section && { section }),
    ...(/^\d{1,4}$/.test(chapter) && { chapter: Number(chapter) }),
    ...(/^\d+(\.\d+)?$/.test(difficulty) && { difficulty: Math.min(Number(difficulty), 10) }),
  };
}

const nothingKnown: Metadata = {
  name: '',
  description: '',
  topics: [],
  objectives: [],
  labels: [],
  authors: [],
  references: [],
  attachableTo: [],
};

function texts(element: XmlElement, tag: string): readonly string[] {
  return childrenOf(element, tag)
    .map((child) => textOf(child).trim())
    .filter((text) => text !== '');
}

/** The text of a child under its name in the domain; an empty record if there is none. */
function text<Name extends string>(element: XmlElement, tag: string, name: Name): { readonly [key in Name]?: string } {
  const found = textOfChild(element, tag);
  const entry: { [key in Name]?: string } = {};
  if (found !== '') entry[name] = found;
  return entry;
}

function references(element: XmlElement, use: ContentReference['use']): readonly ContentReference[] {
  return childrenOf(element, use).map(({ attributes }) => {
    const path = plainContentPath(attributes['path']);
    return { use, type: attributes['type'] ?? '', ...(path && { path }), lid: attributes['lid'] ?? '' };
  });
}

/** Prints metadata as `metainfo`. */
export function printMetadata(metadata: Metadata): Markup {
  const { topics, references, attachableTo, timeframe, difficulty } = metadata;
  return [
    printText('name', metadata.name),
    printText('description', metadata.description),
    ...topics.map((topic) => printText('topic', topic.join('/'))),
    ...metadata.objectives.map((objective) => printText('objective', objective)),
    ...metadata.labels.map((label) => printText('label', label)),
    ...metadata.authors.map((author) => printText('author', author)),
    printText('copyright', metadata.copyright),
    printText('status', metadata.status),
    printText('changelog', metadata.changelog),
    ...[...references, ...attachableTo].map(({ use, type, path, lid }) => write(use, { type, path, lid })),
    printText('generic', metadata.generic),
    printText('corrector', metadata.corrector),
    printText('class', metadata.courseClass),
    printText('summary', metadata.summary),
    timeframe === undefined ? '' : write('timeframe', { ...timeframe }),
    printText('section', metadata.section),
    printText('chapter', metadata.chapter?.toString()),
    difficulty === undefined ? '' : printText('difficulty', writeNumber(difficulty)),
  ];
}

function printText(tag: string, text: string | undefined): Markup {
  return text ? write(tag, {}, text) : '';
}
