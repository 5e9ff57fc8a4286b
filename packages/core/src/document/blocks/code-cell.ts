import { writeNumber } from '../../source/index.ts';
import { codeLanguages } from '../../question/index.ts';
import type { CodeCell } from '../code-cell.ts';
import { printRange, rangeFormat, readRanges } from '../editable-ranges.ts';
import { headlineFormat, type BlockFormat } from '../format.ts';
import { placeText, printHeadline } from '../printing.ts';
import type { DocumentReading } from '../reading.ts';
import { childOf, numberIn, spanOf, textOf, wordIn } from '../xml-element.ts';
import { element as write } from '../xml-writer.ts';
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
        rangeFormat,
      ],
    },
  ],
  example:
    '<codecell id="c1" language="python" counter="1" at="0-60"><headline>A sum</headline><input>x = 1\nprint(x)</input><range start="1:5" end="1:6" label="a number"/><range start="2:1" end="2:9" multiline="true"/></codecell>',
  read: readCodeCell,
  print: ({ id, counter, language, title, text, editableRanges, span }, printing) =>
    write('codecell', { id, language, counter: writeNumber(counter), at: placeText(span) }, [
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
