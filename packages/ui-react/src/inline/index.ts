export { ControlTitle } from './control-title.tsx';
export { footnoteIds } from './footnote-mark.tsx';
export { InlineView } from './inline-view.tsx';
export { nameOf } from './name-of.ts';
export {
  AnchorsContext,
  AnswerFieldContext,
  FootnotesContext,
  noInputs,
  ValuesContext,
  VariableInputContext,
  type VariableInputs,
} from './page-context.ts';
export { Problematic } from './problematic.tsx';
export { withoutControls } from './without-controls.ts';
