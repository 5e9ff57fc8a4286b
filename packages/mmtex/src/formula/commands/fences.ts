import { missingArgument, type FormulaCommand, type Commands, type Parser } from '../parser.ts';
import { delimiterOf } from '../symbols/index.ts';
import { isCommand, type FormulaToken } from '../token.ts';
import { fence, fenced, type AtomClass, type MathTree, type Operator } from '../tree.ts';

/** Fences: growing with their content, of a fixed size, or with a meaning. */
export const fences: Commands = {
  left: (parser, owner) => parser.nested(1, owner, () => leftRight(parser, owner)),
  abs: (parser, owner) => fencedArgument(parser, owner, '|', '|'),
  norm: (parser, owner) => fencedArgument(parser, owner, '‖', '‖'),
  set: (parser, owner) => fencedArgument(parser, owner, '{', '}'),
  inner: innerProduct,
  ...sized('big', '1.2em'),
  ...sized('Big', '1.8em'),
  ...sized('bigg', '2.4em'),
  ...sized('Bigg', '3em'),
};

function leftRight(parser: Parser, owner: FormulaToken): MathTree {
  const { reader } = parser;
  const children: MathTree[] = [...fence(readDelimiter(parser, owner), 'prefix')];
  const opened = { from: owner.from, to: reader.look(-1).to };
  return parser.inside('fence', () => {
    for (;;) {
      children.push(...parser.row('fence'));
      const token = reader.peek();
      if (isCommand(token, 'middle')) {
        reader.advance();
        children.push(...middle(readDelimiter(parser, token)));
      } else if (isCommand(token, 'right')) {
        reader.advance();
        children.push(...fence(readDelimiter(parser, token), 'postfix'));
        break;
      } else {
        reader.report('missing-right-delimiter', opened, {});
        break;
      }
    }
    return { kind: 'row', children, class: 'fenced' };
  });
}

function middle(text: string): readonly Operator[] {
  if (text === '') return [];
  return [{ kind: 'operator', text, class: 'relation', form: 'infix', stretchy: true, spaces: ['0.05em', '0.05em'] }];
}

/** The next delimiter; a missing one is reported and counts as empty. */
function readDelimiter(parser: Parser, owner: FormulaToken): string {
  const sign = delimiterOf(parser.reader.peek());
  if (sign === undefined) missingArgument(parser, owner);
  else parser.reader.advance();
  return sign ?? '';
}

function fencedArgument(parser: Parser, owner: FormulaToken, open: string, close: string): MathTree {
  parser.reader.take('*');
  return fenced(open, contents(parser.argument(owner)), close);
}

/** `\inner{a}{b}`, or `\inner{a,b}`. */
function innerProduct(parser: Parser, owner: FormulaToken): MathTree {
  const first = contents(parser.argument(owner));
  if (parser.reader.peek().text !== '{') return fenced('⟨', first, '⟩');
  const comma: MathTree = { kind: 'operator', text: ',', class: 'punctuation' };
  return fenced('⟨', [...first, comma, ...contents(parser.argument(owner))], '⟩');
}

function contents(tree: MathTree): readonly MathTree[] {
  return tree.kind === 'row' && tree.class === 'ordinary' ? tree.children : [tree];
}

function sized(name: string, size: string): Commands {
  return {
    [name]: delimiter(size, undefined),
    [`${name}l`]: delimiter(size, 'opening'),
    [`${name}r`]: delimiter(size, 'closing'),
    [`${name}m`]: delimiter(size, 'relation'),
  };
}

function delimiter(size: string, side: AtomClass | undefined): FormulaCommand {
  return (parser, owner) => {
    const text = readDelimiter(parser, owner);
    if (text === '') return undefined;
    const operator: Operator = { kind: 'operator', text, class: side ?? sideOf(text), stretchy: true, size };
    if (side === 'relation') return { ...operator, form: 'infix', spaces: ['0.2778em', '0.2778em'] };
    const form = side === 'opening' ? 'prefix' : 'postfix';
    return isBar(text) && side !== undefined ? { ...operator, form } : operator;
  };
}

function isBar(text: string): boolean {
  return text === '|' || text === '‖';
}

function sideOf(text: string): AtomClass {
  if ('([{⟨⌊⌈⟮⎰⌜⌞⟦'.includes(text)) return 'opening';
  if (')]}⟩⌋⌉⟯⎱⌝⌟⟧'.includes(text)) return 'closing';
  return isBar(text) ? 'bar' : 'ordinary';
}
