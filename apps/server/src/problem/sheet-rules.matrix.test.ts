import { refusalIds, type Correction, type ResponseOf } from '@lemma/api-client/wire';
import type { Role } from '@lemma/core/session';
import { inTurn } from '@lemma/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemNow } from '../now.ts';
import { sample, startPlatform, type TestPlatform } from '../testing/index.ts';

/**
 * The one table of specification 001 §4, §6 and §9, carried out against the server: who gets a correction, by GET or by
 * POST, who draws new data, and when answers are taken. The expectations are the sentences of the specification.
 */
const roles = {
  nobody: [],
  controls: ['view-problem-control-buttons'],
  passes: ['view-worksheet-without-deadline-constraints'],
  staff: ['staff-member'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;
type Who = keyof typeof roles;
const everyone = ['nobody', 'controls', 'passes', 'staff'] as const satisfies readonly Who[];
const correctors = ['AFTER_SAVE', 'AFTER_DEADLINE', 'MANUAL'] as const;
const times = ['before', 'after', 'none'] as const;
const limits = [0, 2, -1] as const;

interface Row {
  readonly corrector: Correction['correctorType'];
  readonly visible: boolean;
  readonly limit: (typeof limits)[number];
  readonly time: (typeof times)[number];
  readonly who: Who;
}

/** What happens in a row, as status codes and truth values. */
interface Outcome {
  readonly editable: boolean;
  readonly buttons: string;
  readonly get: number;
  readonly post: number;
  readonly getAgain: number;
  readonly keepAfterwards: number;
  readonly draws: readonly (number | string)[];
  readonly keepNewData: number;
}

const problem = String.raw`
    \type{input.number} \field{integer}
    \begin{question} \text{$1+1=$ \ansref} \begin{answer} \solution{2} \end{answer} \end{question}`;
const path = 'sums/one';
const day = 86_400_000;

let platform: TestPlatform;
/** Far more calls are made here than anybody may make in the time they take. */
let ahead = 0;
const now = () => systemNow() + ahead;
beforeAll(async () => {
  // Not a demonstration: that one always shows the button for new data.
  platform = await startPlatform({
    demo: false,
    now,
    content: [sample(path, { titles: { en: 'Sum' }, body: problem })],
  });
  const maker = ['access-pool', 'staff-member', 'view-problem-control-buttons'] as const;
  for (const [name, own] of [...Object.entries(roles), ['maker', maker] as const]) await platform.addUser(name, own);
});
afterAll(() => platform.dispose());

async function call(who: string, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
  const response = await platform.app.inject({
    ...{ method, url: `/api${url}`, headers: { authorization: await platform.bearerOf(who) } },
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json<ResponseOf<'openProblem'> & { readonly id: string }>() };
}

/** What the specification says happens. */
function expected({ corrector, visible, limit, time, who }: Row): Outcome {
  const isStaff = who === 'controls' || who === 'staff';
  // "With an after-deadline corrector, the correction button is visible only after the deadline and if the user may view the
  // correction." "Without a deadline, correction is visible if allowed".
  // "view-problem-control-buttons: shows correction, new data and new-data-for-wrong-answers buttons."
  // "view-worksheet-without-deadline-constraints: allows POST correction even when the corrector type is AFTER_DEADLINE".
  const maySee =
    who === 'controls' || (visible && (corrector !== 'AFTER_DEADLINE' || time !== 'before' || who === 'passes'));
  // "otherwise GET is used": what is corrected at the save, or after the deadline that has passed, is there for GET.
  const isThere = corrector === 'AFTER_SAVE' || (corrector === 'AFTER_DEADLINE' && time !== 'before');
  // "The new-data button is visible only before the deadline and if generation is not limited to 0." "Without a deadline …
  // new data if the limit is not 0." "userIsStaffMember: may create new data and new data for wrong answers".
  // But nothing is drawn after a deadline, whoever asks (decision 67).
  const hasNewData = time !== 'after' && (isStaff || limit !== 0);
  const buttons = [
    ...(maySee ? ['correction'] : []),
    ...(who === 'controls' ? ['correctionPreview'] : []),
    ...(hasNewData ? ['newData'] : []),
    ...(isStaff && time !== 'after' ? ['newDataForWrongAnswers'] : []),
  ];
  // "Limit on generating new data exists; 0 disables new data, -1 means unlimited"; it does not hold for the control role.
  const drawn = !hasNewData ? 0 : who === 'controls' || limit === -1 ? 3 : limit;
  const refused = hasNewData || limit === 0 ? refusalIds.newDataLimit : refusalIds.forbidden;
  return {
    // "When it passes … the save button is hidden and editors become read-only."
    editable: time !== 'after',
    buttons: buttons.join(' '),
    get: !maySee ? 403 : isThere ? 200 : 404,
    post: maySee ? 200 : 403,
    getAgain: maySee ? 200 : 403,
    // "After correction a quiz is no longer editable until new problems are generated."
    keepAfterwards: time !== 'after' && !maySee ? 200 : 409,
    draws: Array.from({ length: 3 }, (_, index) => (index < drawn ? 200 : `403 ${refused}`)),
    keepNewData: time !== 'after' && (!maySee || drawn > 0) ? 200 : 409,
  };
}

/** What does happen. */
async function carriedOut(worksheet: string, { time, who }: Row): Promise<Outcome> {
  ahead += 400;
  const { db } = platform.database;
  await db.deleteFrom('attempt').where('user_id', '=', who).execute();
  await db.deleteFrom('worksheet_deadline').execute();
  const at = `/problem-engine/users/${who}/worksheets/${worksheet}/problems`;
  const query = `path=${path}&lang=en`;
  const sheet = { problem: path, lang: 'en', worksheet };
  const open = () => call(who, 'GET', `${at}/personalised-data?${query}`);
  const answer = (value: string, version: number) => [
    { path: 'user/answer/question_1/answer_1', value, lang: 'en', version },
  ];
  await open();
  const saved = await call(who, 'POST', '/semiprotected/problem/store-answer', { ...sheet, content: answer('3', 0) });
  expect(saved.status).toBe(200);
  if (time !== 'none') {
    const deadline = new Date(now() + (time === 'before' ? day : -day));
    await db.insertInto('worksheet_deadline').values({ user_id: who, worksheet_id: worksheet, deadline }).execute();
  }
  const { standing, controls } = (await open()).body;
  const read = async () => (await call(who, 'GET', `${at}/en/correction?path=${path}`)).status;
  const get = await read();
  const post = (await call(who, 'POST', `${at}/en/correction?path=${path}`, {})).status;
  const getAgain = await read();
  const keep = async (version: number) =>
    (await call(who, 'PUT', '/semiprotected/problem/datasheet', { ...sheet, answer: answer('4', version) })).status;
  const keepAfterwards = await keep(1);
  const draws: (number | string)[] = [];
  for (let draw = 0; draw < 3; draw += 1) {
    const { status, body } = await call(who, 'POST', `${at}/personalised-data?${query}`, {});
    draws.push(status === 200 ? status : `${String(status)} ${body.id}`);
  }
  return {
    ...{ editable: standing.editable, buttons: controls.join(' ') },
    ...{ get, post, getAgain, keepAfterwards, draws },
    keepNewData: await keep(draws[0] === 200 ? 0 : 2),
  };
}

const policies = correctors.flatMap((corrector) =>
  [true, false].flatMap((visible) => limits.map((limit) => ({ corrector, visible, limit }))),
);

/** Each policy at each time with one role in turn; with all roles in the long run. */
const rows: readonly Row[] = inTurn(
  policies.flatMap((policy) => times.map((time) => ({ ...policy, time }))),
  () => everyone,
).map(([row, who]) => ({ ...row, who }));

describe('the rules of worksheets', () => {
  it.each(policies)('$corrector, visible: $visible, new data: $limit', async ({ corrector, visible, limit }) => {
    const made = await call('maker', 'POST', '/course/worksheets', {
      configuration: {
        correction: {
          correctorType: corrector,
          allowNewDataGenerationNTimes: limit,
          canUserViewCorrection: visible,
        },
        weightedDocuments: [{ path, weight: 1 }],
      },
      template: { title: { de: 'S', en: 'S' }, documents: [{ path }] },
    });
    expect(made.status).toBe(201);
    const isOfPolicy = (row: Row) => row.corrector === corrector && row.visible === visible && row.limit === limit;
    for (const row of rows.filter(isOfPolicy))
      expect({ row, ...(await carriedOut(made.body.id, row)) }).toEqual({ row, ...expected(row) });
  });
});
