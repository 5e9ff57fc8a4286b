export { ControlTitle } from './control-title.tsx';
export { FindingMessage } from './finding-message.tsx';
export { footnoteIds } from './footnote-mark.tsx';
export { InlineView } from './inline-view.tsx';
export { lineOf, nameOf } from './name-of.ts';
export { useSpokenMath } from './use-spoken-math.ts';
export {
  AnchorsContext,
  AnswerFieldContext,
  FootnotesContext,
  GoToSourceContext,
  noInputs,
  ValuesContext,
  VariableInputContext,
  type VariableInputs,
} from './page-context.ts';
export { Problematic } from './problematic.tsx';
export { withoutControls } from './without-controls.ts';
