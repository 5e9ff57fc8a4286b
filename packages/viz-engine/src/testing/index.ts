export { aFigure, sourceOfFigure } from './a-figure.ts';
export { recordedView, RecordingBoard, type RecordedElement } from './recording-board.ts';
export { RecordingSpaceBoard, type RecordedForm } from './recording-space-board.ts';
export { mistakesIn } from './mistakes-in.ts';
