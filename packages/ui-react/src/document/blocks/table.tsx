import type { Alignment, Table, TableRow } from '@lemma/core/document';
import { InlineView } from '../../inline/index.ts';
import { placeOf } from '../place.ts';
import { ScrollBox } from '../scroll-box.tsx';

const textAligns = { l: 'start', c: 'center', r: 'end' } as const;

/** A table; on a small screen it scrolls sideways. */
export function TableView({ block }: { readonly block: Table }) {
  return (
    <ScrollBox {...placeOf(block.span)}>
      <table>
        {block.head.length > 0 && (
          <thead>
            {block.head.map((row, index) => (
              <Row key={index} row={row} alignments={block.alignments} head />
            ))}
          </thead>
        )}
        <tbody>
          {block.body.map((row, index) => (
            <Row key={index} row={row} alignments={block.alignments} />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

interface RowProps {
  readonly row: TableRow;
  readonly alignments: readonly Alignment[];
  readonly head?: boolean;
}

function Row({ row, alignments, head = false }: RowProps) {
  return (
    <tr>
      {row.cells.map((cell, index) => {
        const column = row.cells.slice(0, index).reduce((columns, before) => columns + before.columns, 0);
        // An empty heading heads nothing.
        const Cell = head && cell.content.length > 0 ? 'th' : 'td';
        return (
          <Cell
            key={index}
            colSpan={cell.columns}
            {...(Cell === 'th' && { scope: cell.columns > 1 ? 'colgroup' : 'col' })}
            style={{ textAlign: textAligns[alignments[column] ?? 'l'] }}
          >
            <InlineView content={cell.content} />
          </Cell>
        );
      })}
    </tr>
  );
}
