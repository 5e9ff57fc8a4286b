export { figureReference, type FigureReference, type ReferenceTexts } from './figure-reference.ts';
export { codeExamples, reasonExamples, type FindingExample } from './finding-examples.ts';
