import { chakra } from '@chakra-ui/react';
import type { Span } from '@lemma/core/source';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { KeysHelp } from './keys-help.tsx';
import type { SourceKind, SourceMessage } from './source-message.ts';
import { useSourceEditor } from './use-source-editor.ts';

/** What a page may ask of its editor. */
export interface SourceEditorHandle {
  /** Puts the cursor at a place, shows it, and lets the author go on writing there. */
  goTo(span: Span): void;
  /** Marks a place and shows it, without moving the cursor or the focus; `undefined` takes the mark away. */
  highlight(span: Span | undefined): void;
}

interface SourceEditorProps {
  readonly kind: SourceKind;
  readonly label: string;
  /** The text to show. A text other than the one being written replaces it, and can be undone. */
  readonly text: string;
  readonly messages: readonly SourceMessage[];
  readonly onWrite: (text: string) => void;
  /** Ctrl+Enter or Ctrl+S. */
  readonly onConvert: () => void;
  /** Where the author's cursor is now, as an offset in the text; called when it has moved. */
  readonly onCaret?: (offset: number) => void;
  readonly ref?: Ref<SourceEditorHandle>;
}

/** An editor for source text that knows the authoring language: docs/authoring/editor.md tells what it can do. */
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
