import { alignments, type Table, type TableRow } from '../block.ts';
import type { Reading } from '../reading.ts';
import { childrenOf, numberIn, spanOf } from '../xml-element.ts';
import type { XmlElement } from '../xml.ts';

/** A cell spans no more columns than this, whatever it says: a page is not that wide. */
const maxColumns = 100;

/** Reads `table`; rows of the head come first. */
export function readTable(element: XmlElement, reading: Reading): Table {
  const rows = childrenOf(element, 'row');
  return {
    kind: 'table',
    alignments: (element.attributes['align']?.match(/[lcr]/g) ?? []).flatMap((letter) =>
      alignments.filter((alignment) => alignment === letter),
    ),
    head: rows.filter(isHead).map((row) => readRow(row, reading)),
    body: rows.filter((row) => !isHead(row)).map((row) => readRow(row, reading)),
    span: spanOf(element),
  };
}

function isHead(row: XmlElement): boolean {
  return row.attributes['head'] === 'true';
}

function readRow(row: XmlElement, reading: Reading): TableRow {
  return {
    cells: childrenOf(row, 'cell').map((cell) => ({
      content: reading.inline(cell),
      columns: Math.min(Math.max(Math.trunc(numberIn(cell, 'columns') ?? 1), 1), maxColumns),
    })),
  };
}
