export { RecordingBoard, type RecordedElement } from './recording-board.ts';
