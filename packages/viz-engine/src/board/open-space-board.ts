import type { WriteFormula } from './open-board.ts';
import type { SpaceBoard } from './space-board.ts';

/** A board in space on a page. */
export interface OpenSpaceBoard extends SpaceBoard {
  /** Moves the viewer around the box to their right and upwards, in degrees. */
  orbit(right: number, up: number): void;
  /** Zooms in (factor over 1) or out around the centre. */
  zoom(factor: number): void;
  /** Pans the view; 1 is the width or height of the board. */
  pan(right: number, up: number): void;
  /** Restores the initial view. */
  showStart(): void;
  /** Removes it from the page. It must not be used afterwards. */
  dispose(): void;
}

type Range = readonly [low: number, high: number];

/** The visible part of space. */
export interface ViewBox {
  readonly x: Range;
  readonly y: Range;
  readonly z: Range;
}

/**
 * The initial view of a board in space (specification 002 §3.3, board options of 3D). Sizes in CSS pixels, angles in
 * degrees.
 */
export interface SpaceOptions {
  readonly width: number;
  readonly height: number;
  readonly viewBox: ViewBox;
  /** Through the origin, along edges of the view box, or none. */
  readonly axes: 'origin' | 'border' | 'none';
  readonly axisLabels: readonly [x: string, y: string, z: string];
  /** Grid lines on the floor: the plane z = 0, or the bottom of the view box. */
  readonly grid: boolean;
  readonly snapToGrid: boolean;
  /** Parallel or perspective projection. */
  readonly projection: 'parallel' | 'central';
  /** The viewer's azimuth: around the z axis, from the x axis. */
  readonly azimuth: number;
  /** The viewer's elevation, from −90 to 90. */
  readonly elevation: number;
}

/** The view box is −5..5 on each axis (specification 002 §9); x points towards the viewer, y to the right, z up. */
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

/** The texts of a board in space, in the reader's language. */
export interface SpaceWords {
  /**
   * A description of the view and its controls: "View in space. Arrow keys turn it, plus and minus zoom, Home restores
   * the initial view."
   */
  readonly view: string;
  /** The role of a movable point, for screen readers: "movable point". */
  readonly movable: string;
  /** The role of a movable shape: "movable shape". */
  readonly movableShape: string;
  /**
   * Shown discreetly if the browser has no WebGL, or lost it: "Simple drawing: this browser does not show 3D graphics."
   */
  readonly simpleDrawing: string;
  /** The position of a point, for screen readers: "x 1.5, y 2, z 0". */
  position(x: number, y: number, z: number): string;
  /** A number on an axis, or in text. Two decimals by default. */
  number(value: number, digits?: number): string;
  /** Typesets TeX in an element of the page; without it, formulas are shown as plain characters. */
  readonly formula?: WriteFormula;
}

/** Opens a board in space inside an element of the page. */
export type OpenSpaceBoardIn = (container: HTMLElement, options: SpaceOptions, words: SpaceWords) => OpenSpaceBoard;
