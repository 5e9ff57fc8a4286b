export type { WorksheetFailure, WorksheetLookup, WorksheetReference } from './ports.ts';
export { clampPosition, totalPoints, type Worksheet, type WorksheetProblem } from './worksheet.ts';
export { WorksheetStore } from './worksheet.store.ts';
