export { BlockView } from './block-view.tsx';
export { checkFigures } from './check-figures.ts';
export { DocumentView, FragmentView } from './document-view.tsx';
export { InlineView } from '../inline/index.ts';
export { StatusBlockView } from './blocks/status.tsx';
export { pageMemory } from './page-memory.ts';
export { markPlace } from './place.ts';
export { ReadingPage } from './reading-page.tsx';
export { roomBeside } from './outline.tsx';
