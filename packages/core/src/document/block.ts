import type { SourceText, Span } from '../source/index.ts';
import type { RandomRule, VariableDefinition } from '../variables/index.ts';
import type { CindyBlock } from './cindy.ts';
import type { Formula, Inline } from './inline.ts';
import type { Visualization } from './visualization.ts';

/** A piece of a page. One file per kind in `blocks/` reads it from XML; one view per kind shows it. */
export type Block =
  | Section
  | Paragraph
  | DisplayFormula
  | List
  | Table
  | Callout
  | CodeListing
  | ShowHide
  | Incremental
  | Tabs
  | Quickcheck
  | ProblemQuestion
  | VisualizationBlock
  | CindyBlock;

export type BlockKind = Block['kind'];

/** A headline and what stands under it. Level 1 is a section, 2 a subsection (h3), 3 a subsubsection (h4). */
export interface Section {
  readonly kind: 'section';
  readonly level: 1 | 2 | 3;
  /** Made from the headline; unique in the document. */
  readonly id: string;
  /** Like `1.2`; a starred headline has none. */
  readonly number?: string;
  readonly headline: readonly Inline[];
  readonly blocks: readonly Block[];
  readonly span: Span;
}

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly content: readonly Inline[];
  readonly span: Span;
}

/** A formula on a line of its own. */
export interface DisplayFormula {
  readonly kind: 'displayFormula';
  readonly formula: Formula;
  /** Name a reference may use. */
  readonly anchor?: string;
  readonly span: Span;
}

/** Label styles of lists (specification 002 §9). */
export const listStyles = [
  'arabic',
  'alph',
  'Alph',
  'roman',
  'Roman',
  'bullet',
  'dash',
  'ast',
  'dot',
  'square',
  'circle',
  'arrow',
] as const;
export type ListStyle = (typeof listStyles)[number];

export const listTypes = ['ordered', 'unordered', 'description'] as const;

export interface List {
  readonly kind: 'list';
  readonly type: (typeof listTypes)[number];
  /** Missing: the style of the depth. */
  readonly style?: ListStyle;
  readonly items: readonly ListItem[];
  readonly span: Span;
}

export interface ListItem {
  readonly label?: readonly Inline[];
  readonly blocks: readonly Block[];
  readonly span: Span;
}

export const alignments = ['l', 'c', 'r'] as const;
export type Alignment = (typeof alignments)[number];

export interface Table {
  readonly kind: 'table';
  readonly alignments: readonly Alignment[];
  readonly head: readonly TableRow[];
  readonly body: readonly TableRow[];
  readonly span: Span;
}

export interface TableRow {
  readonly cells: readonly { readonly content: readonly Inline[]; readonly columns: number }[];
}

/** The named boxes of a page: a definition, a tip, a proof … */
export const calloutRoles = [
  'definition',
  'theorem',
  'proof',
  'rule',
  'example',
  'remark',
  'explanation',
  'tip',
  'summary',
  'algorithm',
  'supplement',
  'warning',
  'important',
  'annotation',
  'info',
  'notation',
  'exercise',
] as const;
export type CalloutRole = (typeof calloutRoles)[number];

export interface Callout {
  readonly kind: 'callout';
  readonly role: CalloutRole;
  readonly title?: readonly Inline[];
  readonly blocks: readonly Block[];
  readonly span: Span;
}

export interface CodeListing {
  readonly kind: 'code';
  readonly text: string;
  readonly language?: string;
  readonly span: Span;
}

/** Shown unless its initial state is hidden. */
export interface ShowHide {
  readonly kind: 'showHide';
  readonly initiallyShown: boolean;
  readonly title?: readonly Inline[];
  readonly blocks: readonly Block[];
  readonly span: Span;
}

/** Steps that are revealed one after the other; `initialSteps` are shown at first (default 0). */
export interface Incremental {
  readonly kind: 'incremental';
  readonly initialSteps: number;
  readonly steps: readonly { readonly blocks: readonly Block[]; readonly span: Span }[];
  readonly span: Span;
}

/** `initialTab` counts from 0; a toggable tab collapses when it is chosen again. */
export interface Tabs {
  readonly kind: 'tabs';
  readonly initialTab: number;
  readonly toggable: boolean;
  readonly tabs: readonly {
    readonly title: readonly Inline[];
    readonly blocks: readonly Block[];
    readonly span: Span;
  }[];
  readonly span: Span;
}

/** Definitions and rules of random data that a quick check or a problem draws from its seed. */
export interface DrawnVariables {
  readonly definitions: readonly VariableDefinition[];
  readonly rules: readonly RandomRule[];
}

export interface Choice {
  readonly id: string;
  readonly correct: boolean;
  readonly content: readonly Inline[];
  readonly span: Span;
}

/** A question inside an article, judged on the spot. */
export interface Quickcheck {
  readonly kind: 'quickcheck';
  readonly id: string;
  readonly type: 'mc.multiple' | 'mc.unique';
  readonly variables: DrawnVariables;
  readonly displayPrecision: number;
  readonly text: readonly Block[];
  readonly choices: readonly Choice[];
  readonly explanation: readonly Block[];
  readonly span: Span;
}

/** One question of a problem. Global variables of the problem are part of `variables` of every question. */
export interface ProblemQuestion {
  readonly kind: 'question';
  readonly id: string;
  /** Of the question; answers may have types of their own. */
  readonly type: string;
  readonly field: NumberFieldName;
  readonly displayPrecision: number;
  readonly variables: DrawnVariables;
  readonly text: readonly Block[];
  readonly choices: readonly Choice[];
  readonly answers: readonly ProblemAnswer[];
  readonly explanations: readonly { readonly condition?: SourceText; readonly blocks: readonly Block[] }[];
  readonly span: Span;
}

export interface ProblemAnswer {
  readonly type: string;
  readonly text: readonly Inline[];
  /** The name of the variable that holds the solution. */
  readonly solution: SourceText;
  readonly span: Span;
}

export const numberFieldNames = ['real', 'integer', 'rational', 'complex', 'complex-rational'] as const;
export type NumberFieldName = (typeof numberFieldNames)[number];

export interface VisualizationBlock {
  readonly kind: 'visualization';
  readonly visualization: Visualization;
  readonly span: Span;
}
