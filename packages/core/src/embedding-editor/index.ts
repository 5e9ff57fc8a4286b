export { editorHref, isEditorAddress } from './editor-address.ts';
export { EmbeddingEditorStore } from './embedding-editor.store.ts';
export type { EditorAnswer, EmbeddingEditor } from './embedding-editor.ts';
export { largestMessage, previewRequest, type EditorSource, type WindowMessage } from './message.ts';
export type { EmbeddingEditorGateway, ParentWindow, SourceFailure } from './ports.ts';
