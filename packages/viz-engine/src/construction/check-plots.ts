import type { Visualization } from '@lemma/core/document';
import { finding, type Report } from './finding.ts';
import type { Names } from './names.ts';
import type { ReadVariable } from './read-variable.ts';

/** Checks that what the boards show is defined and can be drawn: a graph is that of a function of one parameter. */
export function checkPlots(
  { rows }: Visualization,
  names: Names,
  variables: readonly ReadVariable[],
  report: Report,
): void {
  const byName = new Map(variables.map(({ variable }) => [variable.name, variable]));
  const plotted = rows.flatMap((row) =>
    row.kind === 'canvases' ? row.canvases.flatMap((canvas) => canvas.plotted) : [],
  );
  for (const { text, span } of plotted) {
    const name = text.trim();
    if (names.role(name) === undefined) report(finding('VARIABLE_NOT_DEFINED', span, { name }));
    const parameters = byName.get(name)?.element.call?.parameters;
    if (parameters !== undefined && parameters.length > 1) {
      report(finding('BAD_DEFINITION', span, { name, reason: 'cannotBeDrawn', text: parameters.join(', ') }));
    }
  }
}
