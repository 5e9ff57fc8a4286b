import type { Inline, Visualization, VisualizationRow } from '@lemma/core/document';
import { aFigure } from '@lemma/viz-engine/testing';

const span = { from: 0, to: 0 };

/** A plain text in a figure. */
export function words(text: string): Inline {
  return { kind: 'text', text };
}

/** The value of a variable in a figure's text. */
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

/** A figure with definitions such as `\point{P}{1, 2}`, followed by its board and these rows. */
export function storyFigure(
  title: string,
  definitions: readonly string[],
  { rows = [], plotted, isInSpace = false }: FigureParts = {},
): Visualization {
  const figure = aFigure(definitions, { isInSpace, ...(plotted && { plotted }) });
  return { ...figure, title: [words(title)], rows: [...figure.rows, ...rows] };
}
