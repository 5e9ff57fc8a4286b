import { accents } from './commands/accents.ts';
import { colors } from './commands/colors.ts';
import { fences } from './commands/fences.ts';
import { fonts, fontSwitches } from './commands/fonts.ts';
import { fractions } from './commands/fractions.ts';
import { frames } from './commands/frames.ts';
import { layouts } from './commands/layouts.ts';
import { names } from './commands/names.ts';
import { roots } from './commands/roots.ts';
import { spaces } from './commands/spaces.ts';
import { stacks } from './commands/stacks.ts';
import { tables } from './commands/environments.ts';
import { texts } from './commands/text.ts';
import { words } from './commands/words.ts';
import { pairs } from './symbols/index.ts';
import { arrows, uprightArrows } from './symbols/arrows.ts';
import { bars, closingBars, closings, openingBars, openings } from './symbols/delimiters.ts';
import { functions, limitFunctions } from './symbols/functions.ts';
import { capitalGreek, smallGreek } from './symbols/greek.ts';
import { slantedLetters, uprightLetters } from './symbols/letters.ts';
import { integrals, largeOperators, operations, prefixes } from './symbols/operations.ts';
import { relations } from './symbols/relations.ts';

/** Related formula commands, and a formula that shows some of them. */
export interface FormulaGroup {
  readonly title: string;
  /** Names without the backslash, with their symbols if they are plain symbols. */
  readonly commands: readonly (readonly [name: string, sign?: string])[];
  readonly example: string;
}

/** Every formula command except `\begin`, by purpose. */
export const formulaGroups: readonly FormulaGroup[] = [
  group(
    'Fractions and roots',
    plain(fractions, roots, 'over atop choose'),
    '\\frac{a}{b} + \\binom{n}{k} \\le \\sqrt[3]{x}',
  ),
  group('Fences', plain(fences, 'middle right'), '\\left( \\frac{a}{b} \\middle| c \\right) = \\abs{x} + \\norm{v}'),
  group('Signs that open and close', signs(openings, closings, openingBars, closingBars, bars), '\\lfloor x \\rfloor'),
  group('Marks', plain(accents), '\\vec{v} + \\hat{x} + \\overbrace{a + b}^{n}'),
  group('Lines around and through', plain(frames), '\\boxed{x} = \\overline{AB} - \\cancel{y}'),
  group('One above the other', plain(stacks), 'a \\overset{!}{=} b \\xrightarrow[n]{f} c'),
  group(
    'Functions',
    [...plain(functions), ...signs(limitFunctions).map(([name]) => [name] as const)],
    '\\sin x + \\lim_{n \\to \\infty} a_n',
  ),
  group('Names, remainders, negation', plain(words), '\\operatorname{rot} F, 7 \\bmod 3, a \\not\\in M'),
  group(
    'Sums and integrals',
    [...signs(largeOperators, integrals), ...plain('limits nolimits')],
    '\\sum_{k=1}^n k, \\int_0^1 x',
  ),
  group('Operations', signs(operations, prefixes), 'a \\cdot b \\pm c'),
  group('Relations', signs(relations), 'a \\le b'),
  group('Arrows', signs(arrows, uprightArrows), 'f: A \\to B'),
  group('Greek letters', signs(smallGreek, capitalGreek), '\\alpha + \\Omega'),
  group(
    'Letters and other signs',
    [...signs(slantedLetters, uprightLetters), ['colon', ':'], ...plain('dots')],
    '\\R, \\infty, \\ldots',
  ),
  group(
    'Alphabets',
    [...plain(fonts), ...fontSwitches.map(([name]) => [name] as const)],
    '\\mathbb{R} \\ni \\mathrm{e}',
  ),
  group('Text', plain(texts), 'x \\text{ for } x > 0'),
  group(
    'Spaces and sizes',
    plain(spaces, 'displaystyle textstyle scriptstyle scriptscriptstyle'),
    'a \\quad b \\, \\phantom{c}',
  ),
  group('Colours', plain(colors, 'color'), '\\textcolor{red}{x}'),
  group('Tables as plain TeX writes them', plain(tables), '\\pmatrix{1 & 2 \\cr 3 & 4}'),
  group('Variables, labels', plain(names), '\\var{a} + x'),
];

/** The environments allowed in formulas, and a formula with one. */
export const formulaEnvironments = {
  names: [...layouts.keys()],
  example: '\\begin{pmatrix} 1 \\\\ 2 \\end{pmatrix}',
};

function group(title: string, commands: FormulaGroup['commands'], example: string): FormulaGroup {
  return { title, commands, example };
}

/** Names from a family of commands, or from a blank-separated list. */
function plain(...families: readonly (string | Readonly<Record<string, unknown>>)[]): FormulaGroup['commands'] {
  return families.flatMap((family) =>
    (typeof family === 'string' ? family.trim().split(/\s+/) : Object.keys(family)).map((name) => [name] as const),
  );
}

function signs(...tables: readonly string[]): FormulaGroup['commands'] {
  return tables.flatMap((table) => [...pairs(table)]);
}
