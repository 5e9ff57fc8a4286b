import type { Precision } from '../expression/index.ts';
import type { SourceText, Span } from '../source/index.ts';
import type { Block } from './block.ts';
import type { EditableRange } from './code-cell.ts';
import type { Inline } from './inline.ts';
import type { AnswerForm, AnswerNotation, InputType, NumberFieldName, QuestionType } from '../question/index.ts';
import type { RandomRule, VariableDefinition } from '../variables/index.ts';

/** Definitions and rules of the random data that a quick check or problem draws from its seed. */
export interface DrawnVariables {
  readonly definitions: readonly VariableDefinition[];
  readonly rules: readonly RandomRule[];
}

/** What quick checks and questions of problems share: something is asked, and there is a solution. */
export interface Question {
  readonly id: string;
  readonly type: QuestionType;
  readonly field: NumberFieldName;
  /** Maximum number of decimals shown. */
  readonly displayPrecision: number;
  /** How closely a number must match the solution. */
  readonly correctorPrecision: Precision;
  readonly variables: DrawnVariables;
  readonly text: readonly Block[];
  readonly choices: readonly Choice[];
  /** The range of choices shown in random order: numbers from 1, inclusive. */
  readonly permutedChoices?: NumberRange;
  /** The labels of the two answers to each choice of `mc.yesno`. If missing, yes and no. */
  readonly yesNoLabels?: readonly [yes: readonly Inline[], no: readonly Inline[]];
  readonly choiceMatrix?: ChoiceMatrix;
  /** The tiles of a `draganddrop` question. */
  readonly tiles: readonly Tile[];
  readonly answers: readonly Answer[];
  /** How the answers of a code question are marked; not in documents that are handed out. */
  readonly marking?: CodeMarking;
  /** Numbers of answers, from 1, that are interchangeable. */
  readonly permutedAnswers: readonly (readonly number[])[];
  /** How choices are scored, 1 to 9 (docs/authoring/language.md). If missing, the default of the type. */
  readonly scoreType?: number;
  /** Only a completely correct answer scores. */
  readonly allMustBeCorrect: boolean;
  readonly span: Span;
}

export interface NumberRange {
  readonly first: number;
  readonly last: number;
}

export interface Choice {
  readonly id: string;
  /** False for a choice with a condition, which then decides. */
  readonly correct: boolean;
  /** The choice is correct if this holds for the drawn values. */
  readonly condition?: SourceText;
  readonly content: readonly Inline[];
  readonly span: Span;
}

/** A matrix of choices: in each row, one or any number of columns are chosen. */
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

/** How code is marked: by a program of the author (docs/authoring/language.md, Code questions). */
export interface CodeMarking {
  /** Code of the author that belongs to the learner's program. */
  readonly functions?: SourceText;
  /** The author's program whose exit value is the mark. */
  readonly evaluator: SourceText;
  readonly grades: readonly ExitGrade[];
}

/** What an exit value of an evaluator means. Without one, 0 is right, and any other value is wrong. */
export interface ExitGrade {
  readonly exit: number;
  /** From 0 to 1. */
  readonly score: number;
  /** What is said about it; may be empty. */
  readonly feedback: readonly Block[];
}

/** The code that a learner finds in the editor of an answer. */
export interface CodeFragment {
  readonly text: string;
  /** In text order, not nested. If empty, the whole text may be changed. */
  readonly editableRanges: readonly EditableRange[];
}

/** An answer field and its solution. */
export interface Answer {
  /** `tile`: a tile is dropped on it. `code`: it is a piece of code. */
  readonly type: InputType | 'tile' | 'code';
  /** Of a `code` answer; its solution is code that fits in its place. */
  readonly fragment?: CodeFragment;
  /** Shown beside the field, unless the text of the question places the field itself. */
  readonly text: readonly Inline[];
  /** Variable names, in the form the type requires (docs/authoring/language.md). */
  readonly solution: SourceText;
  readonly correctors: readonly Corrector[];
  /** Its weight among the answers. */
  readonly score: number;
  readonly explanations: readonly Explanation[];
  /** Of those whose condition holds, the first one counts, unless the answer is right. */
  readonly credits: readonly Credit[];
  /** Only in documents that are handed out, which have no solutions to take it from. */
  readonly shape?: FieldShape;
  readonly span: Span;
}

/** What a field has to offer its learner. */
export interface FieldShape {
  /** Of a matrix. */
  readonly size?: { readonly rows: number; readonly columns: number };
  /** The names an answer may be written in: the letters of a term, the columns of a truth table. */
  readonly names?: readonly string[];
  /** If missing, a number, a term or whatever else the type says. */
  readonly notation?: AnswerNotation;
}

/** A rule of the author on how an answer is judged. */
export type Corrector =
  /** Values are compared at this many points between two bounds. */
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
  /** A relation on the text of the answer. */
  | { readonly kind: 'strings'; readonly relation: SourceText }
  /** An expression containing the answer that must vanish. */
  | { readonly kind: 'functionForZero' | 'matrixForZero'; readonly expression: SourceText }
  /** The other commands refer to the answer as a function of this name. */
  | { readonly kind: 'inputAsFunction'; readonly name: string; readonly parameters: readonly string[] }
  /** The answer must be written in a form. */
  | { readonly kind: 'form'; readonly form: AnswerForm }
  /** The number must be rounded to this many significant figures. */
  | { readonly kind: 'significantFigures'; readonly figures: number }
  /** The answer is a quantity, the solution its number in this unit. Unless `isExact`, any unit that converts will do. */
  | { readonly kind: 'unit'; readonly unit: string; readonly isExact: boolean }
  /** The answer has the same derivative as the solution. With `needsConstant`, it must contain a constant such as C. */
  | { readonly kind: 'antiderivative'; readonly variable: string; readonly needsConstant: boolean }
  /** The answer is a formula of propositional logic with the same truth table as the solution. */
  | { readonly kind: 'truthTable' }
  /** The text must be the same sign by sign. */
  | { readonly kind: 'exactText' }
  /** The answer must be defined wherever the solution is. */
  | { readonly kind: 'wholeDomain' }
  /** The numbers that a name stands for: a word, or an interval (`readParameterDomain`). */
  | { readonly kind: 'parameterDomain'; readonly name: string; readonly domain: string };

/** Part of the score for an answer that is not right, and what is said about it. */
export interface Credit extends Explanation {
  /** From 0 to 1, a fraction of the score of the answer. */
  readonly score: number;
}

export interface Explanation {
  /** If missing, it is always shown. */
  readonly condition?: SourceText;
  readonly blocks: readonly Block[];
}
