import type { Span } from '@lemma/core/source';
import { useEffect, useRef } from 'react';
import { SourceEditor, type SourceEditorHandle, type SourceMessage } from '../editor/index.ts';

interface JsonEditorProps {
  readonly label: string;
  readonly text: string;
  readonly messages: readonly SourceMessage[];
  /** Where to go; another object goes there again. */
  readonly place: { readonly span: Span } | undefined;
  readonly onWrite: (text: string) => void;
  readonly onCheck: () => void;
  readonly onSave: () => void;
}

/** An editor for a JSON file, which can be sent to a place even before it has loaded. */
export function JsonEditor({ place, onCheck, ...editing }: JsonEditorProps) {
  const editor = useRef<SourceEditorHandle>(null);
  useEffect(() => {
    if (place !== undefined) editor.current?.goTo(place.span);
  }, [place]);
  return <SourceEditor ref={editor} kind="json" {...editing} onConvert={onCheck} />;
}
