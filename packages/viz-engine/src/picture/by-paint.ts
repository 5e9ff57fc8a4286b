import { paint, type Color, type Path } from '../board/index.ts';

/** The marks grouped by paint: most outlines have one colour, and are then one path. */
export function byPaint(
  marks: readonly Path[],
  colors: readonly Color[],
  usual: string,
): ReadonlyMap<string, readonly Path[]> {
  const marksOf = new Map<string, Path[]>();
  for (const [index, mark] of marks.entries()) {
    const color = colors[index];
    const painted = color === undefined ? usual : paint(color);
    const own = marksOf.get(painted);
    if (own === undefined) marksOf.set(painted, [mark]);
    else own.push(mark);
  }
  return marksOf;
}
