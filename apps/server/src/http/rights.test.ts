import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls, rights, type CallId, type Endpoint } from '@lemma/api-client/wire';
import { roles, type Role } from '@lemma/core/session';
import { demoUsers, type DemoUser } from '../identity/index.ts';
import { startPlatform, type TestCaller, type TestPlatform } from '../testing/index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.dispose());

const users: readonly DemoUser[] = ['learner', 'tutor', 'lecturer', 'author', 'admin'];
const callIds = Object.entries(calls).flatMap(([id, call]) => (isCallId(id) ? [{ id, call }] : []));

function isCallId(id: string): id is CallId {
  return id in calls;
}

/** The rights given by specification 000 §6, written down a second time for comparison. */
const mayBrowse: readonly TestCaller[] = ['tutor', 'lecturer', 'author', 'admin'];
/** Those who accompany learners (specification 001 §6). */
const mayAccompany: readonly TestCaller[] = ['tutor', 'lecturer', 'admin'];
const expected: Readonly<Record<CallId, readonly TestCaller[]>> = {
  configuration: ['guest', ...users],
  search: mayBrowse,
  filterValues: mayBrowse,
  labelDocuments: mayBrowse,
  readTaxonomy: users,
  saveTaxonomy: ['admin'],
  readLabels: users,
  saveLabels: ['admin'],
  stringImplementations: users,
  stringImplementationContent: users,
  openCourse: ['guest', ...users],
  courseTree: ['guest', ...users],
  readLanguage: users,
  saveLanguage: users,
  browserLog: ['guest', ...users],
  readRating: users,
  updateRating: users,
  appletExporter: ['guest', ...users],
  binaryImplementationContent: users,
  entityForLid: users,
  entityReferences: ['guest', ...users],
  sectionNames: ['guest', ...users],
  problemSnapshot: mayBrowse,
  glimpses: mayBrowse,
  convertDocument: ['guest', ...users],
  convertFragments: ['guest', ...users],
  convertExpression: ['guest', ...users],
  previewDocument: ['author', 'admin'],
  readTexCode: ['author', 'admin'],
  saveTexCode: ['author', 'admin'],
  createDraft: ['author', 'admin'],
  deleteDraft: ['author', 'admin'],
  saveProblemCustomization: ['author', 'admin'],
  problemCustomizationVersions: ['author', 'admin'],
  saveWorksheetCustomization: ['author', 'admin'],
  worksheetCustomizations: ['author', 'admin'],
  ownDocuments: ['author', 'admin'],
  createOwnDocument: ['author', 'admin'],
  uploadOwnDocuments: ['author', 'admin'],
  deleteOwnDocument: ['author', 'admin'],
  restoreOwnDocument: ['author', 'admin'],
  shareOwnDocument: ['author', 'admin'],
  documentPictures: ['author', 'admin'],
  addPicture: ['author', 'admin'],
  deletePicture: ['author', 'admin'],
  evaluateOctave: users,
  runAnswer: users,
  runWorksheetAnswer: users,
  stopRun: users,
  correctQuickcheck: ['guest', ...users],
  openProblems: users,
  openProblem: users,
  openWorksheetProblem: users,
  personalisedData: users,
  worksheetPersonalisedData: users,
  undoNewData: mayAccompany,
  correctProblem: users,
  correctWorksheetProblem: users,
  readCorrection: users,
  readWorksheetCorrection: users,
  readDatasheet: users,
  keepAnswers: users,
  keepChanges: users,
  importAnswers: users,
  storeAnswer: users,
  playGame: users,
  listInHighscores: users,
  // Members of a course, and its staff (specification 001 §6).
  selftests: ['learner', 'lecturer', 'admin'],
  updateSelftest: ['learner', 'lecturer', 'admin'],
  viewProblemData: ['admin'],
  receipts: users,
  undecidedAnswers: mayAccompany,
  decideAnswer: mayAccompany,
  withdrawDecision: mayAccompany,
  learners: mayAccompany,
  workOfLearner: mayAccompany,
  answeredProblems: mayAccompany,
  answersOfLearners: mayAccompany,
  giveScore: mayAccompany,
  withdrawScores: mayAccompany,
  mendedProblem: mayAccompany,
  regradeProblem: mayAccompany,
  undoRegrading: mayAccompany,
  assignments: mayAccompany,
  assignmentById: mayAccompany,
  peopleByName: mayAccompany,
  createAssignment: mayAccompany,
  changeAssignment: mayAccompany,
  deleteAssignment: mayAccompany,
  restoreAssignment: mayAccompany,
  grantExtensions: mayAccompany,
  acceptLate: mayAccompany,
  peopleGroups: mayAccompany,
  peopleOfGroup: mayAccompany,
  putPeopleGroup: mayAccompany,
  deletePeopleGroup: mayAccompany,
  assignedWorksheets: users,
  createWorksheet: mayBrowse,
  worksheetsOfTemplate: mayBrowse,
  worksheetById: users,
  beginWorksheet: users,
  worksheetImplementations: mayBrowse,
  worksheetConfigurations: mayBrowse,
  coursesAndTasks: ['guest', ...users],
  recogniseLms: ['guest', ...users],
  // An API key decides, which none of them has: launch/launch.test.ts.
  xapiStatements: ['guest', ...users],
  courseServers: ['guest', ...users],
  deletedWorksheetTemplates: mayBrowse,
  deleteWorksheetTemplate: mayBrowse,
  restoreWorksheetTemplate: mayBrowse,
  setTemplateVisibility: mayBrowse,
};

it('has an entry for every call, under its own id', () => {
  expect(Object.keys(rights).sort()).toEqual(callIds.map(({ call }) => call.id).sort());
  expect(callIds.every(({ id, call }) => id === call.id)).toBe(true);
});

it.each(callIds.flatMap(({ call }) => ['guest' as const, ...users].map((caller) => ({ caller, call }))))(
  'decides whether $caller may call $call.id',
  async ({ caller, call }) => {
    // An empty request is invalid for every call with fields, so nothing happens if it is let through.
    const takes: Endpoint = call;
    const payload = takes.uploads === true ? Buffer.of(0) : {};
    const headers = takes.uploads === true ? { 'content-type': 'application/octet-stream' } : {};
    const body = call.method === 'POST' || call.method === 'PUT' ? { payload, headers } : {};
    const response = await platform.call(caller, call.path.replace(/\{\w+\}/g, '-'), { method: call.method, ...body });
    const refused = caller === 'guest' ? 401 : 403;
    if (expected[call.id].includes(caller)) expect([200, 400, 404, 412]).toContain(response.statusCode);
    else expect(response.statusCode).toBe(refused);
  },
);

/** Calls about one user's own data: what is somebody else's is as if it did not exist, whether or not there is anything. */
const ofUsers = callIds.filter(({ call }) => call.path.includes('{userId}'));

it.each(
  ofUsers.flatMap(({ id, call }) =>
    (['learner', 'author'] as const).flatMap((caller) =>
      ['demo-tutor', 'nobody-at-all'].map((other) => ({ id, call, caller, other })),
    ),
  ),
)('tells $caller nothing of $other: $call.id', async ({ id, call, caller, other }) => {
  const path = call.path
    .replace('{userId}', other)
    .replace('{lang}', 'en')
    .replace(/\{(question|answer)Id\}/g, '1')
    .replace(/\{\w+\}/g, 'x');
  const query = new URLSearchParams({
    path: 'fractions/one',
    originalWorksheetId: 'x',
    name: 'x.png',
    replace: 'false',
  });
  if (!call.path.includes('{lang}')) query.set('lang', 'en');
  const move = { lang: 'en', attempt: 'x', move: { kind: 'finish' } };
  const selftest = { courseId: 'courses/one', worksheetId: 'x', newState: 'feedback' };
  const isText = 'replaces' in call && call.replaces;
  const isFile = 'uploads' in call && call.uploads;
  const payload = isText
    ? 'x'
    : isFile
      ? Buffer.from('x')
      : {
          path: 'fractions/one',
          name: 'x',
          text: 'x',
          answer: 'x',
          shared: true,
          listed: true,
          language: 'en',
          ...move,
          ...selftest,
        };
  const response = await platform.call(caller, `${path}?${query.toString()}`, {
    method: call.method,
    ...((call.method === 'POST' || call.method === 'PUT') && { payload }),
    ...(isText && { headers: { 'content-type': 'text/plain' } }),
    ...(isFile && { headers: { 'content-type': 'application/octet-stream' } }),
  });
  expect(response.statusCode).toBe(expected[id].includes(caller) ? 404 : 403);
});

it('gives the demo users the roles of the specification', () => {
  const rolesOf = (user: DemoUser): readonly Role[] => demoUsers[user].roles;
  expect(rolesOf('learner')).toEqual(['course-member']);
  expect(rolesOf('lecturer')).toEqual([
    'access-pool',
    'staff-member',
    'view-annotations',
    'view-problem-control-buttons',
  ]);
  // A box called “Note for teachers” is for all who teach.
  expect(rolesOf('tutor')).toContain('view-annotations');
  expect(rolesOf('author')).toEqual(
    expect.arrayContaining(['access-pool', 'access-browser', 'access-cep', 'view-annotations', 'copy-path']),
  );
  expect(rolesOf('admin')).toEqual(roles);
});
