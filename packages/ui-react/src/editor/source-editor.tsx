import { chakra } from '@chakra-ui/react';
import type { Span } from '@lemma/core/source';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { KeysHelp } from './keys-help.tsx';
import type { EditedKind, SourceMessage } from './source-message.ts';
import { useSourceEditor } from './use-source-editor.ts';

/** The imperative interface of the editor. */
export interface SourceEditorHandle {
  /** Puts the cursor at a place, scrolls to it, and focuses the editor. */
  goTo(span: Span): void;
  /** Puts a text where the cursor is, in place of what is selected, and focuses the editor. */
  insert(text: string): void;
  /** Marks a place and scrolls to it, without moving the cursor or the focus; `undefined` removes the mark. */
  highlight(span: Span | undefined): void;
}

interface SourceEditorProps {
  readonly kind: EditedKind;
  readonly label: string;
  /** The text to show. A text other than the one being edited replaces it, and can be undone. */
  readonly text: string;
  readonly messages: readonly SourceMessage[];
  readonly onWrite: (text: string) => void;
  /** Ctrl+Enter, and Ctrl+S unless there is something to save. */
  readonly onConvert: () => void;
  /** Ctrl+S. */
  readonly onSave?: () => void;
  /** Called when the author's cursor has moved, with its offset in the text. */
  readonly onCaret?: (offset: number) => void;
  readonly ref?: Ref<SourceEditorHandle>;
}

/** An editor for source text that supports the authoring language, as described in docs/authoring/editor.md. */
export function SourceEditor({ ref, ...props }: SourceEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const [wantsKeys, setWantsKeys] = useState(false);
  const editor = useSourceEditor(host, { ...props, onHelp: () => setWantsKeys(true) });
  useImperativeHandle(ref, () => editor, [editor]);
  return (
    <chakra.div position="relative" height="100%" minH="0">
      <chakra.div ref={host} height="100%" minH="0" css={{ '& .cm-editor': { height: '100%' } }} />
      <KeysHelp open={wantsKeys} onOpenChange={setWantsKeys} />
    </chakra.div>
  );
}
