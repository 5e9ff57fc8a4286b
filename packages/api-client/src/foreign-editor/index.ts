export { HttpForeignEditorGateway } from './http-foreign-editor-gateway.ts';
