export { EmbeddingEditorScreen } from './embedding-editor-screen.tsx';
