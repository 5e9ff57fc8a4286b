import type { SourceText, Span } from '../source/index.ts';
import type { RandomRule, VariableDefinition } from '../variables/index.ts';
import type { Inline } from './inline.ts';

/** A figure as written by its author: definitions, boards, and text around them. Nothing is checked yet. */
export interface Visualization {
  /** Should end with a number. */
  readonly id: string;
  readonly width?: number;
  readonly height?: number;
  readonly title: readonly Inline[];
  /** The author's description for those who cannot see the figure; if empty, one is generated from the variables. */
  readonly description: readonly Inline[];
  readonly definitions: readonly VariableDefinition[];
  readonly rules: readonly RandomRule[];
  /** Names of the variables whose values are shared by all figures of the page that list them. */
  readonly shared: readonly SourceText[];
  /** Boards and text rows in page order. */
  readonly rows: readonly VisualizationRow[];
  readonly span: Span;
}

/** The horizontal alignment of a row in its figure. */
export const rowAlignments = ['left', 'center', 'right'] as const;

export type RowAlignment = (typeof rowAlignments)[number];

/** A row of a figure. Tabs and steps contain rows themselves. */
export type VisualizationRow = TextRow | CanvasRow | TabRow | StepRow;

/** A line of text that may show values of the figure. */
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

/** Rows that take turns; `initialTab` counts from 0. */
export interface TabRow {
  readonly kind: 'tabs';
  readonly initialTab: number;
  /** Whether selecting the open tab again closes it. */
  readonly toggleable: boolean;
  readonly tabs: readonly {
    readonly title: readonly Inline[];
    readonly rows: readonly VisualizationRow[];
    readonly span: Span;
  }[];
  readonly span: Span;
}

/** Rows revealed step by step. */
export interface StepRow {
  readonly kind: 'steps';
  /** The number of steps shown at first. */
  readonly initialSteps: number;
  readonly steps: readonly { readonly rows: readonly VisualizationRow[]; readonly span: Span }[];
  readonly span: Span;
}

/** A board: what is drawn on it, its size, and which part of the plane it shows. */
export interface Canvas {
  /** Names of the variables to draw, in drawing order. */
  readonly plotted: readonly SourceText[];
  readonly options: BoardOptions;
  readonly span: Span;
}

type Range = readonly [low: number, high: number];

/**
 * The view of a board in space (specification 002 §3.3: is3D, viewBox3D, options3d). Angles in degrees; missing values
 * are left to the engine.
 */
export interface SpaceView {
  readonly viewBox?: { readonly x: Range; readonly y: Range; readonly z: Range };
  /** Through the origin, along edges of the view box, or none. */
  readonly axes?: 'origin' | 'border' | 'none';
  readonly zLabel?: string;
  /** Parallel or perspective projection. */
  readonly projection?: 'parallel' | 'central';
  /** The viewer's azimuth: around the z axis, from the x axis. */
  readonly azimuth?: number;
  /** The viewer's elevation. */
  readonly elevation?: number;
}

/** Sizes in CSS pixels, the bounding box in plane coordinates. */
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
  /** Tick distance along each axis; undefined: chosen automatically. */
  readonly ticks?: readonly [x: number | undefined, y: number | undefined];
  /** Whether tick labels are at the lower and left edges, wherever the axes are. */
  readonly numbersAtEdges?: boolean;
  /** Whether the reader may zoom with the wheel and buttons although dragging does not move the view. */
  readonly wheelZoom?: boolean;
  /** Whether a point shows its coordinates while it is hovered, dragged or focused. */
  readonly infobox?: boolean;
  /** Whether the board credits the software that draws it. */
  readonly copyright?: boolean;
  /** The view of a board in space; undefined for a plane board. */
  readonly space?: SpaceView;
}

/** Maximum board width and height in pixels, to bound memory. */
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
