import { element, type Attributes, type Markup } from '@lemma/core/document';
import type { Column, MathTree, MathTable, MathTableRow } from './tree.ts';

/**
 * Writes a table. Browsers with only MathML Core read classes and the cells' `columnalign` through the style sheet;
 * MathML 3 renderers read the spacing and lines of the table. Lines at the edges become its frame.
 */
export function writeTable(table: MathTable, write: (children: readonly MathTree[]) => Markup): Markup {
  const places = placesOf(table);
  const rows = table.rows.map((row) => writeTableRow(row, { table, places, write }));
  const written = element('mtable', attributesOf(table, places), rows);
  const edges = edgesOf(table);
  return edges.length === 0 ? written : element('menclose', { notation: edges.join(' ') }, written);
}

const layouts: Readonly<Record<MathTable['layout'], { readonly name?: string; readonly spacing: Attributes }>> = {
  matrix: { spacing: {} },
  small: { name: 'small', spacing: { rowspacing: '0.2em', columnspacing: '0.333em' } },
  cases: { name: 'cases', spacing: { rowspacing: '0.36em', columnspacing: '1em' } },
  aligned: { name: 'aligned', spacing: { rowspacing: '0.3em' } },
  lines: { name: 'lines', spacing: { rowspacing: '0.1em' } },
};

/**
 * The contents of the columns from the left: cells by their index in the row, and fillers around them that push a
 * number to the margin.
 */
type Place = number | 'filler' | 'number';

function placesOf({ rows }: MathTable): readonly Place[] | undefined {
  if (!isNumbered(rows)) return undefined;
  const count = rows.reduce((most, row) => Math.max(most, row.cells.length), 1);
  return ['filler', ...Array.from({ length: count }, (_, at) => at), 'filler', 'number'];
}

function isNumbered(rows: readonly MathTableRow[]): boolean {
  return rows.some((row) => row.number !== undefined);
}

function attributesOf(table: MathTable, places: readonly Place[] | undefined): Attributes {
  const { name, spacing } = layouts[table.layout];
  const columnRules = table.columns.slice(1).map((column, at) => column.ruleLeft || isRuleRight(table.columns[at]));
  const rowRules = table.rows.slice(1).map((row) => row.ruleAbove);
  const gaps = columnGaps(table, places);
  return {
    class: classes(name, places && 'numbered'),
    ...spacing,
    ...(gaps !== undefined && { columnspacing: gaps }),
    ...(places !== undefined && { width: '100%', columnwidth: places.map(widthOf).join(' ') }),
    displaystyle: table.display || undefined,
    columnlines: lines(columnRules),
    rowlines: lines(rowRules),
  };
}

function widthOf(place: Place): string {
  return place === 'filler' ? 'fit' : 'auto';
}

/**
 * Right-hand sides touch their left-hand sides, with gaps between pairs of sides; columns touch if the author says so.
 */
function columnGaps({ layout, columns, rows }: MathTable, places: readonly Place[] | undefined): string | undefined {
  const count = rows.reduce((most, row) => Math.max(most, row.cells.length), columns.length);
  const between = Array.from({ length: Math.max(count - 1, 0) }, (_, at) => at);
  const isPaired = layout === 'aligned' && columns.length === 2;
  const isTight = columns.slice(1).some((column) => column.tightLeft);
  const usual = isPaired || layout === 'aligned' ? '0em' : '1em';
  const gaps = between.map((at) => {
    if (isPaired) return at % 2 === 0 ? '0em' : '2em';
    return columns[at + 1]?.tightLeft === true ? '0em' : usual;
  });
  if (places !== undefined) return ['0em', ...gaps, '0em', '1em'].join(' ');
  return isPaired || isTight ? gaps.join(' ') : undefined;
}

function isRuleRight(column: Column | undefined): boolean {
  return column?.ruleRight === true;
}

function lines(rules: readonly boolean[]): string | undefined {
  return rules.includes(true) ? rules.map((rule) => (rule ? 'solid' : 'none')).join(' ') : undefined;
}

/** The sides of a table that have a rule. */
function edgesOf({ rows, columns }: MathTable): readonly string[] {
  return [
    ...(columns[0]?.ruleLeft === true ? ['left'] : []),
    ...(isRuleRight(columns.at(-1)) ? ['right'] : []),
    ...(rows[0]?.ruleAbove === true ? ['top'] : []),
    ...(rows.at(-1)?.ruleBelow === true ? ['bottom'] : []),
  ];
}

interface Around {
  readonly table: MathTable;
  readonly places: readonly Place[] | undefined;
  readonly write: (children: readonly MathTree[]) => Markup;
}

function writeTableRow(row: MathTableRow, { table, places, write }: Around): Markup {
  const rules = classes(row.ruleAbove && row !== table.rows[0] && 'rule-above');
  const cells = (places ?? row.cells.map((_, at) => at)).map((place) => {
    switch (place) {
      case 'filler':
        return element('mtd', { class: 'filler' });
      case 'number':
        return element('mtd', { class: 'number' }, row.number === undefined ? '' : write([numberText(row.number)]));
      default:
        return element('mtd', cellAttributes(table, place), write(row.cells[place] ?? []));
    }
  });
  return element('mtr', { class: rules }, cells);
}

function numberText(text: string): MathTree {
  return { kind: 'text', text, variant: undefined };
}

function cellAttributes(table: MathTable, at: number): Attributes {
  const column = columnAt(table, at);
  if (column === undefined) return {};
  const isInner = column !== table.columns.at(-1);
  return {
    columnalign: column.align === 'center' ? undefined : column.align,
    class: classes(
      isInner && column.ruleRight && 'rule-right',
      column.tightLeft && 'tight-left',
      column.tightRight && 'tight-right',
    ),
  };
}

function columnAt({ columns, repeat }: MathTable, at: number): Column | undefined {
  return repeat && columns.length > 0 ? columns[at % columns.length] : columns[at];
}

function classes(...names: readonly (string | false | undefined)[]): string | undefined {
  const given = names.filter((name) => name !== false && name !== undefined);
  return given.length === 0 ? undefined : given.join(' ');
}
