export { CodeAsText, Places, type EditableCode } from './code-as-text.tsx';
export { CodeCellView } from './code-cell-view.tsx';
export { CodeOutputView } from './code-output.tsx';
export { LateCodeEditor } from './late-code-editor.tsx';
