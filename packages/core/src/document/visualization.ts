import type { SourceText, Span } from '../source/index.ts';
import type { RandomRule, VariableDefinition } from '../variables/index.ts';
import type { Inline } from './inline.ts';

/** A figure as its author wrote it: definitions, boards, and text around them. Nothing in it has been checked yet. */
export interface Visualization {
  /** Should end with a number. */
  readonly id: string;
  readonly width?: number;
  readonly height?: number;
  readonly title: readonly Inline[];
  /** What it shows, in its author's words, for those who cannot see it; empty: it is told from the variables. */
  readonly description: readonly Inline[];
  readonly definitions: readonly VariableDefinition[];
  readonly rules: readonly RandomRule[];
  /** Names of the variables that have one value in all figures of the page which share them. */
  readonly shared: readonly SourceText[];
  /** Boards and text rows in the order of the page. */
  readonly rows: readonly VisualizationRow[];
  readonly span: Span;
}

/** Where a row stands between the edges of its figure. */
export const rowAlignments = ['left', 'center', 'right'] as const;

export type RowAlignment = (typeof rowAlignments)[number];

/** What stands below each other in a figure. Tabs and steps hold rows themselves. */
export type VisualizationRow = TextRow | CanvasRow | TabRow | StepRow;

/** A line of text with values of the figure in it. */
export interface TextRow {
  readonly kind: 'text';
  readonly content: readonly Inline[];
  readonly alignment?: RowAlignment;
  readonly span: Span;
}

/** Boards side by side. */
export interface CanvasRow {
  readonly kind: 'canvases';
  readonly canvases: readonly Canvas[];
  readonly alignment?: RowAlignment;
  readonly span: Span;
}

/** Rows that take turns; the initial tab counts from 0. */
export interface TabRow {
  readonly kind: 'tabs';
  readonly initialTab: number;
  /** Whether the open tab closes when it is chosen again. */
  readonly toggleable: boolean;
  readonly tabs: readonly {
    readonly title: readonly Inline[];
    readonly rows: readonly VisualizationRow[];
    readonly span: Span;
  }[];
  readonly span: Span;
}

/** Rows that the reader reveals step by step. */
export interface StepRow {
  readonly kind: 'steps';
  /** So many are shown at first. */
  readonly initialSteps: number;
  readonly steps: readonly { readonly rows: readonly VisualizationRow[]; readonly span: Span }[];
  readonly span: Span;
}

/** One board: what is drawn on it, how big it is, and which part of the plane it shows. */
export interface Canvas {
  /** Names of the variables to draw, in order. */
  readonly plotted: readonly SourceText[];
  readonly options: BoardOptions;
  readonly span: Span;
}

type Range = readonly [low: number, high: number];

/**
 * How a board in space is looked at (specification 002 §3.3: is3D, viewBox3D, options3d). Angles in degrees; what its author
 * does not say is left out.
 */
export interface SpaceView {
  readonly viewBox?: { readonly x: Range; readonly y: Range; readonly z: Range };
  /** Through the origin, along edges of the view box, or none. */
  readonly axes?: 'origin' | 'border' | 'none';
  readonly zLabel?: string;
  /** Parallels stay parallel, or what is far away is smaller. */
  readonly projection?: 'parallel' | 'central';
  /** Where the viewer stands, around the z axis from the x axis. */
  readonly azimuth?: number;
  /** How high the viewer stands. */
  readonly elevation?: number;
}

/** Sizes in CSS pixels, the bounding box in coordinates of the plane. */
export interface BoardOptions {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  readonly coordinateSystem: boolean;
  readonly numberLine: boolean;
  readonly grid: boolean;
  readonly toolbar: boolean;
  readonly snapToGrid: boolean;
  readonly axisLabels: readonly [x: string, y: string];
  /** From one tick to the next along each axis; undefined: as it fits. */
  readonly ticks?: readonly [x: number | undefined, y: number | undefined];
  /** Whether the numbers stand along the lower and the left edge, wherever the axes are. */
  readonly numbersAtEdges?: boolean;
  /** Whether the reader may zoom it with the wheel and with buttons, though fingers and mouse do not move it. */
  readonly wheelZoom?: boolean;
  /** Whether the coordinates of a point are shown beside it while it is pointed at, taken or has the focus. */
  readonly infobox?: boolean;
  /** Whether the board names the software that draws it. */
  readonly copyright?: boolean;
  /** Of a board that shows space; undefined where it shows the plane. */
  readonly space?: SpaceView;
}

/** So many pixels wide and high a board is at most: no memory holds a larger one. */
export const largestBoard = 4000;

/** Board width 400, bounding box −5..5 on each axis (specification 002 §9). */
export const defaultBoardOptions: BoardOptions = {
  width: 400,
  height: 400,
  left: -5,
  right: 5,
  bottom: -5,
  top: 5,
  coordinateSystem: false,
  numberLine: false,
  grid: false,
  toolbar: false,
  snapToGrid: false,
  axisLabels: ['', ''],
};
