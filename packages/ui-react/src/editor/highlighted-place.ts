import { StateEffect, StateField, type Extension } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';
import type { Span } from '@lemma/core/source';

/** Marks a place of the source, such as the one the page shows under the pointer; `undefined` removes the mark. */
export const highlightPlace = StateEffect.define<Span | undefined>();

const mark = Decoration.mark({ class: 'cm-highlighted-place' });

/** The marked place; it moves with the surrounding text. */
export const highlightedPlace: Extension = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (before, transaction) => {
    let marks = before.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (effect.is(highlightPlace)) marks = markOf(effect.value, transaction.newDoc.length);
    }
    return marks;
  },
  provide: (field) => EditorView.decorations.from(field),
});

function markOf(span: Span | undefined, length: number): DecorationSet {
  const from = Math.min(span?.from ?? 0, length);
  const to = Math.min(span?.to ?? 0, length);
  return from < to ? Decoration.set(mark.range(from, to)) : Decoration.none;
}
