import { sideBySide, type NumberTerm, type View, type WriteNumber } from '../board/index.ts';
import { drawnAttributes, valueAttributes } from './attributes.ts';
import { defineElement } from './define-element.ts';
import { disc, pixelsPerUnit } from './pixels.ts';

/**
 * A matrix: `[[1, a], [0, 1]]`. If plotted, its columns (or rows, according to `\pointRepresentationType`) with two
 * entries are points.
 */
export const matrix = defineElement({
  type: 'matrix',
  role: 'matrix',
  values: [1, 1],
  attributes: [...drawnAttributes, ...valueAttributes, 'pointRepresentationType'],
  look: { fillOpacity: 1 },
  parse: (values) => {
    const rows = values.matrix(0);
    const now = values.ownNumbers();
    const width = rows[0]?.length ?? 0;
    return { rows, width, entries: rows.map((_, row) => now.slice(row * width, (row + 1) * width)) };
  },
  compute: ({ rows }) => rows.flat(),
  words: ({ entries }, write) => matrixWords(entries, write),
  draw: ({ entries, width }, board, look) =>
    board.outline((view) => {
      const rows = entries.map((row) => row.map((entry) => entry()));
      const columns = Array.from({ length: width }, (_, column) => rows.map((row) => row[column] ?? NaN));
      const points = (look.representation?.endsWith('row') ? rows : columns).filter((point) => point.length === 2);
      const [first] = points;
      const marks = points.map(([x = NaN, y = NaN]) => disc(x, y, look.size, view));
      return { strokes: [], marks, ...(first && { label: besideDisc(first, look.size, view) }) };
    }, look),
  describe: ({ entries }) => ({ form: 'matrix', gaps: { entries: (write) => matrixWords(entries, write) } }),
  examples: [
    {
      definitions: [
        { type: 'slider', name: 'a', values: ['1', '-2', '2'] },
        { type: 'matrix', name: 'A', values: ['[[1, a], [0, 1]]'] },
        { type: 'vector', name: 'v', values: ['A*[2; 3]'] },
        { type: 'number', name: 'd', values: ['det(A)'] },
      ],
      plotted: ['a', 'A', 'v', 'd'],
    },
    {
      definitions: [
        {
          type: 'matrix',
          name: 'D',
          values: ['[[-3, 1], [0, 2], [3, -1], [4, 4]]'],
          attributes: { pointRepresentationType: 'prow', color: 'red' },
        },
      ],
    },
  ],
});

/** To the upper right of a point, where the label of a whole shape would cover it. */
function besideDisc([x = NaN, y = NaN]: readonly number[], size: number, view: View): readonly [number, number] {
  const scale = pixelsPerUnit(view);
  return [x + (size + 9) / scale.right, y + (size + 9) / scale.up];
}

function matrixWords(entries: readonly (readonly NumberTerm[])[], write: WriteNumber): string {
  const inRow = (texts: readonly string[]) => `[${sideBySide(texts, write)}]`;
  return inRow(entries.map((numbers) => inRow(numbers.map((entry) => write(entry())))));
}
