import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { calls, refusalIds, type CallId } from '@lemma/api-client/wire';
import type { Role } from '@lemma/core/session';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemNow } from '../now.ts';
import { requestOf, sample, startPlatform, type TestPlatform } from '../testing/index.ts';

/**
 * The rule of an examination (docs/decisions/0067 and 0076): assigned to named people, a worksheet and what only it uses
 * exist for these, for its teachers, and for those whom an LMS has sent there; for learners from its opening on. Other authors
 * and lecturers find it from its opening on, if its author shares it with all authors; tutors do not (docs/decisions/0094).
 */
const path = 'zeta/secret-sum';
const picture = 'zeta/zetapicture.svg';
const lang = 'en';
const hour = 3_600_000;

/** Words that only the examination has; its ids are added. */
const sheetWords = ['Zetaexam', 'Zetaown', 'zetaown'];
/** Words of its problem in the pool, which is there for authors whatever uses it. */
const poolWords = ['Zetatitle', 'Zetaquestion', 'zeta/', 'Zetasection'];

const accounts = {
  outsider: ['course-member'],
  named: ['course-member'],
  launched: ['course-member'],
  owner: ['access-pool', 'access-cep', 'staff-member'],
  assigner: ['access-pool', 'staff-member', 'view-problem-control-buttons'],
  administrator: [
    'access-pool',
    'access-browser',
    'access-cep',
    'staff-member',
    'view-problem-control-buttons',
    'admin',
  ],
  teacher: ['access-pool', 'staff-member', 'view-problem-control-buttons', 'delete-any-worksheet-template'],
  writer: ['access-pool', 'access-browser', 'access-cep', 'view-worksheet-without-deadline-constraints'],
  control: ['view-problem-control-buttons', 'view-worksheet-without-deadline-constraints'],
  helper: ['access-pool', 'view-annotations', 'view-problem-control-buttons', 'view-correction-error-cause'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;
type Who = keyof typeof accounts | 'guest';
const learners = ['outsider', 'guest', 'named', 'launched'] as const satisfies readonly Who[];
/** Its teachers. */
const teachers = ['owner', 'assigner', 'administrator'] as const satisfies readonly Who[];
/** Authors and lecturers who have nothing to do with it. */
const colleagues = ['teacher', 'writer'] as const satisfies readonly Who[];
/** Tutors who have nothing to do with it. */
const tutors = ['control', 'helper'] as const satisfies readonly Who[];
const others = [...colleagues, ...tutors] as const satisfies readonly Who[];
/** Who may read the problems of the pool. */
const readers: readonly Who[] = ['teacher', 'writer', 'helper'];

/** What a call names. */
interface Exam {
  readonly user: string;
  readonly path: string;
  readonly picture: string;
  readonly worksheet: string;
  readonly template: string;
  readonly assignment: string;
}
const missing = {
  path: 'none/none',
  picture: 'none/none.svg',
  worksheet: 'none',
  template: 'none',
  assignment: 'none',
};

type Fields = (exam: Exam) => Readonly<Record<string, unknown>>;
/** `works`: a call about the worksheet that learners of the examination make while it is open. */
interface Row {
  readonly fields: Fields;
  readonly works?: 'reads' | 'writes';
}
const row = (fields: Fields, works?: Row['works']): Row => ({ fields, ...(works && { works }) });

const inSheet: Fields = ({ user, path: of, worksheet }) => ({ userId: user, worksheetId: worksheet, path: of, lang });
const alone: Fields = ({ user, path: of }) => ({ userId: user, path: of, lang });
const sheet = (more: object, name = 'worksheet'): Fields => {
  return ({ path: of, worksheet }) => ({ problem: of, lang, [name]: worksheet, ...more });
};
const single: Fields = ({ path: of }) => ({ problem: of, lang });
const answer = [{ path: 'user/answer/question_1/answer_1', value: '1', lang, version: 0 }];
const run = { questionId: 1, answerId: 1, answer: '1' };
const move = { attempt: 'none.1', move: { kind: 'start', level: 1 } };
const listed =
  (type: string): Fields =>
  () => ({ type, lang, query: 'Zetatitle' });
const text = '\\begin{content}\\title{T}x\\end{content}';
const assigning = { terms: { audience: 'named', takesLate: false }, people: [] };

const nothing = 'it neither takes nor answers a worksheet or a problem';
const sentAlong = 'all that it uses is sent along';

/** Every call, and how it might tell something of the examination. A new call does not compile without its row. */
const rows: Readonly<Record<CallId, readonly Row[] | string>> = {
  configuration: nothing,
  search: [row(listed('worksheet')), row(listed('problem'))],
  filterValues: [row(listed('worksheet')), row(listed('problem'))],
  labelDocuments: [row(({ path: of }) => ({ paths: [of], label: 'x', isSet: true }))],
  readTaxonomy: nothing,
  saveTaxonomy: nothing,
  readLabels: nothing,
  saveLabels: nothing,
  stringImplementations: [row(({ path: of }) => ({ path: of }))],
  stringImplementationContent: [row(({ path: of }) => ({ path: of, lang }))],
  sectionNames: [row(({ path: of }) => ({ parent: dirname(of) })), row(() => ({}))],
  openCourse: [row(() => ({}))],
  courseTree: [row(({ path: of }) => ({ path: of, lang }))],
  readLanguage: nothing,
  saveLanguage: nothing,
  browserLog: sentAlong,
  readRating: [row(({ path: of }) => ({ permalinkPath: of }))],
  updateRating: [row(({ path: of }) => ({ permalinkPath: of, userRating: 1 }))],
  appletExporter: [row(({ path: of }) => ({ path: of }))],
  problemSnapshot: [row(({ path: of }) => ({ path: of, lang }))],
  glimpses: [row(({ path: of }) => ({ paths: of, lang }))],
  binaryImplementationContent: [row(({ picture: of }) => ({ path: of, lang }))],
  entityForLid: [
    row(({ path: of }) => ({ otn: 'generic_problem', oi: of, ttn: 'generic_image', lid: 'zetapicture', lang })),
  ],
  entityReferences: [row(({ path: of, template }) => ({ courseId: template, id: of, type: 'problem' }))],
  convertDocument: sentAlong,
  convertFragments: sentAlong,
  convertExpression: sentAlong,
  previewDocument: [row(({ path: of }) => ({ path: of, lang, texCode: text }))],
  readTexCode: [row(({ path: of }) => ({ path: of }))],
  saveTexCode: [row(({ path: of }) => ({ path: of, text }))],
  createDraft: [
    row(({ user, path: of }) => ({ userId: user, path: of })),
    row(({ user, path: of, worksheet }) => ({ userId: user, path: of, worksheetId: worksheet })),
  ],
  deleteDraft: [row(({ user, path: of }) => ({ userId: user, path: of }))],
  saveProblemCustomization: [row(({ user, path: of }) => ({ userId: user, path: of, text, version: '1' }))],
  problemCustomizationVersions: [row(({ user, path: of }) => ({ userId: user, path: of }))],
  saveWorksheetCustomization: [
    row(({ user, path: of, worksheet }) => ({ userId: user, worksheetId: worksheet, path: of, text })),
  ],
  worksheetCustomizations: [row(({ user, worksheet }) => ({ userId: user, originalWorksheetId: worksheet }))],
  ownDocuments: [row(({ user }) => ({ userId: user }))],
  createOwnDocument: nothing,
  uploadOwnDocuments: nothing,
  deleteOwnDocument: [row(({ user, path: of }) => ({ userId: user, path: of }))],
  restoreOwnDocument: [row(({ user, path: of }) => ({ userId: user, path: of }))],
  shareOwnDocument: [row(({ user, path: of }) => ({ userId: user, path: of, shared: true }))],
  documentPictures: [row(({ user, path: of }) => ({ userId: user, path: of }))],
  addPicture: [row(({ user, path: of }) => ({ userId: user, path: of, name: 'x.png' }))],
  deletePicture: [row(({ user, path: of }) => ({ userId: user, path: of, name: 'x.png' }))],
  correctQuickcheck: sentAlong,
  evaluateOctave: sentAlong,
  runAnswer: [row((exam) => ({ ...alone(exam), ...run }))],
  runWorksheetAnswer: [row((exam) => ({ ...inSheet(exam), ...run }))],
  stopRun: nothing,
  openProblems: [row(({ user }) => ({ userId: user, lang }))],
  openProblem: [row(alone)],
  openWorksheetProblem: [row(inSheet, 'reads'), row((exam) => ({ ...inSheet(exam), ahead: true }), 'reads')],
  personalisedData: [row(alone)],
  worksheetPersonalisedData: [row(inSheet, 'writes')],
  correctProblem: [row(alone)],
  correctWorksheetProblem: [row(inSheet)],
  readCorrection: [row(alone)],
  readWorksheetCorrection: [row(inSheet)],
  readDatasheet: [row(sheet({}), 'reads'), row(single)],
  importAnswers: 'each change in the file is taken as by keepAnswers (import-answers.test.ts)',
  keepAnswers: [row(sheet({ answer }), 'writes'), row((exam) => ({ ...single(exam), answer }))],
  keepChanges: 'each change is taken as by keepAnswers (keep-changes.test.ts)',
  storeAnswer: [row(sheet({ content: answer }), 'writes'), row((exam) => ({ ...single(exam), content: answer }))],
  playGame: [row((exam) => ({ ...inSheet(exam), ...move }))],
  listInHighscores: nothing,
  selftests: [row(({ user }) => ({ userId: user, lang }))],
  updateSelftest: [
    row(({ user, path: of, worksheet }) => {
      return { userId: user, courseId: of, worksheetId: worksheet, newState: 'feedback', lang };
    }),
  ],
  viewProblemData: [row(({ user, path: of, worksheet }) => ({ ref: user, problem: of, worksheet }))],
  receipts: [row(({ user, path: of, worksheet }) => ({ userId: user, path: of, worksheetId: worksheet }))],
  undecidedAnswers: [row(() => ({ lang }))],
  decideAnswer: nothing,
  withdrawDecision: nothing,
  learners: [row(() => ({}))],
  workOfLearner: [row(({ user }) => ({ userId: user, lang }))],
  answeredProblems: [row(({ worksheet }) => ({ lang, worksheetId: worksheet }))],
  answersOfLearners: [row(({ path: of, worksheet }) => ({ path: of, worksheetId: worksheet, lang }))],
  giveScore: [
    row(({ user, path: of, worksheet }) => ({
      ...{ path: of, worksheetId: worksheet, question: 1, answer: 1, score: 1, reason: 'r' },
      learners: [{ userId: user, attempt: 'none.1', userInput: '1' }],
    })),
  ],
  withdrawScores: nothing,
  mendedProblem: [row(({ path: of, worksheet }) => ({ path: of, worksheetId: worksheet, lang }))],
  regradeProblem: [row(({ path: of, worksheet }) => ({ path: of, worksheetId: worksheet, version: 'x' }))],
  undoRegrading: nothing,
  undoNewData: [row(inSheet)],
  createWorksheet: [row(({ path: of }) => worksheetWith([of], `Other ${(titles += 1)}`))],
  worksheetsOfTemplate: [row(({ template }) => ({ templateId: template }))],
  worksheetById: [row(({ worksheet }) => ({ id: worksheet }), 'reads')],
  beginWorksheet: [row(({ worksheet }) => ({ id: worksheet }))],
  worksheetImplementations: [row(({ template }) => ({ id: template, lang }))],
  worksheetConfigurations: [row(({ template }) => ({ id: template }))],
  coursesAndTasks: [row(() => ({}))],
  recogniseLms: nothing,
  xapiStatements: 'it answers those of an LMS, by its key',
  courseServers: nothing,
  deletedWorksheetTemplates: [row(() => ({}))],
  deleteWorksheetTemplate: [row(({ template }) => ({ id: template }))],
  restoreWorksheetTemplate: [row(({ template }) => ({ id: template }))],
  setTemplateVisibility: [row(({ template }) => ({ id: template, visibleToAllAuthors: true }))],
  assignments: [row(() => ({}))],
  assignmentById: [row(({ assignment }) => ({ id: assignment }))],
  peopleByName: nothing,
  createAssignment: [row(({ worksheet }) => ({ worksheetId: worksheet, ...assigning }))],
  changeAssignment: [row(({ assignment }) => ({ id: assignment, text: JSON.stringify(assigning), version: '9' }))],
  deleteAssignment: [row(({ assignment }) => ({ id: assignment }))],
  restoreAssignment: [row(({ assignment }) => ({ id: assignment }))],
  grantExtensions: [row(({ assignment, user }) => ({ id: assignment, extensions: [{ user }] }))],
  acceptLate: [row(({ assignment, user }) => ({ id: assignment, userId: user }))],
  peopleGroups: nothing,
  peopleOfGroup: nothing,
  putPeopleGroup: nothing,
  deletePeopleGroup: nothing,
  assignedWorksheets: [row(() => ({}))],
};

/** When it is asked, by the hours between that and the opening and the deadline. */
const times = {
  before: { opens: hour, deadline: 2 * hour },
  during: { opens: -hour, deadline: hour },
  after: { opens: -2 * hour, deadline: -hour },
} as const;
type Time = keyof typeof times;

function worksheetWith(paths: readonly string[], title: string) {
  return {
    configuration: {
      correction: { correctorType: 'AFTER_SAVE', allowNewDataGenerationNTimes: -1, canUserViewCorrection: true },
      weightedDocuments: paths.map((of) => ({ path: of, weight: 1 })),
    },
    template: { title: { en: title }, documents: paths.map((of) => ({ path: of })), visibleToAllAuthors: true },
  };
}

let platform: TestPlatform;
let folder: string;
let exam: Omit<Exam, 'user'>;
/** A problem that its owner shares with nobody but in the worksheet. */
let ownPath: string;
let titles = 0;
/** Far more calls are made here than anybody may make in the time they take. */
let ahead = 0;
const now = () => systemNow() + ahead;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-exam-'));
  const { tex } = sample(path, {
    titles: { en: 'Zetatitle' },
    section: 'Zetasection',
    body: String.raw`\begin{question} \type{input.number} \text{Zetaquestion $1+1=$ \ansref}
      \begin{answer} \solution{2} \end{answer} \end{question}`,
  });
  const components = String.raw`\begin{components}\component{image}{/${picture}}{zetapicture}\end{components}`;
  await mkdir(join(folder, dirname(path)), { recursive: true });
  await writeFile(join(folder, `${path}.tex`), tex.replace('\\end{metainfo}', `${components}\\end{metainfo}`));
  await writeFile(join(folder, picture), '<svg xmlns="http://www.w3.org/2000/svg"><title>Zetaquestion</title></svg>');
  platform = await startPlatform({ contentFolder: folder, content: [], now });
  for (const [name, roles] of Object.entries(accounts)) await platform.addUser(name, roles);
  const own = await send('owner', 'createOwnDocument', {
    ...{ userId: 'owner', name: 'zetaown' },
    text: String.raw`\documentclass{mumie.problem} \begin{content} \title{\lang{en}{Zetaown}} \begin{problem} \begin{question}
      \type{input.number} \text{Zetaown $1+1=$ \ansref} \begin{answer} \solution{2} \end{answer} \end{question} \end{problem} \end{content}`,
  });
  ownPath = v.parse(v.object({ path: v.string() }), JSON.parse(own.body)).path;
  const ids = v.object({ id: v.string(), templateId: v.string() });
  const made = v.parse(
    ids,
    JSON.parse((await send('owner', 'createWorksheet', worksheetWith([path, ownPath], 'Zetaexam'))).body),
  );
  const assigned = await send('assigner', 'createAssignment', {
    ...{ worksheetId: made.id, terms: { audience: 'named', takesLate: false, deadline: now() + hour } },
    people: ['named'],
  });
  const { id: assignment } = v.parse(v.object({ id: v.string() }), JSON.parse(assigned.body));
  exam = { path, picture, worksheet: made.id, template: made.templateId, assignment };
  const { db } = platform.database;
  await db
    .insertInto('lms_launch')
    .values({ user_id: 'launched', path: `worksheet_${made.id}` })
    .execute();
});
afterAll(async () => {
  await platform.dispose();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  ahead += 20_000;
  const { db } = platform.database;
  await db.deleteFrom('attempt').execute();
  // What other authors make of the problem is there for everybody.
  await db.deleteFrom('worksheet_template').where('id', '<>', exam.template).execute();
  await db.updateTable('worksheet_template').set({ visible: true }).execute();
});

function isWithAccount(name: string): name is keyof typeof accounts {
  return name in accounts;
}

async function send(who: Who, id: CallId, fields: Readonly<Record<string, unknown>>) {
  const authorization = isWithAccount(who) ? { authorization: await platform.bearerOf(who) } : {};
  const { url, headers, ...request } = requestOf(id, fields);
  return platform.app.inject({
    ...request,
    url: `/api${url}`,
    headers: { ...headers, ...authorization },
  });
}

async function moveTo(time: Time, time_limit: number | null = null) {
  const { opens, deadline } = times[time];
  await platform.database.db
    .updateTable('assignment')
    .set({ opens: new Date(now() + opens), deadline: new Date(now() + deadline), time_limit })
    .execute();
}

/** The answer to a call, and the words of the examination in it that its caller has not said. */
async function told(who: Who, id: CallId, { fields }: Row, of: Omit<Exam, 'user'>) {
  const asked = fields({ user: who, ...of });
  const { statusCode, body } = await send(who, id, asked);
  const said = JSON.stringify(asked);
  // A refusal repeats what was asked for.
  const words = readers.includes(who) ? sheetWords : [...sheetWords, ...poolWords];
  const secrets = [...words, exam.worksheet, exam.template, exam.assignment].filter((word) => !said.includes(word));
  return { status: statusCode, leaks: secrets.filter((word) => body.includes(word)), body };
}

const cases = Object.entries(rows).flatMap(([id, each]) =>
  isCallId(id) && typeof each !== 'string' ? each.map((one, at) => ({ id, at: at + 1, row: one })) : [],
);

function isCallId(id: string): id is CallId {
  return id in calls;
}

/** Who learns something of the examination, and when. */
const isFor = (who: Who, time: Time) => who !== 'guest' && who !== 'outsider' && time !== 'before';

describe.each(Object.keys(times).filter((time): time is Time => time in times))(
  '%s its time, an examination',
  (time) => {
    it.each(cases)('is told to nobody else by $id (row $at)', async ({ id, row: each }) => {
      await moveTo(time);
      for (const who of learners) {
        const answered = await told(who, id, each, exam);
        const asIfNone = await told(who, id, each, missing);
        if (!isFor(who, time)) {
          expect({ who, leaks: answered.leaks }).toEqual({ who, leaks: [] });
          // Whoever is named, or sent there, may know that it opens later.
          const opensLater = ['named', 'launched'].includes(who) && answered.body.includes(refusalIds.worksheetNotOpen);
          expect({ who, status: answered.status }).toEqual({ who, status: opensLater ? 403 : asIfNone.status });
        } else if (each.works === 'reads') expect({ who, status: answered.status }).toEqual({ who, status: 200 });
        else if (each.works === 'writes' && time === 'after')
          expect({ who, isTaken: answered.status < 300 }).toEqual({ who, isTaken: false });
      }
      const began = await platform.database.db.selectFrom('attempt').select(['user_id', 'place']).execute();
      expect(began.filter(({ user_id, place }) => place === '' || user_id === 'outsider')).toEqual([]);
      if (time === 'before') expect(began).toEqual([]);
    });

    it.each(cases)('is told to no other staff by $id (row $at), if it is private or not open yet', async (each) => {
      await moveTo(time);
      const { db } = platform.database;
      await db
        .updateTable('worksheet_template')
        .set({ visible: time === 'before' })
        .where('id', '=', exam.template)
        .execute();
      for (const who of others) await expectNothingTold(who, each);
      // Shared worksheets are those of authors and lecturers, also while they are open.
      await db.updateTable('worksheet_template').set({ visible: true }).where('id', '=', exam.template).execute();
      for (const who of tutors) await expectNothingTold(who, each);
      expect(await db.selectFrom('attempt').select('id').where('place', '<>', '').execute()).toEqual([]);
    });

    it.each(cases.filter(({ row: { works } }) => works === 'reads' && time !== 'before'))(
      'is read by other authors and lecturers if it is shared: $id (row $at)',
      async (each) => {
        await moveTo(time);
        for (const who of colleagues) {
          const { status } = await told(who, each.id, each.row, exam);
          expect({ who, status }).toEqual({ who, status: 200 });
        }
      },
    );

    it.each(cases.filter(({ row: { works } }) => works === 'reads'))(
      'is read by its teachers: $id (row $at)',
      async (each) => {
        await moveTo(time);
        for (const who of teachers) {
          const { status } = await told(who, each.id, each.row, exam);
          expect({ who, status }).toEqual({ who, status: 200 });
        }
      },
    );

    it('is listed for its people only once it is open', async () => {
      await moveTo(time);
      const list = await told(
        'named',
        'assignedWorksheets',
        row(() => ({})),
        exam,
      );
      expect(list.leaks.includes(exam.worksheet)).toBe(time !== 'before');
    });
  },
);

describe('an examination with a time limit', () => {
  const everybody = [...learners, ...teachers, ...others];
  /** What is known of the time of everybody, and of who has begun it. */
  const beginnings = async () => {
    const { db } = platform.database;
    const members = db
      .selectFrom('assignment_member')
      .select(['user_id', 'started_at', 'opened_at'])
      .orderBy('user_id');
    return { members: await members.execute(), begun: await hasAttempts('named', 'launched') };
  };
  const hasAttempts = async (...who: string[]) =>
    (
      await platform.database.db
        .selectFrom('attempt')
        .select('id')
        .where('user_id', 'in', who)
        .where('place', '=', exam.worksheet)
        .execute()
    ).length > 0;
  /** It tells itself, when it ends, and that it is one of theirs: nothing of what is in it. */
  const toldBefore = async (who: Who, { id, row: each }: (typeof cases)[number]) => {
    const { leaks, ...answered } = await told(who, id, each, exam);
    return {
      ...answered,
      leaks: leaks.filter((word) => !['Zetaexam', exam.worksheet, exam.assignment].includes(word)),
    };
  };
  beforeEach(async () => {
    await moveTo('during', 30);
    const { db } = platform.database;
    // Who was sent there is one of its people from when they begin.
    await db.deleteFrom('assignment_member').where('user_id', '<>', 'named').execute();
    await db.updateTable('assignment_member').set({ started_at: null, opened_at: null }).execute();
  });
  afterAll(async () => {
    await platform.database.db.deleteFrom('assignment_member').where('user_id', '<>', 'named').execute();
  });

  const readCalls = Object.values(calls).flatMap(({ id, method }) => (method === 'GET' ? [id] : []));
  it('is begun by no call that reads, whoever makes it', async () => {
    const before = await beginnings();
    const asked = cases.filter(({ id }) => readCalls.includes(id));
    expect(asked.length).toBeGreaterThan(30);
    for (const each of asked) {
      for (const who of everybody) await told(who, each.id, each.row, exam);
      expect({ id: each.id, ...(await beginnings()) }).toEqual({ id: each.id, ...before });
    }
    expect(before).toEqual({ members: [{ user_id: 'named', started_at: null, opened_at: null }], begun: false });
  });

  it.each(cases.filter(({ id }) => id !== 'beginWorksheet'))(
    'is neither begun nor told before by $id (row $at)',
    async (each) => {
      for (const who of ['named', 'launched'] as const) {
        const { status, leaks, body } = await toldBefore(who, each);
        expect({ who, leaks }).toEqual({ who, leaks: [] });
        const asIfNone = await told(who, each.id, each.row, missing);
        const isRefused = body.includes(refusalIds.worksheetNotBegun);
        if (each.row.works !== undefined) expect({ who, isRefused }).toEqual({ who, isRefused: true });
        expect({ who, status }).toEqual({ who, status: isRefused ? 403 : asIfNone.status });
      }
      expect(await beginnings()).toEqual({
        members: [{ user_id: 'named', started_at: null, opened_at: null }],
        begun: false,
      });
    },
  );

  it.each(['named', 'launched'] as const)(
    'opens for who is %s once they have begun it, to the end that was told',
    async (who) => {
      const inside = cases.filter(({ row: { works } }) => works === 'reads');
      const begun = await send(who, 'beginWorksheet', { id: exam.worksheet });
      const { deadline } = v.parse(calls.beginWorksheet.response, JSON.parse(begun.body));
      expect(deadline?.at).toBeGreaterThan(now());
      expect(deadline?.at).toBeLessThanOrEqual(now() + 30 * 60_000);
      for (const each of inside) {
        const { status, body } = await told(who, each.id, each.row, exam);
        expect({ id: each.id, status }).toEqual({ id: each.id, status: 200 });
        if (each.id === 'worksheetById') expect(body).toContain(String(deadline?.at));
      }
      const shown = await told(
        who,
        'binaryImplementationContent',
        row(({ picture: of }) => ({ path: of, lang })),
        exam,
      );
      expect(shown.status).toBe(200);
      const again = await send(who, 'beginWorksheet', { id: exam.worksheet });
      expect(v.parse(calls.beginWorksheet.response, JSON.parse(again.body)).deadline?.at).toBe(deadline?.at);
      // Nobody begins for others.
      const others = await platform.database.db
        .selectFrom('assignment_member')
        .select('user_id')
        .where('started_at', 'is not', null)
        .execute();
      expect(others).toEqual([{ user_id: who }]);
    },
  );

  it.each(['outsider', 'guest'] as const)('is begun by no %s', async (who) => {
    const { statusCode } = await send(who, 'beginWorksheet', { id: exam.worksheet });
    expect(statusCode).toBe((await send(who, 'beginWorksheet', { id: 'none' })).statusCode);
    expect((await beginnings()).members.map(({ started_at }) => started_at)).toEqual([null]);
  });
});

describe.each(Object.keys(times).filter((time): time is Time => time in times))(
  'whose assignment is deleted, %s its time, an examination',
  (time) => {
    /** Deleted by the call, and restored by it: whoever deletes it may mean to assign it anew. */
    const whileDeleted = async (act: () => Promise<void>) => {
      await moveTo(time);
      const deleted = await send('assigner', 'deleteAssignment', { id: exam.assignment });
      expect(deleted.statusCode).toBe(200);
      try {
        await act();
      } finally {
        const restored = await send('assigner', 'restoreAssignment', { id: exam.assignment });
        expect(restored.statusCode).toBe(200);
      }
    };

    it.each(cases)('is told to no learner by $id (row $at), unless sent there once it was open', async (each) => {
      await whileDeleted(async () => {
        for (const who of learners) {
          if (who === 'launched' && time !== 'before') continue;
          const answered = await told(who, each.id, each.row, exam);
          const asIfNone = await told(who, each.id, each.row, missing);
          expect({ who, leaks: answered.leaks }).toEqual({ who, leaks: [] });
          expect({ who, status: answered.status }).toEqual({ who, status: asIfNone.status });
        }
        expect(await platform.database.db.selectFrom('attempt').select('id').execute()).toEqual([]);
      });
    });

    it.each(cases.filter(({ row: { works } }) => works === 'reads' && time !== 'before'))(
      'goes on for those who have begun it, and for those sent there: $id (row $at)',
      async (each) => {
        const begun = ['named', 'launched'] as const;
        await moveTo('during');
        for (const who of begun) await send(who, 'openWorksheetProblem', inSheet({ user: who, ...exam }));
        await whileDeleted(async () => {
          for (const who of begun) {
            const { status } = await told(who, each.id, each.row, exam);
            expect({ who, status }).toEqual({ who, status: 200 });
          }
          const outside = await told('outsider', each.id, each.row, exam);
          expect(outside.status).toBe((await told('outsider', each.id, each.row, missing)).status);
        });
      },
    );
  },
);

it('assigned to everybody with its link and deleted, a worksheet opens to nobody before it is assigned again', async () => {
  const made = v.parse(
    v.object({ id: v.string() }),
    JSON.parse((await send('owner', 'createWorksheet', worksheetWith([path], 'Later'))).body),
  );
  const opened = async () =>
    (await send('outsider', 'openWorksheetProblem', inSheet({ user: 'outsider', ...exam, worksheet: made.id })))
      .statusCode;
  const assign = async (opens: number) =>
    v.parse(
      v.object({ id: v.string() }),
      JSON.parse(
        (
          await send('owner', 'createAssignment', {
            ...{ worksheetId: made.id, people: [] },
            terms: { audience: 'link', takesLate: false, opens: now() + opens },
          })
        ).body,
      ),
    ).id;
  const later = await assign(hour);
  expect(await opened()).toBe(403);
  await send('owner', 'deleteAssignment', { id: later });
  expect(await opened()).toBe(404);
  await assign(-hour);
  expect(await opened()).toBe(200);
});

describe('a private worksheet that nobody has assigned', () => {
  let draft: Omit<Exam, 'user'>;
  beforeEach(async () => {
    await moveTo('before');
    const written = worksheetWith([path, ownPath], `Zetaexam ${(titles += 1)}`);
    const { body } = await send('owner', 'createWorksheet', {
      ...written,
      template: { ...written.template, visibleToAllAuthors: false },
    });
    const { id, templateId } = v.parse(v.object({ id: v.string(), templateId: v.string() }), JSON.parse(body));
    draft = { ...exam, worksheet: id, template: templateId };
  });

  it.each(cases)('is told to nobody but its author by $id (row $at)', async (each) => {
    for (const who of ['outsider', 'guest', 'named', 'control'] as const) {
      for (const of of [draft, { ...draft, path: ownPath, picture: `${ownPath}/zetaown.svg` }]) {
        const answered = await told(who, each.id, each.row, of);
        const asIfNone = await told(who, each.id, each.row, missing);
        expect({ who, leaks: answered.leaks }).toEqual({ who, leaks: [] });
        expect({ who, status: answered.status }).toEqual({ who, status: asIfNone.status });
      }
    }
    for (const who of ['teacher', 'writer'] as const) {
      const { leaks } = await told(who, each.id, each.row, draft);
      expect({ who, leaks }).toEqual({ who, leaks: [] });
    }
    expect(await platform.database.db.selectFrom('attempt').select('id').where('place', '<>', '').execute()).toEqual(
      [],
    );
  });

  it('is opened by its author, by an LMS, and to everybody by sharing it or an assignment for whoever has its link', async () => {
    const opened = async (who: Who) =>
      (await send(who, 'openWorksheetProblem', inSheet({ user: who, ...draft }))).statusCode;
    expect([await opened('owner'), await opened('outsider'), await opened('launched')]).toEqual([200, 404, 404]);
    const { db } = platform.database;
    await db
      .insertInto('lms_launch')
      .values({ user_id: 'launched', path: `worksheet_${draft.worksheet}` })
      .execute();
    expect(await opened('launched')).toBe(200);
    await send('owner', 'setTemplateVisibility', { id: draft.template, visibleToAllAuthors: true });
    expect(await opened('outsider')).toBe(200);
    await send('owner', 'setTemplateVisibility', { id: draft.template, visibleToAllAuthors: false });
    // Who has begun it goes on.
    expect([await opened('outsider'), await opened('named')]).toEqual([200, 404]);
    const linked = await send('owner', 'createAssignment', {
      ...{ worksheetId: draft.worksheet, people: [] },
      terms: { audience: 'link', takesLate: false },
    });
    expect([linked.statusCode, await opened('named')]).toEqual([201, 200]);
  });
});

/** Other staff are told the same as if there were no such worksheet, and no such problem of its owner. */
async function expectNothingTold(who: (typeof others)[number], { id, row: each }: (typeof cases)[number]) {
  const isReader = readers.includes(who);
  const places: readonly (readonly [Omit<Exam, 'user'>, Omit<Exam, 'user'>])[] = [
    // Readers find its problem of the pool.
    [exam, isReader ? { ...missing, path, picture } : missing],
    [{ ...exam, path: ownPath, picture: `${ownPath}/zetaown.svg` }, missing],
  ];
  for (const [of, none] of places) {
    const answered = await told(who, id, each, of);
    const asIfNone = await told(who, id, each, none);
    expect({ who, leaks: answered.leaks }).toEqual({ who, leaks: [] });
    expect({ who, status: answered.status }).toEqual({ who, status: asIfNone.status });
  }
}

describe('the search', () => {
  it('finds a planned worksheet, counts it and proposes its words for its teachers only', async () => {
    await moveTo('before');
    const found = async (who: Who, query: string) => {
      const { body } = await send(who, 'search', { type: 'worksheet', lang, query });
      const { totalHits, nearQueries } = v.parse(searched, JSON.parse(body));
      return { totalHits, nearQueries };
    };
    const uses = async (who: Who) => {
      const { body } = await send(who, 'search', { type: 'problem', lang, query: 'Zetatitle' });
      return v.parse(searched, JSON.parse(body)).searchHits.map(({ worksheetCount }) => worksheetCount);
    };
    for (const who of ['owner', 'assigner', 'administrator'] as const) {
      expect({ who, ...(await found(who, 'Zetaexam')) }).toMatchObject({ who, totalHits: 1 });
      expect({ who, uses: await uses(who) }).toEqual({ who, uses: [1] });
    }
    for (const who of ['teacher', 'writer'] as const) {
      expect({ who, ...(await found(who, 'Zetaexam')) }).toMatchObject({ who, totalHits: 0 });
      expect({ who, ...(await found(who, 'Zetaexan')) }).toEqual({ who, totalHits: 0, nearQueries: [] });
      expect({ who, uses: await uses(who) }).toEqual({ who, uses: [0] });
    }
    // Nothing changes but the time.
    ahead += 2 * hour;
    for (const who of ['teacher', 'writer'] as const) {
      expect({ who, ...(await found(who, 'Zetaexam')) }).toMatchObject({ who, totalHits: 1 });
      expect({ who, uses: await uses(who) }).toEqual({ who, uses: [1] });
    }
  });
});

const searched = v.object({
  totalHits: v.number(),
  nearQueries: v.array(v.string()),
  searchHits: v.array(v.object({ worksheetCount: v.optional(v.number()) })),
});

it('every call that names or answers worksheets or problems has rows', () => {
  const naming = /worksheet|problem|path|template|document|assignment/i;
  const unasked = Object.entries(calls).flatMap(([id, { request }]) => {
    const fields = Object.keys(request.entries);
    return isCallId(id) && rows[id] === nothing && fields.some((field) => naming.test(field)) ? [id] : [];
  });
  expect(unasked).toEqual([]);
});
