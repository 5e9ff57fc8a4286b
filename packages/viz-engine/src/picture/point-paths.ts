import type { Face } from '../board/index.ts';

/** The mark of a point at a position of the picture, as SVG path data. */
export function pointPaths(face: Face, left: number, top: number, size: number) {
  const at = (right: number, down: number) => `${tenths(left + right * size)} ${tenths(top + down * size)}`;
  switch (face) {
    case 'o': {
      // JSXGraph draws discs one pixel larger than all other marks.
      const radius = size === 0 ? 0 : size + 1;
      const end = (side: -1 | 1) => `${tenths(left + side * radius)} ${tenths(top)}`;
      const half = `A${radius} ${radius} 0 0 1 `;
      return { isFilled: true, data: `M${end(-1)}${half}${end(1)}${half}${end(-1)}z` } as const;
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
