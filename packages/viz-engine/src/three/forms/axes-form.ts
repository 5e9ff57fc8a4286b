import type { SpaceOptions, SpaceWords } from '../../board/index.ts';
import { axisNumber } from '../../picture/index.ts';
import { project, type Camera } from '../space/camera.ts';
import type { Frame } from '../space/frame.ts';
import { edges } from '../space/plane-section.ts';
import { ticks, writtenEvery } from '../space/ticks.ts';
import { cross, direction, minus, plus, times, type Vector } from '../space/vector.ts';
import { emptyForm, type Caption, type Form, type Mark, type Stroke } from './form.ts';

const names = ['x', 'y', 'z'] as const;

/** How far the arrow of an axis extends beyond the view box. */
const beyond = 1.07;

/**
 * Axes according to the options, for a camera: ticks are perpendicular to the line of sight, and numbers are placed
 * where there is room.
 */
export function axesForm(frame: Frame, options: SpaceOptions, camera: Camera, words: SpaceWords): Form {
  if (options.axes === 'none') return options.grid ? gridForm(frame) : emptyForm;
  const drawn = names.map((_, index) => axisForm(frame, options, camera, words, index));
  const own: readonly Stroke[] =
    options.axes === 'border' ? [{ lines: edges(frame.half), width: 1, opacity: 0.25, dash: 0 }] : [];
  return {
    ...emptyForm,
    strokes: [...(options.grid ? gridForm(frame).strokes : []), ...own, ...drawn.flatMap(({ strokes }) => strokes)],
    marks: drawn.flatMap(({ marks }) => marks),
    captions: drawn.flatMap(({ captions }) => captions),
  };
}

function axisForm(frame: Frame, options: SpaceOptions, camera: Camera, words: SpaceWords, index: number): Form {
  const isBorder = options.axes === 'border';
  const beside = isBorder ? border(frame, camera, index) : crossing(frame);
  const [low, high] = frame.viewBox[names[index] ?? 'x'];
  const start = replaced(beside, index, -(frame.half[index] ?? 0));
  const end = replaced(beside, index, (frame.half[index] ?? 0) * (isBorder ? 1 : beyond));
  const along = replaced([0, 0, 0], index, 1);
  const tick = direction(cross(along, camera.toViewer)) ?? [0, 0, 0];
  const numbers = ticks([low, high]).filter((number) => isBorder || number !== 0 || !holds(frame, 0));
  const place = (number: number): Vector => {
    const at: Vector = [0, 0, 0];
    const [x, y, z] = frame.drawn(...replaced(at, index, number));
    return replaced(beside, index, [x, y, z][index] ?? 0);
  };
  const places = numbers.map(place);
  const head: Mark = { kind: 'cone', at: end, along, length: 11 * camera.unit, radius: 3.6 * camera.unit };
  return {
    ...emptyForm,
    strokes: [
      { lines: [[start, isBorder ? end : minus(end, times(along, 8 * camera.unit))]], width: 1.5, opacity: 1, dash: 0 },
      {
        lines: places.map((at) => [
          minus(at, times(tick, 3.5 * camera.unit)),
          plus(at, times(tick, 3.5 * camera.unit)),
        ]),
        width: 1.5,
        opacity: 1,
        dash: 0,
      },
    ],
    marks: isBorder ? [] : [head],
    captions: [
      ...nameCaption(options.axisLabels[index] ?? '', camera, start, end, isBorder),
      ...numberCaptions(numbers, places, camera, words, index, isBorder),
    ],
  };
}

function nameCaption(text: string, camera: Camera, start: Vector, end: Vector, isBorder: boolean): readonly Caption[] {
  const [x, y, long] = seen(camera, start, end);
  if (text === '' || long < 12) return [];
  if (!isBorder) return [{ text, at: end, rank: 'axis', offset: [x * 13, y * 13] }];
  const centre = times(plus(start, end), 0.5);
  const [right, down] = outwards(camera, centre, [x, y]);
  return [{ text, at: centre, rank: 'axis', offset: [right * 36, down * 36] }];
}

/** Numbers below the x and y axes and to the left of z; at a border, outside the box. */
function numberCaptions(
  numbers: readonly number[],
  places: readonly Vector[],
  camera: Camera,
  words: SpaceWords,
  index: number,
  isBorder: boolean,
): readonly Caption[] {
  const [first, second] = places;
  if (first === undefined || second === undefined) return [];
  const [x, y, gap] = seen(camera, first, second);
  const every = writtenEvery(gap, Math.abs(x) > Math.abs(y) ? 30 : 20);
  const step = (numbers[1] ?? 0) - (numbers[0] ?? 0);
  const most = Math.max(...numbers.map(Math.abs));
  const wanted: readonly [number, number] = isBorder
    ? outwards(camera, times(plus(first, places.at(-1) ?? second), 0.5), [x, y])
    : index === 2
      ? [Math.sign(-Math.abs(y)) * Math.abs(y), Math.sign(y) * x]
      : [x > 0 ? -y : y, Math.abs(x)];
  return numbers.flatMap((number, at): readonly Caption[] => {
    const place = places[at];
    const isWritten = Math.abs(Math.round(number / step) % every) === 0;
    return place !== undefined && isWritten
      ? [
          {
            text: axisNumber(number, step, most, words.number),
            at: place,
            rank: 'number',
            offset: [wanted[0] * 15, wanted[1] * 13],
          },
        ]
      : [];
  });
}

/** The direction from one place to another on the picture, and their distance there, in pixels. */
function seen(camera: Camera, from: Vector, to: Vector): readonly [right: number, down: number, distance: number] {
  const [a, b] = [project(camera, from), project(camera, to)];
  const [x, y] = [b.x - a.x, b.y - a.y];
  const distance = Math.hypot(x, y);
  return distance > 0 ? [x / distance, y / distance, distance] : [0, 0, 0];
}

/** Perpendicular to an edge on the picture, away from the centre of the box. */
function outwards(camera: Camera, at: Vector, [x, y]: readonly [number, number]): readonly [number, number] {
  const [right, down] = seen(camera, [0, 0, 0], at);
  return right * -y + down * x > 0 ? [-y, x] : [y, -x];
}

/** Where the axes cross: the origin, or the point of the box nearest to it. */
function crossing(frame: Frame): Vector {
  const [x, y, z] = names.map((name) => Math.min(Math.max(0, frame.viewBox[name][0]), frame.viewBox[name][1]));
  return frame.drawn(x ?? 0, y ?? 0, z ?? 0);
}

function holds({ viewBox }: Frame, number: number): boolean {
  return names.every((name) => viewBox[name][0] <= number && number <= viewBox[name][1]);
}

/** The edge for an axis: x and y on the floor towards the viewer, z where the box is farthest to the left. */
function border({ half }: Frame, { toViewer, right }: Camera, index: number): Vector {
  const side = (value: number) => (value < 0 ? -1 : 1);
  return index === 2
    ? [-side(right[0]) * half[0], -side(right[1]) * half[1], 0]
    : [side(toViewer[0]) * half[0], side(toViewer[1]) * half[1], -half[2]];
}

function gridForm(frame: Frame): Form {
  const { x, y } = frame.viewBox;
  const floor = crossing(frame)[2];
  const line = (from: Vector, to: Vector): readonly Vector[] =>
    [from, to].map(([px, py]) => replaced(frame.drawn(px, py, 0), 2, floor));
  const lines = [
    ...ticks(x).map((at) => line([at, y[0], 0], [at, y[1], 0])),
    ...ticks(y).map((at) => line([x[0], at, 0], [x[1], at, 0])),
  ];
  return { ...emptyForm, strokes: [{ lines, width: 1, opacity: 0.2, dash: 0 }] };
}

function replaced([x, y, z]: Vector, index: number, value: number): Vector {
  return index === 0 ? [value, y, z] : index === 1 ? [x, value, z] : [x, y, value];
}
