import { appletTypes, type AppletType } from '../../applet/index.ts';
import type { Span } from '../../source/index.ts';
import type { BlockContents } from '../block-contents.ts';
import type { BlockFormat } from '../format.ts';
import { plainContentPath } from '../content-path.ts';
import { placeText } from '../printing.ts';
import { spanOf, wordIn } from '../xml-element.ts';
import { element as write } from '../xml-writer.ts';
import type { DocumentReading } from '../reading.ts';
import type { XmlElement } from '../xml.ts';

/** A program of elsewhere, in a frame of its own. The platform decides whether it may run. */
export interface Applet {
  readonly kind: 'applet';
  readonly id: string;
  /** Its path in the platform's list; missing if it could be in none. */
  readonly path?: string;
  readonly type: AppletType;
  /** `question,answer`: where its value goes; empty if it gives none. */
  readonly answer: string;
  readonly span: Span;
}

/** An applet. Nothing in it is code: the script is in the platform's list. */
export const appletFormat: BlockFormat<Applet> = {
  elements: [
    {
      tag: 'embeddedapplet',
      meaning: "a program of the platform's list, in an isolated frame",
      attributes: [
        { name: 'id', values: 'name', default: '`applet-1`', meaning: 'unique in the document' },
        { name: 'path', values: 'text', default: '', meaning: 'its path in the list' },
        {
          name: 'type',
          values: appletTypes,
          default: 'visualization',
          meaning: 'games and problems are loaded by themselves, others on demand',
        },
        { name: 'answer', values: 'text', default: '', meaning: '`question,answer`: the answer that it gives' },
      ],
      content: [],
    },
  ],
  example: '<embeddedapplet id="a1" path="applets/tangram" type="problem" answer="1,2" at="0-9"/>',
  read: (element, reading) => ({
    kind: 'applet',
    id: reading.uniqueId(element.attributes['id'], 'applet'),
    ...pathIn(element, reading),
    type: wordIn(element, 'type', appletTypes) ?? 'visualization',
    answer: element.attributes['answer'] ?? '',
    span: spanOf(element),
  }),
  print: ({ id, path, type, answer, span }) =>
    write('embeddedapplet', { id, path, type, answer: answer || undefined, at: placeText(span) }),
};

/** What is in it. */
export const appletContents: BlockContents<Applet> = { blocks: () => [], lines: () => [] };

function pathIn(element: XmlElement, reading: DocumentReading): Pick<Applet, 'path'> {
  const path = plainContentPath(element.attributes['path']);
  if (path === undefined) reading.leaveOut('applet', element.attributes['path'] ?? '');
  return path === undefined ? {} : { path };
}
