import type { BoardOptions } from '@lemma/core/document';
import type JXG from 'jsxgraph';
import type { BoardWords } from '../board/index.ts';
import { inert } from './configuration.ts';
import { gridStep } from './plane.ts';

const ink = { ...inert, strokeColor: 'currentColor', fillColor: 'currentColor' };

/** Draws what the author asked for: grid, both axes, or a number line. Colours are the page's text colour. */
export function drawAxes(board: JXG.Board, options: BoardOptions, words: BoardWords): void {
  const step = (axis: 0 | 1) => {
    const [left, top, right, bottom] = board.getBoundingBox();
    return axis === 0 ? gridStep(left, right) : gridStep(bottom, top);
  };
  if (options.grid) drawGrid(board, step);
  if (options.coordinateSystem || options.numberLine) drawAxis(board, 0, options.axisLabels[0], step, words);
  if (options.coordinateSystem) drawAxis(board, 1, options.axisLabels[1], step, words);
}

type StepOf = (axis: 0 | 1) => number;

function drawGrid(board: JXG.Board, step: StepOf): void {
  const line = { ...ink, strokeOpacity: 0.18 };
  board.create('grid', [], { ...line, major: line, majorStep: [() => step(0), () => step(1)], minorElements: 0 });
}

function drawAxis(board: JXG.Board, axis: 0 | 1, label: string, step: StepOf, words: BoardWords): void {
  const text = { ...ink, display: 'internal' as const, parse: false, fontSize: 12 };
  const ticks = {
    ...ink,
    strokeOpacity: 0.6,
    ticksDistance: () => step(axis),
    insertTicks: false,
    minorTicks: 0,
    majorHeight: 8,
    drawLabels: true,
    drawZero: false,
    generateLabelText: (tick: { readonly usrCoords: readonly number[] }) => words.number(tick.usrCoords[axis + 1] ?? 0),
    label: { ...text, ...tickLabelPlaces[axis] },
  };
  board.create('axis', [[0, 0], axis === 0 ? [1, 0] : [0, 1]], {
    ...ink,
    strokeOpacity: 0.7,
    name: label,
    withLabel: label !== '',
    label: { ...text, ...axisLabelPlaces[axis] },
    ticks,
  });
}

const tickLabelPlaces = [
  { anchorX: 'middle', anchorY: 'top', offset: [0, -6] },
  { anchorX: 'right', anchorY: 'middle', offset: [-7, 0] },
] as const;

const axisLabelPlaces = [
  { position: 'rt', anchorX: 'right', offset: [-4, 14] },
  { position: 'rt', anchorX: 'left', offset: [10, -8] },
] as const;
