import type { Completion, FigureType } from '@lemma/core/authoring';
import { languages } from '@lemma/core/language';
import type { Analysis } from './analysis.ts';
import { commandCompletions, environmentCompletions } from './command-completions.ts';
import { completionPlace, withoutCall, type CompletionPlace } from './completion-place.ts';
import { regionsAt } from './region.ts';
import { variablesAt, wordCompletions } from './word-completions.ts';

/** The completions at an offset. */
export function completionsIn(
  source: string,
  offset: number,
  analyse: (source: string) => Analysis,
  types: readonly FigureType[],
): readonly Completion[] {
  const place = completionPlace(source, offset);
  if (place === undefined) return [];
  const probe = analyse(withoutCall(source, place));
  const regions = regionsAt(probe.source, probe.readings, place.call.from);
  const [region] = regions;
  const isVerbatim = region?.kind === 'environment' && region.environment.content === 'verbatim';
  if (region?.kind === 'note' || isVerbatim) return [];
  const { span } = place;
  switch (place.kind) {
    case 'command':
      return commandCompletions(region, span, types, isInVariables(regions));
    case 'begin':
      return environmentCompletions(region, withBraces(source, place), isClosed(source, place, analyse));
    case 'end':
      return regions
        .flatMap((each) => (each.kind === 'environment' ? [each.environment] : []))
        .slice(0, 1)
        .map(({ name }) => ({ kind: 'environment', label: name, span, insert: name + closing(source, offset) }));
    case 'var':
      return variablesAt(probe, offset).map(({ name, line }) => ({
        kind: 'variable',
        label: name,
        syntax: line,
        span,
        insert: name + closing(source, offset),
      }));
    case 'ref':
      return [...new Set(probe.names.occurrences.filter(isLabel).map(({ name }) => name))].map((name) => ({
        kind: 'label',
        label: name,
        span,
        insert: name + closing(source, offset),
      }));
    case 'lang':
      return languages.map((name) => ({ kind: 'language', label: name, span, insert: name + closing(source, offset) }));
    case 'word':
      return region?.kind === 'argument' ? wordCompletions(region.argument, span, probe, types) : [];
  }
}

function isLabel({ kind, isDefinition }: Analysis['names']['occurrences'][number]): boolean {
  return kind === 'label' && isDefinition;
}

function isInVariables(regions: ReturnType<typeof regionsAt>): boolean {
  return regions.some((each) => each.kind === 'environment' && each.environment.name === 'variables');
}

/** The missing closing bracket after a name. */
function closing(source: string, offset: number): string {
  return source.charAt(offset) === '}' ? '' : '}';
}

/** From the name to the end of its bracket. */
function withBraces(source: string, { span, call }: CompletionPlace): CompletionPlace['span'] {
  return source.charAt(span.to) === '}' ? { from: span.from, to: call.to } : span;
}

/** Whether the environment being renamed already has its end. */
function isClosed(source: string, { call }: CompletionPlace, analyse: (source: string) => Analysis): boolean {
  return analyse(source).readings.some(({ environments, prepared }) =>
    environments.some(
      ({ nameSpan, endSpan }) => prepared.origin(nameSpan).from === call.from && endSpan.to > endSpan.from,
    ),
  );
}
