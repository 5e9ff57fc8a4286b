import type { FormulaCommand } from '../parser.ts';
import { accents } from './accents.ts';
import { colors } from './colors.ts';
import { dots } from './dots.ts';
import { begin, tables } from './environments.ts';
import { fences } from './fences.ts';
import { fonts } from './fonts.ts';
import { fractions } from './fractions.ts';
import { frames } from './frames.ts';
import { names } from './names.ts';
import { roots } from './roots.ts';
import { spaces } from './spaces.ts';
import { stacks } from './stacks.ts';
import { texts } from './text.ts';
import { words } from './words.ts';

export { switches } from './switches.ts';

/** Commands that read arguments, by name. */
export const commands: ReadonlyMap<string, FormulaCommand> = new Map(
  [
    accents,
    colors,
    dots,
    fences,
    fonts,
    fractions,
    frames,
    names,
    roots,
    spaces,
    stacks,
    tables,
    texts,
    words,
    { begin },
  ].flatMap((family) => Object.entries(family)),
);
