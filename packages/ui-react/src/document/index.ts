export { checkFigures } from './check-figures.ts';
export { DocumentView, FragmentView } from './document-view.tsx';
export { InlineView } from '../inline/index.ts';
export { markPlace } from './place.ts';
export { ReadingPage } from './reading-page.tsx';
export { roomBeside } from './outline.tsx';
