/** Findings of conversion; the catalogue of packages/mmtex describes each. */
const conversionCodes = [
  'too-long',
  'too-deep',
  'too-many-expansions',
  'too-many-repetitions',
  'too-many-findings',
  'unclosed-group',
  'unclosed-option',
  'unclosed-formula',
  'unclosed-environment',
  'MISSING_CLOSING_BRACKET',
  'unexpected-brace',
  'unexpected-end',
  'mismatched-end',
  'unknown-command',
  'misplaced-command',
  'unknown-environment',
  'misplaced-environment',
  'missing-argument',
  'unknown-language',
  'bad-shorthand',
  'misplaced-ampersand',
  'cell-below-span',
  'unexpected-text',
  'text-before-first',
  'block-in-line',
  'nested-editable',
  'empty-cell',
  'text-outside-content',
  'percent-comment',
  'umlaut-shorthand',
  'missing-part',
  'unknown-option',
  'unknown-type',
  'unknown-unit',
  'unknown-domain',
  'corrector-of-other-type',
  'solution-outside-editable',
  'code-in-quickcheck',
  'unknown-document-class',
  'misplaced-chapter',
  'empty-chapter',
  'unknown-role',
  'twice-in-course',
  'old-spelling',
  'not-a-number',
  'number-outside',
  'cells-and-columns',
  'too-large',
  'reversed-edges',
  'bad-solution',
  'no-correct-choice',
  'undefined-solution',
  'precision-above-display',
  'duplicate-choice',
  'unknown-column',
  'pool-outside',
  'never-asked',
  'unknown-answer',
  'unreadable-condition',
  'earlier-answer-with-pool',
  'unknown-earlier-answer',
  'bad-mention',
  'variable-in-two-rules',
  'VARIABLE_NOT_DEFINED',
  'bad-literal',
  'wrong-kind',
  'unknown-event',
  'duplicate-event',
  'unsafe-link',
  'bad-path',
  'path-outside',
  'unknown-file-type',
  'unknown-lid',
  'bad-lid',
  'duplicate-lid',
  'empty-name',
  'missing-alternative-text',
  'no-files',
  'input-not-found',
  'input-cycle',
  'input-limit',
  'duplicate-label',
  'unknown-reference',
  'unnumbered-reference',
  'duplicate-id',
  'id-without-number',
  'no_converted_title',
  'unknown-math-command',
  'unknown-math-environment',
  'mismatched-math-environment',
  'unbalanced-brace',
  'unexpected-character',
  'misplaced-alignment',
  'missing-left-delimiter',
  'missing-right-delimiter',
  'double-subscript',
  'double-superscript',
  'unknown-color',
] as const;

/** Findings about valid figures that are probably not what their author wanted. */
export const useCodes = [
  'NO_BOARD',
  'NOTHING_PLOTTED',
  'NEVER_PLOTTED',
  'NEVER_USED',
  'OUTSIDE_BOARD',
  'NO_VALUE',
  'SHARED_FIXED',
  'SHARED_ALONE',
] as const;

/** Findings about definitions of variables and figures (specification 002 §8.1). */
const figureCodes = [
  'UNKNOWN_ELEMENT_TYPE',
  'UNKNOWN_ATTRIBUTE',
  'BAD_DEFINITION',
  'BAD_VARIABLE_NAME',
  'BAD_ATTRIBUTE',
  'NAME_ALREADY_USED',
  'VARIABLE_NOT_DEFINED',
  'MISSING_CLOSING_BRACKET',
  'STRING_NOT_AN_OBJECT',
  'UNPROPER_TEXT',
  'RANDADJUSTIF_NOT_FULFILLED',
  'PROBLEM_NOT_AVAILABLE',
  'PROBLEM_VARIABLE_NOT_AVAILABLE',
  'QUESTION_VARIABLE_NOT_AVAILABLE',
  'WRONG_ANSWER_ATTRIBUTE',
  'BOARD_ID_MISSING',
  ...useCodes,
] as const;

/** Findings about a whole course, and about what seeds make of it. */
const courseCodes = [
  'missing-document',
  'not-an-article',
  'not-a-problem',
  'missing-file',
  'invalid-xml',
  'infinite-value',
  'lost-digits',
  'ugly-value',
  'unacceptable-solution',
  'code-not-accepted',
  'evaluator-accepts',
  'evaluator-fails',
  'game-without-levels',
  'level-without-questions',
  'level-not-won',
  'level-asks-twice',
  'repeated-question',
  'zero-accepted',
  'smaller-domain',
  'unreached-text',
] as const;

/** The code of a conversion finding. */
export type ConversionCode = (typeof conversionCodes)[number];

/** The code of a finding about variables or a figure. */
export type FigureCode = (typeof figureCodes)[number];

/**
 * The code of a finding, by which texts, tests and programs know it. `UNKNOWN_ERROR` replaces one that this program
 * does not know, from a newer server.
 */
export type FindingCode = ConversionCode | FigureCode | (typeof courseCodes)[number] | 'UNKNOWN_ERROR';

const known: ReadonlyMap<string, FindingCode> = new Map(
  [...conversionCodes, ...figureCodes, ...courseCodes].map((code) => [code, code] as const),
);

/** The finding with a code given by another program. */
export function findingCode(name: string): FindingCode {
  return known.get(name) ?? 'UNKNOWN_ERROR';
}
