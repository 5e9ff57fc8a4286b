import type { WriteFormula } from './open-board.ts';
import type { SpaceBoard } from './space-board.ts';

/** A board in space on a page. */
export interface OpenSpaceBoard extends SpaceBoard {
  /** The viewer walks around the box to their right and climbs, both in degrees. */
  orbit(right: number, up: number): void;
  /** Shows more (factor over 1) or less of space around its middle. */
  zoom(factor: number): void;
  /** Shows what is to the right and above; 1 is the width or the height of the board. */
  pan(right: number, up: number): void;
  /** Looks at it as at first. */
  showStart(): void;
  /** Takes it off the page. It must not be used any more. */
  dispose(): void;
}

type Range = readonly [low: number, high: number];

/** The part of space that a board shows. */
export interface ViewBox {
  readonly x: Range;
  readonly y: Range;
  readonly z: Range;
}

/** How a board in space looks at first (specification 002 §3.3, board options of 3D). Sizes in CSS pixels, angles in degrees. */
export interface SpaceOptions {
  readonly width: number;
  readonly height: number;
  readonly viewBox: ViewBox;
  /** Through the origin, along edges of the view box, or none. */
  readonly axes: 'origin' | 'border' | 'none';
  readonly axisLabels: readonly [x: string, y: string, z: string];
  /** Lines on the floor: the plane z = 0, or the lowest one of the view box. */
  readonly grid: boolean;
  readonly snapToGrid: boolean;
  /** Parallels stay parallel, or what is far away is smaller. */
  readonly projection: 'parallel' | 'central';
  /** Where the viewer stands, around the z axis from the x axis. */
  readonly azimuth: number;
  /** How high the viewer stands, from −90 to 90. */
  readonly elevation: number;
}

/** The view box is −5..5 on each axis (specification 002 §9); x comes towards the viewer, y goes to the right, z up. */
export const defaultSpaceOptions: SpaceOptions = {
  width: 400,
  height: 400,
  viewBox: { x: [-5, 5], y: [-5, 5], z: [-5, 5] },
  axes: 'origin',
  axisLabels: ['x', 'y', 'z'],
  grid: false,
  snapToGrid: false,
  projection: 'parallel',
  azimuth: 30,
  elevation: 22,
};

/** What a board in space says, in the reader's language. */
export interface SpaceWords {
  /** What the view is and how it is used: "View in space. Arrow keys turn it, plus and minus zoom, Home restores the initial view." */
  readonly view: string;
  /** What kind of thing a movable point is, for those who cannot see it: "movable point". */
  readonly movable: string;
  /** What kind of thing a movable shape is: "movable shape". */
  readonly movableShape: string;
  /** Said quietly where a browser has no WebGL, or lost it: "Simple drawing: this browser does not show 3D graphics." */
  readonly simpleDrawing: string;
  /** Where a point is, for those who cannot see it: "x 1.5, y 2, z 0". */
  position(x: number, y: number, z: number): string;
  /** A number on an axis, or in words. Two decimals unless told otherwise. */
  number(value: number, digits?: number): string;
  /** Typesets TeX in an element of the page; without it, formulas are written in letters. */
  readonly formula?: WriteFormula;
}

/** Opens a board in space inside an element of the page. */
export type OpenSpaceBoardIn = (container: HTMLElement, options: SpaceOptions, words: SpaceWords) => OpenSpaceBoard;
