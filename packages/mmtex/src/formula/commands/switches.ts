import { arrange } from '../spacing.ts';
import type { Switch } from '../parser.ts';
import { fenced, rowOf, type MathTree } from '../tree.ts';
import { colorSwitches } from './colors.ts';
import { fontSwitches } from './fonts.ts';

/** Commands that change the rest of their row, by name. */
export const switches: ReadonlyMap<string, Switch> = new Map<string, Switch>([
  ['displaystyle', styled(true, 0)],
  ['textstyle', styled(false, 0)],
  ['scriptstyle', styled(false, 1)],
  ['scriptscriptstyle', styled(false, 2)],
  ['over', (parser, _owner, atoms, rest) => [over(arrange(atoms, parser.style.level), rest(), true)]],
  ['atop', (parser, _owner, atoms, rest) => [over(arrange(atoms, parser.style.level), rest(), false)]],
  [
    'choose',
    (parser, _owner, atoms, rest) => [fenced('(', [over(arrange(atoms, parser.style.level), rest(), false)], ')')],
  ],
  ...colorSwitches,
  ...fontSwitches,
]);

function styled(display: boolean, level: number): Switch {
  return (parser, _owner, atoms, rest) => {
    parser.style = { display, level, font: parser.style.font };
    return [...atoms, { kind: 'styled', child: rowOf(rest()), display, level }];
  };
}

function over(numerator: readonly MathTree[], denominator: readonly MathTree[], line: boolean): MathTree {
  return { kind: 'fraction', numerator: rowOf(numerator), denominator: rowOf(denominator), line };
}
