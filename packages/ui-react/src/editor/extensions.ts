import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { StreamLanguage, bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { stex } from '@codemirror/legacy-modes/mode/stex';
import { xml } from '@codemirror/legacy-modes/mode/xml';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Prec, type Extension } from '@codemirror/state';
import { EditorView, drawSelection, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { editorColors, editorLook } from './look.ts';
import type { SourceKind } from './source-message.ts';

interface EditorWishes {
  readonly kind: SourceKind;
  readonly label: string;
  readonly onWrite: (text: string) => void;
  readonly onConvert: () => void;
}

const languages: Readonly<Record<SourceKind, StreamLanguage<unknown>>> = {
  tex: StreamLanguage.define<unknown>(stex),
  xml: StreamLanguage.define<unknown>(xml),
};

/** What the editor can do. F8 goes to the next message; Esc, then Tab leaves the editor. */
export function editorExtensions({ kind, label, onWrite, onConvert }: EditorWishes): Extension {
  const convert = () => {
    onConvert();
    return true;
  };
  return [
    // Before the usual keys: Ctrl+Enter would insert a line.
    Prec.highest(
      keymap.of([
        { key: 'Mod-Enter', run: convert, preventDefault: true },
        { key: 'Mod-s', run: convert, preventDefault: true },
      ]),
    ),
    lineNumbers(),
    lintGutter(),
    history(),
    drawSelection(),
    bracketMatching(),
    indentOnInput(),
    highlightActiveLine(),
    highlightSelectionMatches(),
    search({ top: true }),
    languages[kind],
    syntaxHighlighting(editorColors),
    editorLook,
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({
      'aria-label': label,
      tabindex: '0',
      spellcheck: 'false',
      autocapitalize: 'off',
      autocorrect: 'off',
    }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onWrite(update.state.doc.toString());
    }),
    keymap.of([...lintKeymap, ...searchKeymap, ...historyKeymap, ...defaultKeymap, indentWithTab]),
  ];
}
