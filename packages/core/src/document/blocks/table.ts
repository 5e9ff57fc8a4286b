import { childrenOf, flagIn, numberIn, spanOf, wordIn } from '../xml-element.ts';
import type { XmlElement } from '../xml.ts';
import type { AttributeFormat, BlockFormat, PartFormat } from '../format.ts';
import { placeText, type Printing } from '../printing.ts';
import type { DocumentReading } from '../reading.ts';
import {
  alignments,
  cellColors,
  columnClasses,
  tablePlacements,
  tableTypes,
  verticalAlignments,
  type Table,
  type TableCell,
  type TableRow,
} from '../table.ts';
import { element as write, type Markup } from '../xml-writer.ts';
import type { BlockContents } from '../block-contents.ts';
export type { Table } from '../table.ts';

/** The most columns or rows a cell may span, whatever it says. */
const widest = 100;

const align: AttributeFormat = {
  name: 'align',
  values: 'text',
  default: '',
  meaning: 'a letter per column: `l` left, `c` centre, `r` right, `i` inherited, `j` justified',
};
const valign: AttributeFormat = {
  name: 'valign',
  values: 'text',
  default: '',
  meaning: 'a letter per column: `t` top, `m` middle, `b` bottom',
};
const color: AttributeFormat = { name: 'color', values: cellColors, default: '', meaning: 'the background colour' };

const cellFormat: PartFormat = {
  tag: 'cell',
  many: true,
  meaning: 'one cell: a line of text, or blocks if `blocks` is set',
  attributes: [
    number('columns', `how many columns it spans, at most ${widest}`),
    number('rows', `how many rows it spans, at most ${widest}`),
    flag('head', 'whether it is the headline of its row'),
    flag('blocks', 'whether it holds blocks'),
    { name: 'align', values: alignments, default: 'that of its column', meaning: 'its own alignment' },
    {
      name: 'valign',
      values: verticalAlignments,
      default: 'that of its column',
      meaning: 'its own vertical alignment',
    },
    color,
  ],
  content: ['inline'],
};

const rowFormat: PartFormat = {
  tag: 'row',
  many: true,
  meaning: 'one row',
  attributes: [
    flag('head', 'whether it belongs to the head'),
    flag('foot', 'whether it belongs to the foot'),
    align,
    valign,
    color,
    flag('rule-above', 'a line above'),
    flag('rule-below', 'a line below'),
  ],
  content: [cellFormat],
};

/** Rows of cells; head rows come first, foot rows last. */
export const tableFormat: BlockFormat<Table> = {
  elements: [
    {
      tag: 'table',
      meaning: 'rows of cells; head rows come first, foot rows last',
      attributes: [
        { name: 'type', values: tableTypes, default: 'genuine', meaning: 'its style' },
        { name: 'padding', values: ['none'], default: '', meaning: 'cells without padding' },
        { name: 'placement', values: tablePlacements, default: '', meaning: 'its position on the page' },
        align,
        valign,
        {
          name: 'classes',
          values: 'text',
          default: '',
          meaning: 'a word per column: `head` for row headings, a colour, or `-`',
        },
        {
          name: 'lines',
          values: 'text',
          default: '',
          meaning: 'vertical rules, each given by the number of columns to its left: `0 2`',
        },
      ],
      content: [rowFormat],
    },
  ],
  example:
    '<table type="crosstab" padding="none" placement="center" align="lcr" valign="tmb" classes="head - blue" lines="0 2" at="0-60">' +
    '<row head="true" align="cc" valign="bb"><cell>a</cell><cell>b</cell></row>' +
    '<row color="light_red" rule-above="true"><cell rows="2" head="true">c</cell><cell columns="2" align="j" valign="m" color="red">d</cell></row>' +
    '<row><cell blocks="true"><p>e</p></cell></row><row foot="true" rule-below="true"><cell>f</cell></row></table>',
  read: (element, reading) => {
    const rows = childrenOf(element, 'row');
    const isHead = (row: XmlElement) => flagIn(row, 'head');
    const isFoot = (row: XmlElement) => !isHead(row) && flagIn(row, 'foot');
    const placement = wordIn(element, 'placement', tablePlacements);
    return {
      kind: 'table',
      type: wordIn(element, 'type', tableTypes) ?? 'genuine',
      isPadded: element.attributes['padding'] !== 'none',
      ...(placement && { placement }),
      ...alignmentsOf(element),
      columnClasses: (element.attributes['classes']?.split(/\s+/) ?? [])
        .slice(0, widest)
        .map((word) => columnClasses.find((known) => known === word)),
      lines: [...new Set(element.attributes['lines']?.match(/\d{1,3}/g)?.map(Number) ?? [])],
      head: rows.filter(isHead).map((row) => readRow(row, reading)),
      body: rows.filter((row) => !isHead(row) && !isFoot(row)).map((row) => readRow(row, reading)),
      foot: rows.filter(isFoot).map((row) => readRow(row, reading)),
      span: spanOf(element),
    };
  },
  print: (table, printing) =>
    write(
      'table',
      {
        type: table.type === 'genuine' ? undefined : table.type,
        padding: table.isPadded ? undefined : 'none',
        placement: table.placement,
        ...lettersOf(table),
        classes: table.columnClasses.map((word) => word ?? '-').join(' ') || undefined,
        lines: table.lines.join(' ') || undefined,
        at: placeText(table.span),
      },
      [
        ...table.head.map((row) => printRow(row, 'head', printing)),
        ...table.body.map((row) => printRow(row, undefined, printing)),
        ...table.foot.map((row) => printRow(row, 'foot', printing)),
      ],
    ),
};

/** What is in it. */
export const tableContents: BlockContents<Table> = {
  blocks: (table) => rowsOf(table).flatMap((row) => row.cells.flatMap((cell) => cell.blocks)),
  lines: (table) => rowsOf(table).flatMap((row) => row.cells.map((cell) => cell.content)),
};

function rowsOf({ head, body, foot }: Table): readonly TableRow[] {
  return [...head, ...body, ...foot];
}

function number(name: string, meaning: string): AttributeFormat {
  return { name, values: 'number', default: '1', meaning };
}

function flag(name: string, meaning: string): AttributeFormat {
  return { name, values: ['true', 'false'], default: 'false', meaning };
}

function alignmentsOf(element: XmlElement): Pick<Table, 'alignments' | 'verticalAlignments'> {
  return {
    alignments: lettersIn(element.attributes['align'], alignments),
    verticalAlignments: lettersIn(element.attributes['valign'], verticalAlignments),
  };
}

function lettersIn<Letter extends string>(text: string | undefined, letters: readonly Letter[]): readonly Letter[] {
  return Array.from(text ?? '').flatMap((typed) => letters.filter((letter) => letter === typed));
}

function lettersOf(aligned: Pick<Table, 'alignments' | 'verticalAlignments'>) {
  return {
    align: aligned.alignments.join('') || undefined,
    valign: aligned.verticalAlignments.join('') || undefined,
  };
}

function readRow(row: XmlElement, reading: DocumentReading): TableRow {
  const color = wordIn(row, 'color', cellColors);
  return {
    cells: childrenOf(row, 'cell').map((cell) => readCell(cell, reading)),
    ...alignmentsOf(row),
    ...(color && { color }),
    ruleAbove: flagIn(row, 'rule-above'),
    ruleBelow: flagIn(row, 'rule-below'),
  };
}

function readCell(cell: XmlElement, reading: DocumentReading): TableCell {
  const holdsBlocks = flagIn(cell, 'blocks');
  const alignment = wordIn(cell, 'align', alignments);
  const verticalAlignment = wordIn(cell, 'valign', verticalAlignments);
  const color = wordIn(cell, 'color', cellColors);
  return {
    content: holdsBlocks ? [] : reading.inline(cell),
    blocks: holdsBlocks ? reading.blocks(cell) : [],
    columns: spanned(cell, 'columns'),
    rows: spanned(cell, 'rows'),
    isHead: flagIn(cell, 'head'),
    ...(alignment && { alignment }),
    ...(verticalAlignment && { verticalAlignment }),
    ...(color && { color }),
  };
}

function spanned(cell: XmlElement, attribute: string): number {
  return Math.min(Math.max(Math.trunc(numberIn(cell, attribute) ?? 1), 1), widest);
}

function printRow(row: TableRow, part: 'head' | 'foot' | undefined, printing: Printing): Markup {
  const attributes = {
    head: part === 'head' || undefined,
    foot: part === 'foot' || undefined,
    ...lettersOf(row),
    color: row.color,
    'rule-above': row.ruleAbove || undefined,
    'rule-below': row.ruleBelow || undefined,
  };
  return write(
    'row',
    attributes,
    row.cells.map((cell) => printCell(cell, printing)),
  );
}

function printCell(cell: TableCell, printing: Printing): Markup {
  const holdsBlocks = cell.blocks.length > 0;
  const attributes = {
    columns: cell.columns === 1 ? undefined : cell.columns,
    rows: cell.rows === 1 ? undefined : cell.rows,
    head: cell.isHead || undefined,
    blocks: holdsBlocks || undefined,
    align: cell.alignment,
    valign: cell.verticalAlignment,
    color: cell.color,
  };
  return write('cell', attributes, holdsBlocks ? printing.blocks(cell.blocks) : printing.inline(cell.content));
}
