import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ResponseOf } from '@lemma/api-client/wire';
import { Deadlines, ownDeadlineKeys, signDeadline } from '../deadline/index.ts';
import { gradesIn } from '../grading/index.ts';
import { sample, startPlatform, type TestPlatform } from '../testing/index.ts';
import { correctAllDue, correctWhatIsDue, problemWorksHere, ProblemViews, WorkOnProblems } from './index.ts';

const [minute, hour] = [60_000, 3_600_000];
const path = 'sums/one';
const body = String.raw`
    \type{input.number} \field{integer}
    \begin{question} \text{$1+1=$ \ansref} \begin{answer} \solution{2} \end{answer} \end{question}`;
/** The subject of each demo user, in whose name the calls are made. */
const [ada, ben] = ['learner', 'tutor'] as const;

let platform: TestPlatform;
let now = Date.now();
let worksheet: string;
/** The same problem, corrected when it is saved. */
let training: string;
let due: Parameters<typeof correctAllDue>[0];
const correctDue = () => correctAllDue(due);

beforeAll(async () => {
  platform = await startPlatform({ now: () => now, content: [sample(path, { titles: { en: 'Sum' }, body })] });
  worksheet = await sheetOf('AFTER_DEADLINE');
  training = await sheetOf('AFTER_SAVE');
  const { db } = platform.database;
  const deadlines = new Deadlines(db, new Map(), () => now);
  const work = new WorkOnProblems(db, new ProblemViews(db, problemWorksHere, false, () => now), deadlines, () => now);
  due = { db, work, deadlines, now: () => now };
});
afterAll(() => platform.dispose());
beforeEach(async () => {
  now += 40 * 24 * hour;
  for (const table of ['attempt', 'worksheet_deadline', 'assignment'] as const) {
    await platform.database.db.deleteFrom(table).execute();
  }
});

async function sheetOf(correctorType: string, newValues = 0): Promise<string> {
  const made = await platform.call('lecturer', '/course/worksheets', {
    method: 'POST',
    payload: {
      configuration: {
        correction: { correctorType, allowNewDataGenerationNTimes: newValues, canUserViewCorrection: true },
        weightedDocuments: [{ path, weight: 4 }],
      },
      template: { title: { de: 'S', en: 'S' }, documents: [{ path }] },
    },
  });
  return made.json<ResponseOf<'createWorksheet'>>().id;
}

type Who = typeof ada | typeof ben;

async function assign(terms: object, people: readonly Who[] = [ada, ben], worksheetId = worksheet) {
  const made = await platform.call('lecturer', '/course/assignments', {
    method: 'POST',
    payload: {
      worksheetId,
      terms: { audience: 'named', takesLate: false, ...terms },
      people: people.map((who) => `demo-${who}`),
    },
  });
  expect(made.statusCode).toBe(201);
  return made.json<ResponseOf<'createAssignment'>>();
}

const at = (who: Who) => `/problem-engine/users/demo-${who}/worksheets/${worksheet}/problems`;
async function open(who: Who) {
  const opened = await platform.call(who, `${at(who)}/personalised-data?path=${path}&lang=en`);
  return opened.json<ResponseOf<'openWorksheetProblem'>>();
}
async function save(who: Who, value: string) {
  const { answers } = await open(who);
  const key = 'user/answer/question_1/answer_1';
  const saved = await platform.call(who, '/semiprotected/problem/store-answer', {
    method: 'POST',
    payload: {
      ...{ problem: path, lang: 'en', worksheet },
      content: [{ path: key, value, lang: 'en', version: answers[key]?.version ?? 0 }],
    },
  });
  return saved.statusCode;
}
const correction = async (who: Who, method: 'GET' | 'POST' = 'GET') =>
  (
    await platform.call(who, `${at(who)}/en/correction?path=${path}`, {
      method,
      ...(method === 'POST' && { payload: {} }),
    })
  ).statusCode;
async function begin(who: Who) {
  const begun = await platform.call(who, `/course/worksheets/${worksheet}/begin`, { method: 'POST', payload: {} });
  expect(begun.statusCode).toBe(200);
}
const sheet = async (who: Who) =>
  (await platform.call(who, `/course/worksheets/${worksheet}`)).json<ResponseOf<'worksheetById'>>();
async function scoresOf({ id }: { readonly id: string }) {
  const { people } = (await platform.call('lecturer', `/course/assignments/${id}`)).json<
    ResponseOf<'assignmentById'>
  >();
  return Object.fromEntries(people.map(({ person, score }) => [person.id, score]));
}

describe('what is corrected after the deadline', () => {
  it('is not shown to who has finished early, as long as the worksheet goes on for others', async () => {
    const end = now + 3 * hour;
    await assign({ deadline: end, timeLimit: 90 });
    await begin(ada);
    expect(await save(ada, '3')).toBe(200);
    now += 91 * minute;
    // His time is over, theirs is not.
    const over = await open(ada);
    expect(over.standing).toMatchObject({ editable: false, corrected: false });
    expect(over.controls).not.toContain('correction');
    expect(over.deadline).toMatchObject({ correctedFrom: end });
    expect(await correction(ada)).toBe(403);
    expect(await correction(ada, 'POST')).toBe(403);
    expect(await correctDue()).toBe(0);
    const read = await sheet(ada);
    expect(read.deadline).toMatchObject({ correctedFrom: end });
    expect(read.progress).toMatchObject([{ mark: 'saved' }]);
    expect(read.progress?.[0]).not.toHaveProperty('score');
    // Whoever begins in the last minute works until the end.
    now = end - minute;
    await begin(ben);
    expect((await open(ben)).standing.editable).toBe(true);
    expect(await correction(ada)).toBe(403);
    now = end;
    expect(await correction(ada)).toBe(200);
    expect((await open(ben)).standing.editable).toBe(false);
  });

  it('is not shown to who was removed before the end either', async () => {
    const end = now + hour;
    const made = await assign({ deadline: end });
    expect(await save(ada, '2')).toBe(200);
    now += minute;
    const removed = await platform.call('lecturer', `/course/assignments/${made.id}`, {
      method: 'PUT',
      headers: { 'if-match': `"${made.version}"` },
      payload: { terms: { audience: 'named', takesLate: false, deadline: end }, people: [`demo-${ben}`] },
    });
    expect(removed.statusCode).toBe(200);
    now += minute;
    expect((await open(ada)).standing.editable).toBe(false);
    expect(await correction(ada)).toBe(403);
    now = end;
    expect(await correction(ada)).toBe(200);
  });

  it('is never shown to who was removed from what has no end', async () => {
    const made = await assign({});
    expect(await save(ada, '2')).toBe(200);
    await platform.call('lecturer', `/course/assignments/${made.id}`, {
      method: 'PUT',
      headers: { 'if-match': `"${made.version}"` },
      payload: { terms: { audience: 'named', takesLate: false }, people: [`demo-${ben}`] },
    });
    now += 1000 * hour;
    expect((await open(ada)).deadline).toMatchObject({ correctedFrom: 'never' });
    expect(await correction(ada)).toBe(403);
    expect(await correctDue()).toBe(0);
  });

  it('waits for the later end of an assignment also if a signed deadline is earlier', async () => {
    const { db } = platform.database;
    const [key] = await ownDeadlineKeys(db);
    const [signed, end] = [now + hour, now + 2 * hour];
    await assign({ deadline: end });
    expect(await save(ada, '2')).toBe(200);
    const signature = signDeadline({ user: `demo-${ada}`, worksheet, deadline: signed }, key);
    const told = `&deadline=${String(signed)}&deadlineSignature=${encodeURIComponent(signature)}`;
    await platform.call(ada, `${at(ada)}/personalised-data?path=${path}&lang=en${told}`);
    now = signed + 1;
    expect((await open(ada)).standing.editable).toBe(false);
    expect(await correction(ada)).toBe(403);
    now = end;
    expect(await correction(ada)).toBe(200);
  });
});

describe('at a deadline', () => {
  it('what was handed in is corrected by itself: lists of learners and lecturers say what came of it', async () => {
    const made = await assign({ deadline: now + hour });
    expect(await save(ada, '2')).toBe(200);
    expect(await save(ben, '3')).toBe(200);
    expect(await correctDue()).toBe(0);
    now += hour;
    expect((await sheet(ada)).progress).toMatchObject([{ mark: 'saved' }]);
    expect(await scoresOf(made)).toEqual({ [`demo-${ada}`]: undefined, [`demo-${ben}`]: undefined });
    expect(await correctDue()).toBe(2);
    expect((await sheet(ada)).progress).toMatchObject([{ mark: 'right', score: 1 }]);
    expect(await scoresOf(made)).toEqual({ [`demo-${ada}`]: 1, [`demo-${ben}`]: 0 });
    expect(await correctDue()).toBe(0);
  });

  it('whoever has more time is not corrected before his own end', async () => {
    const made = await assign({ deadline: now + hour });
    expect(await save(ada, '2')).toBe(200);
    expect(await save(ben, '2')).toBe(200);
    const granted = await platform.call('lecturer', `/course/assignments/${made.id}/extensions`, {
      method: 'POST',
      payload: { extensions: [{ user: `demo-${ben}`, extension: { deadline: now + 2 * hour, reason: 'ill' } }] },
    });
    expect(granted.statusCode).toBe(200);
    now += hour;
    expect(await correctDue()).toBe(1);
    expect(await scoresOf(made)).toEqual({ [`demo-${ada}`]: 1, [`demo-${ben}`]: undefined });
    expect(await save(ben, '3')).toBe(200);
    now += hour;
    expect(await correctDue()).toBe(1);
    expect(await scoresOf(made)).toEqual({ [`demo-${ada}`]: 1, [`demo-${ben}`]: 0 });
  });

  it('a time limit without an end ends for each on his own, and a signed deadline for its learner', async () => {
    await assign({ timeLimit: 30 }, [ada]);
    await begin(ada);
    await platform.database.db
      .insertInto('worksheet_deadline')
      .values({ user_id: `demo-${ben}`, worksheet_id: worksheet, deadline: new Date(now + hour) })
      .execute();
    expect(await save(ada, '2')).toBe(200);
    expect(await save(ben, '2')).toBe(200);
    now += 29 * minute;
    expect(await correctDue()).toBe(0);
    now += minute;
    expect(await correctDue()).toBe(1);
    now += hour;
    expect(await correctDue()).toBe(1);
  });

  it('nobody who may hand in late is told the outcome before he looks at the correction', async () => {
    await assign({ deadline: now + hour, takesLate: true });
    expect(await save(ada, '2')).toBe(200);
    now += hour + minute;
    expect(await correctDue()).toBe(1);
    expect((await sheet(ada)).progress).toMatchObject([{ mark: 'saved' }]);
    const late = await open(ada);
    expect(late.standing).toMatchObject({ editable: true, corrected: false });
    expect(late.standing).not.toHaveProperty('score');
    expect(late.standing.subtasks[0]).not.toHaveProperty('correct');
    expect(await save(ada, '5')).toBe(200);
    expect(await correction(ada)).toBe(200);
    expect((await sheet(ada)).progress).toMatchObject([{ mark: 'right', score: 1 }]);
    // Now that he knows the solution nothing is taken any more.
    expect(await save(ada, '2')).toBe(409);
  });
});

describe('new values before the deadline', () => {
  /** Worksheets in which as many new values may be drawn as somebody likes. */
  const drawn: Record<string, string> = {};
  beforeAll(async () => {
    for (const corrector of ['AFTER_DEADLINE', 'AFTER_SAVE', 'MANUAL']) drawn[corrector] = await sheetOf(corrector, -1);
  });
  const sent = async (who: Who, url: string, method: 'GET' | 'POST' | 'PUT', payload?: object) => {
    const response = await platform.call(who, url, { method, ...(payload && { payload }) });
    expect(response.statusCode).toBe(200);
    return response.json<ResponseOf<'openWorksheetProblem'>>();
  };
  function learnerIn(of: string) {
    const base = `/problem-engine/users/demo-${ada}/worksheets/${of}/problems`;
    const key = 'user/answer/question_1/answer_1';
    const look = () => sent(ada, `${base}/personalised-data?path=${path}&lang=en`, 'GET');
    const give = async (value: string) => {
      const version = (await look()).answers[key]?.version ?? 0;
      return { ...{ problem: path, lang: 'en', worksheet: of }, answers: [{ path: key, value, lang: 'en', version }] };
    };
    return {
      look,
      draw: () => sent(ada, `${base}/personalised-data?path=${path}&lang=en`, 'POST', {}),
      keep: async (value: string) => {
        const { answers: answer, ...place } = await give(value);
        await sent(ada, '/semiprotected/problem/datasheet', 'PUT', { ...place, answer });
      },
      save: async (value: string) => {
        const { answers: content, ...place } = await give(value);
        await sent(ada, '/semiprotected/problem/store-answer', 'POST', { ...place, content });
      },
      value: async () => (await look()).answers[key]?.value,
    };
  }

  it.each(['AFTER_DEADLINE', 'AFTER_SAVE', 'MANUAL'])(
    'take nothing away that was handed in, until something else is: %s',
    async (corrector) => {
      const of = drawn[corrector] ?? '';
      const made = await assign({ deadline: now + hour }, [ada], of);
      const learner = learnerIn(of);
      await learner.save('2');
      // What is right is closed after a save that tells it.
      if (corrector !== 'AFTER_SAVE') await learner.keep('7');
      // Drawn twice: nothing was handed in with the first new values.
      await learner.draw();
      await learner.draw();
      expect(await learner.value()).toBeUndefined();
      now += hour;
      expect(await correctDue()).toBe(1);
      expect(await correctDue()).toBe(0);
      expect(await learner.value()).toBe('2');
      const { standing, handedIn, drawnByTeacher } = await learner.look();
      expect([standing.tries, standing.editable, handedIn, drawnByTeacher]).toEqual([1, false, true, undefined]);
      if (corrector === 'MANUAL') return;
      expect(standing).toMatchObject({ score: 1, performance: 'passedPerfect' });
      expect(await scoresOf(made)).toEqual({ [`demo-${ada}`]: 1 });
    },
  );

  it.each<['save' | 'keep']>([['save'], ['keep']])('count once something is handed in with them: %s', async (how) => {
    const of = drawn['AFTER_DEADLINE'] ?? '';
    const made = await assign({ deadline: now + hour }, [ada], of);
    const learner = learnerIn(of);
    await learner.save('2');
    await learner.draw();
    await learner[how]('3');
    now += hour;
    expect(await correctDue()).toBe(1);
    expect([await learner.value(), await scoresOf(made)]).toEqual(['3', { [`demo-${ada}`]: 0 }]);
  });

  it('are not taken from who goes on late with them', async () => {
    const of = drawn['AFTER_DEADLINE'] ?? '';
    await assign({ deadline: now + hour, takesLate: true }, [ada], of);
    const learner = learnerIn(of);
    await learner.save('2');
    await learner.draw();
    now += hour;
    expect(await learner.value()).toBe('2');
    await learner.save('3');
    await correctDue();
    expect(await learner.value()).toBe('3');
  });

  const drawBy = (of: string) =>
    platform.call('lecturer', `/problem-engine/users/demo-${ada}/worksheets/${of}/problems/personalised-data`, {
      ...{ method: 'POST', payload: { path, lang: 'en' } },
    });

  it.each(
    ['AFTER_DEADLINE', 'AFTER_SAVE'].flatMap((corrector) =>
      ([undefined, '3'] as const).flatMap((typed) => [[corrector, typed, '2'] as const]),
    ),
  )('of a teacher (%s, %s typed with them) leave what was handed in', async (corrector, typed, left) => {
    const of = drawn[corrector] ?? '';
    const made = await assign({ deadline: now + hour }, [ada], of);
    const learner = learnerIn(of);
    await learner.save('2');
    for (let time = 0; time < 2; time += 1) expect((await drawBy(of)).statusCode).toBe(200);
    if (typed !== undefined) await learner.keep(typed);
    now += hour;
    expect(await correctDue()).toBe(1);
    expect(await correctDue()).toBe(0);
    expect([await learner.value(), await scoresOf(made)]).toEqual([left, { [`demo-${ada}`]: 1 }]);
  });

  it('of a teacher that were undone do not come back', async () => {
    const of = drawn['AFTER_SAVE'] ?? '';
    await assign({ deadline: now + hour }, [ada], of);
    const learner = learnerIn(of);
    await learner.save('2');
    await drawBy(of);
    await learner.keep('3');
    const undone = await platform.call('lecturer', `/problem-engine/users/demo-${ada}/problems/former-data`, {
      ...{ method: 'POST', payload: { path, lang: 'en', worksheetId: of } },
    });
    expect(undone.statusCode).toBe(200);
    now += hour;
    expect(await correctDue()).toBe(0);
    expect(await learner.value()).toBe('2');
  });

  it('of a teacher count if they were answered better, or saved', async () => {
    const of = drawn['AFTER_DEADLINE'] ?? '';
    const made = await assign({ deadline: now + hour }, [ada], of);
    const learner = learnerIn(of);
    await learner.save('3');
    expect((await drawBy(of)).statusCode).toBe(200);
    await learner.keep('2');
    now += hour;
    expect(await correctDue()).toBe(1);
    expect([await learner.value(), await scoresOf(made)]).toEqual(['2', { [`demo-${ada}`]: 1 }]);
  });

  it('are undone by no teacher', async () => {
    const of = drawn['AFTER_DEADLINE'] ?? '';
    await assign({ deadline: now + hour }, [ada], of);
    const learner = learnerIn(of);
    await learner.save('2');
    await learner.draw();
    const undone = await platform.call('lecturer', `/problem-engine/users/demo-${ada}/problems/former-data`, {
      ...{ method: 'POST', payload: { path, lang: 'en', worksheetId: of } },
    });
    expect(undone.statusCode).toBe(404);
  });
});

describe('late work that is accepted', () => {
  const accept = async ({ id }: { readonly id: string }, who: Who) =>
    (
      await platform.call('lecturer', `/course/assignments/${id}/people/demo-${who}/accept-late`, {
        method: 'POST',
        payload: {},
      })
    ).statusCode;

  it.each([
    ['all of it', undefined, 1],
    ['half of it', 0.5, 0.5],
  ])('counts at once where corrections do not wait: %s', async (_how, lateCredit, score) => {
    const made = await assign({ deadline: now + hour, takesLate: true, ...(lateCredit && { lateCredit }) });
    expect(await save(ada, '3')).toBe(200);
    now += hour;
    expect(await correctDue()).toBe(1);
    now += minute;
    expect(await save(ada, '2')).toBe(200);
    expect(await scoresOf(made)).toMatchObject({ [`demo-${ada}`]: 0 });
    expect(await accept(made, ada)).toBe(200);
    // In the list of the assignment, in what an LMS asks for, in the work of the learner, and where the learner looks.
    expect(await scoresOf(made)).toMatchObject({ [`demo-${ada}`]: score });
    const grades = await gradesIn(platform.database.db, `worksheet_${worksheet}`, [`demo-${ada}`]);
    expect(grades.at(-1)).toMatchObject({ score });
    const { state } = await platform.database.db.selectFrom('attempt').select('state').executeTakeFirstOrThrow();
    expect(state.outcome).toMatchObject({ score: 1 });
    expect(await correction(ada)).toBe(200);
    expect((await open(ada)).standing).toMatchObject({ score, corrected: true });
    expect(await correctDue()).toBe(0);
  });

  it('is not corrected as long as others still work', async () => {
    const end = now + 5 * hour;
    const made = await assign({ deadline: end, timeLimit: 30, takesLate: true });
    await begin(ada);
    expect(await save(ada, '3')).toBe(200);
    now += 31 * minute;
    expect(await save(ada, '2')).toBe(200);
    expect(await accept(made, ada)).toBe(200);
    expect(await scoresOf(made)).toMatchObject({ [`demo-${ada}`]: undefined });
    now = end;
    expect(await correctDue()).toBe(1);
    expect(await scoresOf(made)).toMatchObject({ [`demo-${ada}`]: 1 });
  });
});

describe('answers that were kept and not saved', () => {
  const placeOf = (who: Who, of: string) => `/problem-engine/users/demo-${who}/worksheets/${of}/problems`;
  async function openIn(who: Who, of: string) {
    const opened = await platform.call(who, `${placeOf(who, of)}/personalised-data?path=${path}&lang=en`);
    return opened.json<ResponseOf<'openWorksheetProblem'>>();
  }
  async function give(who: Who, of: string, value: string, how: 'keep' | 'save' = 'keep') {
    const { answers } = await openIn(who, of);
    const key = 'user/answer/question_1/answer_1';
    const answer = [{ path: key, value, lang: 'en', version: answers[key]?.version ?? 0 }];
    const sent = { problem: path, lang: 'en', worksheet: of };
    const [url, method, content] =
      how === 'keep'
        ? (['/semiprotected/problem/datasheet', 'PUT', { answer }] as const)
        : (['/semiprotected/problem/store-answer', 'POST', { content: answer }] as const);
    return (await platform.call(who, url, { method, payload: { ...sent, ...content } })).statusCode;
  }
  const savings = () =>
    platform.database.db.selectFrom('saving').select(['received', 'counted', 'late', 'answers']).execute();

  it('are handed in at the deadline, once, in time, and corrected by the rules of the worksheet', async () => {
    const end = now + hour;
    for (const of of [worksheet, training]) {
      await assign({ deadline: end }, [ada, ben], of);
      expect((await openIn(ada, of)).deadline).toMatchObject({ handsInAtDeadline: true });
      expect(await give(ada, of, '2')).toBe(200);
    }
    expect(await correctDue()).toBe(0);
    now = end;
    expect(await correctDue()).toBe(2);
    expect(await correctDue()).toBe(0);
    for (const of of [worksheet, training]) {
      const { standing, handedIn, deadline } = await openIn(ada, of);
      expect({ of, ...standing }).toMatchObject({
        of,
        tries: 1,
        score: 1,
        performance: 'passedPerfect',
        editable: false,
      });
      expect(handedIn).toBe(true);
      expect(deadline).not.toHaveProperty('handsInAtDeadline');
    }
    const made = await savings();
    expect(made.map(({ counted, late }) => [counted, late])).toEqual([
      [true, false],
      [true, false],
    ]);
    for (const { received } of made) expect(received.getTime()).toBeLessThan(end);
  });

  it('are there for whoever looks first, at the same time too', async () => {
    const end = now + hour;
    await assign({ deadline: end }, [ada], training);
    await give(ada, training, '3', 'save');
    await give(ada, training, '2');
    now = end;
    const opened = await Promise.all([openIn(ada, training), correctDue(), openIn(ada, training)]);
    expect(opened[0].standing).toMatchObject({ tries: 2, score: 1 });
    expect(await savings()).toHaveLength(2);
  });

  it('count as late if they come late, and what was kept in time is handed in before', async () => {
    const end = now + hour;
    await assign({ deadline: end, takesLate: true }, [ada], training);
    await give(ada, training, '3');
    now = end + minute;
    expect(await give(ada, training, '2')).toBe(200);
    expect(await correctDue()).toBe(0);
    const made = await savings();
    expect(made.map(({ answers, late }) => [Object.values(answers)[0]?.value, late])).toEqual([['3', false]]);
    expect((await openIn(ada, training)).standing).toMatchObject({ tries: 1, score: 0 });
  });

  it('are handed in at the deadline of the others for a learner whom only the LMS has sent there', async () => {
    await assign({ deadline: now + hour }, [ben], training);
    const launched = { user_id: `demo-${ada}`, path: `worksheet_${training}` };
    await platform.database.db.insertInto('lms_launch').values(launched).execute();
    await give(ada, training, '2');
    expect(await correctDue()).toBe(0);
    now += hour;
    expect(await correctDue()).toBe(1);
    expect(await savings()).toHaveLength(1);
    expect(await correctDue()).toBe(0);
    await platform.database.db.deleteFrom('lms_launch').execute();
  });

  it('are handed in after an earlier save as well, for the scores that an LMS asks for', async () => {
    const end = now + hour;
    const made = await assign({ deadline: end }, [ada], training);
    await give(ada, training, '3', 'save');
    await give(ada, training, '2');
    now = end;
    await correctWhatIsDue(due, { worksheet: training, users: [`demo-${ada}`], name: 'test' });
    expect(await scoresOf(made)).toEqual({ [`demo-${ada}`]: 1 });
  });

  it('are handed in when the own time is over', async () => {
    await assign({ deadline: now + 5 * hour, timeLimit: 30 }, [ada]);
    await begin(ada);
    expect(await give(ada, worksheet, '2')).toBe(200);
    now += 30 * minute;
    expect(await correctDue()).toBe(1);
    expect(await savings()).toHaveLength(1);
    expect((await openIn(ada, worksheet)).standing).toMatchObject({ tries: 1, corrected: false });
  });

  it('are not handed in where nothing was given, and not a second time what was saved', async () => {
    const end = now + hour;
    await assign({ deadline: end }, [ada, ben], training);
    await openIn(ada, training);
    await give(ben, training, '3', 'save');
    now = end;
    expect(await correctDue()).toBe(0);
    expect(await savings()).toHaveLength(1);
    expect((await openIn(ada, training)).standing).toMatchObject({ tries: 0 });
  });
});
