import { forEachDiagnostic, type Action, type Diagnostic } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { keymap, type EditorView } from '@codemirror/view';
import type { SourceMessage } from './source-message.ts';

/** The messages as CodeMirror diagnostics; those with a fix have a button labelled `fixLabel`. */
export function diagnosticsOf(
  messages: readonly SourceMessage[],
  source: string,
  fixLabel: string,
): readonly Diagnostic[] {
  return messages.map((message) => {
    const { severity, text, span, fix } = message;
    // A place at the end of a shortened text is its end.
    const from = Math.min(span.from, source.length);
    const to = Math.min(Math.max(span.to, from), source.length);
    const actions = fix === undefined ? [] : [fixAction(message, fix, source, fixLabel)];
    return { from, to, severity, message: text, actions };
  });
}

/** The fix moves with its message; if the text to be replaced no longer exists, nothing is changed. */
function fixAction(
  { span }: SourceMessage,
  fix: NonNullable<SourceMessage['fix']>,
  source: string,
  name: string,
): Action {
  const replaced = source.slice(fix.span.from, fix.span.to);
  return {
    name,
    apply: (view, from) => {
      const moved = from - Math.min(span.from, source.length);
      const place = { from: fix.span.from + moved, to: fix.span.to + moved };
      if (view.state.sliceDoc(place.from, place.to) !== replaced) return;
      view.dispatch({ changes: { ...place, insert: fix.text }, userEvent: 'input.fix' });
      view.focus();
    },
  };
}

/** Ctrl+. applies the fix of the message at the cursor, or of the first one on its line. */
export const fixKey: Extension = keymap.of([{ key: 'Mod-.', run: fixAtCursor, preventDefault: true }]);

function fixAtCursor(view: EditorView): boolean {
  const cursor = view.state.selection.main.head;
  const line = view.state.doc.lineAt(cursor);
  const fixable: { readonly action: Action; readonly from: number; readonly to: number; readonly isHere: boolean }[] =
    [];
  forEachDiagnostic(view.state, ({ actions = [] }, from, to) => {
    const [action] = actions;
    if (action === undefined || from > line.to || to < line.from) return;
    fixable.push({ action, from, to, isHere: from <= cursor && cursor <= to });
  });
  const chosen = fixable.find(({ isHere }) => isHere) ?? fixable[0];
  chosen?.action.apply(view, chosen.from, chosen.to);
  return chosen !== undefined;
}
