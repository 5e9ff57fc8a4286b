import type { Commands, Parser, Switch } from '../parser.ts';
import { isCharacter, type FormulaToken } from '../token.ts';
import { rowOf, type MathTree } from '../tree.ts';

/** Colour for an argument. */
export const colors: Commands = {
  textcolor: (parser, owner) => {
    const color = readColor(parser, owner);
    return colored(parser.argument(owner), color);
  },
};

/** Colour for the rest of a group. */
export const colorSwitches: readonly (readonly [string, Switch])[] = [
  [
    'color',
    (parser, owner, atoms, rest) => {
      const color = readColor(parser, owner);
      return [...atoms, colored(rowOf(rest()), color)];
    },
  ],
];

const names: ReadonlySet<string> = new Set(
  (
    'black white gray grey silver darkgray lightgray red green blue cyan magenta yellow orange purple violet brown ' +
    'pink lime teal navy olive maroon'
  ).split(' '),
);

function readColor({ reader }: Parser, owner: FormulaToken): string | undefined {
  const { to: from } = reader.peek();
  const written = reader.takeName(owner);
  if (written === undefined || written === '') {
    reader.report('missing-argument', owner, { command: `\\${owner.text}` });
    return undefined;
  }
  const name = written.toLowerCase();
  if (names.has(name) || /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/.test(name)) return name;
  const last = reader.look(-1);
  reader.report('unknown-color', { from, to: isCharacter(last, '}') ? last.from : last.to }, { color: written });
  return undefined;
}

function colored(child: MathTree, color: string | undefined): MathTree {
  return color === undefined ? child : { kind: 'styled', child, color };
}
