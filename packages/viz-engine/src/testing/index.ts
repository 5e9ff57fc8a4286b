export { aFigure } from './a-figure.ts';
export { RecordingBoard, type RecordedElement } from './recording-board.ts';
