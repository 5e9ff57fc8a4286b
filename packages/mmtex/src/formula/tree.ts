/** The class of an atom, which decides the space between neighbours (The TeXbook, chapter 18). */
export type AtomClass =
  | 'ordinary'
  | 'binary'
  | 'relation'
  | 'opening'
  | 'closing'
  | 'punctuation'
  /** `|` and `‖`, which open or close depending on position. */
  | 'bar'
  | 'large'
  | 'function'
  | 'fenced'
  | 'space';

/** A formula before serialization. */
export type MathTree =
  | Identifier
  | { readonly kind: 'numeral'; readonly text: string }
  | Operator
  | NamedFunction
  | { readonly kind: 'text'; readonly text: string; readonly variant: TextVariant | undefined }
  /** `width` is a CSS length. */
  | { readonly kind: 'space'; readonly width: string }
  | { readonly kind: 'variable'; readonly name: string }
  | Row
  | MathFraction
  | { readonly kind: 'root'; readonly radicand: MathTree; readonly index: MathTree | undefined }
  | Scripts
  | Accent
  | Styled
  | { readonly kind: 'phantom'; readonly child: MathTree; readonly keeps: 'all' | 'width' | 'height' }
  | { readonly kind: 'enclosed'; readonly notation: string; readonly child: MathTree }
  | MathTable
  /** Unreadable TeX. */
  | { readonly kind: 'error'; readonly source: string };

/** A letter or name; a single letter is slanted unless marked upright. */
export interface Identifier {
  readonly kind: 'identifier';
  readonly text: string;
  readonly upright: boolean;
}

/** An operator, fence or separator. Undefined properties follow MathML Core's operator dictionary. */
export interface Operator {
  readonly kind: 'operator';
  readonly text: string;
  readonly class: AtomClass;
  readonly form?: 'prefix' | 'infix' | 'postfix';
  readonly stretchy?: boolean;
  /** A fixed height as a CSS length. */
  readonly size?: string;
  /** Space to the left and right as CSS lengths. */
  readonly spaces?: readonly [string, string];
  /** Where scripts go above and below: in display style, or always if the author says so. */
  readonly limits?: 'display' | 'always';
}

/** A named function such as sin; `limits` as for lim. */
export interface NamedFunction {
  readonly kind: 'function';
  readonly text: string;
  readonly limits: boolean;
}

/** Adjacent parts that form one atom. */
export interface Row {
  readonly kind: 'row';
  readonly children: readonly MathTree[];
  readonly class: AtomClass;
}

export interface MathFraction {
  readonly kind: 'fraction';
  readonly numerator: MathTree;
  readonly denominator: MathTree;
  readonly line: boolean;
}

/** A base with a lower and an upper part: beside it, or below and above it. */
export interface Scripts {
  readonly kind: 'scripts';
  readonly base: MathTree;
  readonly lower: MathTree | undefined;
  readonly upper: MathTree | undefined;
  readonly placement: 'beside' | 'stacked';
}

export interface Accent {
  readonly kind: 'accent';
  readonly base: MathTree;
  readonly mark: string;
  readonly place: 'over' | 'under';
  readonly stretchy: boolean;
}

export interface Styled {
  readonly kind: 'styled';
  readonly child: MathTree;
  readonly display?: boolean;
  readonly level?: number;
  readonly color?: string;
}

export interface MathTable {
  readonly kind: 'table';
  readonly rows: readonly MathTableRow[];
  readonly columns: readonly Column[];
  /** Whether the last columns repeat for further cells. */
  readonly repeat: boolean;
  readonly layout: 'matrix' | 'small' | 'cases' | 'aligned' | 'lines';
  /** Whether the cells are in display style. */
  readonly display: boolean;
}

export interface MathTableRow {
  readonly cells: readonly (readonly MathTree[])[];
  readonly ruleAbove: boolean;
  readonly ruleBelow: boolean;
  /** The number in the margin, including brackets. */
  readonly number?: string;
}

export interface Column {
  readonly align: 'left' | 'center' | 'right';
  readonly ruleLeft: boolean;
  readonly ruleRight: boolean;
  /** Whether there is no gap to its neighbour or to the content beside the table. */
  readonly tightLeft: boolean;
  readonly tightRight: boolean;
}

export type TextVariant = 'bold' | 'italic' | 'sans-serif' | 'monospace';

/** Combines several trees into one; a single one stays itself. */
export function rowOf(children: readonly MathTree[]): MathTree {
  const [only] = children;
  if (children.length === 1 && only !== undefined) return only;
  return { kind: 'row', children, class: 'ordinary' };
}

/**
 * An operator that stretches to the height of its neighbours; undefined for the empty delimiter. A form that MathML
 * Core's operator dictionary does not list for the character would cause wide spaces, so only those that depend on the
 * form specify it.
 */
export function fence(text: string, form: 'prefix' | 'postfix'): readonly Operator[] {
  if (text === '') return [];
  const operator: Operator = {
    kind: 'operator',
    text,
    class: form === 'prefix' ? 'opening' : 'closing',
    stretchy: true,
  };
  if (text === '|' || text === '‖') return [{ ...operator, form }];
  return ['/', '\\', '↑', '↓', '↕', '⇑', '⇓', '⇕'].includes(text)
    ? [{ ...operator, spaces: ['0em', '0em'] }]
    : [operator];
}

/** A row between stretching fences. */
export function fenced(open: string, children: readonly MathTree[], close: string): Row {
  return {
    kind: 'row',
    children: [...fence(open, 'prefix'), ...children, ...fence(close, 'postfix')],
    class: 'fenced',
  };
}

/** The class of a tree. */
export function classOf(tree: MathTree): AtomClass {
  switch (tree.kind) {
    case 'operator':
    case 'row':
      return tree.class;
    case 'function':
      return 'function';
    case 'space':
      return 'space';
    case 'scripts':
      return classOf(tree.base);
    case 'styled':
    case 'phantom':
      return classOf(tree.child);
    default:
      return 'ordinary';
  }
}

/** The characters of a tree, for contexts that only allow text. */
export function plainText(tree: MathTree): string {
  switch (tree.kind) {
    case 'row':
      return tree.children.map(plainText).join('');
    case 'space':
      return '\u2009';
    case 'operator':
      return tree.text === '−' ? '-' : tree.text;
    case 'identifier':
    case 'numeral':
    case 'function':
    case 'text':
      return tree.text;
    case 'variable':
      return tree.name;
    default:
      return '';
  }
}
