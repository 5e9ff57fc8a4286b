export { HttpEmbeddingEditorGateway } from './http-embedding-editor-gateway.ts';
