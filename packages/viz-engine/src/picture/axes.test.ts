import { defaultBoardOptions } from '@lemma/core/document';
import { formatNumber } from '@lemma/core/expression';
import { describe, expect, it } from 'vitest';
import { axesShapes, axisBox, type AxesOptions } from './axes.ts';
import { anchors, overlap } from './text-box.ts';

const write = (value: number, digits = 2) => formatNumber(value, { digits }).replace('-', '−');

const ranges: readonly (readonly [low: number, high: number])[] = [
  [-5, 5],
  [0, 10],
  [-0.1, 12],
  [3, 7],
  [-9, -2],
  [0, 0.01],
  [-0.005, 0.02],
  [0, 1e5],
  [-1e5, 1e5],
  [99990, 100010],
  [1e6, 1e6 + 8],
  [0, 3e8],
  [-2e-7, 5e-7],
  [1.1, 1.13],
  [-Math.PI, Math.PI],
  [0, 2 * Math.PI],
];
const sizes = [200, 300, 400, 800];

describe('numbers on axes', () => {
  const cases = ranges.flatMap((x) => ranges.flatMap((y) => sizes.map((size) => ({ x, y, size }))));

  it('are in the picture and never touch each other, whatever the board shows', () => {
    for (const { x, y, size } of cases) {
      const boxes = numbersOn(board(x, y, size)).map(({ box }) => box);
      for (const [index, box] of boxes.entries()) {
        const isInside = box.left >= 0 && box.top >= 0 && box.right <= size && box.bottom <= size;
        const isApart = boxes.slice(0, index).every((other) => !overlap(box, other));
        expect([x, y, size, isInside, isApart]).toEqual([x, y, size, true, true]);
      }
    }
  });

  it('are those of their ticks, with all of their decimals', () => {
    for (const { x, y, size } of cases) {
      for (const { text, at, spread } of numbersOn(board(x, y, size))) {
        expect([text, Math.abs(valueOf(text) - at) <= 1e-9 * spread]).toEqual([text, true]);
      }
    }
  });

  it('are at least two on each axis of a usual board, wherever 0 is', () => {
    for (const range of ranges) {
      const numbers = numbersOn(board(range, range, 400));
      expect([range, numbers.filter(({ axis }) => axis === 'x').length >= 2]).toEqual([range, true]);
      expect([range, numbers.filter(({ axis }) => axis === 'y').length >= 2]).toEqual([range, true]);
    }
  });

  it.each([
    ['thousandths', [-0.005, 0.02], ['0.005', '0.01', '0.015']],
    ['π and its parts', [-Math.PI, Math.PI], ['−3π/4', '−π/2', '−π/4', 'π/4', 'π/2', '3π/4']],
    ['powers of ten', [0, 3e8], ['0.5·10⁸', '1·10⁸', '1.5·10⁸']],
    ['whole numbers far away', [1e6, 1e6 + 8], ['1000002', '1000004', '1000006']],
  ] as const)('are written as %s', (_, range, expected) => {
    const texts = numbersOn(board(range, range, 400)).flatMap(({ text, axis }) => (axis === 'x' ? [text] : []));
    expect(texts).toEqual(expect.arrayContaining([...expected]));
  });

  it('include 0 where no axis crosses, and leave it out where one does', () => {
    const zeros = (options: AxesOptions, size = 400) =>
      numbersOn({ ...options, width: size, height: size }).filter(({ text }) => text === '0').length;
    expect([zeros(board([-5, 5], [-5, 5], 400)), zeros(board([-5, 5], [3, 9], 400))]).toEqual([0, 1]);
  });

  it('follow the step of their author, each or some of them', () => {
    const texts = (step: number) =>
      numbersOn({ ...board([-5, 5], [-5, 5], 400), ticks: [step, undefined] })
        .filter(({ axis }) => axis === 'x')
        .map(({ text }) => text);
    expect(texts(2.5)).toEqual(['−2.5', '2.5']);
    expect(texts(0.25)).toEqual(['−4', '−3', '−2', '−1', '1', '2', '3', '4']);
    expect(texts(Math.PI / 2)).toEqual(['−π', '−π/2', 'π/2', 'π']);
  });
});

describe('axes', () => {
  it.each([
    ['below', [3, 9], 399],
    ['above', [-9, -3], 1],
    ['in', [-5, 5], 200],
  ] as const)('keep to the edge when 0 is %s the board', (_, range, y) => {
    const shapes = axesShapes(viewOf(board([-5, 5], range, 400)), board([-5, 5], range, 400), write);
    expect(shapes.some(({ attributes: { x1, x2, y1, y2 } }) => x1 === 0 && x2 === 400 && y1 === y && y2 === y)).toBe(
      true,
    );
  });

  it('have their numbers along the edges where the author wants them there', () => {
    const options = { ...board([-5, 5], [-5, 5], 400), numbersAtEdges: true };
    const numbers = numbersOn(options);
    expect(numbers.filter(({ axis }) => axis === 'x').every(({ box }) => box.top > 360)).toBe(true);
    expect(numbers.filter(({ axis }) => axis === 'y').every(({ box }) => box.right < 60)).toBe(true);
    expect(numbers.filter(({ text }) => text === '0')).toHaveLength(2);
  });
});

it.each([300, 200, 160])('shows long names of both axes, wholly, on a board %d pixels wide', (size) => {
  const options: Board = { ...board([-5, 5], [-5, 5], size), axisLabels: ['time in seconds', 'temperature in °C'] };
  const names = axesShapes(viewOf(options), options, write).filter(({ text = '' }) => text.length > 10);
  expect(names.map(({ text }) => text)).toEqual(['time in seconds', 'temperature in °C']);
  const boxes = names.map(({ text = '', attributes }) => {
    const anchor = anchors.find((each) => each === attributes['text-anchor']) ?? 'middle';
    return axisBox(text, { left: Number(attributes['x']), top: Number(attributes['y']) - 4, anchor });
  });
  for (const { left, top, right, bottom } of boxes) {
    expect(Math.min(left, top, size - right, size - bottom)).toBeGreaterThanOrEqual(0);
  }
});

it('shows both names where the axes cross in the upper right corner', () => {
  const options: Board = { ...board([-10, 0], [-10, 0], 200), axisLabels: ['time', 'distance'] };
  const shapes = axesShapes(viewOf(options), options, write);
  expect(shapes.filter(({ text }) => text === 'time' || text === 'distance')).toHaveLength(2);
});

type Board = AxesOptions & { readonly width: number; readonly height: number };

function board(x: readonly [number, number], y: readonly [number, number], size: number): Board {
  const [[left, right], [bottom, top]] = [x, y];
  return { ...defaultBoardOptions, coordinateSystem: true, left, right, bottom, top, width: size, height: size };
}

function viewOf({ left, right, bottom, top, width, height }: Board) {
  return { left, right, bottom, top, width, height };
}

/** Every number shown, with its box and the value at its tick. */
function numbersOn(options: Board) {
  const shapes = axesShapes(viewOf(options), options, write);
  const { left, right, bottom, top, width, height } = options;
  return shapes.flatMap(({ text, attributes }) => {
    if (text === undefined) return [];
    const anchor = anchors.find((each) => each === attributes['text-anchor']) ?? 'middle';
    const spot = { left: Number(attributes['x']), top: Number(attributes['y']) - 4, anchor };
    const box = axisBox(text, spot);
    const isX = anchor === 'middle';
    const at = isX ? left + (spot.left / width) * (right - left) : top - (spot.top / height) * (top - bottom);
    const spread = isX ? right - left : top - bottom;
    return [{ text, box, at, spread, axis: isX ? 'x' : 'y' }];
  });
}

/** The value a reader sees in a number. */
function valueOf(text: string): number {
  const plain = text.replace('−', '-');
  if (plain.includes('π')) {
    const [over = '', under = '1'] = plain.split('/');
    const factor = over.replace('π', '');
    return ((factor === '' ? 1 : factor === '-' ? -1 : Number(factor)) * Math.PI) / Number(under);
  }
  const [mantissa = '', power] = plain.split('·10');
  const digits = Array.from(power ?? '', (sign) => (sign === '⁻' ? '-' : String('⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(sign)))).join('');
  return Number(mantissa) * (power === undefined ? 1 : 10 ** Number(digits));
}
