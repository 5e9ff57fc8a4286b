import type { FormulaCommand, Commands, Parser } from '../parser.ts';
import type { FormulaToken } from '../token.ts';
import type { MathTree } from '../tree.ts';

const widths: Readonly<Record<string, string>> = {
  ',': '0.1667em',
  thinspace: '0.1667em',
  ':': '0.2222em',
  '>': '0.2222em',
  medspace: '0.2222em',
  ';': '0.2778em',
  thickspace: '0.2778em',
  '!': '-0.1667em',
  negthinspace: '-0.1667em',
  negmedspace: '-0.2222em',
  negthickspace: '-0.2778em',
  ' ': '0.3333em',
  '\n': '0.3333em',
  '\t': '0.3333em',
  '\r': '0.3333em',
  space: '0.3333em',
  nobreakspace: '0.3333em',
  enspace: '0.5em',
  enskip: '0.5em',
  quad: '1em',
  qquad: '2em',
};

/** Spaces. */
export const spaces: Commands = {
  ...Object.fromEntries(
    Object.entries(widths).map(([name, width]): [string, FormulaCommand] => [name, () => space(width)]),
  ),
  hspace: givenSpace,
  mspace: givenSpace,
  phantom: (parser, owner) => ({ kind: 'phantom', child: parser.argument(owner), keeps: 'all' }),
  hphantom: (parser, owner) => ({ kind: 'phantom', child: parser.argument(owner), keeps: 'width' }),
  vphantom: (parser, owner) => ({ kind: 'phantom', child: parser.argument(owner), keeps: 'height' }),
};

function space(width: string): MathTree {
  return { kind: 'space', width };
}

function givenSpace(parser: Parser, owner: FormulaToken): MathTree | undefined {
  parser.reader.take('*');
  const length = parser.reader.takeName(owner) ?? '';
  const [, number, unit] = /^(-?\d{0,3}(?:\.\d{1,4})?)\s*(em|ex|pt|mm|cm|px|mu)$/.exec(length) ?? [];
  if (number !== undefined && number !== '' && unit !== undefined) {
    return space(unit === 'mu' ? `${(Number(number) / 18).toFixed(4)}em` : `${Number(number)}${unit}`);
  }
  parser.reader.report('missing-argument', owner, { command: `\\${owner.text}` });
  return undefined;
}
