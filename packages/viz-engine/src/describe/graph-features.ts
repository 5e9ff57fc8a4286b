import type { Canvas } from '@lemma/core/document';
import type { Variable } from '../definitions/index.ts';
import type { Scene } from '../scene/index.ts';
import { maximaOf, zerosOf, type SearchedGraph } from './zeros-and-turns.ts';

type Place = readonly [x: number, y: number];

/** The notable features of a graph, from left to right. */
export interface GraphFeatures {
  readonly zeros: readonly number[];
  readonly maxima: readonly Place[];
  readonly minima: readonly Place[];
  /** Where it meets other graphs, by their names. */
  readonly crossings: readonly { readonly name: string; readonly at: readonly Place[] }[];
}

/** Number of sample points of a graph. */
const places = 240;
/** More than this are not listed individually. */
const most = 6;

/** Where a graph is zero, turns, and meets those plotted with it; undefined for anything but a graph in the plane. */
export function featuresOf(variable: Variable, scene: Scene, canvases: readonly Canvas[]): GraphFeatures | undefined {
  const { name } = variable;
  const graph = graphOf(variable);
  const canvas = canvases.find(
    ({ plotted, options }) => options.space === undefined && plotted.some(({ text }) => text.trim() === name),
  );
  if (graph === undefined || canvas === undefined) return undefined;
  const { left, right, bottom, top } = canvas.options;
  const isSeen = ([x, y]: Place) => x >= left && x <= right && y >= bottom && y <= top;
  const xs = Array.from({ length: places + 1 }, (_, index) => left + ((right - left) * index) / places);
  const searched = { xs, height: top - bottom };
  // A graph that begins or ends at the edge does not turn there.
  const turns = (sign: number) => maximaOf((x) => sign * graph(x), searched).map((x): Place => [x, graph(x)]);
  const others = canvas.plotted.flatMap(({ text }) => {
    const other = scene.variable(text.trim());
    const its = other && other.name !== name ? graphOf(other) : undefined;
    return other && its ? [{ name: other.name, graph: its }] : [];
  });
  const few = <Item>(items: readonly Item[]) => (items.length > most ? [] : items);
  return {
    zeros: few(zerosOf(graph, searched)),
    maxima: few(turns(1).filter(isSeen)),
    minima: few(turns(-1).filter(isSeen)),
    crossings: others.flatMap((other) => {
      const zeros = zerosOf((x) => graph(x) - other.graph(x), searched);
      const at = few(zeros.map((x): Place => [x, graph(x)]).filter(isSeen));
      return at.length === 0 ? [] : [{ name: other.name, at }];
    }),
  };
}

/** A sequence is no graph: between its members there is nothing that could be zero. */
function graphOf({ type: { role, type }, element: { call, limits } }: Variable): SearchedGraph | undefined {
  if (role !== 'function' || type === 'sequence' || call?.parameters.length !== 1) return undefined;
  if (limits === undefined) return call.evaluate;
  const [from, to] = limits();
  return (x) => (x < from || x > to ? NaN : call.evaluate(x));
}
