import type { Span } from '../../source/index.ts';
import { acceptAction, actionIn, goTo, lengths } from './automaton.ts';
import type { ExpressionFailure, SyntaxFailureKind } from '../failure.ts';
import type { Lexer } from './lexer.ts';
import { maximumNesting } from '../limits.ts';
import {
  BAD,
  CALL_BRACKET,
  CLOSE_BAR,
  CLOSE_BRACKET,
  CLOSE_SQUARE,
  END,
  OPEN_BAR,
  OPEN_BRACKET,
  OPEN_SQUARE,
  SEPARATOR,
  tokenKinds,
} from './tables.generated.ts';

/**
 * Explains what is wrong with a text whose first `shifted` tokens were accepted and whose next was not. Re-parses them,
 * because an LALR parser may reduce too much before it detects the error; this way the expected kinds are exact.
 */
export function explainFailure(lexer: Lexer, shifted: number): ExpressionFailure {
  const states = [0];
  const open: { readonly kind: number; readonly span: Span }[] = [];
  let before = END;
  let kind = lexer.next();
  while (shifted > 0) {
    const action = actionIn(states.at(-1) ?? 0, kind);
    if (action > 0) {
      states.push(action);
      track(open, kind, { from: lexer.start, to: lexer.end });
      shifted--;
      before = kind;
      kind = lexer.next();
    } else reduceIn(states, -action - 1);
  }
  const span = { from: lexer.start, to: lexer.end };
  if (kind === END && before === END) return { kind: 'empty', span: { from: 0, to: lexer.end } };
  if (kind === BAD && lexer.why === 'tooDeep') return { kind: 'tooDeep', span, limit: maximumNesting };
  const expected = tokenKinds.filter((_, candidate) => candidate !== BAD && accepts(states, candidate));
  const last = open.at(-1);
  if (last?.kind === OPEN_BAR && endsGroup(kind) && (before === OPEN_BAR || expected.includes('closeBar'))) {
    return { kind: 'unbalancedBar', span: last.span, expected };
  }
  const problem = syntaxKind(kind, lexer);
  // The grammar would accept a number; it is the lexer that forbids two in a row.
  if (problem === 'adjacentNumbers')
    return { kind: problem, span, expected: expected.filter((other) => other !== 'number') };
  return { kind: problem, span, expected };
}

function syntaxKind(kind: number, lexer: Lexer): Exclude<SyntaxFailureKind, 'unbalancedBar'> {
  if (kind === END) return 'unexpectedEnd';
  if (kind !== BAD) return 'unexpectedToken';
  return lexer.why === 'tooDeep' ? 'badCharacter' : lexer.why;
}

function endsGroup(kind: number): boolean {
  return kind === END || kind === CLOSE_BRACKET || kind === CLOSE_SQUARE || kind === SEPARATOR;
}

function track(open: { readonly kind: number; readonly span: Span }[], kind: number, span: Span): void {
  switch (kind) {
    case OPEN_BRACKET:
    case CALL_BRACKET:
    case OPEN_SQUARE:
    case OPEN_BAR:
      open.push({ kind, span });
      break;
    case CLOSE_BRACKET:
    case CLOSE_SQUARE:
    case CLOSE_BAR:
      open.pop();
  }
}

function reduceIn(states: number[], rule: number): void {
  states.length -= lengths[rule] ?? 0;
  states.push(goTo(states.at(-1) ?? 0, rule));
}

function accepts(states: readonly number[], kind: number): boolean {
  const trial = [...states];
  for (;;) {
    const action = actionIn(trial.at(-1) ?? 0, kind);
    if (action > 0 || action === acceptAction) return true;
    if (action === 0) return false;
    reduceIn(trial, -action - 1);
  }
}
