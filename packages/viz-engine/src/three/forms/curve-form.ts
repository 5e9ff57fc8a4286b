import type { Look, SpaceCurveTerm } from '../../board/index.ts';
import { sampleCurve } from '../../sampling/index.ts';
import type { Frame } from '../space/frame.ts';
import type { Vector } from '../space/vector.ts';
import { emptyForm, type Form } from './form.ts';
import { nameOf } from './straight-forms.ts';

/** Pixels per drawn unit at which a curve is fine enough: three times the initial resolution of a 400-pixel board. */
const fineness = 400;

/** A curve clipped to the view box; for an infinite range, as far as specification 002 §9 says. */
export function curveForm(frame: Frame, curve: SpaceCurveTerm, look: Look): Form {
  const [from, to] = [curve.t[0](), curve.t[1]()];
  const range = { from: Math.min(from, to), to: Math.max(from, to) };
  const { low, high, pixels } = frame.space;
  const space = { low, high, pixels: pixels.map((scale) => scale * fineness) };
  const lines = sampleCurve(curve.coordinates(), range, space, { margin: 0 }).map((line) => drawnLine(frame, line));
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

function drawnLine({ drawn }: Frame, line: Float64Array): readonly Vector[] {
  return Array.from({ length: line.length / 3 }, (_, index) => {
    const at = 3 * index;
    return drawn(line[at] ?? NaN, line[at + 1] ?? NaN, line[at + 2] ?? NaN);
  });
}
