import type { MathTable } from '../tree.ts';

/** How an environment lays out its cells. `columns` are l, c, r; the fences enclose the whole. */
export interface Layout {
  readonly kind: MathTable['layout'];
  readonly columns: string;
  /** Whether the columns repeat for further cells. */
  readonly repeat: boolean;
  readonly display: boolean;
  readonly open: string;
  readonly close: string;
  /** The argument after the name: columns, their number, or none. */
  readonly argument: 'none' | 'columns' | 'count';
  /** Whether each row is a numbered line of its own. */
  readonly numbersRows: boolean;
}

/** Centred columns. */
export const matrix: Layout = layout({});

/** The environments by name. */
export const layouts: ReadonlyMap<string, Layout> = new Map([
  ['matrix', matrix],
  ['pmatrix', layout({ open: '(', close: ')' })],
  ['bmatrix', layout({ open: '[', close: ']' })],
  ['Bmatrix', layout({ open: '{', close: '}' })],
  ['vmatrix', layout({ open: '|', close: '|' })],
  ['Vmatrix', layout({ open: '‖', close: '‖' })],
  ['smallmatrix', layout({ kind: 'small' })],
  ['array', layout({ argument: 'columns' })],
  ['tabular', layout({ argument: 'columns' })],
  ['cases', layout({ kind: 'cases', columns: 'l', repeat: true, open: '{' })],
  ['dcases', layout({ kind: 'cases', columns: 'l', repeat: true, open: '{', display: true })],
  ['rcases', layout({ kind: 'cases', columns: 'l', repeat: true, close: '}' })],
  ...aligned(['aligned', 'split'], { columns: 'rl', repeat: true }),
  ...aligned(['align', 'align*', 'flalign', 'flalign*'], { columns: 'rl', repeat: true, numbersRows: true }),
  ...aligned(['alignedat'], { columns: 'rl', repeat: true, argument: 'count' }),
  ...aligned(['alignat', 'alignat*'], { columns: 'rl', repeat: true, argument: 'count', numbersRows: true }),
  ...aligned(['gathered', 'multline', 'multline*'], { columns: 'c' }),
  ...aligned(['gather', 'gather*'], { columns: 'c', numbersRows: true }),
  ...aligned(['eqnarray', 'eqnarray*'], { kind: 'matrix', columns: 'rcl', numbersRows: true }),
]);

function layout(traits: Partial<Layout>): Layout {
  return {
    kind: 'matrix',
    columns: '',
    repeat: false,
    display: false,
    open: '',
    close: '',
    argument: 'none',
    numbersRows: false,
    ...traits,
  };
}

function aligned(names: readonly string[], traits: Partial<Layout>): readonly (readonly [string, Layout])[] {
  const shared = layout({ kind: 'aligned', display: true, ...traits });
  return names.map((name) => [name, shared]);
}
