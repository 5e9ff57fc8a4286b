import { convertFragment } from '@lemma/mmtex';
import { SourceEditor, type SourceEditorHandle } from '@lemma/ui-react/editor';
import { useFindingText } from '@lemma/ui-react/language';
import { StoryServices } from '@lemma/ui-react/testing';
import { useEffect, useRef, useState } from 'react';
import { inPageLanguage } from '../your-figure/in-page.ts';

interface EditorPageProps {
  /** The source; `|` is the cursor. */
  readonly source: string;
  readonly onWrite: (text: string) => void;
}

/** An editor that supports the authoring language, with the converter's findings on its source. */
export function EditorPage(props: EditorPageProps) {
  return (
    <StoryServices ports={{ sourceLanguage: inPageLanguage }}>
      <Editor {...props} />
    </StoryServices>
  );
}

function Editor({ source, onWrite }: EditorPageProps) {
  const at = source.indexOf('|');
  const [text, setText] = useState(source.replace('|', ''));
  const editor = useRef<SourceEditorHandle>(null);
  const findingText = useFindingText();
  const messages = convertFragment(text, 'en').findings.map(({ span, severity, code, data, fix }) => ({
    span,
    severity,
    text: findingText({ code, data }),
    ...(fix && { fix }),
  }));
  useEffect(() => editor.current?.goTo({ from: at, to: at }), [at]);
  return (
    <div style={{ height: '24rem', maxWidth: '44rem' }}>
      <SourceEditor
        ref={editor}
        kind="tex"
        label="Source"
        text={text}
        messages={messages}
        onWrite={(written) => {
          setText(written);
          onWrite(written);
        }}
        onConvert={() => undefined}
      />
    </div>
  );
}
