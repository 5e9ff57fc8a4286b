export { answeredPlaces } from './answered-places.ts';
export { isInteractive, type FigureView } from './interactive.ts';
export { keepAnswers } from './keep-answers.ts';
export { openFigure, type FigureInMathlet, type OpenFigure } from './open-figure.ts';
export { problemValues } from './problem-values.ts';
