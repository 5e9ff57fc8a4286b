import type { Precision } from '../expression/index.ts';
import type { SourceText, Span } from '../source/index.ts';
import type { Block } from './block.ts';
import type { Inline } from './inline.ts';
import type { InputType, NumberFieldName, QuestionType } from '../question/index.ts';
import type { RandomRule, VariableDefinition } from '../variables/index.ts';

/** Definitions and rules of random data that a quick check or a problem draws from its seed. */
export interface DrawnVariables {
  readonly definitions: readonly VariableDefinition[];
  readonly rules: readonly RandomRule[];
}

/** What quick checks and questions of problems have in common: something is asked, and there is a solution. */
export interface Question {
  readonly id: string;
  readonly type: QuestionType;
  readonly field: NumberFieldName;
  /** Most decimals of a number in its text. */
  readonly displayPrecision: number;
  /** How closely a number must meet the solution. */
  readonly correctorPrecision: Precision;
  readonly variables: DrawnVariables;
  readonly text: readonly Block[];
  readonly choices: readonly Choice[];
  /** The choices that stand in any order: numbers from 1, both of them included. */
  readonly permutedChoices?: NumberRange;
  /** What the two answers to every choice of `mc.yesno` are called. Missing: yes and no. */
  readonly yesNoLabels?: readonly [yes: readonly Inline[], no: readonly Inline[]];
  readonly choiceMatrix?: ChoiceMatrix;
  /** What may be put on the answers of `draganddrop`. */
  readonly tiles: readonly Tile[];
  readonly answers: readonly Answer[];
  /** Numbers of answers, from 1, that may be given in any order among themselves. */
  readonly permutedAnswers: readonly (readonly number[])[];
  /** How choices are scored, 1 to 9 (docs/authoring/language.md). Missing: as usual for the type. */
  readonly scoreType?: number;
  /** Nothing but the whole is worth anything. */
  readonly allMustBeCorrect: boolean;
  readonly span: Span;
}

export interface NumberRange {
  readonly first: number;
  readonly last: number;
}

export interface Choice {
  readonly id: string;
  /** Of a choice with a condition: false, as the condition decides. */
  readonly correct: boolean;
  /** The choice is correct where this holds for the values drawn. */
  readonly condition?: SourceText;
  readonly content: readonly Inline[];
  readonly span: Span;
}

/** Rows in which columns are chosen: one, or any number of them. */
export interface ChoiceMatrix {
  readonly type: 'unique' | 'multiple';
  readonly columns: readonly (readonly Inline[])[];
  readonly rows: readonly ChoiceRow[];
}

export interface ChoiceRow {
  readonly content: readonly Inline[];
  /** Numbers of the columns, from 1. */
  readonly correct: readonly number[];
  readonly span: Span;
}

export interface Tile {
  readonly id: string;
  readonly content: readonly Inline[];
  readonly span: Span;
}

/** A field for an answer, and what is right in it. */
export interface Answer {
  /** `tile`: a tile is put on it. */
  readonly type: InputType | 'tile';
  /** Stands beside the field, unless the text of the question places the field. */
  readonly text: readonly Inline[];
  /** Names of variables, in the form that the type asks for (docs/authoring/language.md). */
  readonly solution: SourceText;
  readonly correctors: readonly Corrector[];
  /** How much it counts among the answers. */
  readonly score: number;
  readonly explanations: readonly Explanation[];
  readonly span: Span;
}

/** Something that an author says about how an answer is judged. */
export type Corrector =
  /** Values are compared at so many points between two limits. */
  | {
      readonly kind: 'asFunction';
      readonly variable: string;
      readonly from: SourceText;
      readonly to: SourceText;
      readonly steps: number;
      readonly epsilon?: number;
    }
  /** The only names and functions that may occur. */
  | { readonly kind: 'allowed'; readonly names: readonly string[] }
  /** A relation about the text of the answer. */
  | { readonly kind: 'strings'; readonly relation: SourceText }
  /** An expression with the answer in it that must vanish. */
  | { readonly kind: 'functionForZero' | 'matrixForZero'; readonly expression: SourceText }
  /** The answer is a function of this name in the other commands. */
  | { readonly kind: 'inputAsFunction'; readonly name: string; readonly parameters: readonly string[] };

export interface Explanation {
  /** Missing: it is always said. */
  readonly condition?: SourceText;
  readonly blocks: readonly Block[];
}
