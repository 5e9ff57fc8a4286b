import type { InlineFormat, InlineOf } from '../format.ts';
import { element as write } from '../xml-writer.ts';

/** A line break within a paragraph. */
export const lineBreakFormat: InlineFormat<InlineOf<'lineBreak'>> = {
  elements: [{ tag: 'br', meaning: 'a line break', attributes: [], content: [] }],
  example: 'a<br/>b',
  read: () => [{ kind: 'lineBreak' }],
  print: () => write('br', {}),
};
