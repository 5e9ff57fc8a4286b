import type { CodeCell } from '../document/index.ts';

/** An editable piece of code, as offsets. */
export interface EditablePiece {
  readonly from: number;
  readonly to: number;
  readonly allowMultiline: boolean;
  readonly label?: string;
}

/** The code of a cell with the learner's inputs, and the current offsets of its pieces. */
export interface EditableText {
  readonly text: string;
  readonly pieces: readonly EditablePiece[];
}

type Editable = Pick<CodeCell, 'text' | 'editableRanges'>;

/** The code of a cell as written by its author. Without ranges, all of it is one piece. */
export function originalText({ text, editableRanges }: Editable): EditableText {
  if (editableRanges.length === 0) return { text, pieces: [{ from: 0, to: text.length, allowMultiline: true }] };
  const starts = lineStarts(text);
  const pieces = editableRanges.map(({ start, end, allowMultiline, label }) => ({
    from: (starts[start.line - 1] ?? 0) + start.column - 1,
    to: (starts[end.line - 1] ?? 0) + end.column - 1,
    allowMultiline,
    ...(label !== undefined && { label }),
  }));
  return { text, pieces };
}

/** The contents of the pieces, in order. */
export function inputsOf({ text, pieces }: EditableText): readonly string[] {
  return pieces.map(({ from, to }) => text.slice(from, to));
}

/** The code of a cell with new contents in its pieces. Line breaks become blanks where they are not allowed. */
export function withInputs(cell: Editable, inputs: readonly string[]): EditableText {
  const original = originalText(cell);
  const pieces: EditablePiece[] = [];
  let text = '';
  let settled = 0;
  for (const [index, piece] of original.pieces.entries()) {
    text += original.text.slice(settled, piece.from);
    const input = inputs[index] ?? original.text.slice(piece.from, piece.to);
    const written = piece.allowMultiline ? input : input.replace(/\r?\n/g, ' ');
    pieces.push({ ...piece, from: text.length, to: text.length + written.length });
    text += written;
    settled = piece.to;
  }
  return { text: text + original.text.slice(settled), pieces };
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
