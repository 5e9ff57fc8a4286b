export { editorColors, editorLook } from './look.ts';
export { SourceEditor, type SourceEditorHandle } from './source-editor.tsx';
export type { SourceKind, SourceMessage } from './source-message.ts';
