import { canvasesIn, type Visualization } from '@lemma/core/document';
import { finding, type FigureReport } from './finding.ts';
import type { FigureNames } from './names.ts';
import type { ReadVariable } from './read-variable.ts';

/**
 * Checks that what the boards show is defined and can be drawn there: a graph needs a function of one parameter, or of
 * two in space. Variables with errors are not reported again.
 */
export function checkPlots(
  { rows }: Visualization,
  names: FigureNames,
  variables: readonly ReadVariable[],
  report: FigureReport,
): void {
  const byName = new Map(variables.map(({ variable }) => [variable.name, variable]));
  const plotted = canvasesIn(rows).flatMap(({ plotted: sources, options }) =>
    sources.map((source) => ({ ...source, isInSpace: options.space !== undefined })),
  );
  for (const { text, span, isInSpace } of plotted) {
    const name = text.trim();
    if (names.role(name) === undefined) report(names.undefinedName(name, span, '\\point'));
    const element = byName.get(name)?.element;
    const parameters = element?.call?.parameters ?? [];
    if (parameters.length > (isInSpace ? 2 : 1)) {
      const define = `\\slider{${parameters.find((parameter) => parameter !== 'x') ?? 'a'}}{1, -5, 5}`;
      report(finding('BAD_DEFINITION', span, { name, reason: 'cannotBeDrawn', text: parameters.join(', '), define }));
    } else if (isInSpace && element?.draw !== undefined) {
      report(finding('BAD_DEFINITION', span, { name, reason: 'notInSpace', text: name }));
    } else if (!isInSpace && element?.drawInSpace !== undefined) {
      report(finding('BAD_DEFINITION', span, { name, reason: 'notInPlane', text: name }));
    }
  }
}
