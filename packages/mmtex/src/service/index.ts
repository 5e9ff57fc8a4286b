import type { FigureType, SourceLanguage } from '@lemma/core/authoring';
import { analyser } from './analysis.ts';
import { completionsIn } from './completions.ts';
import { foldsIn } from './folds.ts';
import { hoverIn } from './hover.ts';
import { occurrenceAt, renameIn, usesOf } from './rename.ts';

export { commandLine, environmentLine, preparedCommands } from './syntax-line.ts';

/** Editor support for the authoring language. The types of variables come from the figure engine. */
export function sourceLanguage(types: readonly FigureType[]): SourceLanguage {
  const analyse = analyser(new Set(types.map(({ name }) => name)));
  return {
    tokensOf: (source) => analyse(source).tokens,
    completionsAt: (source, offset) => completionsIn(source, offset, analyse, types),
    hoverAt: (source, offset) => hoverIn(analyse(source), offset, types),
    foldsOf: (source) => foldsIn(source, analyse(source).readings),
    definitionAt: (source, offset) => {
      const analysis = analyse(source);
      const key = occurrenceAt(analysis, offset)?.key;
      return analysis.names.occurrences.find((each) => each.key === key && each.isDefinition)?.place;
    },
    usesAt: (source, offset) => {
      const analysis = analyse(source);
      return usesOf(analysis, occurrenceAt(analysis, offset)?.key ?? '');
    },
    rename: (source, offset, newName) => renameIn(analyse(source), offset, newName),
  };
}
