import type { Expression } from '../../expression/index.ts';
import { isAfterCaret, isInBrackets } from './other-arguments.ts';
import type { OtherReading } from './other-readings.ts';

type Readings = ReadonlySet<OtherReading>;
type Binary = Extract<Expression, { readonly left: Expression }>;
type Unary = Extract<Expression, { readonly operand: Expression }>;

/** A product, quotient, power or factorial, read otherwise than it is written in a text in our notation. */
export function multipliedOtherwise(term: Expression, text: string, readings: Readings): Expression {
  switch (term.kind) {
    case 'juxtapose':
    case 'multiply':
    case 'divide':
      return productOtherwise(term, text, readings);
    case 'power':
      return readings.has('leftPowers') ? fromTheLeft(term, text) : term;
    case 'negate':
      return readings.has('signedBases') ? withSignedBase(term) : term;
    case 'factorial':
      return readings.has('doubleFactorials') ? (doubleFactorial(term) ?? term) : term;
    default:
      return term;
  }
}

function productOtherwise(term: Binary, text: string, readings: Readings): Expression {
  const { left, right, span } = term;
  const argument = readings.has('longArguments') ? intoArgument(term, left, text) : undefined;
  if (argument !== undefined) return argument;
  if (term.kind !== 'juxtapose') return term;
  const isLetter = right.kind === 'name' || (right.kind === 'power' && right.left.kind === 'name');
  const takesAll = readings.has('longExponents') || (readings.has('exponentsOfLetters') && isLetter);
  const raised = takesAll ? intoExponent(left, right, text) : undefined;
  if (raised !== undefined) return raised;
  const divides = readings.has('longDenominators') || (readings.has('denominatorsOfLetters') && isLetter);
  if (!divides || left.kind !== 'divide') return term;
  return { ...left, span, right: { kind: 'juxtapose', span, left: left.right, right } };
}

/** `sin x/2` as sin(x/2): what follows a function without brackets becomes part of its argument. */
function intoArgument(term: Binary, left: Expression, text: string): Expression | undefined {
  switch (left.kind) {
    case 'call': {
      const [argument, ...bases] = left.items;
      if (argument === undefined || isInBrackets(left.span.from, text)) return undefined;
      return { ...left, span: term.span, items: [{ ...term, left: argument }, ...bases] };
    }
    case 'power': {
      // sin^2 x/2
      const inside = left.left.kind === 'call' && left.left.span.to === left.span.to;
      const value = inside ? intoArgument(term, left.left, text) : undefined;
      return value && { ...left, left: value };
    }
    case 'juxtapose':
    case 'multiply': {
      const value = intoArgument(term, left.right, text);
      return value && { ...left, right: value };
    }
    case 'negate': {
      const value = intoArgument(term, left.operand, text);
      return value && { ...left, operand: value };
    }
    default:
      return undefined;
  }
}

/** `e^2x` as e^(2x): a factor becomes part of the exponent that it follows, unless that is in brackets or a superscript. */
function intoExponent(left: Expression, factor: Expression, text: string): Expression | undefined {
  const { span } = factor;
  const times = (other: Expression): Expression => ({ kind: 'juxtapose', span, left: other, right: factor });
  switch (left.kind) {
    case 'power': {
      const { right } = left;
      if (!isAfterCaret(left, text) || right.kind === 'group') return undefined;
      if (right.kind !== 'negate') return { ...left, right: times(right) };
      if (right.operand.kind === 'group') return undefined;
      return { ...left, right: { ...right, operand: times(right.operand) } };
    }
    case 'juxtapose':
    case 'multiply':
    case 'divide': {
      const right = intoExponent(left.right, factor, text);
      return right && { ...left, right };
    }
    case 'negate': {
      const operand = intoExponent(left.operand, factor, text);
      return operand && { ...left, operand };
    }
    default:
      return undefined;
  }
}

/** `2^3^2` as (2^3)^2. */
function fromTheLeft(term: Binary, text: string): Expression {
  const { left, right } = term;
  if (right.kind !== 'power' || !isAfterCaret(term, text) || !isAfterCaret(right, text)) return term;
  return { ...right, span: term.span, left: { ...term, left, right: right.left } };
}

/** `-2^2` as (−2)^2: numbers alone, and no power of ten. */
function withSignedBase(term: Unary): Expression {
  const { operand, span } = term;
  if (operand.kind !== 'power' || operand.left.kind !== 'number' || operand.right.kind !== 'number') return term;
  return operand.left.value === 10 ? term : { ...operand, span, left: { ...term, operand: operand.left } };
}

/** Beyond it, 5·3·1 would be too long to be shown. */
const greatestDoubleFactorial = 20;

/** `5!!` as 5·3·1. */
function doubleFactorial({ operand, span }: Unary): Expression | undefined {
  if (operand.kind !== 'factorial' || operand.operand.kind !== 'number') return undefined;
  const { value } = operand.operand;
  if (!Number.isInteger(value) || value > greatestDoubleFactorial) return undefined;
  let product: Expression = { kind: 'number', span, value: Math.max(value, 1) };
  for (let factor = value - 2; factor > 0; factor -= 2) {
    product = { kind: 'multiply', span, left: product, right: { kind: 'number', span, value: factor } };
  }
  return product;
}
