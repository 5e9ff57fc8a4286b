import { invertedEffects } from '@codemirror/commands';
import {
  Annotation,
  EditorState,
  StateEffect,
  StateField,
  type Extension,
  type Transaction,
  type TransactionSpec,
} from '@codemirror/state';
import { Decoration, EditorView, WidgetType } from '@codemirror/view';
import type { EditablePiece, EditableText } from '@lemma/core/code-cell';

const setPieces = StateEffect.define<readonly EditablePiece[]>();

/** Marks a change that was not made by the learner. */
const fromOutside = Annotation.define<boolean>();

/** The editable pieces; they grow and shrink with their contents. */
const piecesField = StateField.define<readonly EditablePiece[]>({
  create: () => [],
  update: (pieces, transaction) => {
    for (const effect of transaction.effects) if (effect.is(setPieces)) return effect.value;
    return transaction.docChanged ? moved(pieces, transaction) : pieces;
  },
});

/**
 * Lets a learner change the pieces and nothing else; refused changes are announced, and so is the label of a piece that
 * is entered.
 */
export function editablePieces(pieces: readonly EditablePiece[], refusal: string): Extension {
  return [
    piecesField.init(() => pieces),
    // Undoing a replacement of the whole text restores the former pieces instead of turning everything into one.
    invertedEffects.of(({ effects, startState }) =>
      effects.some((effect) => effect.is(setPieces)) ? [setPieces.of(startState.field(piecesField))] : [],
    ),
    EditorState.transactionFilter.of((transaction) => {
      if (!transaction.docChanged || transaction.annotation(fromOutside) === true || isAllowed(transaction)) {
        return [transaction, ...announcements(transaction)];
      }
      return onOneLine(transaction) ?? { effects: EditorView.announce.of(refusal) };
    }),
    EditorView.decorations.compute([piecesField, 'doc'], decorated),
  ];
}

/** The contents of the pieces, in order. */
export function inputsIn(state: EditorState): readonly string[] {
  return state.field(piecesField).map(({ from, to }) => state.sliceDoc(from, to));
}

/** Replaces the whole text and its pieces. */
export function replacement(state: EditorState, { text, pieces }: EditableText): TransactionSpec {
  return {
    changes: { from: 0, to: state.doc.length, insert: text },
    effects: setPieces.of(pieces),
    annotations: fromOutside.of(true),
  };
}

function isAllowed({ startState, changes }: Transaction): boolean {
  const pieces = startState.field(piecesField);
  let allowed = true;
  changes.iterChanges((from, to, _from, _to, inserted) => {
    const piece = pieces.find((each) => each.from <= from && to <= each.to);
    if (piece === undefined || (!piece.allowMultiline && inserted.lines > 1)) allowed = false;
  }, true);
  return allowed;
}

/**
 * A change that was refused only because of line breaks, without them: what is pasted into a piece of one line mostly ends
 * with one. Undefined if nothing would be left, or if it changes more than pieces.
 */
function onOneLine({ startState, changes }: Transaction): TransactionSpec | undefined {
  const pieces = startState.field(piecesField);
  const joined: { readonly from: number; readonly to: number; readonly insert: string }[] = [];
  const outside: number[] = [];
  changes.iterChanges((from, to, _from, _to, inserted) => {
    const piece = pieces.find((each) => each.from <= from && to <= each.to);
    if (piece === undefined) outside.push(from);
    else joined.push({ from, to, insert: piece.allowMultiline ? inserted.toString() : lineOf(inserted.toString()) });
  }, true);
  if (outside.length > 0 || joined.every(({ insert }) => insert === '')) return undefined;
  const last = joined.at(-1);
  const set = startState.changes(joined);
  return {
    changes: set,
    ...(last && { selection: { anchor: set.mapPos(last.to, 1) } }),
    scrollIntoView: true,
    userEvent: 'input.paste',
  };
}

/** The lines of a text as one. */
function lineOf(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}

/** The label of the piece that the cursor has entered. */
function announcements({ startState, selection }: Transaction): readonly { effects: StateEffect<string> }[] {
  if (selection === undefined) return [];
  const pieces = startState.field(piecesField);
  const pieceAt = (at: number) => pieces.find(({ from, to }) => from <= at && at <= to);
  const entered = pieceAt(selection.main.head);
  const isSame = entered === pieceAt(startState.selection.main.head);
  return isSame || entered?.label === undefined ? [] : [{ effects: EditorView.announce.of(entered.label) }];
}

/** If two pieces touch, what is typed between them belongs to the first. */
function moved(pieces: readonly EditablePiece[], { changes }: Transaction): readonly EditablePiece[] {
  let settled = 0;
  return pieces.map((piece) => {
    const from = Math.max(settled, changes.mapPos(piece.from, -1));
    const to = Math.max(from, changes.mapPos(piece.to, 1));
    settled = to;
    return { ...piece, from, to };
  });
}

/** Marks the pieces, unless the whole text is one. */
function decorated(state: EditorState) {
  const pieces = state.field(piecesField);
  const [first, ...others] = pieces;
  if (others.length === 0 && first?.from === 0 && first.to === state.doc.length) return Decoration.none;
  return Decoration.set(
    pieces.map(({ from, to, label }) =>
      from === to
        ? Decoration.widget({ widget: new EmptyPiece(), side: 1 }).range(from)
        : Decoration.mark({ class: 'cm-editable', ...(label !== undefined && { attributes: { title: label } }) }).range(
            from,
            to,
          ),
    ),
    true,
  );
}

/** Makes an empty piece visible. */
class EmptyPiece extends WidgetType {
  override eq(): boolean {
    return true;
  }
  override toDOM(): HTMLElement {
    const place = document.createElement('span');
    place.className = 'cm-editable cm-editable-empty';
    return place;
  }
}
