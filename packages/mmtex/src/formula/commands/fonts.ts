import type { FormulaCommand, Commands, Switch } from '../parser.ts';
import { withFont, type Font } from '../style.ts';

const byCommand: readonly (readonly [string, Font | undefined])[] = [
  ['mathrm', 'upright'],
  ['mathup', 'upright'],
  ['mathit', 'italic'],
  ['mathbf', 'bold'],
  ['mathbb', 'doubleStruck'],
  ['numberset', 'doubleStruck'],
  ['Bbb', 'doubleStruck'],
  ['mathcal', 'calligraphic'],
  ['mathscr', 'script'],
  ['mathfrak', 'fraktur'],
  ['mathsf', 'sansSerif'],
  ['mathtt', 'monospace'],
  ['mathnormal', undefined],
  ['boldsymbol', 'boldItalic'],
  ['bm', 'boldItalic'],
];

/** Alphabets for one argument. */
export const fonts: Commands = Object.fromEntries(
  byCommand.map(([name, font]): [string, FormulaCommand] => [name, inFont(font)]),
);

const bySwitch: readonly (readonly [string, Font])[] = [
  ['rm', 'upright'],
  ['it', 'italic'],
  ['bf', 'bold'],
  ['cal', 'calligraphic'],
  ['frak', 'fraktur'],
  ['sf', 'sansSerif'],
  ['tt', 'monospace'],
];

/** Alphabets for the rest of a group. */
export const fontSwitches: readonly (readonly [string, Switch])[] = bySwitch.map(([name, font]) => [
  name,
  (parser, _owner, atoms, rest) => {
    parser.style = withFont(parser.style, font);
    return [...atoms, ...rest()];
  },
]);

function inFont(font: Font | undefined): FormulaCommand {
  return (parser, owner) => parser.argument(owner, withFont(parser.style, font));
}
