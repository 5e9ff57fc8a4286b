import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { StreamLanguage, bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { json } from '@codemirror/legacy-modes/mode/javascript';
import { stex } from '@codemirror/legacy-modes/mode/stex';
import { xml } from '@codemirror/legacy-modes/mode/xml';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Compartment, Prec, type Extension, type StateEffect } from '@codemirror/state';
import { EditorView, drawSelection, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import type { Translate } from '../language/index.ts';
import { highlightedPlace } from './highlighted-place.ts';
import type { LanguageHelp } from './help.ts';
import { languageHelp } from './language-help.ts';
import { editorColors, editorLook } from './look.ts';
import { phrases } from './phrases.ts';
import { fixKey } from './quick-fix.ts';
import type { EditedKind } from './source-message.ts';

interface EditorWishes {
  readonly kind: EditedKind;
  readonly label: string;
  readonly say: Translate<'editor'>;
  readonly onWrite: (text: string) => void;
  readonly onConvert: () => void;
  readonly onSave: () => void;
  readonly onCaret: (offset: number) => void;
  readonly onHelp: () => void;
}

const languages: Readonly<Record<EditedKind, StreamLanguage<unknown>>> = {
  tex: StreamLanguage.define<unknown>(stex),
  xml: StreamLanguage.define<unknown>(xml),
  json: StreamLanguage.define<unknown>(json),
};

/** Holds the language support: initially only highlighting, later everything. */
const languagePlace = new Compartment();

/** Replaces plain highlighting by full language support. */
export function withHelp(help: LanguageHelp): StateEffect<unknown> {
  return languagePlace.reconfigure(languageHelp(help));
}

/** The features of the editor. F8 goes to the next message; Esc, then Tab leaves the editor. */
export function editorExtensions({
  kind,
  label,
  say,
  onWrite,
  onConvert,
  onSave,
  onCaret,
  onHelp,
}: EditorWishes): Extension {
  const help = () => {
    onHelp();
    return true;
  };
  const convert = () => {
    onConvert();
    return true;
  };
  const save = () => {
    onSave();
    return true;
  };
  return [
    // Before the default keys: Ctrl+Enter would insert a line.
    Prec.highest(
      keymap.of([
        { key: 'Mod-Enter', run: convert, preventDefault: true },
        { key: 'Mod-s', run: save, preventDefault: true },
      ]),
    ),
    phrases(say),
    lineNumbers(),
    lintGutter(),
    history(),
    drawSelection(),
    bracketMatching(),
    indentOnInput(),
    highlightActiveLine(),
    highlightSelectionMatches(),
    search({ top: true }),
    languagePlace.of([languages[kind], syntaxHighlighting(editorColors)]),
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
      if (update.selectionSet) onCaret(update.state.selection.main.head);
    }),
    highlightedPlace,
    fixKey,
    keymap.of([{ key: 'F1', run: help, preventDefault: true }]),
    keymap.of([...lintKeymap, ...searchKeymap, ...historyKeymap, ...defaultKeymap, indentWithTab]),
  ];
}
