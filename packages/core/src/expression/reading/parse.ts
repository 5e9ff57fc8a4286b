import type { Span } from '../../source/index.ts';
import { fail, succeed, type Result } from '../../store/index.ts';
import { acceptAction, actionIn, lengths, onlyAction, settle, unit } from './automaton.ts';
import { explainFailure } from './explain-failure.ts';
import type { ExpressionFailure } from '../failure.ts';
import { Lexer, type ParseOptions } from './lexer.ts';
import { withPowersOfTen } from './lone-numbers.ts';
import { maximumHeight, maximumLength } from '../limits.ts';
import type { Expression } from '../nodes.ts';
import { emptyPieces, noExpression, type Pieces } from './pieces.ts';
import { FUNCTION, NAME, NUMBER, RELATION, SUPERSCRIPT, TRUTH, reduce } from './tables.generated.ts';
import { isHigherThan } from '../tree.ts';

/** Parses an expression of the language in docs/authoring/expressions.md. Names are resolved later, on compilation. */
export function parseExpression(text: string, options: ParseOptions = {}): Result<Expression, ExpressionFailure> {
  if (text.length > maximumLength) {
    return fail({ kind: 'tooLong', span: { from: maximumLength, to: text.length }, limit: maximumLength });
  }
  const desk = idleDesk ?? newDesk();
  idleDesk = undefined;
  try {
    return readText(desk, options.refusesSmallE === true ? withPowersOfTen(text, options.decimalComma) : text, options);
  } finally {
    idleDesk = desk;
  }
}

/** The working state of the parser. Reused for the next text, unless that starts before this one is done. */
interface Desk {
  readonly lexer: Lexer;
  readonly states: number[];
  readonly pieces: Pieces;
}

let idleDesk: Desk | undefined;

function newDesk(): Desk {
  return { lexer: new Lexer(), states: [0], pieces: emptyPieces() };
}

function readText(
  { lexer, states, pieces }: Desk,
  text: string,
  options: ParseOptions,
): Result<Expression, ExpressionFailure> {
  lexer.begin(text, options);
  let top = 0;
  let state = 0;
  let shifted = 0;
  let end = 0;
  let kind = lexer.next();
  for (;;) {
    let action = actionIn(state, kind);
    if (action > 0) {
      keepToken(pieces, top, kind, lexer);
      states[++top] = state = action;
      shifted++;
      end = lexer.end;
      kind = lexer.next();
      action = onlyAction[action] ?? 0;
      if (action === 0) continue;
    } else if (action === acceptAction) {
      return checkHeight(pieces.expressions[0] ?? noExpression, text);
    } else if (action === 0) {
      lexer.begin(text, options);
      return fail(explainFailure(lexer, shifted));
    }
    const rule = -action - 1;
    const first = top - (lengths[rule] ?? 0);
    if (unit[rule] === 0) reduce(rule, pieces, first, end);
    state = settle(states[first] ?? 0, rule, kind);
    top = first + 1;
    states[top] = state;
  }
}

/** Pushes the lexer's current token onto the stack. */
export function keepToken(pieces: Pieces, at: number, kind: number, lexer: Lexer): void {
  const { start, end } = lexer;
  pieces.froms[at] = start;
  switch (kind) {
    case NUMBER:
      pieces.expressions[at] = numberRead({ from: start, to: end }, lexer);
      break;
    case NAME:
      pieces.expressions[at] = { kind: 'name', span: { from: start, to: end }, value: lexer.word };
      break;
    case FUNCTION:
      pieces.words[at] = lexer.word;
      break;
    case RELATION:
      pieces.signs[at] = lexer.sign;
      break;
    case TRUTH:
      pieces.expressions[at] = { kind: 'truth', span: { from: start, to: end }, value: lexer.amount === 1 };
      break;
    case SUPERSCRIPT:
      pieces.expressions[at] = superscript({ from: start, to: end }, lexer.amount);
  }
}

function numberRead(span: Span, { amount: value, digits }: Lexer): Expression {
  return digits === '' ? { kind: 'number', span, value } : { kind: 'number', span, value, digits };
}

function superscript(span: Span, exponent: number): Expression {
  const number: Expression = { kind: 'number', span, value: Math.abs(exponent) };
  return exponent < 0 ? { kind: 'negate', span, operand: number } : number;
}

/** A tree cannot be higher than its text is long, so most texts need no check. */
function checkHeight(expression: Expression, text: string): Result<Expression, ExpressionFailure> {
  if (text.length > maximumHeight && isHigherThan(expression, maximumHeight)) {
    return fail({ kind: 'tooDeep', span: expression.span, limit: maximumHeight });
  }
  return succeed(expression);
}
