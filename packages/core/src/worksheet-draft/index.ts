export { draftCopiesKey, type DraftCopy } from './draft-copies.ts';
export { draftKey, unreadableDraftKey } from './kept-draft.ts';
export { canBeSummarised, obstacles, type DraftObstacle } from './obstacles.ts';
export type { CatalogFailure, ProblemCatalog, SavedWorksheet, SaveFailure, WorksheetGateway } from './ports.ts';
export {
  addProblem,
  adoptCorrection,
  belongsInWorksheets,
  chooseWorkflow,
  commonLanguages,
  savedTitle,
  contains,
  defaultWeight,
  emptyDraft,
  languagesOf,
  largestWeight,
  moveProblem,
  pointsOf,
  removeProblem,
  setCorrection,
  setTitle,
  setVisibility,
  setWeight,
  type DraftProblem,
  type ProblemDescription,
  type WorksheetDraft,
} from './worksheet-draft.ts';
export {
  WorksheetDraftStore,
  type DraftStep,
  type PoolItem,
  type Saving,
  type WorksheetDraftPorts,
  type WorksheetDraftState,
} from './worksheet-draft.store.ts';
