export { ForeignEditorStore } from './foreign-editor.store.ts';
export type { EditorAnswer, EditorFailure, ForeignEditor } from './foreign-editor.ts';
export { largestMessage, previewRequest, type EditorSource, type WindowMessage } from './message.ts';
export type { ForeignEditorGateway, ParentWindow, RunningPreview, SourceFailure } from './ports.ts';
