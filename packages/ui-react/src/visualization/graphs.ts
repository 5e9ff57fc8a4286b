import type { BoardOptions, Canvas } from '@lemma/core/document';
import type { BoardFunction } from '@lemma/viz-engine/board';
import type { Scene } from '@lemma/viz-engine/scene';

/** A function whose graph is on a board. */
export interface Graph {
  readonly name: string;
  readonly graph: BoardFunction;
  readonly options: BoardOptions;
}

/** The function graphs on the boards of a figure, each on the first board that has it. */
export function graphsOn(canvases: readonly Canvas[], scene: Scene): readonly Graph[] {
  const flat = canvases.filter(({ options }) => options.space === undefined);
  const graphs = flat.flatMap(({ plotted, options }) =>
    plotted.flatMap(({ text }) => {
      const variable = scene.variable(text.trim());
      const graph = variable?.element.call;
      const isGraph = variable?.type.role === 'function' && graph?.parameters.length === 1;
      return isGraph ? [{ name: variable.name, graph, options }] : [];
    }),
  );
  return [...new Map([...graphs].reverse().map((graph) => [graph.name, graph])).values()].reverse();
}
