export { readExample } from '../examples/index.ts';
export { showFigure, type FigureWords, type ShowingOptions, type ShownFigure } from './show-figure.ts';
