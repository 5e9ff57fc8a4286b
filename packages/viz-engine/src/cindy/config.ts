import {
  isList,
  isLiteralObject,
  type CindyConstruction,
  type Literal,
  type LiteralObject,
} from '@lemma/core/document';
import { assignmentScripts } from './assignments.ts';
import type { PointPosition } from '@lemma/core/mathlet';

/** The configuration for CindyJS, without the canvas; plain data that can be posted in a message. */
export interface CindyConfig {
  readonly config: LiteralObject;
  readonly width: number;
  readonly height: number;
  /** Names of the points a reader may move. */
  readonly movable: readonly string[];
  /** Points snap to a grid of this size: then the keys move them along it, too. */
  readonly grid?: number;
  /** Whether a finger anywhere on it is meant for it; otherwise one that touches no point scrolls the page. */
  readonly holdsFingers: boolean;
  /** Whether something in it moves by itself and can be stopped. */
  readonly plays: boolean;
}

/** The default template: an empty grey canvas that shows −10..10 (specification 001, 002 §9). */
const background = 'rgb(236, 236, 236)';
const visibleRect: Literal = [{ visibleRect: [-10, 10, 10, -10] }];
const appearance: LiteralObject = {
  dimDependent: 0.7,
  fontFamily: 'sans-serif',
  lineSize: 1,
  pointSize: 5,
  textsize: 12,
};

/** Kinds of points that can be dragged. */
const movableTypes: ReadonlySet<Literal | undefined> = new Set([
  'Free',
  'PointOnLine',
  'PointOnCircle',
  'PointOnSegment',
  'PointOnArc',
]);

/** Other kinds that can be dragged, pressed or typed into. */
const otherHolds: ReadonlySet<Literal | undefined> = new Set([
  'FreeLine',
  'HorizontalLine',
  'VerticalLine',
  'Through',
  'CircleMr',
  'FreeConic',
  'Text',
  'Button',
  'ToggleButton',
  'EditableText',
]);

/** A construction as it was left, and whether the points that answer something may be moved. */
export interface CindyOpening {
  readonly points: readonly PointPosition[];
  readonly isHeld: boolean;
}

const untouched: CindyOpening = { points: [], isHeld: false };

/** The construction in the default template. `still`: nothing moves by itself until the reader asks for it. */
export function cindyConfig(
  construction: CindyConstruction,
  still: boolean,
  opening: CindyOpening = untouched,
): CindyConfig {
  const { settings, width, height } = construction;
  const { assignments, animation, defaultAppearance, geometry: written = [], behavior } = settings;
  const geometry = openedGeometry(written, construction, opening);
  const added = assignmentScripts(objectOr(assignments, {}), still);
  const scripts = new Map<string, string>(construction.scripts.map(({ event, code }) => [event, code.text]));
  for (const event of ['init', 'tick'] as const) {
    if (added[event] !== '') scripts.set(event, `${added[event]}\n${scripts.get(event) ?? ''}`);
  }
  const plays = scripts.has('tick') || animation !== undefined || behavior !== undefined;
  return {
    config: {
      ports: [
        {
          fill: 'parent',
          virtualwidth: width,
          virtualheight: height,
          background: settings['background'] ?? background,
          transform: settings['transform'] ?? visibleRect,
          ...pick(settings, ['axes', 'grid', 'snap']),
        },
      ],
      defaultAppearance: { ...appearance, ...objectOr(defaultAppearance, {}) },
      angleUnit: settings['angleUnit'] ?? '°',
      geometry,
      ...(behavior !== undefined && { behavior }),
      // The page has its own play and pause buttons.
      ...(plays && {
        animation: { autoplay: !still, ...objectOr(animation, {}), controls: false, ...(still && { autoplay: false }) },
      }),
      scripts: Object.fromEntries(scripts),
    },
    width,
    height,
    movable: movableIn(geometry),
    ...gridIn(settings),
    holdsFingers: [...scripts.keys()].some((event) => /^(mouse|multi)/.test(event)) || hasOtherHolds(geometry),
    plays,
  };
}

/** Points where they were left; those that answer something stay there once nothing is taken any more. */
function openedGeometry(
  geometry: Literal,
  { answers = [] }: CindyConstruction,
  { points, isHeld }: CindyOpening,
): Literal {
  if (answers.length === 0 || geometry === null || !isList(geometry)) return geometry;
  return geometry.map((object) => {
    if (!isLiteralObject(object)) return object;
    const at = points.find(({ name }) => name === object['name']);
    const isAnswer = answers.some(({ point }) => point === object['name']);
    return { ...object, ...(at && { pos: [at.x, at.y, 1] }), ...(isHeld && isAnswer && { pinned: true }) };
  });
}

/** Whether the author chose the background: only then does it stay the same on a dark page. */
export function hasOwnBackground({ settings }: CindyConstruction): boolean {
  return settings['background'] !== undefined;
}

/** Maximum number of points accessible by keyboard; more are a pattern rather than a construction. */
export const mostPoints = 60;

function gridIn({ grid, snap }: LiteralObject): Pick<CindyConfig, 'grid'> {
  return snap === true && typeof grid === 'number' && grid > 0 ? { grid } : {};
}

function movableIn(geometry: Literal): readonly string[] {
  return objectsIn(geometry)
    .flatMap(({ type, name, pinned, visible }) => {
      const isHeld = pinned === true || visible === false;
      return !isHeld && movableTypes.has(type) && typeof name === 'string' && /^[A-Za-z]\w{0,20}$/.test(name)
        ? [name]
        : [];
    })
    .slice(0, mostPoints);
}

function hasOtherHolds(geometry: Literal): boolean {
  return objectsIn(geometry).some(({ type }) => otherHolds.has(type));
}

function objectsIn(geometry: Literal): readonly LiteralObject[] {
  return geometry !== null && isList(geometry) ? geometry.filter(isLiteralObject) : [];
}

function objectOr(literal: Literal | undefined, otherwise: LiteralObject): LiteralObject {
  return isLiteralObject(literal) ? literal : otherwise;
}

function pick(object: LiteralObject, names: readonly string[]): LiteralObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => names.includes(name)));
}
