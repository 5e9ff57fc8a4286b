import type { Board, Color, Look, PointTerm, SpaceBoard, SpacePointTerm } from '@lemma/viz-engine/board';
import type { Pixel, PixelColor } from './raster.ts';

/** Width and height of the contract's boards in pixels; a unit of the plane is 20 pixels, and 0, 0 is in the centre. */
export const boardSize = 200;
export const boardBox = { left: -5, right: 5, bottom: -5, top: 5 } as const;

/** The colour of a face towards the viewer in space: slightly darker than its own (space-board.ts). */
export type FaceColor = (hex: string) => string;

/** A fact measured in a picture. Colours are those of the page unless a scene specifies another background. */
export type Fact =
  | { readonly kind: 'color'; readonly at: Pixel; readonly is: string | PixelColor; readonly isFace?: boolean }
  /** Pixels of ink of a colour between two pixels of a row or a column. */
  | { readonly kind: 'width'; readonly from: Pixel; readonly to: Pixel; readonly of: string; readonly is: number }
  /** The first alternating lengths of ink and background along a row. */
  | {
      readonly kind: 'dashes';
      readonly from: Pixel;
      readonly to: Pixel;
      readonly of: string;
      readonly are: readonly number[];
    }
  /** The bounding box of the ink in a part of the picture; undefined sides are not checked. */
  | {
      readonly kind: 'box';
      readonly within: readonly [left: number, top: number, right: number, bottom: number];
      readonly left?: number;
      readonly right?: number;
      readonly middle?: number;
      readonly centre?: number;
    };

/** Something drawn through the ports of boards, and what it has to look like. */
export interface BoardScene {
  readonly name: string;
  readonly draw?: (board: Board) => void;
  /** The same in space, seen from above: undefined if it has no meaning there. */
  readonly inSpace?: (board: SpaceBoard) => void;
  /** The hand-written picture: the contents of an SVG of 200 × 200 pixels. Undefined if only facts are checked. */
  readonly picture?: (face: FaceColor) => string;
  readonly facts: readonly Fact[];
  /** Differences in space, where solids are round and shaded. */
  readonly hasPictureInSpace?: boolean;
  /** On a dark page with a red of its own. Pictures without a page do not have it. */
  readonly isDark?: boolean;
}

export function at(x: number, y: number, z = 0): PointTerm & SpacePointTerm {
  return { name: '', x: () => x, y: () => y, z: () => z };
}

export function hex(color: string): Color {
  return { kind: 'hex', hex: color };
}

export function look(color: string, rest: Partial<Look> = {}): Look {
  return { color: hex(color), strokeWidth: 2, size: 3, opacity: 1, dash: 0, face: 'o', ...rest };
}

/** A closed path around a point, counterclockwise or clockwise; its last vertex is its first. */
export function ring(x: number, y: number, radius: number, turns: 1 | -1 = 1): readonly number[] {
  return Array.from({ length: 97 }, (_, index) => {
    const angle = (turns * 2 * Math.PI * index) / 96;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  }).flat();
}
