import type { Span } from '../source/index.ts';
import { fail, succeed, type Result } from '../store/index.ts';
import { acceptAction, actionRowOf, actions, lengths, onlyAction, reads, settle, unit } from './automaton.ts';
import type { Piece } from './build.ts';
import { explainFailure } from './explain-failure.ts';
import type { ExpressionFailure } from './failure.ts';
import { Lexer } from './lexer.ts';
import { maximumHeight, maximumLength } from './limits.ts';
import type { Expression } from './nodes.ts';
import { expressionAt } from './pieces.ts';
import { FUNCTION, NAME, NUMBER, RELATION, SUPERSCRIPT, TRUTH, reduce } from './tables.generated.ts';
import { isHigherThan } from './tree.ts';

/** How a text is to be read. */
export interface ParseOptions {
  /** Names in scope that are functions: `f(2)` is then a call, else a product. */
  readonly functions?: ReadonlySet<string>;
  /** `1,5` is 1.5, and lists are separated by `;` (a comma that does not stand between digits separates too). */
  readonly decimalComma?: boolean;
}

const noFunctions: ReadonlySet<string> = new Set();

/** Reads a text as an expression of the language in docs/authoring/expressions.md. Names are looked up later, when it is compiled. */
export function parseExpression(text: string, options: ParseOptions = {}): Result<Expression, ExpressionFailure> {
  if (text.length > maximumLength) {
    return fail({ kind: 'tooLong', span: { from: maximumLength, to: text.length }, limit: maximumLength });
  }
  const { functions = noFunctions, decimalComma = false } = options;
  const lexer = new Lexer(text, functions, decimalComma);
  const states: number[] = [0];
  const pieces: (Piece | undefined)[] = [];
  let top = 0;
  let state = 0;
  let shifted = 0;
  let kind = lexer.next();
  for (;;) {
    let action = actions[(actionRowOf[state] ?? 0) + kind] ?? 0;
    if (action > 0) {
      pieces[top] = reads[action] === 1 ? leaf(kind, lexer) : undefined;
      states[++top] = state = action;
      shifted++;
      kind = lexer.next();
      action = onlyAction[action] ?? 0;
      if (action === 0) continue;
    } else if (action === acceptAction) {
      return checkHeight(expressionAt(pieces, 0), text);
    } else if (action === 0) {
      return fail(explainFailure(new Lexer(text, functions, decimalComma), shifted));
    }
    const rule = -action - 1;
    const first = top - (lengths[rule] ?? 0);
    if (unit[rule] === 0) pieces[first] = reduce(rule, pieces, first);
    state = settle(states[first] ?? 0, rule, kind);
    top = first + 1;
    states[top] = state;
  }
}

/** What the parser keeps of a token. */
export function leaf(kind: number, lexer: Lexer): Piece {
  const span: Span = { from: lexer.start, to: lexer.end };
  switch (kind) {
    case NUMBER:
      return { kind: 'number', span, value: lexer.amount };
    case NAME:
      return { kind: 'name', span, name: lexer.word };
    case FUNCTION:
      return { kind: 'word', span, name: lexer.word };
    case RELATION:
      return { kind: 'sign', span, sign: lexer.sign };
    case TRUTH:
      return { kind: 'truth', span, value: lexer.amount === 1 };
    case SUPERSCRIPT: {
      const number: Expression = { kind: 'number', span, value: Math.abs(lexer.amount) };
      return lexer.amount < 0 ? { kind: 'negate', span, operand: number } : number;
    }
    default:
      return { kind: 'mark', span };
  }
}

/** A tree cannot be higher than its text is long, so most texts need no look. */
function checkHeight(expression: Expression, text: string): Result<Expression, ExpressionFailure> {
  if (text.length > maximumHeight && isHigherThan(expression, maximumHeight)) {
    return fail({ kind: 'tooDeep', span: expression.span, limit: maximumHeight });
  }
  return succeed(expression);
}
