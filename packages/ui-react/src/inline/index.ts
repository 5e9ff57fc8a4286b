export { InlineView } from './inline-view.tsx';
export { AnchorsContext, AnswerFieldContext, ValuesContext } from './page-context.ts';
export { Problematic } from './problematic.tsx';
