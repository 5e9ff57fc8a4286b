import { setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { Span } from '@lemma/core/source';
import { useCallback, useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { editorExtensions } from './extensions.ts';
import type { SourceKind, SourceMessage } from './source-message.ts';

interface SourceEditing {
  readonly kind: SourceKind;
  readonly label: string;
  readonly text: string;
  readonly messages: readonly SourceMessage[];
  readonly onWrite: (text: string) => void;
  readonly onConvert: () => void;
}

/** Keeps a CodeMirror editor inside `host`; answers how to go to a place in it. */
export function useSourceEditor(host: RefObject<HTMLElement | null>, editing: SourceEditing): (span: Span) => void {
  const { kind, label, text, messages } = editing;
  const view = useRef<EditorView>(null);
  const write = useEffectEvent((written: string) => editing.onWrite(written));
  const convert = useEffectEvent(() => editing.onConvert());
  const firstText = useEffectEvent(() => text);

  useEffect(() => {
    if (host.current === null) return undefined;
    const editor = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: firstText(),
        extensions: editorExtensions({ kind, label, onWrite: (written) => write(written), onConvert: () => convert() }),
      }),
    });
    view.current = editor;
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, [host, kind, label]);

  useEffect(() => {
    const editor = view.current;
    if (editor === null || editor.state.doc.toString() === text) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text }, selection: { anchor: 0 } });
  }, [text, kind, label]);

  useEffect(() => {
    const editor = view.current;
    if (editor === null) return;
    const length = editor.state.doc.length;
    editor.dispatch(
      setDiagnostics(
        editor.state,
        messages.map((message) => diagnostic(message, length)),
      ),
    );
  }, [messages, kind, label]);

  return useCallback((span: Span) => {
    const editor = view.current;
    if (editor === null) return;
    const at = Math.min(span.from, editor.state.doc.length);
    editor.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) });
    editor.focus();
  }, []);
}

/** A place at the end of a shortened text is its end; a place without length is shown as one character. */
function diagnostic({ span, severity, text }: SourceMessage, length: number): Diagnostic {
  const from = Math.min(span.from, length);
  return { from, to: Math.min(Math.max(span.to, from), length), severity, message: text };
}
