import type { Column, MathTree, Table, TableRow } from './tree.ts';

/**
 * Writes a table. Browsers that know MathML Core only read classes and `columnalign` on the cells through the style
 * sheet; typesetters of MathML 3 read the spacings and lines on the table.
 */
export function writeTable(table: Table, write: (children: readonly MathTree[]) => string): string {
  let rows = '';
  for (const row of table.rows) rows += writeTableRow(row, table, write);
  return `<mtable${attributesOf(table)}>${rows}</mtable>`;
}

const layouts: Readonly<Record<Table['layout'], string>> = {
  matrix: '',
  small: ' class="small" rowspacing="0.2em" columnspacing="0.333em"',
  cases: ' class="cases" rowspacing="0.36em" columnspacing="1em"',
  aligned: ' class="aligned" rowspacing="0.3em"',
  lines: ' class="lines" rowspacing="0.1em"',
};

function attributesOf(table: Table): string {
  const style = table.display ? ' displaystyle="true"' : '';
  const columnRules = table.columns.slice(1).map((column, at) => column.ruleLeft || isRuleRight(table.columns[at]));
  const rowRules = table.rows.slice(1).map((row) => row.ruleAbove);
  return (
    layouts[table.layout] + columnGaps(table) + style + lines('columnlines', columnRules) + lines('rowlines', rowRules)
  );
}

/** Right-hand sides touch their left-hand sides, pairs of sides stand apart. */
function columnGaps({ layout, columns, rows }: Table): string {
  if (layout !== 'aligned' || columns.length !== 2) return '';
  const count = rows.reduce((most, row) => Math.max(most, row.cells.length), 2);
  const gaps = Array.from({ length: count - 1 }, (_, at) => (at % 2 === 0 ? '0em' : '2em'));
  return ` columnspacing="${gaps.join(' ')}"`;
}

function isRuleRight(column: Column | undefined): boolean {
  return column?.ruleRight === true;
}

function lines(name: string, rules: readonly boolean[]): string {
  if (!rules.includes(true)) return '';
  return ` ${name}="${rules.map((rule) => (rule ? 'solid' : 'none')).join(' ')}"`;
}

function writeTableRow(row: TableRow, table: Table, write: (children: readonly MathTree[]) => string): string {
  const rules = classes(row.ruleAbove && 'rule-above', row.ruleBelow && 'rule-below');
  let cells = '';
  row.cells.forEach((cell, at) => {
    cells += `<mtd${cellAttributes(columnAt(table, at))}>${write(cell)}</mtd>`;
  });
  return `<mtr${rules}>${cells}</mtr>`;
}

function cellAttributes(column: Column | undefined): string {
  if (column === undefined) return '';
  const align = column.align === 'center' ? '' : ` columnalign="${column.align}"`;
  return align + classes(column.ruleLeft && 'rule-left', column.ruleRight && 'rule-right');
}

function columnAt({ columns, repeat }: Table, at: number): Column | undefined {
  return repeat && columns.length > 0 ? columns[at % columns.length] : columns[at];
}

function classes(...names: readonly (string | false)[]): string {
  const given = names.filter((name) => name !== false);
  return given.length === 0 ? '' : ` class="${given.join(' ')}"`;
}
