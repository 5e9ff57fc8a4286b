import { chakra } from '@chakra-ui/react';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { StreamLanguage, bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { octave } from '@codemirror/legacy-modes/mode/octave';
import { python } from '@codemirror/legacy-modes/mode/python';
import { EditorState, Prec, type Extension } from '@codemirror/state';
import { EditorView, drawSelection, keymap, lineNumbers } from '@codemirror/view';
import { withInputs } from '@lemma/core/code-cell';
import type { CodeLanguage } from '@lemma/core/document';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { editorColors, editorLook } from '../editor/index.ts';
import type { EditableCode } from './code-as-text.tsx';
import { editablePieces, inputsIn, replacement } from './editable-pieces.ts';

/** The properties of the editor. */
export interface CodeEditorProps {
  readonly cell: EditableCode;
  readonly inputs: readonly string[];
  readonly label: string;
  /** Id of its description. */
  readonly describedBy: string;
  /** Announced when a change is refused. */
  readonly refusal: string;
  readonly isReadOnly: boolean;
  readonly onWrite: (inputs: readonly string[]) => void;
  /** Ctrl+Enter. */
  readonly onRun: () => void;
}

const languages: Readonly<Record<CodeLanguage, StreamLanguage<unknown>>> = {
  python: StreamLanguage.define<unknown>(python),
  octave: StreamLanguage.define<unknown>(octave),
};

/** The code of a cell: only its pieces are editable. Esc, then Tab leaves it. */
export function CodeEditor({ cell, inputs, label, describedBy, refusal, isReadOnly, onWrite, onRun }: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const write = useEffectEvent((written: readonly string[]) => onWrite(written));
  const run = useEffectEvent(() => onRun());
  const firstText = useEffectEvent(() => withInputs(cell, inputs));

  // Before the first paint: otherwise what is below would jump.
  useLayoutEffect(() => {
    if (host.current === null) return undefined;
    const { text, pieces } = firstText();
    const editor = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: text,
        extensions: [
          Prec.highest(keymap.of([{ key: 'Mod-Enter', run: () => (run(), true), preventDefault: true }])),
          basics(cell.language),
          editablePieces(pieces, refusal),
          EditorState.readOnly.of(isReadOnly),
          EditorView.contentAttributes.of({ 'aria-label': label, 'aria-describedby': describedBy }),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) write(inputsIn(state));
          }),
        ],
      }),
    });
    view.current = editor;
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, [cell, label, describedBy, refusal, isReadOnly]);

  useEffect(() => {
    const editor = view.current;
    if (editor === null || isSame(inputsIn(editor.state), inputs)) return;
    editor.dispatch(replacement(editor.state, withInputs(cell, inputs)));
  }, [cell, inputs]);

  return <chakra.div ref={host} css={look} />;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, index) => text === other[index]);
}

function basics(language: CodeLanguage): Extension {
  return [
    lineNumbers(),
    history(),
    drawSelection(),
    bracketMatching(),
    indentOnInput(),
    indentUnit.of('    '),
    languages[language],
    syntaxHighlighting(editorColors),
    editorLook,
    EditorView.contentAttributes.of({ spellcheck: 'false', autocapitalize: 'off', autocorrect: 'off', tabindex: '0' }),
    keymap.of([...historyKeymap, ...defaultKeymap, indentWithTab]),
  ];
}

/** The code takes at most half of the window (specification 002 §9). */
const look = {
  '& .cm-editor': { maxHeight: '50vh' },
  '& .cm-scroller': { overflow: 'auto' },
  '& .cm-editable': {
    bg: 'yellow.subtle',
    boxShadow: 'inset 0 -2px var(--lemma-colors-yellow-solid)',
    borderRadius: '2px',
  },
  '& .cm-editable-empty': { display: 'inline-block', minWidth: '1ch', height: '1.2em', verticalAlign: 'text-bottom' },
} as const;
