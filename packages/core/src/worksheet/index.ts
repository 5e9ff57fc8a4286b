export { fetchAhead } from './fetch-ahead.ts';
export {
  greatestVersion,
  mostVersions,
  namesInLines,
  printPaper,
  readPaper,
  seedOfVersion,
  sheetsOf,
  usualPaper,
  integerWithin,
  workingRooms,
  type PaperSettings,
  type PaperSheet,
} from './paper.ts';
export type {
  TemplateFailure,
  TemplateGateway,
  TemplateNotShown,
  WorksheetFailure,
  WorksheetLookup,
  WorksheetReference,
} from './ports.ts';
export { sheetSummary, type SheetSummary, type UnfinishedProblem } from './sheet-progress.ts';
export { SheetProgressStore, type SheetProgressState } from './sheet-progress.store.ts';
export { TemplateStore } from './template.store.ts';
export {
  clampPosition,
  totalPoints,
  type DeletedTemplate,
  type Worksheet,
  type WorksheetProblem,
  type WorksheetTemplate,
} from './worksheet.ts';
export { WorksheetStore } from './worksheet.store.ts';
