import type { Board, Color, Look, PointTerm, SpaceBoard, SpacePointTerm } from '@lemma/viz-engine/board';
import type { Pixel, PixelColor } from './raster.ts';

/** Boards of the contract are so many pixels wide and high, and a unit of the plane is 20 of them; 0, 0 is in the middle. */
export const boardSize = 200;
export const boardBox = { left: -5, right: 5, bottom: -5, top: 5 } as const;

/** How a face is seen in space that looks towards the viewer: somewhat darker than its colour (space-board.ts). */
export type FaceColor = (hex: string) => string;

/** Something measured of a picture. Colours are those of the page unless a scene says another ground. */
export type Fact =
  | { readonly kind: 'color'; readonly at: Pixel; readonly is: string | PixelColor; readonly isFace?: boolean }
  /** Pixels of ink of a colour from one pixel to another along a row or a column. */
  | { readonly kind: 'width'; readonly from: Pixel; readonly to: Pixel; readonly of: string; readonly is: number }
  /** Lengths of ink and ground by turns along a row, the first ones. */
  | {
      readonly kind: 'dashes';
      readonly from: Pixel;
      readonly to: Pixel;
      readonly of: string;
      readonly are: readonly number[];
    }
  /** The box around the ink in a part of the picture; what is undefined may be anywhere. */
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
  /** The same in space, seen from above: undefined where it means nothing there. */
  readonly inSpace?: (board: SpaceBoard) => void;
  /** The picture, written by hand: the inside of an SVG of 200 × 200 pixels. Undefined where only the facts are told. */
  readonly picture?: (face: FaceColor) => string;
  readonly facts: readonly Fact[];
  /** What differs in space: its bodies are round and shaded. */
  readonly hasPictureInSpace?: boolean;
  /** On a dark page that has its own red. Pictures without a page do not know it. */
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

/** A closed way around a place, counterclockwise or the other way round; its last corner is its first. */
export function ring(x: number, y: number, radius: number, turns: 1 | -1 = 1): readonly number[] {
  return Array.from({ length: 97 }, (_, index) => {
    const angle = (turns * 2 * Math.PI * index) / 96;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  }).flat();
}
