import type { Position } from '../../source/index.ts';
import { codeLanguages, type CodeCell, type EditableRange } from '../code-cell.ts';
import { headlineFormat, type BlockFormat } from '../format.ts';
import { decimal, placeText, printHeadline } from '../printing.ts';
import type { DocumentReading } from '../reading.ts';
import { childOf, childrenOf, flagIn, numberIn, spanOf, textOf, wordIn } from '../xml-element.ts';
import { element as write, type Markup } from '../xml-writer.ts';
import type { XmlElement } from '../xml.ts';
import type { BlockContents } from '../block-contents.ts';
export type { CodeCell } from '../code-cell.ts';

/** Code that a reader may change and run. Ranges outside its text, or not after the ones before them, are dropped. */
export const codeCellFormat: BlockFormat<CodeCell> = {
  elements: [
    {
      tag: 'codecell',
      meaning: 'code that a reader may change and run',
      attributes: [
        { name: 'id', values: 'name', default: '`codecell-1`', meaning: 'unique in the document' },
        { name: 'language', values: codeLanguages, default: 'python', meaning: 'its language' },
        { name: 'counter', values: 'number', default: 'its index among the cells', meaning: 'the number in `In [1]`' },
      ],
      content: [
        headlineFormat,
        { tag: 'input', meaning: 'the code, verbatim', attributes: [], content: ['text'] },
        {
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
        },
      ],
    },
  ],
  example:
    '<codecell id="c1" language="python" counter="1" at="0-60"><headline>A sum</headline><input>x = 1\nprint(x)</input><range start="1:5" end="1:6" label="a number"/><range start="2:1" end="2:9" multiline="true"/></codecell>',
  read: readCodeCell,
  print: ({ id, counter, language, title, text, editableRanges, span }, printing) =>
    write('codecell', { id, language, counter: decimal(counter), at: placeText(span) }, [
      title.length === 0 ? '' : printHeadline(title, printing),
      write('input', {}, text),
      ...editableRanges.map(printRange),
    ]),
};

/** What is in it. */
export const codeCellContents: BlockContents<CodeCell> = { blocks: () => [], lines: ({ title }) => [title] };

function readCodeCell(element: XmlElement, reading: DocumentReading): CodeCell {
  const id = reading.uniqueId(element.attributes['id'], 'codecell');
  const position = reading.position('codecell');
  const counter = numberIn(element, 'counter') ?? 0;
  const language = wordIn(element, 'language', codeLanguages);
  if (language === undefined && element.attributes['language'] !== undefined)
    reading.leaveOut('language of code', element.attributes['language']);
  const input = childOf(element, 'input');
  const text = input === undefined ? '' : textOf(input);
  return {
    kind: 'codeCell',
    id,
    counter: Number.isInteger(counter) && counter > 0 ? counter : position,
    language: language ?? 'python',
    title: reading.inline(childOf(element, 'headline')),
    text,
    editableRanges: readRanges(element, text, reading),
    span: spanOf(element),
  };
}

function printRange({ start, end, allowMultiline, label }: EditableRange): Markup {
  return write('range', {
    start: `${start.line}:${start.column}`,
    end: `${end.line}:${end.column}`,
    multiline: allowMultiline || undefined,
    label,
  });
}

function readRanges(element: XmlElement, text: string, reading: DocumentReading): readonly EditableRange[] {
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
