import type { FormulaCommand, Commands, Parser } from '../parser.ts';
import { withFont } from '../style.ts';
import { negated } from '../symbols/index.ts';
import type { FormulaToken } from '../token.ts';
import { plainText, type AtomClass, type MathTree, type Operator } from '../tree.ts';

/** Named functions, remainders, negation, and commands that set an atom's class. */
export const words: Commands = {
  operatorname: operatorName,
  bmod: () => ({ kind: 'operator', text: 'mod', class: 'binary', spaces: ['0.2222em', '0.2222em'] }),
  mod: (parser, owner) => remainder(parser, owner, [], []),
  pmod: (parser, owner) => remainder(parser, owner, [parenthesis('(', 'opening')], [parenthesis(')', 'closing')]),
  not: (parser, owner) => negate(parser.argument(owner)),
  mathrel: asClass('relation'),
  mathbin: asClass('binary'),
  mathord: asClass('ordinary'),
  mathop: asClass('large'),
  mathopen: asClass('opening'),
  mathclose: asClass('closing'),
  mathpunct: asClass('punctuation'),
  mathinner: asClass('fenced'),
};

/** `\operatorname{rot}`; the starred form takes limits like lim. */
function operatorName(parser: Parser, owner: FormulaToken): MathTree {
  const limits = parser.reader.take('*');
  const name = parser.argument(owner, withFont(parser.style, 'upright'));
  return name.kind === 'error' ? name : { kind: 'function', text: plainText(name), limits };
}

function remainder(
  parser: Parser,
  owner: FormulaToken,
  before: readonly MathTree[],
  after: readonly MathTree[],
): MathTree {
  const space: MathTree = { kind: 'space', width: parser.style.display ? '1em' : '0.4444em' };
  const mod: MathTree = { kind: 'identifier', text: 'mod', upright: true };
  const gap: MathTree = { kind: 'space', width: '0.3333em' };
  return { kind: 'row', children: [space, ...before, mod, gap, parser.argument(owner), ...after], class: 'ordinary' };
}

function parenthesis(text: string, side: AtomClass): Operator {
  return { kind: 'operator', text, class: side, stretchy: false };
}

function negate(tree: MathTree): MathTree {
  if (tree.kind === 'operator') return { ...tree, text: negated(tree.text), class: 'relation' };
  return tree.kind === 'identifier' ? { ...tree, text: negated(tree.text) } : tree;
}

const paddings: Readonly<Partial<Record<AtomClass, string>>> = { relation: '0.2778em', binary: '0.2222em' };

function asClass(side: AtomClass): FormulaCommand {
  return (parser, owner) => {
    const tree = parser.argument(owner);
    const padding = paddings[side];
    if (tree.kind === 'operator') {
      const width = padding ?? '0em';
      return { ...tree, class: side, spaces: [width, width] };
    }
    if (padding === undefined) return { kind: 'row', children: [tree], class: side };
    const space: MathTree = { kind: 'space', width: padding };
    return { kind: 'row', children: [space, tree, space], class: side };
  };
}
