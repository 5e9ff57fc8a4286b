import type { Span } from '@lemma/core/source';
import type { Context, SeenArgument, SeenEnvironment } from '../syntax/index.ts';
import { regionIn, type SourceReading } from './reading.ts';

/** What surrounds an offset: the innermost environment, argument or formula. */
export type SourceRegion =
  | { readonly kind: 'environment'; readonly span: Span; readonly environment: SeenEnvironment }
  | { readonly kind: 'argument'; readonly span: Span; readonly argument: SeenArgument }
  | { readonly kind: 'formula'; readonly span: Span }
  | { readonly kind: 'note'; readonly span: Span };

/** All regions around an offset, innermost first. */
export function regionsAt(source: string, readings: readonly SourceReading[], offset: number): readonly SourceRegion[] {
  const holds = ({ from, to }: Span) => from <= offset && offset <= to;
  const regions = readings.flatMap((reading): readonly SourceRegion[] => {
    const place = (span: Span) => regionIn(reading, span, source);
    return [
      ...reading.environments.map((environment) => ({
        kind: 'environment' as const,
        span: place(environment.bodySpan),
        environment,
      })),
      ...reading.arguments.map((argument) => ({ kind: 'argument' as const, span: place(argument.span), argument })),
      ...reading.formulas.map(({ texSpan }) => ({ kind: 'formula' as const, span: place(texSpan) })),
      ...reading.notes
        .filter(({ kind, span }) => kind === 'comment' && span.from < offset)
        .map(({ span }) => ({ kind: 'note' as const, span })),
    ].filter(({ span }) => holds(span));
  });
  return regions.sort((left, right) => right.span.from - left.span.from || left.span.to - right.span.to);
}

/** What is allowed in a region; undefined if it is verbatim. */
export function contextOf(region: SourceRegion | undefined): Context | undefined {
  switch (region?.kind) {
    case undefined:
      return { content: 'text', commands: {}, environments: {} };
    case 'environment':
      return region.environment.context;
    case 'argument': {
      const { kind, context } = region.argument;
      return kind === 'text' || kind === 'settings' || kind === 'accented' ? context : undefined;
    }
    case 'formula':
    case 'note':
      return undefined;
  }
}
