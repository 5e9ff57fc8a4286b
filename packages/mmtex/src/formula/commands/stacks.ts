import type { FormulaCommand, Commands, Parser } from '../parser.ts';
import { scriptStyle } from '../style.ts';
import { isCommand, type FormulaToken } from '../token.ts';
import type { MathTree, MathTableRow } from '../tree.ts';

/** Things above and below other things. */
export const stacks: Commands = {
  overset: above,
  stackrel: above,
  underset: (parser, owner) => {
    const lower = parser.argument(owner, scriptStyle(parser.style));
    return { kind: 'scripts', base: parser.argument(owner), lower, upper: undefined, placement: 'stacked' };
  },
  substack: (parser, owner) => parser.nested(4, owner, () => lines(parser, owner)),
  xrightarrow: labelled('→'),
  xleftarrow: labelled('←'),
  xleftrightarrow: labelled('↔'),
  xRightarrow: labelled('⇒'),
  xLeftarrow: labelled('⇐'),
  xLeftrightarrow: labelled('⇔'),
  xlongequal: labelled('='),
  xmapsto: labelled('↦'),
  xrightleftharpoons: labelled('⇌'),
};

function above(parser: Parser, owner: FormulaToken): MathTree {
  const upper = parser.argument(owner, scriptStyle(parser.style));
  return { kind: 'scripts', base: parser.argument(owner), lower: undefined, upper, placement: 'stacked' };
}

/** An arrow as long as its labels: `[…]` below, the argument above. */
function labelled(text: string): FormulaCommand {
  return (parser, owner) => {
    const style = scriptStyle(parser.style);
    const lower = padded(parser.optional(owner, style));
    const upper = padded(parser.argument(owner, style));
    const base: MathTree = { kind: 'operator', text, class: 'relation', stretchy: true };
    return { kind: 'scripts', base, lower, upper, placement: 'stacked' };
  };
}

function padded(label: MathTree | undefined): MathTree | undefined {
  if (label === undefined) return undefined;
  // Fonts have no arrow slightly longer than the default: it would leave no space around a single letter above.
  const isOneSign = 'text' in label && label.text.length === 1;
  const space: MathTree = { kind: 'space', width: isOneSign ? '0.8em' : '0.5em' };
  return { kind: 'row', children: [space, label, space], class: 'ordinary' };
}

function lines(parser: Parser, owner: FormulaToken): MathTree {
  const rows = parser.group(() => {
    const read: MathTableRow[] = [];
    for (;;) {
      read.push({ cells: [parser.row('line')], ruleAbove: false, ruleBelow: false });
      const token = parser.reader.peek();
      if (!isCommand(token, '\\') && !isCommand(token, 'cr') && !isCommand(token, 'newline')) return read;
      parser.reader.advance();
    }
  });
  if (rows === undefined) return parser.argument(owner);
  return { kind: 'table', rows, columns: [], repeat: false, layout: 'lines', display: false };
}
