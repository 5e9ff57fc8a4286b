import type { RenameFailure } from '@lemma/core/authoring';
import { isReservedName } from '@lemma/core/expression';
import type { Edit, Span } from '@lemma/core/source';
import { fail, succeed, type Result } from '@lemma/core/store';
import { formulaCommandNames } from '../formula/index.ts';
import { grammar, isLocalId } from '../writing/index.ts';
import type { Analysis } from './analysis.ts';
import type { Occurrence } from './occurrence.ts';
import { preparedCommands } from './syntax-line.ts';

/** The occurrence at an offset, including the offset right after a name. */
export function occurrenceAt({ names }: Analysis, offset: number): Occurrence | undefined {
  const here = names.occurrences.filter(({ place }) => place && place.from <= offset && offset <= place.to);
  return here.find(({ place }) => place && offset < place.to) ?? here[0];
}

/** Every occurrence of the same thing, in source order. */
export function usesOf({ names }: Analysis, key: string): readonly Span[] {
  return names.occurrences
    .flatMap((each) => (each.key === key && each.place !== undefined ? [each.place] : []))
    .sort((left, right) => left.from - right.from);
}

/** The changes that rename what is at an offset. */
export function renameIn(analysis: Analysis, offset: number, newName: string): Result<readonly Edit[], RenameFailure> {
  const occurrence = occurrenceAt(analysis, offset);
  if (occurrence === undefined) return fail({ kind: 'notRenamable' });
  const name = newName.trim();
  if (name === occurrence.name) return succeed([]);
  const same = analysis.names.occurrences.filter(({ key }) => key === occurrence.key);
  if (!same.some(({ isDefinition }) => isDefinition)) return fail({ kind: 'notRenamable' });
  const failure = nameFailure(name, occurrence, analysis);
  if (failure !== undefined) return fail(failure);
  if (same.some(({ place }) => place === undefined)) return fail({ kind: 'insideShorthand' });
  return succeed(usesOf(analysis, occurrence.key).map((span) => edit(analysis.source, span, name, occurrence)));
}

/** In a product of letters, `ax`, the new name needs separators. */
function edit(source: string, span: Span, name: string, { kind }: Occurrence): Edit {
  if (kind === 'label' || kind === 'localId') return { span, text: name };
  const before = kind === 'variable' && /[A-Za-z_]/.test(source.charAt(span.from - 1)) ? ' ' : '';
  // A command ending in a letter would absorb it; a shorthand never precedes one.
  const after = kind === 'variable' && /\w/.test(source.charAt(span.to)) ? ' ' : '';
  return { span, text: before + name + after };
}

function nameFailure(name: string, occurrence: Occurrence, analysis: Analysis): RenameFailure | undefined {
  switch (occurrence.kind) {
    case 'variable':
      if (!/^[A-Za-z]\w*$/.test(name)) return { kind: 'badName' };
      if (isReservedName(name)) return { kind: 'reservedName' };
      return isTakenVariable(name, occurrence, analysis) ? { kind: 'nameTaken' } : undefined;
    case 'label':
      if (name === '' || /[\\{}%\n]/.test(name)) return { kind: 'badName' };
      break;
    case 'localId':
      if (!isLocalId(name)) return { kind: 'badName' };
      break;
    case 'shorthand':
      if (!/^[A-Za-z]+$/.test(name)) return { kind: 'badName' };
      if (isCommand(name)) return { kind: 'reservedName' };
      break;
  }
  const isTaken = analysis.names.occurrences.some((each) => each.kind === occurrence.kind && each.name === name);
  return isTaken ? { kind: 'nameTaken' } : undefined;
}

/** Parameters and words read as products also occupy a name: they would then mean the variable. */
function isTakenVariable(name: string, occurrence: Occurrence, { names, scopes }: Analysis): boolean {
  const at = Number(occurrence.key.split(' ')[1]);
  return scopes.some((scope) => {
    const isNear =
      scope.at === at || scope.outer?.at === at || scopes.some((each) => each.at === at && each.outer === scope);
    return isNear && (scope.has(name) || names.words.get(scope.at)?.has(name) === true);
  });
}

function isCommand(name: string): boolean {
  return (
    grammar.commands.has(name) ||
    grammar.localCommands.has(name) ||
    formulaCommandNames.has(name) ||
    ['begin', 'end', 'renewcommand', 'var', ...Object.keys(preparedCommands)].includes(name)
  );
}
