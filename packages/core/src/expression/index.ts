export { equalityTolerance } from './evaluation/comparison.ts';
export { compileBatch, type Batch, type BatchScope } from './evaluation/batch.ts';
export { compileExpression } from './evaluation/compile.ts';
export type { Compiled, CompileScope } from './evaluation/compile-scope.ts';
export {
  compileInterval,
  type Certainty,
  type CompiledInterval,
  type IntervalFunction,
  type IntervalScope,
} from './evaluation/interval-compile.ts';
export { newInterval, type Interval } from './numbers/interval.ts';
export { constants, type Constant } from './constants.ts';
export { evaluateExpression, namesWithoutValue, valueOf, type EvaluationOptions } from './evaluation/evaluate.ts';
export { greekLetters } from './greek-letters.ts';
export { countData, failureData } from './failure-data.ts';
export type { ExpressionFailure, SyntaxFailureKind } from './failure.ts';
export { isInfinite, leavesDoubles } from './equality/beyond-doubles.ts';
export { closeDoubleOf } from './evaluation/close-value.ts';
export { scientificOf } from './evaluation/scientific.ts';
export { isLongWhole, wholeDigitsOf } from './evaluation/whole-digits.ts';
export { trueDigitsOf } from './evaluation/true-digits.ts';
export { roundToFigures, significantDigitsOf } from './numbers/significant-digits.ts';
export { certainValueOf } from './equality/certain-value.ts';
export { figuresNeeded, matchClosely, orderOf, type CloseMatch } from './equality/close-numbers.ts';
export { formatNumber, printNumber, roundTo, type NumberFormat } from './numbers/format-number.ts';
export { calledNames, freeNames } from './free-names.ts';
export { functions, functionsByName, type ExpressionFunction, type Notation } from './functions/index.ts';
export { maximumHeight, maximumLength, maximumNesting, maximumSize } from './limits.ts';
export { isTruthValued, type BinaryKind, type Expression, type RelationSign, type UnaryKind } from './nodes.ts';
export { expectedThings, thingsExpected, type ExpectedThing } from './reading/expected-things.ts';
export { otherNotation, otherNotationReasons, otherWords, type OtherNotationReason } from './other-notation.ts';
export type { ParseOptions } from './reading/lexer.ts';
export { withPowersOfTen } from './reading/lone-numbers.ts';
export { parseExpression } from './reading/parse.ts';
export { isReservedName, reservedNames } from './reserved-names.ts';
export { nearestName } from './suggest.ts';
export type { TokenKind } from './reading/tables.generated.ts';
export { mathElement, mathmlPart, printMathml } from './printing/print-mathml.ts';
export { printTex } from './printing/print-tex.ts';
export { printPlain, type PlainPrinting } from './printing/print-plain.ts';
export { printText } from './printing/print-text.ts';
export { tidied } from './printing/tidy.ts';
export type { FormulaPrinting } from './printing/print-formula.ts';
export { fraction, type Fraction } from './numbers/fraction.ts';
export { defaultMaximumDenominator, formatRational, nearestFraction } from './numbers/format-rational.ts';

export { cutName, splitNames } from './reading/split-names.ts';
export { areEqual, type Equality, type EqualityOptions } from './equality/are-equal.ts';
export { type ParameterDomain } from './equality/parameter-domain.ts';
export { hasRoundedNumber } from './equality/rounded-number.ts';
export { scaledTogether } from './equality/scaled.ts';
export { isSameTree } from './equality/same-tree.ts';
export { gapOf } from './equality/gaps.ts';
export { rangeOf, type Range } from './equality/range-of.ts';
export { contradictionIn } from './equality/contradiction.ts';
export { comparePieces } from './equality/pieces.ts';
export type { Piece } from './equality/pieces-on-line.ts';
export { calculate } from './rewriting/calculate.ts';
export { differentiate } from './rewriting/differentiate.ts';
export { fractionOf } from './rewriting/fraction-of.ts';
export { withoutFactorialQuotients } from './rewriting/factorial-quotients.ts';
export { expand, normalise } from './rewriting/normalise.ts';
export { nowhere } from './rewriting/term.ts';
export { numberNode, substitute, type FunctionBody, type Replacements } from './rewriting/substitute.ts';
export { childrenOf, hasNode, mapChildren } from './tree.ts';
export { expectedNumber, generalTolerance, shownDecimals, type Precision } from './numbers/rounding.ts';
export { fields, type Field } from './values/field.ts';
export { isComplexField, isExactField } from './values/scalar.ts';
export { formatValue, type ValueFormat } from './values/format-value.ts';
export { matchesPrecision } from './values/precision.ts';
export { numberOf, truthOf, type Scalar, type Value } from './values/value.ts';
export { isExpanded } from './forms/expanded.ts';
export { isFactored } from './forms/factored.ts';
export { isInLowestTerms } from './forms/lowest-terms.ts';
export { arePartialFractions } from './forms/partial-fractions.ts';
export { isSimplified } from './forms/simplified.ts';
