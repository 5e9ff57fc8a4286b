import { setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tokens } from '@lemma/core/tokens';
import type { Span } from '@lemma/core/source';
import { useEffect, useEffectEvent, useMemo, useRef, type RefObject } from 'react';
import { useService } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';
import { editorExtensions, withHelp } from './extensions.ts';
import { figureTypes } from './figure-types.ts';
import { highlightPlace } from './highlighted-place.ts';
import { diagnosticsOf } from './quick-fix.ts';
import type { EditedKind, SourceMessage } from './source-message.ts';

interface SourceEditing {
  readonly kind: EditedKind;
  readonly label: string;
  readonly text: string;
  readonly messages: readonly SourceMessage[];
  readonly onWrite: (text: string) => void;
  readonly onConvert: () => void;
  readonly onSave?: (() => void) | undefined;
  readonly onCaret?: ((offset: number) => void) | undefined;
  /** F1: shows what the editor can do. */
  readonly onHelp: () => void;
}

/** The interface of a running editor; before it runs and after it is gone, nothing happens. */
interface RunningEditor {
  goTo(span: Span): void;
  insert(text: string): void;
  highlight(span: Span | undefined): void;
}

/** Keeps a CodeMirror editor inside `host`. */
export function useSourceEditor(host: RefObject<HTMLElement | null>, editing: SourceEditing): RunningEditor {
  const { kind, label, text, messages } = editing;
  const { t, find } = useTexts('editor');
  const loader = useService(tokens.sourceLanguage);
  const clock = useService(tokens.clock);
  const log = useService(tokens.log);
  const view = useRef<EditorView>(null);
  const write = useEffectEvent((written: string) => editing.onWrite(written));
  const convert = useEffectEvent(() => editing.onConvert());
  const save = useEffectEvent(() => (editing.onSave ?? editing.onConvert)());
  const moveCaret = useEffectEvent((offset: number) => editing.onCaret?.(offset));
  const askForHelp = useEffectEvent(() => editing.onHelp());
  const firstText = useEffectEvent(() => text);

  useEffect(() => {
    if (host.current === null) return undefined;
    const editor = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: firstText(),
        extensions: editorExtensions({
          kind,
          label,
          say: t,
          onWrite: (written) => write(written),
          onConvert: () => convert(),
          onSave: () => save(),
          onCaret: (offset) => moveCaret(offset),
          onHelp: () => askForHelp(),
        }),
      }),
    });
    view.current = editor;
    if (kind === 'tex') {
      // Text is plain until the language has loaded; if that fails, it stays so.
      loader.load(figureTypes).then(
        (language) => {
          if (language === undefined || view.current !== editor) return;
          editor.dispatch({ effects: withHelp({ language, clock, say: t, find }) });
        },
        (reason: unknown) => log.error('The authoring language could not be loaded', { reason }),
      );
    }
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, [host, kind, label, loader, clock, log, t, find]);

  useEffect(() => {
    const editor = view.current;
    if (editor === null || editor.state.doc.toString() === text) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text }, selection: { anchor: 0 } });
  }, [text, kind, label, t]);

  useEffect(() => {
    const editor = view.current;
    if (editor === null) return;
    const source = editor.state.doc.toString();
    editor.dispatch(setDiagnostics(editor.state, diagnosticsOf(messages, source, t('fix'))));
  }, [messages, kind, label, t]);

  return useMemo(
    () => ({
      goTo: (span) => {
        const editor = view.current;
        if (editor === null) return;
        const at = Math.min(span.from, editor.state.doc.length);
        editor.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) });
        editor.focus();
      },
      insert: (inserted) => {
        const editor = view.current;
        if (editor === null) return;
        editor.dispatch(editor.state.replaceSelection(inserted), { scrollIntoView: true });
        editor.focus();
      },
      highlight: (span) => {
        const at = Math.min(span?.from ?? 0, view.current?.state.doc.length ?? 0);
        view.current?.dispatch({
          effects: [
            highlightPlace.of(span),
            ...(span === undefined ? [] : [EditorView.scrollIntoView(at, { y: 'nearest', yMargin: 40 })]),
          ],
        });
      },
    }),
    [],
  );
}
