export { ForeignEditorScreen } from './foreign-editor-screen.tsx';
