import type { Position } from '../source/index.ts';
import type { EditableRange } from './code-cell.ts';
import type { PartFormat } from './format.ts';
import type { DocumentReading } from './reading.ts';
import { childrenOf, flagIn } from './xml-element.ts';
import { element as write, type Markup } from './xml-writer.ts';
import type { XmlElement } from './xml.ts';

/** An editable range of code. */
export const rangeFormat: PartFormat = {
  tag: 'range',
  many: true,
  meaning: 'an editable range of the code; if there are none, all of it is editable',
  attributes: [
    {
      name: 'start',
      values: 'text',
      default: '',
      meaning: 'start position: line and column, both from 1: `2:5`',
    },
    { name: 'end', values: 'text', default: '', meaning: 'the position after its last character, likewise' },
    {
      name: 'multiline',
      values: ['true', 'false'],
      default: 'false',
      meaning: 'whether it may contain line breaks',
    },
    { name: 'label', values: 'text', default: '', meaning: 'what to write there' },
  ],
  content: [],
};

/** Prints an editable range. */
export function printRange({ start, end, allowMultiline, label }: EditableRange): Markup {
  return write('range', {
    start: `${start.line}:${start.column}`,
    end: `${end.line}:${end.column}`,
    multiline: allowMultiline || undefined,
    label,
  });
}

/** The editable ranges of a text; those outside it, or not after the ones before them, are dropped. */
export function readRanges(element: XmlElement, text: string, reading: DocumentReading): readonly EditableRange[] {
  const lines = text.split('\n');
  const ranges: EditableRange[] = [];
  for (const child of childrenOf(element, 'range')) {
    const start = positionIn(child.attributes['start'], lines);
    const end = positionIn(child.attributes['end'], lines);
    const before = ranges.at(-1)?.end ?? { line: 1, column: 1 };
    if (start === undefined || end === undefined || isBefore(start, before) || isBefore(end, start)) {
      reading.leaveOut('range', `${child.attributes['start'] ?? ''}-${child.attributes['end'] ?? ''}`);
      continue;
    }
    const { label = '' } = child.attributes;
    const allowMultiline = flagIn(child, 'multiline') || start.line < end.line;
    ranges.push({ start, end, allowMultiline, ...(label.trim() !== '' && { label: label.trim() }) });
  }
  return ranges;
}

/** The position `3:5`, if it exists in the text. */
function positionIn(attribute: string | undefined, lines: readonly string[]): Position | undefined {
  const [, line, column] = /^(\d{1,9}):(\d{1,9})$/.exec(attribute ?? '') ?? [];
  const position = { line: Number(line), column: Number(column) };
  const text = lines[position.line - 1];
  return text !== undefined && position.column >= 1 && position.column <= text.length + 1 ? position : undefined;
}

function isBefore(place: Position, other: Position): boolean {
  return place.line < other.line || (place.line === other.line && place.column < other.column);
}
