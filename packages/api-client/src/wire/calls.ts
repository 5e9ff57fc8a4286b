import { answeredProblems, answersOfLearners, giveScore, withdrawScores } from './answers-of-learners.ts';
import type { InferInput, InferOutput } from 'valibot';
import {
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
} from './assignments.ts';
import { configuration } from './configuration.ts';
import { convertDocument, convertExpression, convertFragments } from './conversion.ts';
import { courseTree, openCourse } from './course.ts';
import { appletExporter } from './applets.ts';
import { browserLog } from './browser-log.ts';
import { readLanguage, saveLanguage } from './languages.ts';
import { readRating, updateRating } from './ratings.ts';
import {
  createDraft,
  deleteDraft,
  problemCustomizationVersions,
  readTexCode,
  saveProblemCustomization,
  saveTexCode,
  saveWorksheetCustomization,
  worksheetCustomizations,
} from './customisations.ts';
import {
  glimpses,
  problemSnapshot,
  sectionNames,
  stringImplementationContent,
  stringImplementations,
} from './documents.ts';
import type { Endpoint } from './endpoint.ts';
import { listInHighscores } from './games.ts';
import { mendedProblem, regradeProblem, undoRegrading } from './regradings.ts';
import { decideAnswer, learners, undecidedAnswers, withdrawDecision, workOfLearner } from './learners.ts';
import { courseServers, coursesAndTasks, recogniseLms } from './lms.ts';
import { xapiStatements } from './statements.ts';
import { binaryImplementationContent, entityForLid } from './media.ts';
import { readLabels, readTaxonomy, saveLabels, saveTaxonomy } from './labeling.ts';
import {
  addPicture,
  createOwnDocument,
  deleteOwnDocument,
  deletePicture,
  documentPictures,
  ownDocuments,
  restoreOwnDocument,
  shareOwnDocument,
  uploadOwnDocuments,
} from './own-documents.ts';
import { previewDocument } from './preview.ts';
import {
  correctProblem,
  correctWorksheetProblem,
  importAnswers,
  keepAnswers,
  keepChanges,
  openProblem,
  openProblems,
  openWorksheetProblem,
  personalisedData,
  playGame,
  readCorrection,
  readDatasheet,
  readWorksheetCorrection,
  storeAnswer,
  undoNewData,
  viewProblemData,
  worksheetPersonalisedData,
} from './problems.ts';
import { evaluateOctave, runAnswer, runWorksheetAnswer, stopRun } from './code.ts';
import { correctQuickcheck } from './quickcheck.ts';
import { receipts } from './receipts.ts';
import { entityReferences } from './references.ts';
import { filterValues, search } from './search.ts';
import { selftests, updateSelftest } from './selftests.ts';
import { labelDocuments } from './user-labels.ts';
import {
  beginWorksheet,
  createWorksheet,
  deletedWorksheetTemplates,
  deleteWorksheetTemplate,
  restoreWorksheetTemplate,
  setTemplateVisibility,
  worksheetById,
  worksheetConfigurations,
  worksheetImplementations,
  worksheetsOfTemplate,
} from './worksheets.ts';

/**
 * Every call by its id: the server must have a handler for each and the role table an entry, or they do not compile.
 */
export const calls = {
  configuration,
  search,
  filterValues,
  labelDocuments,
  readTaxonomy,
  saveTaxonomy,
  readLabels,
  saveLabels,
  stringImplementations,
  stringImplementationContent,
  sectionNames,
  openCourse,
  courseTree,
  readLanguage,
  saveLanguage,
  browserLog,
  readRating,
  updateRating,
  appletExporter,
  problemSnapshot,
  glimpses,
  binaryImplementationContent,
  entityForLid,
  entityReferences,
  convertDocument,
  convertFragments,
  convertExpression,
  previewDocument,
  readTexCode,
  saveTexCode,
  createDraft,
  deleteDraft,
  saveProblemCustomization,
  problemCustomizationVersions,
  saveWorksheetCustomization,
  worksheetCustomizations,
  ownDocuments,
  createOwnDocument,
  uploadOwnDocuments,
  deleteOwnDocument,
  restoreOwnDocument,
  shareOwnDocument,
  documentPictures,
  addPicture,
  deletePicture,
  correctQuickcheck,
  evaluateOctave,
  runAnswer,
  runWorksheetAnswer,
  stopRun,
  openProblems,
  openProblem,
  openWorksheetProblem,
  personalisedData,
  worksheetPersonalisedData,
  undoNewData,
  correctProblem,
  correctWorksheetProblem,
  readCorrection,
  readWorksheetCorrection,
  readDatasheet,
  importAnswers,
  keepAnswers,
  keepChanges,
  storeAnswer,
  playGame,
  listInHighscores,
  selftests,
  updateSelftest,
  viewProblemData,
  receipts,
  undecidedAnswers,
  decideAnswer,
  withdrawDecision,
  learners,
  workOfLearner,
  answeredProblems,
  answersOfLearners,
  giveScore,
  withdrawScores,
  mendedProblem,
  regradeProblem,
  undoRegrading,
  beginWorksheet,
  createWorksheet,
  worksheetsOfTemplate,
  worksheetById,
  worksheetImplementations,
  worksheetConfigurations,
  coursesAndTasks,
  recogniseLms,
  xapiStatements,
  courseServers,
  deletedWorksheetTemplates,
  deleteWorksheetTemplate,
  restoreWorksheetTemplate,
  setTemplateVisibility,
  assignments,
  assignmentById,
  peopleByName,
  createAssignment,
  changeAssignment,
  deleteAssignment,
  restoreAssignment,
  grantExtensions,
  peopleGroups,
  peopleOfGroup,
  putPeopleGroup,
  deletePeopleGroup,
  acceptLate,
  assignedWorksheets,
} as const;

export type Calls = typeof calls;
export type CallId = keyof Calls;

/** The fields of a call as given by the caller. */
export type RequestOf<Id extends CallId> = InferInput<Calls[Id]['request']>;

/** The validated answer of a call. */
export type ResponseOf<Id extends CallId> = InferOutput<Calls[Id]['response']>;

/** All calls, in the order of the API description. */
export const endpoints: readonly Endpoint[] = Object.values(calls);
