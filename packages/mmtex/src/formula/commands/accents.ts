import type { FormulaCommand, Commands, Parser } from '../parser.ts';
import { pairs } from '../symbols/index.ts';
import type { FormulaToken } from '../token.ts';
import type { Accent, MathTree } from '../tree.ts';

const small = `
hat ^  check ˇ  tilde ~  acute ´  grave \`  dot ˙  ddot ¨  dddot ⃛  ddddot ⃜  breve ˘  bar ¯ mathring ˚
`;
const wideAbove = `
widehat \u0302  widetilde \u0303  widecheck \u030c  overrightarrow →  overleftarrow ←  overleftrightarrow ↔  overbrace ⏞
Overrightarrow ⇒  overgroup ⏠  overparen ⏜  overarc ⏜  wideparen ⏜
`;
const wideBelow = `
underrightarrow →  underleftarrow ←  underleftrightarrow ↔  underbrace ⏟  undergroup ⏡
underparen ⏝
`;

/** Accents above and below. */
export const accents: Commands = {
  ...Object.fromEntries([
    ...all(small, 'over', false),
    ...all(wideAbove, 'over', true),
    ...all(wideBelow, 'under', true),
  ]),
  vec: vector,
};

function* all(table: string, place: Accent['place'], stretchy: boolean): Iterable<[string, FormulaCommand]> {
  for (const [name, mark] of pairs(table)) {
    yield [
      name,
      (parser, owner) => ({ kind: 'accent', base: parser.argument(owner, parser.style), mark, place, stretchy }),
    ];
  }
}

/** An arrow of script size: as an accent it would be as wide as an arrow between formulas. */
function vector(parser: Parser, owner: FormulaToken): MathTree {
  const base = parser.argument(owner);
  const upper: MathTree = { kind: 'operator', text: '→', class: 'relation', stretchy: base.kind === 'row' };
  return { kind: 'scripts', base, lower: undefined, upper, placement: 'stacked' };
}
