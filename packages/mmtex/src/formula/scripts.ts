import type { Parser } from './parser.ts';
import { scriptStyle } from './style.ts';
import { isCharacter, isCommand } from './token.ts';
import { rowOf, type MathTree, type Operator } from './tree.ts';

/** The atom with its primes, subscripts and superscripts. */
export function attachScripts(parser: Parser, atom: MathTree): MathTree {
  const { reader } = parser;
  let limits: boolean | undefined;
  const lower: MathTree[] = [];
  const upper: MathTree[] = [];
  for (;;) {
    const token = reader.peek();
    if (isCommand(token, 'limits') || isCommand(token, 'nolimits')) {
      limits = token.text === 'limits';
      reader.advance();
    } else if (isCharacter(token, '_')) {
      if (lower.length > 0) reader.report('double-subscript', token, {});
      reader.advance();
      lower.push(parser.argument(token, scriptStyle(parser.style)));
    } else if (isCharacter(token, '^') || isCharacter(token, "'")) {
      if (upper.length > 0) reader.report('double-superscript', token, {});
      upper.push(readUpper(parser));
    } else {
      return place(parser, atom, lower, upper, limits);
    }
  }
}

function readUpper(parser: Parser): MathTree {
  const primes = readPrimes(parser);
  const mark = parser.reader.peek();
  if (!isCharacter(mark, '^')) return primes ?? rowOf([]);
  parser.reader.advance();
  const upper = parser.argument(mark, scriptStyle(parser.style));
  return primes === undefined ? upper : rowOf([primes, ...(upper.kind === 'row' ? upper.children : [upper])]);
}

const primeSigns = ['′', '″', '‴', '⁗'];

function readPrimes({ reader }: Parser): MathTree | undefined {
  let count = 0;
  while (reader.take("'")) count += 1;
  if (count === 0) return undefined;
  return { kind: 'operator', text: primeSigns[count - 1] ?? '′'.repeat(count), class: 'ordinary' };
}

function place(
  parser: Parser,
  base: MathTree,
  lower: readonly MathTree[],
  upper: readonly MathTree[],
  limits: boolean | undefined,
): MathTree {
  if (lower.length === 0 && upper.length === 0) return base;
  const stacked = limits ?? (isStack(base) || (parser.style.display && hasLimits(base)));
  const fixed = stacked && !parser.style.display && base.kind === 'operator' && base.class === 'large';
  const carrier: MathTree = fixed ? keepLimits(base) : base;
  return {
    kind: 'scripts',
    base: carrier,
    lower: lower.length > 0 ? rowOf(lower) : undefined,
    upper: upper.length > 0 ? rowOf(upper) : undefined,
    placement: stacked ? 'stacked' : 'beside',
  };
}

function keepLimits(operator: Operator): Operator {
  return { ...operator, limits: 'always' };
}

function hasLimits(base: MathTree): boolean {
  return (
    (base.kind === 'operator' && base.limits !== undefined) ||
    (base.kind === 'function' && base.limits) ||
    (base.kind === 'row' && base.class === 'large')
  );
}

/** A brace above or below has its label beyond it, in every style. */
function isStack(base: MathTree): boolean {
  return base.kind === 'accent' && (base.mark === '⏞' || base.mark === '⏟');
}
