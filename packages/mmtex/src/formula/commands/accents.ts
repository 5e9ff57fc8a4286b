import type { Command, Commands } from '../parser.ts';
import { pairs } from '../symbols/index.ts';
import type { Accent } from '../tree.ts';

const small = `
hat ^  check ˇ  tilde ~  acute ´  grave \`  dot ˙  ddot ¨  dddot ⃛  ddddot ⃜  breve ˘  bar ¯  vec →  mathring ˚
`;
const wideAbove = `
widehat \u0302  widetilde \u0303  widecheck \u030c  overrightarrow →  overleftarrow ←  overleftrightarrow ↔  overbrace ⏞
Overrightarrow ⇒  overgroup ⏠  overparen ⏜  overarc ⏜  wideparen ⏜
`;
const wideBelow = `
underrightarrow →  underleftarrow ←  underleftrightarrow ↔  underbrace ⏟  undergroup ⏡
underparen ⏝
`;

/** Marks above and below. */
export const accents: Commands = Object.fromEntries([
  ...all(small, 'over', false),
  ...all(wideAbove, 'over', true),
  ...all(wideBelow, 'under', true),
]);

function* all(table: string, place: Accent['place'], stretchy: boolean): Iterable<[string, Command]> {
  for (const [name, mark] of pairs(table)) {
    yield [
      name,
      (parser, owner) => ({ kind: 'accent', base: parser.argument(owner, parser.style), mark, place, stretchy }),
    ];
  }
}
