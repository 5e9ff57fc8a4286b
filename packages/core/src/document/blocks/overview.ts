import type { BlockFormat } from '../format.ts';
import type { Overview } from '../game-blocks.ts';
import { placeText } from '../printing.ts';
import { spanOf } from '../xml-element.ts';
import { element as write } from '../xml-writer.ts';
import type { BlockContents } from '../block-contents.ts';
export type { Overview } from '../game-blocks.ts';

/** The overview of the course around. */
export const overviewFormat: BlockFormat<Overview> = {
  elements: [{ tag: 'overview', meaning: 'the overview of the surrounding course', attributes: [], content: [] }],
  example: '<overview at="0-9"/>',
  read: (element) => ({ kind: 'overview', span: spanOf(element) }),
  print: ({ span }) => write('overview', { at: placeText(span) }),
};

/** What is in it. */
export const overviewContents: BlockContents<Overview> = { blocks: () => [], lines: () => [] };
