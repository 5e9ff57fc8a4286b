import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { calls, requirementOf, rights, type CallId, type Endpoint } from '@lemma/api-client/wire';
import { guard } from '@lemma/core/session';
import { inTurn, isThorough } from '@lemma/core/testing';
import type { Tables } from '../database/index.ts';
import { demoUsers } from '../identity/index.ts';
import {
  assignmentToLearner,
  contentOfThings,
  missingThing,
  OwnedThings,
  ownersOf,
  sampleContent,
  send,
  sourceAt,
  startPlatform,
  worksheetOf,
  type OwnedThing,
  type TestCaller,
  type TestPlatform,
  type ThingKind,
} from '../testing/index.ts';

/** How a call names a thing of one of these kinds, and the status it gets for the caller's own; 200 or that of the call if missing. */
interface Row {
  readonly of: readonly ThingKind[];
  readonly fields: (thing: OwnedThing) => Readonly<Record<string, unknown>>;
  readonly own?: number;
}

const writings = ['document', 'customisation'] as const;
const readable = [...writings, 'copy'] as const;
const lang = 'en';

const by = (of: readonly ThingKind[], fields: Row['fields'], own?: number): Row => ({
  of,
  fields,
  ...(own !== undefined && { own }),
});
const work = (more: object = {}) => by(['work'], ({ user, path }) => ({ userId: user, path, lang, ...more }));
const inWorksheet = (more: object = {}) =>
  by(['workInWorksheet'], ({ user, path, worksheet }) => ({
    userId: user,
    worksheetId: worksheet,
    path,
    lang,
    ...more,
  }));
/** Somebody opens a problem of a worksheet of others himself. */
const ofWorksheet = (own?: number) =>
  by(['worksheet'], ({ worksheet, path }) => ({ userId: undefined, worksheetId: worksheet, path, lang }), own);
const sheet = (more: object) => [
  by([...writings], ({ path }) => ({ problem: path, lang, ...more }), 409),
  by(['worksheet'], ({ worksheet, path }) => ({ problem: path, worksheet, lang, ...more }), 409),
];
const template = ['worksheet', 'visibleWorksheet', 'copy'] as const;

const contentOnly = 'it is about the content of the platform, and names nothing else';
const sentAlong = 'all that it uses is sent along';
const forAll = 'whoever accompanies learners sees all of them';

const answerToRun = { questionId: 1, answerId: 1, answer: '1' };
const move = { attempt: 'none.1', move: { kind: 'start', level: 1 } };

/** Every call with how it names what belongs to somebody, or why nothing does. */
const rows: Readonly<Record<CallId, readonly Row[] | string>> = {
  configuration: contentOnly,
  search: [
    by([...readable], ({ path }) => ({ type: 'problem', lang, query: path })),
    by(['worksheet'], ({ worksheet }) => ({ type: 'worksheet', lang, query: worksheet })),
  ],
  filterValues: [
    by([...readable], ({ path }) => ({ type: 'problem', lang, query: path })),
    by(['worksheet'], ({ worksheet }) => ({ type: 'worksheet', lang, query: worksheet })),
  ],
  labelDocuments: [
    by([...writings, 'copy'], ({ path }) => ({ paths: [path], label: 'marked', isSet: false })),
    by([...writings, 'copy'], ({ path }) => ({ paths: [path], label: 'new', isSet: true })),
  ],
  readTaxonomy: contentOnly,
  saveTaxonomy: contentOnly,
  readLabels: contentOnly,
  saveLabels: contentOnly,
  stringImplementations: [by(readable, ({ path }) => ({ path }))],
  stringImplementationContent: [by(readable, ({ path }) => ({ path, lang }))],
  openCourse: contentOnly,
  courseTree: [by(readable, ({ path }) => ({ path, lang }), 404)],
  appletExporter: [by(readable, ({ path }) => ({ path }), 404)],
  readLanguage: [by(['user'], ({ user }) => ({ userId: user }))],
  saveLanguage: [by(['user'], ({ user }) => ({ userId: user, language: 'fr' }))],
  browserLog: sentAlong,
  readRating: [by(readable, ({ path }) => ({ permalinkPath: path }), 404)],
  updateRating: [by(readable, ({ path }) => ({ permalinkPath: path, userRating: 1 }), 404)],
  binaryImplementationContent: [by(['document'], ({ path }) => ({ path: `${path}/curve.png`, lang }))],
  entityForLid: [
    by(['document'], ({ path }) => ({ otn: 'generic_problem', oi: path, ttn: 'generic_image', lid: 'curve', lang })),
  ],
  entityReferences: [by(['document'], ({ path }) => ({ courseId: 'things/course', id: path, type: 'problem' }))],
  sectionNames: [by(readable, ({ path }) => ({ parent: path }))],
  problemSnapshot: [by(readable, ({ path }) => ({ path, lang }))],
  glimpses: [by(readable, ({ path }) => ({ paths: path, lang }))],
  convertDocument: sentAlong,
  convertFragments: sentAlong,
  convertExpression: sentAlong,
  previewDocument: [by(readable, ({ path }) => ({ path, lang, texCode: '\\begin{content}\\title{T}x\\end{content}' }))],
  readTexCode: [
    by([...readable, 'draft'], ({ path }) => ({ path })),
    by([...writings], ({ path }) => ({ path, version: 1 })),
  ],
  saveTexCode: [by(['draft'], ({ path }) => ({ path, text: 'x' }))],
  createDraft: [
    by(readable, ({ user, path }) => ({ userId: user, path })),
    by(['worksheet'], ({ user, worksheet }) => ({ userId: user, path: 'things/sum', worksheetId: worksheet })),
  ],
  deleteDraft: [by(['draft'], ({ user, path }) => ({ userId: user, path }))],
  saveProblemCustomization: [
    by(readable, ({ user, path }) => ({ userId: user, path, text: sourceAt('x', 'Other?'), version: '1' })),
  ],
  problemCustomizationVersions: [by(readable, ({ user, path }) => ({ userId: user, path }))],
  saveWorksheetCustomization: [
    by(['worksheet'], ({ user, worksheet }) => ({
      userId: user,
      worksheetId: worksheet,
      path: 'things/sum',
      text: sourceAt('things/sum', 'Other?'),
    })),
    by(['copy'], ({ user, worksheet, path }) => ({
      userId: user,
      worksheetId: worksheet,
      path,
      text: sourceAt('things/sum', 'Other?'),
      version: '1',
    })),
  ],
  worksheetCustomizations: [
    by(['worksheet', 'copy'], ({ user, worksheet }) => ({ userId: user, originalWorksheetId: worksheet })),
    by(['copy'], ({ user, original }) => ({ userId: user, originalWorksheetId: original })),
  ],
  ownDocuments: [by(['user'], ({ user }) => ({ userId: user }))],
  createOwnDocument: [by(['user'], ({ user }) => ({ userId: user, name: 'created', text: sourceAt('x') }))],
  uploadOwnDocuments: [by(['user'], ({ user }) => ({ userId: user, replace: true }))],
  deleteOwnDocument: [by(writings, ({ user, path }) => ({ userId: user, path }))],
  restoreOwnDocument: [by(writings, ({ user, path }) => ({ userId: user, path }))],
  shareOwnDocument: [by(writings, ({ user, path }) => ({ userId: user, path, shared: true }))],
  documentPictures: [by(readable, ({ user, path }) => ({ userId: user, path }))],
  addPicture: [by(readable, ({ user, path }) => ({ userId: user, path, name: 'new.png' }))],
  deletePicture: [by(readable, ({ user, path }) => ({ userId: user, path, name: 'curve.png' }))],
  correctQuickcheck: sentAlong,
  evaluateOctave: sentAlong,
  runAnswer: [
    by(['work'], ({ user, path }) => ({ userId: user, path, lang, ...answerToRun }), 404),
    by(readable, ({ path }) => ({ userId: undefined, path, lang, ...answerToRun }), 404),
  ],
  runWorksheetAnswer: [
    by(
      ['workInWorksheet'],
      ({ user, path, worksheet: worksheetId }) => ({ userId: user, path, worksheetId, lang, ...answerToRun }),
      404,
    ),
  ],
  stopRun: 'ends only what the caller runs',
  openProblems: [by(['work'], ({ user }) => ({ userId: user, lang }))],
  openProblem: [work(), by(readable, ({ path }) => ({ userId: undefined, path, lang }))],
  openWorksheetProblem: [inWorksheet(), ofWorksheet()],
  personalisedData: [work(), by(readable, ({ path }) => ({ userId: undefined, path, lang }))],
  worksheetPersonalisedData: [inWorksheet(), ofWorksheet()],
  undoNewData: [
    by(['workInWorksheet'], ({ user, path, worksheet }) => ({ userId: user, path, worksheetId: worksheet, lang }), 404),
  ],
  correctProblem: [work(), by(readable, ({ path }) => ({ userId: undefined, path, lang }), 404)],
  correctWorksheetProblem: [inWorksheet(), ofWorksheet(404)],
  readCorrection: [work(), by(readable, ({ path }) => ({ userId: undefined, path, lang }), 404)],
  readWorksheetCorrection: [inWorksheet(), ofWorksheet(404)],
  readDatasheet: [
    by(['work'], ({ user, path }) => ({ userId: user, problem: path, lang })),
    by(['workInWorksheet'], ({ user, path, worksheet }) => ({ userId: user, problem: path, worksheet, lang })),
    by(readable, ({ path }) => ({ userId: undefined, problem: path, lang })),
  ],
  importAnswers: 'a file names its owner, and is taken from nobody else (import-answers.test.ts)',
  keepAnswers: sheet({ answer: [{ path: 'user/answer/question_1/answer_1', value: '1', lang, version: 0 }] }),
  keepChanges: 'each change is refused by itself, as by keepAnswers (keep-changes.test.ts)',
  storeAnswer: sheet({ content: [{ path: 'user/answer/question_1/answer_1', value: '1', lang, version: 0 }] }),
  playGame: [
    by(['work'], ({ user, path }) => ({ userId: user, path, lang, ...move }), 404),
    by(
      ['workInWorksheet'],
      ({ user, path, worksheet: worksheetId }) => ({ userId: user, path, worksheetId, lang, ...move }),
      404,
    ),
  ],
  listInHighscores: [by(['user'], ({ user }) => ({ userId: user, listed: true }))],
  selftests: [by(['user'], ({ user }) => ({ userId: user, lang }))],
  updateSelftest: [
    by(
      ['user'],
      ({ user }) => ({ userId: user, courseId: 'things', worksheetId: 'selftest-1', newState: 'feedback', lang }),
      404,
    ),
  ],
  viewProblemData: [
    by(['work'], ({ user, path }) => ({ ref: user, problem: path })),
    by(['workInWorksheet'], ({ user, path, worksheet }) => ({ ref: user, problem: path, worksheet })),
  ],
  receipts: [
    by(['work'], ({ user, path }) => ({ userId: user, path })),
    by(['workInWorksheet'], ({ user, path, worksheet }) => ({ userId: user, path, worksheetId: worksheet })),
  ],
  undecidedAnswers: forAll,
  decideAnswer: [by(['undecidedAnswer'], ({ answer }) => ({ id: answer, score: 1 }))],
  withdrawDecision: [by(['decidedAnswer'], ({ answer }) => ({ id: answer, number: 1 }))],
  learners: forAll,
  workOfLearner: [by(['work'], ({ user }) => ({ userId: user, lang }))],
  answeredProblems: [by(['worksheet', 'workInWorksheet'], ({ worksheet }) => ({ lang, worksheetId: worksheet }))],
  answersOfLearners: [
    by(['work'], ({ path }) => ({ path, lang })),
    by(['workInWorksheet'], ({ path, worksheet }) => ({ path, worksheetId: worksheet, lang })),
  ],
  giveScore: [
    by(['workInWorksheet'], ({ user, path, worksheet }) => ({
      path,
      worksheetId: worksheet,
      question: 1,
      answer: 1,
      score: 1,
      reason: 'r',
      learners: [{ userId: user, attempt: 'other', userInput: '2' }],
    })),
  ],
  mendedProblem: [
    by(['work'], ({ path }) => ({ path, lang })),
    by(['workInWorksheet'], ({ path, worksheet }) => ({ path, worksheetId: worksheet, lang })),
  ],
  regradeProblem: [
    by(['workInWorksheet'], ({ path, worksheet }) => ({ path, worksheetId: worksheet, version: 'another' }), 409),
  ],
  undoRegrading: [by(['work'], ({ answer: id }) => ({ id }), 404)],
  withdrawScores: [by(['decidedAnswer'], ({ answer }) => ({ scores: [{ id: answer, number: 1 }] }))],
  createWorksheet: [by(['document'], ({ path }) => worksheetOf(path, path, false))],
  worksheetsOfTemplate: [by(['worksheet', 'copy'], ({ template: id }) => ({ templateId: id }))],
  worksheetById: [by(['worksheet', 'copy'], ({ worksheet }) => ({ id: worksheet }))],
  beginWorksheet: [by(['worksheet', 'copy'], ({ worksheet }) => ({ id: worksheet }))],
  worksheetImplementations: [by(['worksheet', 'copy'], ({ template: id }) => ({ id, lang }))],
  worksheetConfigurations: [by(['worksheet', 'copy'], ({ template: id }) => ({ id }))],
  coursesAndTasks: contentOnly,
  recogniseLms: contentOnly,
  xapiStatements: 'it answers those of an LMS, by its key',
  courseServers: contentOnly,
  deletedWorksheetTemplates: 'it answers those of the caller',
  deleteWorksheetTemplate: [by(template, ({ template: id }) => ({ id }))],
  restoreWorksheetTemplate: [by(template, ({ template: id }) => ({ id }))],
  setTemplateVisibility: [by(template, ({ template: id }) => ({ id, visibleToAllAuthors: false }))],
  assignments: 'it answers those of the caller',
  assignmentById: [by(['assignment'], ({ assignment: id }) => ({ id }))],
  peopleByName: forAll,
  createAssignment: [
    by(['worksheet', 'copy'], ({ worksheet }) => ({ worksheetId: worksheet, ...assignmentToLearner })),
  ],
  changeAssignment: [
    by(['assignment'], ({ assignment: id }) => ({ id, text: JSON.stringify(assignmentToLearner), version: '1' })),
  ],
  deleteAssignment: [by(['assignment'], ({ assignment: id }) => ({ id }))],
  restoreAssignment: [by(['assignment'], ({ assignment: id }) => ({ id }))],
  grantExtensions: [
    by(['assignment'], ({ assignment: id }) => ({
      id,
      extensions: [{ user: 'demo-learner', extension: { extraShare: 0.5, reason: 'Ill' } }],
    })),
  ],
  acceptLate: [by(['assignment'], ({ assignment: id }) => ({ id, userId: 'demo-learner' }))],
  peopleGroups: 'it answers those of the caller',
  peopleOfGroup: [by(['group'], ({ group: id }) => ({ id }))],
  // A group of the same name is one of his own.
  putPeopleGroup: 'it writes one of the caller',
  deletePeopleGroup: [by(['group'], ({ group: id }) => ({ id }))],
  assignedWorksheets: 'it answers those of the caller',
};

interface Exception {
  readonly calls: readonly CallId[];
  readonly of: readonly ThingKind[];
  readonly callers: readonly TestCaller[];
}

const everybody = ['learner', 'tutor', 'lecturer', 'author', 'admin'] as const;
const accompanying = ['tutor', 'lecturer', 'admin'] as const;

/** Where the thing of another is not like a missing one, by reason. */
const exceptions: Readonly<Record<string, Exception>> = {
  'an administrator opens every worksheet': {
    calls: ['worksheetById', 'beginWorksheet'],
    of: ['worksheet', 'copy'],
    callers: ['admin'],
  },
  'and works on its problems, with attempts of their own': {
    calls: [
      'openWorksheetProblem',
      'worksheetPersonalisedData',
      'correctWorksheetProblem',
      'readWorksheetCorrection',
      'keepAnswers',
      'storeAnswer',
    ],
    of: ['worksheet'],
    callers: ['admin'],
  },
  'those who accompany learners see what they practise, and correct it (specification 001 §6)': {
    calls: [
      'openProblems',
      'openProblem',
      'correctProblem',
      'readCorrection',
      'readDatasheet',
      'receipts',
      'workOfLearner',
      'answersOfLearners',
      'mendedProblem',
      'regradeProblem',
    ],
    of: ['work'],
    callers: accompanying,
  },
  'in a worksheet that nobody has assigned, its author does, and draws new data (existence/whose-learner.test.ts)': {
    calls: [
      'openWorksheetProblem',
      'worksheetPersonalisedData',
      'correctWorksheetProblem',
      'readWorksheetCorrection',
      'readDatasheet',
      'receipts',
      'answeredProblems',
      'answersOfLearners',
      'mendedProblem',
      'regradeProblem',
    ],
    of: ['workInWorksheet'],
    callers: ['lecturer', 'admin'],
  },
  'an administrator draws new data for everybody': {
    calls: ['personalisedData'],
    of: ['work'],
    callers: ['admin'],
  },
  'an administrator sees everything known about the work on a problem': {
    calls: ['viewProblemData'],
    of: ['work', 'workInWorksheet'],
    callers: ['admin'],
  },
  'answers of all learners await the decision of any tutor': {
    calls: ['decideAnswer'],
    of: ['undecidedAnswer'],
    callers: accompanying,
  },
  'tutors know of the decisions of others, and cannot take them back: 409': {
    calls: ['withdrawDecision'],
    of: ['decidedAnswer'],
    callers: accompanying,
  },
  'all authors find a visible template, so that they may know that it is not theirs: 403': {
    calls: ['deleteWorksheetTemplate', 'restoreWorksheetTemplate', 'setTemplateVisibility'],
    of: ['visibleWorksheet'],
    callers: ['tutor', 'lecturer', 'author'],
  },
  'with a role, templates of all are deleted (specification 000 §6)': {
    calls: ['deleteWorksheetTemplate', 'restoreWorksheetTemplate', 'setTemplateVisibility'],
    of: ['worksheet', 'visibleWorksheet', 'copy'],
    callers: ['admin'],
  },
  'an administrator sees to the assignments of everybody': {
    calls: [
      'assignmentById',
      'changeAssignment',
      'deleteAssignment',
      'restoreAssignment',
      'grantExtensions',
      'acceptLate',
    ],
    of: ['assignment'],
    callers: ['admin'],
  },
};

/** Fields that name something; a call with one of them has a row. */
const naming = ['userId', 'id', 'path', 'paths', 'oi', 'parent', 'ref', 'problem', 'worksheet', 'worksheetId'].concat([
  'templateId',
  'originalWorksheetId',
  'template',
  'courseId',
  'name',
]);

const places = Object.entries(rows).flatMap(([id, named]) =>
  !isCallId(id) || typeof named === 'string'
    ? []
    : named.flatMap((row, n) =>
        row.of.map((kind) => ({
          id,
          kind,
          row,
          how: named.filter(({ of }) => of.includes(kind)).length > 1 ? ` (way ${n + 1})` : '',
        })),
      ),
);

/** Those who may make the call, in turn; in the long run all of them, and those who may not. */
const cases = [
  ...inTurn(places, ({ id }) => everybody.filter((caller) => mayCall(caller, id))),
  ...(isThorough ? places : []).flatMap((place) =>
    (['guest', ...everybody] as const)
      .filter((caller) => !mayCall(caller, place.id))
      .map((caller): readonly [typeof place, TestCaller] => [place, caller]),
  ),
].map(([place, caller]) => ({ ...place, caller }));

function isCallId(id: string): id is CallId {
  return id in calls;
}

let platform: TestPlatform;
let things: OwnedThings;
/** Far more calls are made here than anybody may make in the time they take. */
let ahead = 0;
beforeAll(async () => {
  platform = await startPlatform({
    content: [...sampleContent, ...contentOfThings],
    now: () => Date.now() + ahead,
  });
  things = new OwnedThings(platform);
});
afterAll(() => platform.dispose());
beforeEach(() => {
  ahead += 400;
});

it.each(Object.entries(calls).map(([id, call]) => ({ id, call })))(
  '$id has a row if it names anything',
  ({ id, call }) => {
    const fields = Object.keys(call.request.entries);
    const row = isCallId(id) ? rows[id] : undefined;
    if (fields.some((field) => naming.includes(field))) expect(row).toBeInstanceOf(Array);
  },
);

it.each(cases)('$id tells $caller of a missing $kind and of another’s the same$how', async (each) => {
  const { id, caller, kind, row } = each;
  const other = ownersOf[kind].find((owner) => owner !== caller) ?? ownersOf[kind][0];
  if (!mayCall(caller, id)) {
    const refused = await Promise.all([await thingOf(kind, other), missingThing].map((thing) => ask(each, thing)));
    expect(refused.map(({ status }) => status)).toEqual(Array(2).fill(caller === 'guest' ? 401 : 403));
    expect(refused[0]).toEqual(refused[1]);
    return;
  }
  const call: Endpoint = calls[id];
  if (ownersOf[kind].some((owner) => owner === caller)) {
    const own = await ask(each, await things.make(kind, caller));
    expect(own.status, own.body).toBe(row.own ?? call.status ?? 200);
  }
  const theirs = call.method === 'GET' ? await thingOf(kind, other) : await things.make(kind, other);
  const before = await belongingsOf(theirs.user);
  const told = await ask(each, theirs);
  const missing = await ask(each, missingThing);
  const isExcepted = Object.values(exceptions).some(
    (exception) =>
      exception.calls.includes(id) && exception.of.includes(kind) && exception.callers.some((one) => one === caller),
  );
  if (isExcepted) {
    expect(told).not.toEqual(missing);
    return;
  }
  expect(told).toEqual(missing);
  if (namesUser(row)) {
    // The same under the caller's own id.
    const mine = [theirs, missingThing].map((thing) => ask(each, { ...thing, user: `demo-${caller}` }));
    if (kind !== 'user' && kind !== 'work' && kind !== 'workInWorksheet') {
      const [othersAsMine, missingAsMine] = await Promise.all(mine);
      expect(othersAsMine).toEqual(missingAsMine);
    }
    expect(told.status).toBe(404);
  }
  expect(await belongingsOf(theirs.user)).toEqual(before);
});

function mayCall(caller: TestCaller, id: CallId): boolean {
  const user = caller === 'guest' ? undefined : demoUsers[caller];
  const session =
    user === undefined
      ? { kind: 'guest' as const }
      : { kind: 'user' as const, user: { id: `demo-${caller}`, name: caller, roles: user.roles } };
  return guard(session, requirementOf(rights[id])) === 'allowed';
}

function namesUser(row: Row): boolean {
  const { userId } = row.fields({ ...missingThing, user: 'me' });
  return userId === 'me';
}

/** What is only read is made once. */
const made = new Map<string, Promise<OwnedThing>>();
function thingOf(kind: ThingKind, owner: TestCaller): Promise<OwnedThing> {
  const key = `${kind} ${owner}`;
  const thing = made.get(key) ?? things.make(kind, owner);
  made.set(key, thing);
  return thing;
}

/** The answer, with a word in place of everything the thing is named by. */
async function ask({ id, caller, row }: { id: CallId; caller: TestCaller; row: Row }, thing: OwnedThing) {
  const { userId, ...fields } = row.fields(thing);
  const user = 'userId' in calls[id].request.entries ? { userId: userId ?? `demo-${caller}` } : {};
  const response = await send(platform, caller, id, { ...fields, ...user });
  const names = Object.entries<string>({ ...thing }).sort(([, one], [, another]) => another.length - one.length);
  const body = names.reduce((text, [name, value]) => text.replaceAll(value, `{${name}}`), response.body);
  return { status: response.statusCode, body };
}

/** What a user has in a table, and which columns a call of somebody else must not change; all if none are named. */
const belongings = {
  document: { by: 'owner' },
  implementation: { by: 'owner', columns: ['path', 'shared', 'deleted'] },
  problem_draft: { by: 'owner' },
  document_picture: { by: 'owner', columns: ['path', 'name'] },
  user_label: { by: 'path', among: { table: 'document', column: 'path', by: 'owner' } },
  worksheet_template: { by: 'created_by' },
  attempt: { by: 'user_id' },
  answer: { by: 'attempt_id', among: { table: 'attempt', column: 'id', by: 'user_id' } },
  saving: {
    by: 'attempt_id',
    among: { table: 'attempt', column: 'id', by: 'user_id' },
    columns: ['attempt_id', 'number'],
  },
  assignment: { by: 'owner' },
  people_group: { by: 'owner' },
  extension: { by: 'granted_by' },
} as const satisfies Readonly<Partial<Record<keyof Tables, Belonging>>>;

interface Belonging {
  readonly by: string;
  readonly among?: { readonly table: keyof Tables; readonly column: string; readonly by: string };
  readonly columns?: readonly string[];
}

/** A number for all that a user has in each table, which is another one after any change: thousands of them are compared. */
async function belongingsOf(user: string): Promise<unknown> {
  const ofTables = Object.entries<Belonging>(belongings).map(([table, { by, among, columns }]) => {
    const row = columns ? sql`row(${sql.join(columns.map((column) => sql.ref(column)))})` : sql.ref(table);
    const isTheirs = among
      ? sql`${sql.ref(by)} in (select ${sql.ref(among.column)} from ${sql.table(among.table)} where ${sql.ref(among.by)} = ${user})`
      : sql`${sql.ref(by)} = ${user}`;
    return sql`(select md5(string_agg(md5(${row}::text), '' order by md5(${row}::text))) from ${sql.table(table)} where ${isTheirs}) as ${sql.ref(table)}`;
  });
  return (await sql`select ${sql.join(ofTables)}`.execute(platform.database.db)).rows;
}
