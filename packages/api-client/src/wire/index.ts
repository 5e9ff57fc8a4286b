export {
  acceptLate,
  assignedWorksheets,
  assignmentById,
  assignments,
  changeAssignment,
  createAssignment,
  deleteAssignment,
  grantExtensions,
  deletePeopleGroup,
  peopleByName,
  peopleGroups,
  peopleOfGroup,
  putPeopleGroup,
  restoreAssignment,
  writtenAssignment,
} from './assignments.ts';
export { answeredProblems, answersOfLearners, giveScore, withdrawScores } from './answers-of-learners.ts';
export { calls, endpoints, type CallId, type Calls, type RequestOf, type ResponseOf } from './calls.ts';
export { configuration } from './configuration.ts';
export {
  convertDocument,
  convertExpression,
  convertFragments,
  placedFinding,
  type ConvertedDocument,
  type PlacedFinding,
} from './conversion.ts';
export { openCourse } from './course.ts';
export { appletExporter } from './applets.ts';
export { browserLog } from './browser-log.ts';
export { readLanguage, saveLanguage } from './languages.ts';
export { readRating, updateRating } from './ratings.ts';
export {
  createDraft,
  deleteDraft,
  largestSource,
  problemCustomizationVersions,
  readTexCode,
  saveProblemCustomization,
  saveTexCode,
  saveWorksheetCustomization,
  worksheetCustomizations,
  type WireProblemDraft,
} from './customisations.ts';
export {
  glimpses,
  mostGlimpses,
  problemSnapshot,
  sectionNames,
  stringImplementationContent,
  stringImplementations,
  type StringImplementation,
} from './documents.ts';
export { endpoint, usualBodyLimit, type Endpoint } from './endpoint.ts';
export {
  addPicture,
  createOwnDocument,
  deleteOwnDocument,
  deletePicture,
  documentPictures,
  ownDocuments,
  restoreOwnDocument,
  shareOwnDocument,
  uploadOwnDocuments,
  type WireOwnDocument,
  type WireUpload,
} from './own-documents.ts';
export { refusal, refusalIds, type Refusal } from './failure.ts';
export { signedDeadline, documentPath, identifier, language, localizedText } from './fields.ts';
export { decideAnswer, learners, undecidedAnswers, withdrawDecision, workOfLearner } from './learners.ts';
export { readLabels, readTaxonomy, saveLabels, saveTaxonomy } from './labeling.ts';
export {
  anyCoursesAndTasks,
  coursesAndTasks,
  courseServers,
  recogniseLms,
  tagsOf,
  type AnyLmsCourse,
  type WireLmsCourse,
} from './lms.ts';
export { binaryImplementationContent, entityForLid } from './media.ts';
export { listInHighscores } from './games.ts';
export { previewDocument } from './preview.ts';
export {
  correctProblem,
  correctWorksheetProblem,
  importAnswers,
  keepAnswers,
  keepChanges,
  longestAnswer,
  openProblem,
  openProblems,
  openWorksheetProblem,
  personalisedData,
  playGame,
  readCorrection,
  readDatasheet,
  readWorksheetCorrection,
  storeAnswer,
  viewProblemData,
  worksheetPersonalisedData,
} from './problems.ts';
export { receipts } from './receipts.ts';
export { entityReferences } from './references.ts';
export { evaluateOctave, runAnswer, runWorksheetAnswer, stopRun } from './code.ts';
export { correctQuickcheck } from './quickcheck.ts';
export { mendedProblem, regradeProblem, undoRegrading } from './regradings.ts';
export { requirementOf, rights, type Right } from './rights.ts';
export {
  documentHit,
  filterValues,
  search,
  taxonomy,
  worksheetDocument,
  worksheetHit,
  type WireDocumentHit,
  type SearchRequest,
  type SearchResponse,
  type Taxonomy,
  type WorksheetDocument,
  type WirePdfHit,
  type WireWorksheetHit,
} from './search.ts';
export { selftests, updateSelftest } from './selftests.ts';
export { labelDocuments } from './user-labels.ts';
export {
  correction,
  beginWorksheet,
  createWorksheet,
  deletedWorksheetTemplates,
  deleteWorksheetTemplate,
  restoreWorksheetTemplate,
  setTemplateVisibility,
  weightedDocument,
  worksheet,
  worksheetById,
  worksheetConfiguration,
  worksheetConfigurations,
  worksheetImplementations,
  worksheetTemplate,
  worksheetsOfTemplate,
  type Correction,
  type WireWorksheet,
  type WorksheetConfiguration,
} from './worksheets.ts';
export { mostUsersAsked, xapiStatements } from './statements.ts';
