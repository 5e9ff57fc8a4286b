export { figureReference, type FigureReference, type ReferenceTexts } from './figure-reference.ts';
