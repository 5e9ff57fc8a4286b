export { DocumentView, FragmentView, seedOfDocument } from './document-view.tsx';
export { InlineView } from '../inline/index.ts';
