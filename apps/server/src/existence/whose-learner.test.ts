import { calls, requirementOf, rights, type CallId, type ResponseOf } from '@lemma/api-client/wire';
import { permissions, type Role } from '@lemma/core/session';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemNow } from '../now.ts';
import { requestOf, sample, startPlatform, worksheetOf, type TestPlatform } from '../testing/index.ts';

/**
 * Whose learner somebody is in a worksheet (docs/decisions/0076): who has assigned it to them sees their work there and acts
 * on it, and administrators do. An assignment of another worksheet, or of the same one to others, gives no power.
 */
const path = 'roots/one';
const zoe = 'zoe';
const lang = 'en';
const hour = 3_600_000;

const staff = ['access-pool', 'staff-member', 'view-problem-control-buttons'] as const satisfies readonly Role[];
const accounts = {
  zoe: ['course-member'],
  max: ['course-member'],
  assigner: staff,
  admin: [...staff, 'admin'],
  /** The author of the worksheet, who has assigned it to somebody else. */
  owner: staff,
  /** Has assigned other worksheets to Zoe. */
  teacher: staff,
  control: ['view-problem-control-buttons'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;
type Who = keyof typeof accounts;
const others = ['owner', 'teacher', 'control', 'max'] as const satisfies readonly Who[];

interface Work {
  readonly user: string;
  readonly worksheet: string;
  readonly assignment: string;
  readonly answer: string;
  readonly version: string;
}

interface Row {
  readonly fields: (work: Work) => Readonly<Record<string, unknown>>;
  /** `one`: is refused as if there were no such work; `list`: leaves it out. */
  readonly kind: 'one' | 'list';
  /** What the assigner does before. */
  readonly after?: CallId;
}
const one = (fields: Row['fields'], after?: CallId): Row => ({ fields, kind: 'one', ...(after && { after }) });
const list = (fields: Row['fields']): Row => ({ fields, kind: 'list' });
const inSheet: Row['fields'] = ({ user, worksheet }) => ({ userId: user, worksheetId: worksheet, path, lang });
const terms = { audience: 'named', takesLate: true, deadline: systemNow() + 100 * hour } as const;

const practice = 'outside worksheets, where whoever accompanies learners looks at their practice';
const onlyOwn = 'only for the caller: rights-of-owners.test.ts';
const notWork = 'about no work';

/** Every call that names a learner, or that those who accompany learners make. */
const rows: Readonly<Partial<Record<CallId, Row | string>>> = {
  openProblems: practice,
  openProblem: practice,
  openWorksheetProblem: one(inSheet),
  personalisedData: practice,
  worksheetPersonalisedData: one(inSheet),
  undoNewData: one(inSheet, 'worksheetPersonalisedData'),
  correctProblem: practice,
  correctWorksheetProblem: one(inSheet),
  readCorrection: practice,
  readWorksheetCorrection: one(inSheet),
  readDatasheet: one(({ user, worksheet }) => ({ userId: user, worksheet, problem: path, lang })),
  receipts: one(({ user, worksheet }) => ({ userId: user, worksheetId: worksheet, path })),
  undecidedAnswers: list(() => ({ lang })),
  decideAnswer: one(({ answer }) => ({ id: answer, score: 1 })),
  withdrawDecision: 'for whoever has decided, and finds the answer as for decideAnswer',
  learners: list(() => ({})),
  workOfLearner: one(({ user }) => ({ userId: user, lang })),
  answeredProblems: list(() => ({ lang })),
  answersOfLearners: list(({ worksheet }) => ({ path, worksheetId: worksheet, lang })),
  giveScore: 'answers of others are not given a score: below',
  withdrawScores: 'for whoever has given them, as withdrawDecision',
  mendedProblem: one(({ worksheet }) => ({ path, worksheetId: worksheet, lang })),
  regradeProblem: one(({ worksheet, version }) => ({ path, worksheetId: worksheet, version })),
  undoRegrading: 'below',
  assignments: 'those of the caller',
  assignmentById: one(({ assignment }) => ({ id: assignment })),
  readLanguage: onlyOwn,
  saveLanguage: onlyOwn,
  peopleByName: notWork,
  createAssignment: 'below',
  changeAssignment: one(({ assignment }) => ({
    id: assignment,
    text: JSON.stringify({ terms, people: [zoe] }),
    version: '1',
  })),
  deleteAssignment: one(({ assignment }) => ({ id: assignment })),
  restoreAssignment: one(({ assignment }) => ({ id: assignment }), 'deleteAssignment'),
  grantExtensions: one(({ assignment }) => ({
    ...{ id: assignment, extensions: [{ user: zoe, extension: { deadline: terms.deadline + hour, reason: 'ill' } }] },
  })),
  acceptLate: one(({ assignment }) => ({ id: assignment, userId: zoe })),
  peopleGroups: notWork,
  peopleOfGroup: notWork,
  putPeopleGroup: notWork,
  deletePeopleGroup: notWork,
  runAnswer: onlyOwn,
  runWorksheetAnswer: onlyOwn,
  playGame: onlyOwn,
  listInHighscores: onlyOwn,
  selftests: onlyOwn,
  updateSelftest: onlyOwn,
  createDraft: onlyOwn,
  deleteDraft: onlyOwn,
  saveProblemCustomization: onlyOwn,
  problemCustomizationVersions: onlyOwn,
  saveWorksheetCustomization: onlyOwn,
  worksheetCustomizations: onlyOwn,
  ownDocuments: onlyOwn,
  createOwnDocument: onlyOwn,
  uploadOwnDocuments: onlyOwn,
  deleteOwnDocument: onlyOwn,
  restoreOwnDocument: onlyOwn,
  shareOwnDocument: onlyOwn,
  documentPictures: onlyOwn,
  addPicture: onlyOwn,
  deletePicture: onlyOwn,
};

/** The name `admin` is taken by a demo user. */
function usernameOf(name: string): string {
  return name === 'admin' ? 'administrator' : name;
}

let platform: TestPlatform;
let work: Work;
let elsewhere: string;
/** Far more calls are made here than anybody may make in the time they take. */
let ahead = 0;
const now = () => systemNow() + ahead;

beforeAll(async () => {
  const body = String.raw`\begin{question} \type{input.function} \field{real} \text{\ansref}
    \begin{answer} \solution{sqrt(-1-x^2)} \end{answer} \end{question}`;
  platform = await startPlatform({ now, content: [sample(path, { titles: { en: 'Roots' }, body })] });
  const { db } = platform.database;
  for (const [name, roles] of Object.entries(accounts))
    await platform.addUser(usernameOf(name), roles, { givenName: name });
  const { id: worksheet } = await does('owner', 'createWorksheet', worksheetOf(path, 'Sheet', true));
  ({ id: elsewhere } = await does('teacher', 'createWorksheet', worksheetOf(path, 'Other sheet', true)));
  const { content_hash: version } = await db.selectFrom('document').select('content_hash').executeTakeFirstOrThrow();
  work = { user: zoe, worksheet, assignment: '', answer: '', version };
});
afterAll(() => platform.dispose());

beforeEach(() => begin());

/** Zoe has handed in an answer that can be neither proven nor refuted. */
async function begin(): Promise<void> {
  ahead += 20_000;
  const { db } = platform.database;
  for (const table of ['attempt', 'assignment', 'regrading', 'write'] as const) await db.deleteFrom(table).execute();
  const assigned = { worksheetId: work.worksheet, terms };
  const { id: assignment } = await does('assigner', 'createAssignment', { ...assigned, people: [zoe] });
  await does('owner', 'createAssignment', { ...assigned, people: ['max'] });
  await does('teacher', 'createAssignment', { worksheetId: elsewhere, terms, people: [zoe] });
  await does('zoe', 'openWorksheetProblem', inSheet(work));
  const content = [{ path: 'user/answer/question_1/answer_1', value: 'sqrt(-2-x^2)', lang, version: 0 }];
  await does('zoe', 'storeAnswer', { problem: path, lang, worksheet: work.worksheet, content });
  const { id: answer } = await db.selectFrom('undecided_answer').select('id').executeTakeFirstOrThrow();
  work = { ...work, assignment, answer };
}

async function send(who: Who, id: CallId, fields: Readonly<Record<string, unknown>>) {
  const { url, headers, ...request } = requestOf(id, fields);
  const authorization = await platform.bearerOf(usernameOf(who));
  return platform.app.inject({ ...request, url: `/api${url}`, headers: { ...headers, authorization } });
}

async function does<Id extends CallId>(who: Who, id: Id, fields: Readonly<Record<string, unknown>>) {
  const response = await send(who, id, fields);
  if (response.statusCode >= 300) throw new Error(`${who} ${id}: ${response.statusCode} ${response.body}`);
  return response.json<ResponseOf<Id>>();
}

/** Everything that is stored of the work. */
async function stored(): Promise<string> {
  const { db } = platform.database;
  const tables = ['attempt', 'answer', 'saving', 'decision', 'extension', 'assignment', 'assignment_member'] as const;
  const all = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  return JSON.stringify(all);
}

/** What a list has of the work. */
const told = (id: CallId) => (id === 'answeredProblems' ? work.worksheet : zoe);

function isCallId(id: string): id is CallId {
  return id in calls;
}

const cases = Object.entries(rows).flatMap(([id, row]) =>
  isCallId(id) && typeof row === 'object' ? [{ id, row }] : [],
);

describe('the work of a learner in a worksheet', () => {
  it.each(cases)('is there for who has assigned it, and for nobody else, by $id', async ({ id, row }) => {
    if (row.after !== undefined) {
      const before = rows[row.after];
      if (typeof before === 'object') await does('assigner', row.after, before.fields(work));
    }
    const before = await stored();
    for (const who of others) {
      const answered = await send(who, id, row.fields(work));
      const { statusCode: status } = answered;
      if (row.kind === 'list')
        expect({ who, isTold: answered.body.includes(told(id)) }).toEqual({ who, isTold: false });
      else if (id === 'workOfLearner' && who === 'teacher') expect(status).toBe(404);
      else {
        const asIfNone = await send(who, id, row.fields({ ...work, ...none }));
        expect({ who, status }).toEqual({ who, status: asIfNone.statusCode });
        expect({ who, isRefused: status >= 400 }).toEqual({ who, isRefused: true });
      }
    }
    expect(await stored()).toBe(before);
    for (const who of ['assigner', 'admin'] as const) {
      const answered = await send(who, id, row.fields(work));
      expect({ who, status: answered.statusCode < 300 }).toEqual({ who, status: true });
      if (row.kind === 'list') expect(answered.body).toContain(told(id));
      if (who === 'admin') return;
      await begin();
      const again = row.after === undefined ? undefined : rows[row.after];
      if (row.after !== undefined && typeof again === 'object') await does('assigner', row.after, again.fields(work));
    }
  });

  it('gets scores by hand from its teacher only', async () => {
    const { attempt } = await does('zoe', 'openWorksheetProblem', inSheet(work));
    const fields = {
      ...{ path, worksheetId: work.worksheet, question: 1, answer: 1, score: 1, reason: 'r' },
      learners: [{ userId: zoe, attempt, userInput: 'sqrt(-2-x^2)' }],
    };
    for (const who of ['owner', 'teacher', 'control'] as const) {
      expect((await does(who, 'giveScore', fields)).given).toEqual([]);
    }
    expect((await does('assigner', 'giveScore', fields)).given).toHaveLength(1);
  });

  it('is not graded anew, nor ungraded, by other teachers of the same worksheet', async () => {
    const place = { path, worksheetId: work.worksheet, version: work.version };
    const { id } = await does('assigner', 'regradeProblem', place);
    const { db } = platform.database;
    const { id: attempt_id } = await db.selectFrom('attempt').select('id').executeTakeFirstOrThrow();
    await db
      .insertInto('regraded_attempt')
      .values({ regrading_id: id, attempt_id, draw: 1, former_hash: null, score_before: null, score_after: null })
      .execute();
    for (const who of ['owner', 'teacher', 'control'] as const) {
      expect((await send(who, 'undoRegrading', { id })).statusCode).toBe(404);
    }
    expect((await send('assigner', 'undoRegrading', { id })).statusCode).toBe(200);
  });
});

const none = { user: 'nobody', worksheet: 'none', assignment: 'none', answer: 'none' };

describe('a worksheet that somebody has assigned to a learner', () => {
  const deadline = async () => (await does('zoe', 'openWorksheetProblem', inSheet(work))).deadline?.at;
  const later = { ...terms, deadline: terms.deadline + 1000 * hour };

  it('is not assigned to the learner a second time by somebody else: deadlines and learners stay', async () => {
    const refused = await send('teacher', 'createAssignment', {
      ...{ worksheetId: work.worksheet, terms: later, people: [zoe] },
    });
    expect([refused.statusCode, refused.json<{ id: string }>().id]).toEqual([409, 'course_assigned_by_somebody_else']);
    const made = await does('teacher', 'createAssignment', {
      ...{ worksheetId: work.worksheet, terms: later, people: [zoe, 'control'] },
    });
    expect(made.elsewhere).toEqual([{ id: zoe, username: zoe, name: zoe }]);
    const { people } = await does('teacher', 'assignmentById', { id: made.id });
    expect(people.map(({ person }) => person.id)).toEqual(['control']);
    const changed = await does('teacher', 'changeAssignment', {
      ...{ id: made.id, version: '1', text: JSON.stringify({ terms: later, people: [zoe, 'control'] }) },
    });
    expect(changed.elsewhere).toHaveLength(1);
    expect(await deadline()).toBe(terms.deadline);
    expect((await send('teacher', 'openWorksheetProblem', inSheet(work))).statusCode).toBe(404);
  });

  it('is not taken over by restoring a former assignment', async () => {
    const free = { worksheetId: work.worksheet, terms: later, people: ['control', 'admin'] };
    const { id } = await does('teacher', 'createAssignment', { ...free, people: ['control'] });
    await does('teacher', 'deleteAssignment', { id });
    await does('assigner', 'changeAssignment', {
      ...{ id: work.assignment, version: '1', text: JSON.stringify({ terms, people: [zoe, 'control'] }) },
    });
    expect((await send('teacher', 'restoreAssignment', { id })).statusCode).toBe(409);
  });

  it('keeps its deadline for the learner when its author assigns it to everybody with the link', async () => {
    await does('owner', 'createAssignment', {
      ...{ worksheetId: work.worksheet, terms: { ...later, audience: 'link' }, people: [] },
    });
    expect(await deadline()).toBe(terms.deadline);
    const mine = await does('zoe', 'assignedWorksheets', {});
    expect(mine.filter(({ worksheet }) => worksheet.id === work.worksheet).map((each) => each.deadline?.at)).toEqual([
      terms.deadline,
    ]);
    expect((await send('owner', 'openWorksheetProblem', inSheet(work))).statusCode).toBe(404);
  });

  it('is its author’s to look at where nobody has assigned it, and not any teacher’s', async () => {
    await does('assigner', 'deleteAssignment', { id: work.assignment });
    expect((await send('owner', 'openWorksheetProblem', inSheet(work))).statusCode).toBe(200);
    for (const who of ['teacher', 'control', 'assigner'] as const) {
      expect((await send(who, 'openWorksheetProblem', inSheet(work))).statusCode).toBe(404);
    }
  });

  it('gives the assigner late work of its own learners only', async () => {
    const { id } = await does('teacher', 'createAssignment', {
      ...{ worksheetId: work.worksheet, terms, people: ['control'] },
    });
    await platform.database.db.updateTable('saving').set({ late: true }).execute();
    expect(await does('teacher', 'acceptLate', { id, userId: zoe })).toEqual({ accepted: 0 });
    expect(await does('assigner', 'acceptLate', { id: work.assignment, userId: zoe })).toEqual({ accepted: 1 });
  });
});

it('every call that names a learner or accompanies learners has a row', () => {
  const missing = Object.entries(calls).flatMap(([id, { request }]) => {
    if (!isCallId(id) || rows[id] !== undefined) return [];
    const accompanies = requirementOf(rights[id]) === permissions.accompanyLearners;
    return accompanies || 'userId' in request.entries ? [id] : [];
  });
  expect(missing).toEqual([]);
});
