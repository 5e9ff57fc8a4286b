import type { Visualization } from '@lemma/core/document';
import { warning, type FigureReport } from './finding.ts';
import type { FigureNames } from './names.ts';
import type { ReadVariable } from './read-variable.ts';

/** Checks that what a figure shares is defined in it and set by the reader. The figure is drawn in any case. */
export function checkShared(
  { shared }: Visualization,
  names: FigureNames,
  variables: readonly ReadVariable[],
  report: FigureReport,
): void {
  const right = new Map(variables.map(({ variable }) => [variable.name, variable]));
  for (const { text: name, span } of shared) {
    if (names.role(name) === undefined) report({ ...names.undefinedName(name, span), severity: 'warning' });
    else if (right.get(name)?.movable === false) report(warning('SHARED_FIXED', span, { name }));
  }
}
