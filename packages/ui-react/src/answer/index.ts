export { AnswerInput } from './answer-input.tsx';
export { AnswerLine } from './answer-line.tsx';
export { shapeOf, type AnswerShape } from './answer-shape.ts';
export { forFingers } from './for-fingers.ts';
export { JudgingContext } from './judging-context.ts';
export { Mark } from './mark.tsx';
export { useFieldNames } from './use-field-names.ts';
export { TilesView } from './tiles-view.tsx';
export { useRemarkText } from './use-remark-text.ts';
