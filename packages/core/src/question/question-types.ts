import { codeLanguages } from './code-languages.ts';

/** Types of input answers (specification 002 §3.1 and the manual of the language). */
export const inputTypes = [
  'input.number',
  'input.function',
  'input.finite-number-set',
  'input.interval',
  'input.matrix',
  'input.text',
  'input.truth-table',
  'input.cases.function',
] as const;
export type InputType = (typeof inputTypes)[number];

/** Types of choice questions. */
export const choiceTypes = ['mc.multiple', 'mc.unique', 'mc.yesno', 'mc.matrix'] as const;
export type ChoiceType = (typeof choiceTypes)[number];

/**
 * Every type of a question. `input.generic`: its answers have types of their own. `draganddrop`: tiles are dropped on
 * its answers. `python`, `octave`: its answers are code.
 */
export const questionTypes = [...inputTypes, 'input.generic', ...choiceTypes, 'draganddrop', ...codeLanguages] as const;
export type QuestionType = (typeof questionTypes)[number];
