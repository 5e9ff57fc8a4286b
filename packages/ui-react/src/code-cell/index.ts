export { CodeCellView } from './code-cell-view.tsx';
