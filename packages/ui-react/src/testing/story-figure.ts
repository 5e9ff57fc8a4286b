import type { Inline, Visualization, VisualizationRow } from '@lemma/core/document';
import { aFigure } from '@lemma/viz-engine/testing';

const span = { from: 0, to: 0 };

/** Words in a text of a figure. */
export function words(text: string): Inline {
  return { kind: 'text', text };
}

/** The value of a variable in a text of a figure. */
export function valueOf(name: string): Inline {
  return { kind: 'variable', name, span };
}

/** A row of text. */
export function textRow(...content: readonly Inline[]): VisualizationRow {
  return { kind: 'text', content, span };
}

interface FigureParts {
  readonly rows?: readonly VisualizationRow[];
  readonly plotted?: readonly string[];
  readonly isInSpace?: boolean;
}

/** A figure of definitions such as `\point{P}{1, 2}`, with its board first and these rows below it. */
export function storyFigure(
  title: string,
  definitions: readonly string[],
  { rows = [], plotted, isInSpace = false }: FigureParts = {},
): Visualization {
  const figure = aFigure(definitions, { isInSpace, ...(plotted && { plotted }) });
  return { ...figure, title: [words(title)], rows: [...figure.rows, ...rows] };
}
