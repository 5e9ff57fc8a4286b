export { DocumentView, FragmentView } from './document-view.tsx';
export { InlineView } from '../inline/index.ts';
