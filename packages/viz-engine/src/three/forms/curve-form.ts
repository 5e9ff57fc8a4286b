import type { Look, SpaceCurveTerm } from '../../board/index.ts';
import { clippedPolyline } from '../space/clip.ts';
import type { Frame } from '../space/frame.ts';
import { between, dot, isPlace, length, minus, type Vector } from '../space/vector.ts';
import { emptyForm, type Form } from './form.ts';
import { nameOf } from './straight-forms.ts';

/** Pieces at first, and how often one may be halved where the curve bends or ends. */
const pieces = 160;
const deepest = 8;

export function curveForm(frame: Frame, curve: SpaceCurveTerm, look: Look): Form {
  const [from, to] = [curve.t[0](), curve.t[1]()];
  if (!Number.isFinite(from) || !Number.isFinite(to)) return emptyForm;
  const lines = sampled((t) => frame.drawn(curve.x(t), curve.y(t), curve.z(t)), from, to).flatMap((part) =>
    clippedPolyline(part, frame.half),
  );
  const longest = lines.reduce<readonly Vector[]>((best, line) => (line.length > best.length ? line : best), []);
  const named = longest[Math.floor(longest.length * 0.7)];
  const { opacity, dash, strokeWidth } = look;
  return {
    ...emptyForm,
    ink: look.color,
    strokes: lines.length > 0 ? [{ lines, width: strokeWidth, opacity, dash }] : [],
    captions: named ? nameOf(look, named, 6) : [],
  };
}

/** Polylines along a curve, closer where it bends; apart where it jumps or is not defined. Lengths are drawn lengths. */
function sampled(at: (t: number) => Vector, from: number, to: number): readonly (readonly Vector[])[] {
  const parts: Vector[][] = [];
  let part: Vector[] = [];
  const end = () => {
    if (part.length > 1) parts.push(part);
    part = [];
  };
  const follow = (t0: number, a: Vector, t1: number, b: Vector, depth: number) => {
    const t = (t0 + t1) / 2;
    const centre = at(t);
    if (depth < deepest && !isStraight(a, centre, b)) {
      follow(t0, a, t, centre, depth + 1);
      follow(t, centre, t1, b, depth + 1);
    } else if (!isPlace(a) || !isPlace(b) || isJump(a, b, depth)) {
      end();
      if (isPlace(b)) part.push(b);
    } else {
      if (part.length === 0) part.push(a);
      part.push(b);
    }
  };
  let [t0, a] = [from, at(from)];
  for (let index = 1; index <= pieces; index += 1) {
    const t1 = from + ((to - from) * index) / pieces;
    const b = at(t1);
    follow(t0, a, t1, b, 0);
    [t0, a] = [t1, b];
  }
  end();
  return parts;
}

/** Whether a piece needs no more places; one that is nowhere defined needs none either. */
function isStraight(a: Vector, centre: Vector, b: Vector): boolean {
  const defined = [a, centre, b].filter(isPlace).length;
  if (defined < 3) return defined === 0;
  const [first, second] = [minus(centre, a), minus(b, centre)];
  const [l1, l2] = [length(first), length(second)];
  if (l1 + l2 < 0.004) return true;
  if (farAway(a) && farAway(b) && farAway(centre)) return length(minus(between(a, b, 0.5), centre)) < 0.1 * (l1 + l2);
  return l1 + l2 < 0.3 && l1 < 3 * l2 && l2 < 3 * l1 && dot(first, second) > 0.998 * l1 * l2;
}

function farAway(place: Vector): boolean {
  return place.some((coordinate) => Math.abs(coordinate) > 2);
}

/** After the deepest halving, neighbours are close together unless the curve jumps between them. */
function isJump(a: Vector, b: Vector, depth: number): boolean {
  return depth === deepest && length(minus(a, b)) > 0.3;
}
