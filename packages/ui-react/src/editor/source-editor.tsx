import { chakra } from '@chakra-ui/react';
import type { Span } from '@lemma/core/source';
import { useImperativeHandle, useRef, type Ref } from 'react';
import type { SourceKind, SourceMessage } from './source-message.ts';
import { useSourceEditor } from './use-source-editor.ts';

/** What a page may ask of its editor. */
export interface SourceEditorHandle {
  /** Puts the cursor at a place, shows it, and lets the author go on writing there. */
  goTo(span: Span): void;
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
  readonly ref?: Ref<SourceEditorHandle>;
}

/** An editor for source text: colours, search, history, messages at their lines. */
export function SourceEditor({ ref, ...props }: SourceEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const goTo = useSourceEditor(host, props);
  useImperativeHandle(ref, () => ({ goTo }), [goTo]);
  return <chakra.div ref={host} height="100%" minH="0" css={{ '& .cm-editor': { height: '100%' } }} />;
}
