import type { ComponentType } from 'react';
import { lateView } from '../shell/index.ts';
import { CodeAsText } from './code-as-text.tsx';
import type { CodeEditorProps } from './code-editor.tsx';

/** The editor of code, which is loaded when the first one is shown; without it, the code can be read. */
export const LateCodeEditor: ComponentType<CodeEditorProps> = lateView(
  async () => (await import('./code-editor.tsx')).CodeEditor,
  CodeAsText,
);
