import type { Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import type { Span } from '@lemma/core/source';
import type { LanguageHelp } from './help.ts';

/** F12 and Ctrl+click go to the definition of a variable, label or shorthand; from there to its next use. */
export function goToDefinition({ language }: LanguageHelp): Extension {
  const go = (view: EditorView, place: number): boolean => {
    const text = view.state.doc.toString();
    const definition = language.definitionAt(text, place);
    const isThere = definition !== undefined && definition.from <= place && place <= definition.to;
    const target = isThere ? nextAfter(language.usesAt(text, place), place) : definition;
    if (target === undefined) return false;
    view.dispatch({
      selection: { anchor: target.from, head: target.to },
      effects: EditorView.scrollIntoView(target.from, { y: 'center' }),
    });
    return true;
  };
  return [
    keymap.of([{ key: 'F12', run: (view) => go(view, view.state.selection.main.head), preventDefault: true }]),
    EditorView.domEventHandlers({
      mousedown: (event, view) => {
        if (event.button !== 0 || !(event.ctrlKey || event.metaKey)) return false;
        const place = view.posAtCoords({ x: event.clientX, y: event.clientY });
        return place !== null && go(view, place);
      },
    }),
  ];
}

function nextAfter(uses: readonly Span[], place: number): Span | undefined {
  return uses.find(({ from }) => from > place) ?? uses[0];
}
