import { arrowHeadSize, shaftInHead, type Look, type SpacePointTerm } from '../../board/index.ts';
import { clippedLine } from '../space/clip.ts';
import { isInside, type Frame } from '../space/frame.ts';
import { between, direction, isPlace, minus, times, type Vector } from '../space/vector.ts';
import { emptyForm, type Caption, type Form, type Mark } from './form.ts';

/**
 * A point of the plane is a disc one pixel larger than its size, with a one-pixel outline: this is the size of a ball.
 */
const pointEdge = 1.5;

/** Beyond any view box, as a multiple of the distance of two points. */
const endless = 1e6;

export function pointForm({ half, drawn }: Frame, at: SpacePointTerm, look: Look, unit: number): Form {
  const place = drawn(at.x(), at.y(), at.z());
  if (!isInside(half, place)) return emptyForm;
  const { opacity, size } = look;
  return {
    ...emptyForm,
    ink: look.color,
    marks: [{ kind: 'ball', at: place, radius: (size + pointEdge) * unit }],
    markOpacity: opacity,
    captions: nameOf(look, place, size + 4),
  };
}

export function lineForm(frame: Frame, a: SpacePointTerm, b: SpacePointTerm, look: Look): Form {
  return straightForm(frame, [a, b], look, [-endless, endless], 0.85);
}

export function segmentForm(frame: Frame, a: SpacePointTerm, b: SpacePointTerm, look: Look): Form {
  return straightForm(frame, [a, b], look, [0, 1], 0.5);
}

/** Its head is proportional to the pen width. `unit` is the length of a pixel. */
export function arrowForm(frame: Frame, from: SpacePointTerm, to: SpacePointTerm, look: Look, unit: number): Form {
  const [start, tip] = [placeOf(frame, from), placeOf(frame, to)];
  const head = headAt(start, tip, look.strokeWidth, unit);
  if (head === undefined) return emptyForm;
  const { opacity, dash } = look;
  const isSeen = isInside(frame.half, tip);
  const line = clippedLine(start, isSeen ? shaftEnd(head) : tip, frame.half);
  return {
    ...emptyForm,
    ink: look.color,
    strokes: line ? [{ lines: [line], width: look.strokeWidth, opacity, dash }] : [],
    marks: isSeen ? [head] : [],
    markOpacity: opacity,
    captions: line ? nameOf(look, between(...line, 0.55), 6) : [],
  };
}

/** The head of an arrow, at most half its length; undefined for an arrow without direction. */
export function headAt(
  start: Vector,
  tip: Vector,
  width: number,
  unit: number,
): Extract<Mark, { kind: 'cone' }> | undefined {
  const way = minus(tip, start);
  const along = direction(way);
  if (along === undefined || !isPlace(start)) return undefined;
  const { length, halfWidth } = arrowHeadSize(width);
  const long = Math.min(length * unit, Math.hypot(...way) / 2);
  return { kind: 'cone', at: tip, along, length: long, radius: (long * halfWidth) / length };
}

/** Where the line of an arrow ends, so that it does not stick out of the tip. */
export function shaftEnd(head: Extract<Mark, { kind: 'cone' }>): Vector {
  const { at, along, length } = head;
  return minus(at, times(along, length * (1 - shaftInHead)));
}

export function textForm(frame: Frame, at: SpacePointTerm, words: string, look: Look): Form {
  const place = placeOf(frame, at);
  if (!isInside(frame.half, place) || words === '') return emptyForm;
  const [right, up] = look.labelOffset ?? [1, 0];
  return { ...emptyForm, ink: look.color, captions: [{ text: words, at: place, rank: 'name', offset: [right, -up] }] };
}

export function placeOf({ drawn }: Frame, { x, y, z }: SpacePointTerm): Vector {
  return drawn(x(), y(), z());
}

/** The label of an element, `gap` pixels from a place of it. */
export function nameOf({ label, labelOffset }: Look, at: Vector, gap: number): readonly Caption[] {
  if (label === undefined || label === '') return [];
  return [{ text: label, at, rank: 'name', offset: labelOffset ? [labelOffset[0], -labelOffset[1]] : gap }];
}

/** How the mesh of an element is painted; `usual` is the default opacity of its kind. */
export function meshLook({ fill, fillOpacity, opacity }: Look, usual: number): Pick<Form, 'meshInk' | 'meshOpacity'> {
  return { ...(fill === undefined ? {} : { meshInk: fill }), meshOpacity: (fillOpacity ?? usual) * opacity };
}

function straightForm(
  frame: Frame,
  [a, b]: readonly [SpacePointTerm, SpacePointTerm],
  look: Look,
  [from, to]: readonly [number, number],
  named: number,
): Form {
  const line = clippedLine(placeOf(frame, a), placeOf(frame, b), frame.half, from, to);
  if (line === undefined) return emptyForm;
  const { opacity, dash } = look;
  return {
    ...emptyForm,
    ink: look.color,
    strokes: [{ lines: [line], width: look.strokeWidth, opacity, dash }],
    captions: nameOf(look, between(...line, named), 6),
  };
}
