import type { Canvas } from '@lemma/core/document';
import type { Variable } from '../definitions/index.ts';
import type { Scene } from '../scene/index.ts';

type Place = readonly [x: number, y: number];

/** The notable features of a graph, from left to right. */
export interface GraphFeatures {
  readonly zeros: readonly number[];
  readonly maxima: readonly Place[];
  readonly minima: readonly Place[];
  /** Where it meets other graphs, by their names. */
  readonly crossings: readonly { readonly name: string; readonly at: readonly Place[] }[];
}

type Graph = (x: number) => number;

/** Number of sample points of a graph; features that cancel between two of them are missed. */
const places = 240;
const halvings = 40;
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
  // A graph that begins or ends at the edge does not turn there.
  const turns = (sign: number) => turnsOf((x) => sign * graph(x), xs).map((x): Place => [x, graph(x)]);
  const others = canvas.plotted.flatMap(({ text }) => {
    const other = scene.variable(text.trim());
    const its = other && other.name !== name ? graphOf(other) : undefined;
    return other && its ? [{ name: other.name, graph: its }] : [];
  });
  const few = <Item>(items: readonly Item[]) => (items.length > most ? [] : items);
  return {
    zeros: few(zerosOf(graph, xs)),
    maxima: few(turns(1).filter(isSeen)),
    minima: few(turns(-1).filter(isSeen)),
    crossings: others.flatMap((other) => {
      const zeros = zerosOf((x) => graph(x) - other.graph(x), xs);
      const at = few(zeros.map((x): Place => [x, graph(x)]).filter(isSeen));
      return at.length === 0 ? [] : [{ name: other.name, at }];
    }),
  };
}

function graphOf({ type: { role }, element: { call, limits } }: Variable): Graph | undefined {
  if (role !== 'function' || call?.parameters.length !== 1) return undefined;
  if (limits === undefined) return call.evaluate;
  const [from, to] = limits();
  return (x) => (x < from || x > to ? NaN : call.evaluate(x));
}

/** Zeros with a change of sign, and zeros at sample points; jumps and poles are excluded. */
function zerosOf(graph: Graph, xs: readonly number[]): readonly number[] {
  const ys = xs.map(graph);
  const size = Math.max(...ys.map((y) => (Number.isFinite(y) ? Math.abs(y) : 0)), 0);
  const found: number[] = [];
  for (const [index, y] of ys.entries()) {
    const [x = NaN, next = NaN, nextY = NaN] = [xs[index], xs[index + 1], ys[index + 1]];
    const isRestingAtZero = y === 0 && ys[index - 1] !== 0 && nextY !== 0;
    if (isRestingAtZero) found.push(x);
    else if (y * nextY < 0) {
      const zero = between(graph, x, next);
      if (Math.abs(graph(zero)) <= 1e-6 * (1 + size)) found.push(zero);
    }
  }
  return found.map(tidy);
}

function between(graph: Graph, low: number, high: number): number {
  let [from, to] = [low, high];
  const sign = Math.sign(graph(from));
  for (let turn = 0; turn < halvings; turn += 1) {
    const middle = (from + to) / 2;
    if (Math.sign(graph(middle)) === sign) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}

/** Local maxima, found by narrowing the interval around the highest of three points. */
function turnsOf(graph: Graph, xs: readonly number[]): readonly number[] {
  const ys = xs.map(graph);
  return ys.flatMap((y, index) => {
    const [before = NaN, after = NaN] = [ys[index - 1], ys[index + 1]];
    if (!(y > before && y >= after)) return [];
    let [from, to] = [xs[index - 1] ?? NaN, xs[index + 1] ?? NaN];
    for (let turn = 0; turn < halvings; turn += 1) {
      const [one, other] = [from + (to - from) / 3, to - (to - from) / 3];
      if (graph(one) < graph(other)) from = one;
      else to = other;
    }
    const x = tidy((from + to) / 2);
    // A corner beside a pole or jump is not a turning point.
    return Math.abs(graph(x) - y) <= Math.abs(y - before) + Math.abs(y - after) + 1e-9 && after < y + 1e-12 ? [x] : [];
  });
}

/** Zero up to the noise of the bisection. */
function tidy(x: number): number {
  return Number(x.toFixed(7)) + 0;
}
