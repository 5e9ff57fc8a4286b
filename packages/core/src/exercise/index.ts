export { asConstant } from './as-constant.ts';
export { drawExercise, drawValues, isOfProblem, redrawExercise, type Exercise } from './draw-exercise.ts';
export { drawnNumbers, drawnQuickchecks, permuted, shownChoices, type DrawnQuickcheck } from './drawn-order.ts';
export { drawnValues, isFraction } from './drawn-values.ts';
export { fillMath } from './fill-math.ts';
export { fillTex } from './fill-tex.ts';
export { glimpseOf, type Glimpse, type GlimpsePiece } from './glimpse.ts';
export {
  seedOfBlock,
  seedOfDocument,
  seedOfOrder,
  seedOfQuestion,
  usualDrawing,
  usualSeed,
  type Drawing,
} from './seeds.ts';
export { shownTerm } from './shown-term.ts';
export {
  fixedValues,
  mentionOf,
  shownFraction,
  shownNumber,
  shownText,
  type ShownValue,
  type ShownValues,
} from './values.ts';
