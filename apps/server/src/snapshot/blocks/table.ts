import type { Table } from '@lemma/core/document';
import type { BlockMarkup } from '../block-markup.ts';
import { element } from '../markup.ts';

/** Its rows. */
export const tableMarkup: BlockMarkup<Table> = (table, page) => {
  const rows = (kind: 'th' | 'td', of: Table['head']) =>
    of.map(({ cells }) =>
      element(
        'tr',
        {},
        ...cells.map((cell) =>
          element(
            cell.isHead ? 'th' : kind,
            { colspan: String(cell.columns), rowspan: String(cell.rows) },
            page.inline(cell.content),
            page.blocks(cell.blocks),
          ),
        ),
      ),
    );
  const body = [...rows('th', table.head), ...rows('td', table.body), ...rows('td', table.foot)];
  return element('table', {}, element('tbody', {}, ...body));
};
