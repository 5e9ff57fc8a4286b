import { placeCells, type PlacedCell, type Table, type TableRow } from '@lemma/core/document';
import { InlineView } from '../../inline/index.ts';
import { BlocksView } from '../blocks-view.tsx';
import { placeOf } from '../place.ts';
import { ScrollBox } from '../../scrolling/index.ts';

const textAligns = { l: 'start', c: 'center', r: 'end', i: 'inherit', j: 'justify' } as const;
const verticalAligns = { t: 'top', m: 'middle', b: 'bottom' } as const;

/** A table; on a small screen it scrolls sideways. A layout table is not a table to screen readers. */
export function TableBlockView({ block }: { readonly block: Table }) {
  const { head, body, foot } = block;
  const hasRules =
    block.lines.length > 0 || [...head, ...body, ...foot].some(({ ruleAbove, ruleBelow }) => ruleAbove || ruleBelow);
  return (
    <ScrollBox {...placeOf(block.span)}>
      <table
        data-type={block.type}
        data-padding={block.isPadded ? undefined : 'none'}
        data-placement={block.placement}
        data-ruled={hasRules ? '' : undefined}
        {...(block.type === 'layout' && { role: 'presentation' })}
      >
        {head.length > 0 && (
          <thead>
            <Rows table={block} rows={head} isHead />
          </thead>
        )}
        <tbody>
          <Rows table={block} rows={body} />
        </tbody>
        {foot.length > 0 && (
          <tfoot>
            <Rows table={block} rows={foot} />
          </tfoot>
        )}
      </table>
    </ScrollBox>
  );
}

interface RowsProps {
  readonly table: Table;
  readonly rows: readonly TableRow[];
  readonly isHead?: boolean;
}

function Rows({ table, rows, isHead = false }: RowsProps) {
  const placed = placeCells(rows);
  return rows.map((row, index) => (
    <tr
      key={index}
      data-color={row.color}
      data-rule-above={row.ruleAbove ? '' : undefined}
      data-rule-below={row.ruleBelow ? '' : undefined}
    >
      {placed[index]?.map((cell, at) => (
        <Cell key={at} table={table} row={row} placed={cell} isHead={isHead} />
      ))}
    </tr>
  ));
}

interface CellProps {
  readonly table: Table;
  readonly row: TableRow;
  readonly placed: PlacedCell;
  readonly isHead: boolean;
}

function Cell({ table, row, placed: { cell, column }, isHead }: CellProps) {
  const scope = scopeOf({ table, row, placed: { cell, column }, isHead });
  const Element = scope === undefined ? 'td' : 'th';
  const columnClass = table.columnClasses[column];
  const alignment = cell.alignment ?? row.alignments[column] ?? table.alignments[column] ?? 'l';
  const vertical = cell.verticalAlignment ?? row.verticalAlignments[column] ?? table.verticalAlignments[column];
  return (
    <Element
      colSpan={cell.columns}
      rowSpan={cell.rows}
      scope={scope}
      data-color={cell.color ?? (row.color === undefined && columnClass !== 'head' ? columnClass : undefined)}
      data-line-before={column === 0 && table.lines.includes(0) ? '' : undefined}
      data-line-after={table.lines.includes(column + cell.columns) ? '' : undefined}
      style={{
        textAlign: textAligns[alignment],
        ...(vertical && { verticalAlign: verticalAligns[vertical] }),
      }}
    >
      {cell.blocks.length > 0 ? <BlocksView blocks={cell.blocks} /> : <InlineView content={cell.content} />}
    </Element>
  );
}

/** The scope of a heading; undefined for every other cell. An empty heading has none. */
function scopeOf({ table, placed: { cell, column }, isHead }: CellProps) {
  if (table.type === 'layout' || (cell.content.length === 0 && cell.blocks.length === 0)) return undefined;
  if (isHead) return cell.columns > 1 ? 'colgroup' : 'col';
  const headsRow =
    cell.isHead ||
    table.columnClasses[column] === 'head' ||
    (column === 0 && (table.type === 'items' || table.type === 'crosstab'));
  if (!headsRow) return undefined;
  return cell.rows > 1 ? 'rowgroup' : 'row';
}
