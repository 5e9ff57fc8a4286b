export { AnswerInput } from './answer-input.tsx';
export { AnswerLine } from './answer-line.tsx';
export { shapeOf, type AnswerShape } from './answer-shape.ts';
export { JudgingContext } from './judging-context.ts';
export { Mark } from './mark.tsx';
export { TilesView } from './tiles-view.tsx';
