export { ControlTitle } from './control-title.tsx';
export { InlineView } from './inline-view.tsx';
export { nameOf } from './name-of.ts';
export { AnchorsContext, AnswerFieldContext, ValuesContext } from './page-context.ts';
export { Problematic } from './problematic.tsx';
