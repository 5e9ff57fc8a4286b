import { affine } from './affine.ts';
import { angle } from './angle.ts';
import { arc } from './arc.ts';
import { checkbox } from './checkbox.ts';
import { circle } from './circle.ts';
import { curve } from './curve.ts';
import { curve3d } from './curve3d.ts';
import type { ElementType } from './define-element.ts';
import { drawFromSet } from './draw-from-set.ts';
import { functionElement } from './function.ts';
import { glider } from './glider.ts';
import { graphEdge } from './graph-edge.ts';
import { graphNode } from './graph-node.ts';
import { line } from './line.ts';
import { matrix } from './matrix.ts';
import { number } from './number.ts';
import { problem, question } from './of-problem.ts';
import { onClickArrows } from './on-click-arrows.ts';
import { onClickSelect } from './on-click-select.ts';
import { parametricSurface } from './parametric-surface.ts';
import { parametric } from './parametric.ts';
import { plane } from './plane.ts';
import { point } from './point.ts';
import { polygon } from './polygon.ts';
import { randdouble, randint, randrat } from './random.ts';
import { segment } from './segment.ts';
import { sequence } from './sequence.ts';
import { set2d } from './set2d.ts';
import { slider } from './slider.ts';
import { sphere } from './sphere.ts';
import { string } from './string.ts';
import { strip } from './strip.ts';
import { vector } from './vector.ts';
import { vectorField } from './vector-field.ts';

export { drawnAttributes, traceAttributes, valueAttributes, type AttributeName } from './attributes.ts';
export type { Control } from './control.ts';
export {
  defineElement,
  gapText,
  namesInGap,
  type DrawInSpace,
  type Element,
  type ElementType,
  type Grips,
  type ElementRole,
  type Words,
} from './define-element.ts';
export type { Hold } from './hold.ts';
export { reasonCodes, type ReasonCode } from './reasons.ts';
export type { Limits, PointOrNumber, Recursion, RelationTerm, ReadableValues } from './values.ts';

/** Every element type, in the order of the reference. */
export const elementTypes: readonly ElementType[] = [
  number,
  slider,
  checkbox,
  point,
  glider,
  line,
  segment,
  vector,
  affine,
  circle,
  arc,
  angle,
  polygon,
  curve,
  functionElement,
  parametric,
  set2d,
  strip,
  sequence,
  vectorField,
  plane,
  sphere,
  curve3d,
  parametricSurface,
  matrix,
  string,
  graphNode,
  graphEdge,
  onClickArrows,
  onClickSelect,
  randint,
  randdouble,
  randrat,
  drawFromSet,
  problem,
  question,
];

/** Element types by their commands. */
export type ElementTypes = ReadonlyMap<string, ElementType>;

/** The types of this package together with others; for duplicate commands, the later type wins. */
export function elementTypesWith(...more: readonly ElementType[]): ElementTypes {
  return new Map(
    [...elementTypes, ...more].flatMap((each) => [each.type, ...each.aliases].map((command) => [command, each])),
  );
}

/** The default element types of figures. */
export const usualTypes: ElementTypes = elementTypesWith();
export { nearestStep } from './nearest-step.ts';
