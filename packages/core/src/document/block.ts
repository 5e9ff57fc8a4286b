import type { Span } from '../source/index.ts';
import type { RandomRule, VariableDefinition } from '../variables/index.ts';
import type { Question, Explanation, NumberRange } from './question.ts';
import type { Broken } from './broken.ts';
import type { CindyBlock } from './cindy.ts';
import type { CodeCell } from './code-cell.ts';
import type { Highscores, Overview, ProblemStatus } from './game-blocks.ts';
import type { Formula, Inline } from './inline.ts';
import type { Table } from './table.ts';
import type { Visualization } from './visualization.ts';

/** A piece of a page. Each kind has one file in `blocks/` that reads it from XML, and one view that shows it. */
export type Block =
  | Section
  | Paragraph
  | DisplayFormula
  | List
  | Table
  | Callout
  | TableOfContents
  | Floating
  | CodeListing
  | ShowHide
  | Incremental
  | Tabs
  | Quickcheck
  | QuickcheckContainer
  | ProblemQuestion
  | QuestionPlan
  | Captioned
  | VisualizationBlock
  | CindyBlock
  | CodeCell
  | Highscores
  | ProblemStatus
  | Overview
  | Broken;

export type BlockKind = Block['kind'];

/** A table of contents with links to the numbered sections of the page, optionally introduced by some words. */
export interface TableOfContents {
  readonly kind: 'tableOfContents';
  /** If missing, the page provides the title. */
  readonly title?: readonly Inline[];
  readonly blocks: readonly Block[];
  readonly span: Span;
}

export const floatSides = ['left', 'right'] as const;

/** Blocks beside the ones that follow, if there is room. */
export interface Floating {
  readonly kind: 'floating';
  readonly side: (typeof floatSides)[number];
  readonly blocks: readonly Block[];
  readonly span: Span;
}

/** A headline and the content under it. Level 1 is a section, 2 a subsection (h3), 3 a subsubsection (h4). */
export interface Section {
  readonly kind: 'section';
  readonly level: 1 | 2 | 3;
  /** Derived from the headline; unique in the document. */
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
  /** The name references use. */
  readonly anchor?: string;
  /** Its lines that have a name of their own. */
  readonly lines?: readonly FormulaLine[];
  readonly span: Span;
}

/** A named line of a formula and the number shown beside it. */
export interface FormulaLine {
  readonly anchor: string;
  readonly number?: string;
}

/** Label styles of lists (specification 002 §9). */
export const listStyles = [
  'arabic',
  'alph',
  'Alph',
  'roman',
  'Roman',
  'greek',
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
  /** If missing, the default style of the nesting depth. */
  readonly style?: ListStyle;
  readonly items: readonly ListItem[];
  readonly span: Span;
}

export interface ListItem {
  readonly label?: readonly Inline[];
  readonly blocks: readonly Block[];
  readonly span: Span;
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
  'error',
  'code-output',
  'quickcheck-explanation',
  'problem-explanation',
  'info-box',
  'base',
  'custom',
  'bookreference',
] as const;
export type CalloutRole = (typeof calloutRoles)[number];

/** Callouts with a number, counted together through a document, as in a textbook. */
export const numberedRoles: readonly CalloutRole[] = [
  'definition',
  'theorem',
  'rule',
  'example',
  'remark',
  'algorithm',
  'exercise',
];

export interface Callout {
  readonly kind: 'callout';
  readonly role: CalloutRole;
  readonly number?: string;
  readonly title?: readonly Inline[];
  readonly blocks: readonly Block[];
  readonly span: Span;
}

export const captionedTypes = ['figure', 'table'] as const;

/** Any content with a caption below. */
export interface Captioned {
  readonly kind: 'captioned';
  /** Its label, and what it is counted with. */
  readonly type: (typeof captionedTypes)[number];
  readonly number?: string;
  readonly caption?: readonly Inline[];
  readonly blocks: readonly Block[];
  readonly span: Span;
}

export interface CodeListing {
  readonly kind: 'code';
  readonly text: string;
  readonly language?: string;
  readonly span: Span;
}

/** Content a click shows and hides; initially shown unless its initial state is hidden. */
export interface ShowHide {
  readonly kind: 'showHide';
  readonly initiallyShown: boolean;
  readonly title?: readonly Inline[];
  readonly blocks: readonly Block[];
  readonly span: Span;
}

/** Steps revealed one after another; `initialSteps` are shown at first (default 0). */
export interface Incremental {
  readonly kind: 'incremental';
  readonly initialSteps: number;
  readonly steps: readonly { readonly blocks: readonly Block[]; readonly span: Span }[];
  readonly span: Span;
}

/** `initialTab` counts from 0; a toggleable tab collapses when it is chosen again. */
export interface Tabs {
  readonly kind: 'tabs';
  readonly initialTab: number;
  readonly toggleable: boolean;
  readonly tabs: readonly {
    readonly title: readonly Inline[];
    readonly blocks: readonly Block[];
    readonly span: Span;
  }[];
  readonly span: Span;
}

/** Definitions and rules of the random data that a quick check or problem draws from its seed. */
export interface DrawnVariables {
  readonly definitions: readonly VariableDefinition[];
  readonly rules: readonly RandomRule[];
}

/** A question inside an article, judged on the spot. */
export interface Quickcheck extends Question {
  readonly kind: 'quickcheck';
  readonly explanation: readonly Block[];
}

/** Quick checks of which some are drawn: one from each pool. Those in no pool are always asked. */
export interface QuickcheckContainer {
  readonly kind: 'quickcheckContainer';
  readonly id: string;
  readonly pools: readonly NumberRange[];
  readonly quickchecks: readonly Quickcheck[];
  readonly span: Span;
}

/** One question of a problem. `variables` of every question include the global variables of the problem. */
export interface ProblemQuestion extends Question {
  readonly kind: 'question';
  readonly explanations: readonly Explanation[];
  /** Whether explanations are also shown to learners who were right. */
  readonly explainsAlways: boolean;
}

/** Which questions of a problem are asked, and the rules of a game; placed before them. */
export interface QuestionPlan {
  readonly kind: 'questionPlan';
  /** One question is drawn from each; those in no pool are all asked. */
  readonly pools: readonly NumberRange[];
  /** The levels of a game, in order. */
  readonly levels: readonly { readonly questions: readonly number[]; readonly pools: readonly NumberRange[] }[];
  /** Seconds for a level or for each question. If missing, time is only measured. */
  readonly duration?: { readonly seconds: number; readonly per: 'level' | 'question' };
  /** The score from 0 to 1 that opens the next level. */
  readonly levelThreshold?: number;
  readonly levelRepeatable: boolean;
  readonly span: Span;
}

export interface VisualizationBlock {
  readonly kind: 'visualization';
  readonly visualization: Visualization;
  readonly span: Span;
}
