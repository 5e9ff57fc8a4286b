import type { Face } from '../board/index.ts';

/** The sign of a point around a place of the picture, as the data of an SVG path. */
export function pointPaths(face: Face, left: number, top: number, size: number) {
  const at = (right: number, down: number) => `${tenths(left + right * size)} ${tenths(top + down * size)}`;
  switch (face) {
    case 'o': {
      const half = `A${size} ${size} 0 0 1 `;
      return { isFilled: true, data: `M${at(-1, 0)}${half}${at(1, 0)}${half}${at(-1, 0)}z` } as const;
    }
    case '[]':
      return { isFilled: true, data: `M${at(-1, -1)}L${at(1, -1)}L${at(1, 1)}L${at(-1, 1)}z` } as const;
    case '<>':
      return { isFilled: true, data: `M${at(-1, 0)}L${at(0, -1)}L${at(1, 0)}L${at(0, 1)}z` } as const;
    case '+':
      return { isFilled: false, data: `M${at(-1, 0)}L${at(1, 0)}M${at(0, -1)}L${at(0, 1)}` } as const;
    case 'x':
      return { isFilled: false, data: `M${at(-1, -1)}L${at(1, 1)}M${at(-1, 1)}L${at(1, -1)}` } as const;
  }
}

function tenths(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
