import { withValue, type Look, type OutlineTerm, type Path, type PointTerm, type View } from '../board/index.ts';
import { drawnAttributes } from './attributes.ts';
import { defineElement } from './define-element.ts';
import { drawnArrow, pixelsPerUnit } from './pixels.ts';
import { place } from './place.ts';

const pieces = 32;
/** How many pixels from a node its edges end. */
const nodeRadius = 15;
/** The radius in pixels of an edge from a node to itself. */
const usualLoop = 18;

/**
 * An edge of a graph: its two ends, how far its middle deviates from the straight line, and its label. `[directed]`
 * draws an arrow; an edge from a node to itself is a loop.
 */
export const graphEdge = defineElement({
  type: 'graphEdge',
  role: 'shape',
  values: [2, 4],
  options: ['directed'],
  attributes: drawnAttributes,
  look: { fillOpacity: 1 },
  parse: (values) => {
    const [from, to] = [values.point(0), values.point(1)];
    return {
      from,
      to,
      offset: values.count > 2 && values.text(2) !== '' ? values.number(2) : () => 0,
      words: values.count > 3 && !isBlank(values.text(3)) ? values.words(3) : undefined,
      isDirected: values.hasOption('directed'),
    };
  },
  anchor: ({ from, to, offset }) =>
    place(
      () => bend(from, to, offset(), 0.5)[0],
      () => bend(from, to, offset(), 0.5)[1],
    ),
  draw: ({ from, to, offset, words, isDirected }, board, look) => {
    const named = words === undefined ? look : withValue(look, words);
    return board.outline(edgeOutline(from, to, offset, isDirected, look), named);
  },
  describe: ({ from, to, isDirected, words }) => {
    const form = isDirected ? 'graphEdgeDirected' : 'graphEdge';
    const gaps = { from: from.name, to: to.name };
    return words === undefined ? { form, gaps } : { form: `${form}Words`, gaps: { ...gaps, words } };
  },
  examples: [
    {
      definitions: [
        { type: 'graphNode', name: 'A', values: ['-3', '0'], options: ['editable'] },
        { type: 'graphNode', name: 'B', values: ['3', '0'], options: ['editable'] },
        { type: 'graphEdge', name: 'k', values: ['A', 'B', '1.5', '{7 km}'], options: ['directed'] },
        { type: 'graphEdge', name: 'l', values: ['A', 'A'], options: ['directed'] },
        {
          type: 'graphEdge',
          name: 'm',
          values: ['B', 'A', '1.5'],
          options: ['directed'],
          attributes: { color: 'red' },
        },
      ],
      plotted: ['k', 'l', 'm', 'A', 'B'],
    },
  ],
});

/**
 * A point on the path between two points that deviates from the straight line by this much at its middle, to the left.
 */
function bend(from: PointTerm, to: PointTerm, offset: number, share: number): readonly [number, number] {
  const [dx, dy] = [to.x() - from.x(), to.y() - from.y()];
  const length = Math.hypot(dx, dy) || 1;
  const off = 4 * share * (1 - share) * offset;
  return [from.x() + share * dx - (off * dy) / length, from.y() + share * dy + (off * dx) / length];
}

function edgeOutline(
  from: PointTerm,
  to: PointTerm,
  offset: () => number,
  isDirected: boolean,
  { strokeWidth }: Look,
): OutlineTerm {
  return (view) => {
    const at = (share: number) =>
      from.name === to.name ? loop(from, offset(), share, view) : bend(from, to, offset(), share);
    const places = Array.from({ length: pieces + 1 }, (_, index) => at(index / pieces));
    const isOutside = (node: PointTerm) => (at: readonly [number, number]) =>
      pixelsBetween(node, at, view) >= nodeRadius;
    const seen = places.filter((at) => isOutside(from)(at) && isOutside(to)(at));
    const path: Path = seen.flat();
    const [start, end] = [seen.at(-6) ?? seen[0], seen.at(-1)];
    const arrow = isDirected && start && end ? drawnArrow([...start, ...end], view, strokeWidth) : undefined;
    return { strokes: [path], marks: arrow?.head === undefined ? [] : [arrow.head] };
  };
}

/**
 * A point on the loop from a node to itself: a circle above it, or below it for a negative offset, which extends as far
 * as the middle of an edge would; of a default size without an offset.
 */
function loop(node: PointTerm, offset: number, share: number, view: View): readonly [number, number] {
  const scale = pixelsPerUnit(view);
  const radius = offset === 0 ? usualLoop : Math.max((Math.abs(offset) * scale.up) / 2, nodeRadius / 2);
  const turn = 2 * Math.PI * share;
  const side = offset < 0 ? -1 : 1;
  const off = nodeRadius / 2 + radius * (1 - Math.cos(turn));
  return [node.x() + (radius * Math.sin(turn)) / scale.right, node.y() + (side * off) / scale.up];
}

function pixelsBetween(node: PointTerm, [x, y]: readonly [number, number], view: View): number {
  const scale = pixelsPerUnit(view);
  return Math.hypot((x - node.x()) * scale.right, (y - node.y()) * scale.up);
}

/** `{}` is no label. */
function isBlank(text: string): boolean {
  return /^\{?\s*\}?$/.test(text);
}
