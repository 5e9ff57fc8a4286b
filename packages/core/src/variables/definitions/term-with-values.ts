import {
  constants,
  maximumSize,
  numberNode,
  parseExpression,
  splitNames,
  substitute,
  type Expression,
  type ExpressionFailure,
  type FunctionBody,
} from '../../expression/index.ts';
import type { Span } from '../../source/index.ts';
import { fail, succeed, type Result } from '../../store/index.ts';
import type { Drawn, DrawnNumber } from './drawn.ts';

/** How a text containing variables is parsed. */
export interface TermOptions {
  /** Names besides the variables: parameters. Unknown names are split into products. */
  readonly names?: ReadonlySet<string>;
  readonly decimalComma?: boolean;
  /** Functions whose calls stay. */
  readonly calls?: ReadonlySet<string>;
  /** Whether numbers that doubles cannot hold are put in as they are computed: for comparing, not for showing. */
  readonly exactly?: boolean;
  /** Whether a learner typed the text: what `3e2` means was asked then. An author's is refused within a term. */
  readonly isTyped?: boolean;
}

/**
 * An expression with the values of the variables substituted, keeping its form: 12/4 remains a fraction. A function may
 * appear without arguments.
 */
export function termWithValues(
  text: string,
  drawn: Drawn,
  {
    names: others = new Set(),
    decimalComma = false,
    calls = new Set(),
    exactly = false,
    isTyped = false,
  }: TermOptions = {},
): Result<Expression, ExpressionFailure> {
  const functions = new Map<string, FunctionBody>();
  const names = new Map<string, Expression>();
  const nowhere: Span = { from: 0, to: 0 };
  for (const [name, value] of drawn) {
    if (value.kind === 'number') names.set(name, exactly ? exactNodeOf(value, nowhere) : nodeOf(value, nowhere));
    else if (value.kind === 'function') {
      const { parameters } = value;
      const expression = exactly ? (value.term ?? value.expression) : value.expression;
      names.set(name, expression);
      if (parameters.length > 0) functions.set(name, { parameters, expression });
    }
  }
  // Without arguments a function is its term: it is a call only where it has some.
  const called = Array.from(text.matchAll(/([A-Za-z]\w*)(\s*\()?/g)).flatMap(([, name = '', bracket]) =>
    bracket !== undefined && (functions.has(name) || calls.has(name)) ? [name] : [],
  );
  const isKnown = (name: string): boolean => names.has(name) || constants.has(name) || others.has(name);
  const parsed = parseExpression(text, {
    functions: new Set(called),
    names: { has: isKnown },
    decimalComma,
    refusesSmallE: !isTyped,
    keepsLongNumbers: true,
  });
  if (!parsed.ok) return parsed;
  const term = substitute(splitNames(parsed.value, isKnown), { names, functions });
  return term === undefined ? fail({ kind: 'tooLong', span: parsed.value.span, limit: maximumSize }) : succeed(term);
}

/** The value as the node that replaces its variable where answers are compared: as it is computed, if need be. */
export function exactNodeOf(drawn: DrawnNumber, span: Span): Expression {
  return drawn.term === undefined ? nodeOf(drawn, span) : { kind: 'group', span, operand: drawn.term };
}

/** The value as the node that replaces its variable in a term. */
export function nodeOf({ value, numerator, denominator }: DrawnNumber, span: Span): Expression {
  if (numerator === undefined || denominator === undefined) return numberNode(value, span);
  const size: Expression = {
    kind: 'divide',
    span,
    left: numberNode(Math.abs(numerator), span),
    right: numberNode(denominator, span),
  };
  return numerator < 0 ? { kind: 'negate', span, operand: size } : size;
}
