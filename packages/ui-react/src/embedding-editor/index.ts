export { EmbeddingEditorScreen } from './embedding-editor-screen.tsx';
export { useEditorHref } from './use-editor-href.ts';
