import { permissions, type Requirement } from '@lemma/core/session';
import type { CallId } from './calls.ts';

/**
 * What a call requires of its caller. Some calls concern one document or file, named in a field: everybody may make
 * them for open content (an article of the open course, or a file that one refers to), those with `otherwise` also for
 * the rest.
 */
export type Right =
  | Requirement
  | { readonly open: 'document' | 'file'; readonly by: string; readonly otherwise: Requirement };

const {
  usePool,
  useBrowser,
  seeSnapshot,
  customise,
  useEmbeddingEditor,
  composeWorksheet,
  seeProblemData,
  accompanyLearners,
  editTaxonomy,
  takeSelftests,
} = permissions;
/** The author of a template, too: the server asks who that is. */
const deletingWorksheets = { anyOf: [...composeWorksheet.anyOf, ...permissions.deleteAnyWorksheet.anyOf] } as const;
const browsing = { anyOf: [...usePool.anyOf, ...useBrowser.anyOf] } as const;

/**
 * Who may make which call, by the permissions that the views use, too (specification 000 §6). Enforced by the server,
 * which refuses everything else.
 */
export const rights: Readonly<Record<CallId, Right>> = {
  configuration: 'public',
  search: browsing,
  filterValues: browsing,
  labelDocuments: browsing,
  readTaxonomy: 'login',
  saveTaxonomy: editTaxonomy,
  readLabels: 'login',
  saveLabels: editTaxonomy,
  stringImplementations: { open: 'document', by: 'path', otherwise: 'login' },
  stringImplementationContent: { open: 'document', by: 'path', otherwise: 'login' },
  sectionNames: 'public',
  openCourse: 'public',
  courseTree: 'public',
  readLanguage: 'login',
  saveLanguage: 'login',
  // Pages of guests have faults, too.
  browserLog: 'public',
  readRating: 'login',
  updateRating: 'login',
  appletExporter: 'public',
  binaryImplementationContent: { open: 'file', by: 'path', otherwise: 'login' },
  entityForLid: { open: 'document', by: 'oi', otherwise: 'login' },
  entityReferences: 'public',
  problemSnapshot: { anyOf: [...browsing.anyOf, ...seeSnapshot.anyOf] },
  glimpses: browsing,
  convertDocument: 'public',
  convertFragments: 'public',
  convertExpression: 'public',
  previewDocument: { anyOf: [...useBrowser.anyOf, ...customise.anyOf, ...useEmbeddingEditor.anyOf] },
  readTexCode: customise,
  saveTexCode: customise,
  createDraft: customise,
  deleteDraft: customise,
  saveProblemCustomization: customise,
  problemCustomizationVersions: customise,
  saveWorksheetCustomization: customise,
  worksheetCustomizations: customise,
  ownDocuments: customise,
  createOwnDocument: customise,
  uploadOwnDocuments: customise,
  deleteOwnDocument: customise,
  restoreOwnDocument: customise,
  shareOwnDocument: customise,
  documentPictures: customise,
  addPicture: customise,
  deletePicture: customise,
  correctQuickcheck: 'public',
  evaluateOctave: 'login',
  runAnswer: 'login',
  runWorksheetAnswer: 'login',
  stopRun: 'login',
  openProblems: 'login',
  openProblem: 'login',
  openWorksheetProblem: 'login',
  personalisedData: 'login',
  worksheetPersonalisedData: 'login',
  undoNewData: accompanyLearners,
  correctProblem: 'login',
  correctWorksheetProblem: 'login',
  readCorrection: 'login',
  readWorksheetCorrection: 'login',
  readDatasheet: 'login',
  keepAnswers: 'login',
  keepChanges: 'login',
  importAnswers: 'login',
  storeAnswer: 'login',
  playGame: 'login',
  listInHighscores: 'login',
  selftests: takeSelftests,
  updateSelftest: takeSelftests,
  viewProblemData: seeProblemData,
  receipts: 'login',
  undecidedAnswers: accompanyLearners,
  decideAnswer: accompanyLearners,
  withdrawDecision: accompanyLearners,
  learners: accompanyLearners,
  workOfLearner: accompanyLearners,
  answeredProblems: accompanyLearners,
  answersOfLearners: accompanyLearners,
  giveScore: accompanyLearners,
  withdrawScores: accompanyLearners,
  mendedProblem: accompanyLearners,
  regradeProblem: accompanyLearners,
  undoRegrading: accompanyLearners,
  createWorksheet: composeWorksheet,
  worksheetsOfTemplate: browsing,
  worksheetById: 'login',
  beginWorksheet: 'login',
  worksheetImplementations: browsing,
  worksheetConfigurations: browsing,
  coursesAndTasks: 'public',
  recogniseLms: 'public',
  // Its key decides.
  xapiStatements: 'public',
  courseServers: 'public',
  deletedWorksheetTemplates: deletingWorksheets,
  deleteWorksheetTemplate: deletingWorksheets,
  restoreWorksheetTemplate: deletingWorksheets,
  setTemplateVisibility: deletingWorksheets,
  assignments: accompanyLearners,
  assignmentById: accompanyLearners,
  peopleByName: accompanyLearners,
  createAssignment: accompanyLearners,
  changeAssignment: accompanyLearners,
  deleteAssignment: accompanyLearners,
  restoreAssignment: accompanyLearners,
  grantExtensions: accompanyLearners,
  acceptLate: accompanyLearners,
  peopleGroups: accompanyLearners,
  peopleOfGroup: accompanyLearners,
  putPeopleGroup: accompanyLearners,
  deletePeopleGroup: accompanyLearners,
  assignedWorksheets: 'login',
};

/** The requirement of a call where nothing is open. */
export function requirementOf(right: Right): Requirement {
  return typeof right === 'object' && 'open' in right ? right.otherwise : right;
}
