import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ResponseOf } from '@lemma/api-client/wire';
import { readDocument, allBlocks } from '@lemma/core/document';
import { drawExercise } from '@lemma/core/exercise';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  processorTime,
  sample,
  startPlatform,
  writeCourse,
  type TestCaller,
  type TestPlatform,
} from '../testing/index.ts';

const problem = String.raw`
    \type{input.number} \field{integer}
    \begin{variables} \randint{a}{2}{99} \end{variables}
    \begin{question}
      \begin{variables} \randint{b}{2}{99} \number{s}{a+b} \end{variables}
      \text{$\var{a}+\var{b}=$ \ansref}
      \begin{answer} \solution{s} \explanation{Add them.} \end{answer}
    \end{question}
    \begin{question}
      \type{mc.multiple} \permutechoices{1}{3}
      \text{Which are even?}
      \begin{choice} \text{two} \solution{true} \end{choice}
      \begin{choice} \text{three} \solution{false} \end{choice}
      \begin{choice} \text{four} \solution{true} \end{choice}
    \end{question}`;

let platform: TestPlatform;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-solving-'));
  for (const path of ['open/sum', 'closed/sum']) {
    const { tex } = sample(path, { titles: { de: 'Summe', en: 'Sum' }, body: problem });
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, `${path}.tex`), tex);
  }
  const title = { de: 'Summen', en: 'Sums' };
  await writeCourse(folder, 'courses/one', title, [{ title, problems: ['open/sum', 'open/gone'] }]);
  platform = await startPlatform({ contentFolder: folder });
});
afterAll(async () => {
  await platform.dispose();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await platform.database.db.deleteFrom('attempt').execute();
});

type HandedOut = ResponseOf<'openProblem'>;

const me = 'demo-learner';
const at = (path: string, lang = 'en') =>
  `/problem-engine/users/${me}/problems/personalised-data?path=${path}&lang=${lang}`;

async function call(caller: TestCaller, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, key?: string) {
  const response = await platform.call(caller, url, {
    method,
    ...(payload && { payload }),
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
  return { status: response.statusCode, body: response.json<Answered>() };
}

/** Whatever a call of this file answers. */
type Answered = HandedOut &
  Pick<ResponseOf<'readCorrection'>, 'questions'> &
  ResponseOf<'keepAnswers'> &
  ResponseOf<'viewProblemData'> & { readonly id?: string };

async function opened(path = 'open/sum', lang = 'en'): Promise<HandedOut> {
  const { status, body } = await call('learner', 'GET', at(path, lang));
  expect(status).toBe(200);
  return body;
}

const sheet = { problem: 'open/sum', lang: 'en' };
const answer = (question: number, value: string, version = 0, id = '1', lang = 'en') => ({
  path: `user/answer/question_${question}/answer_${id}`,
  value,
  lang,
  version,
});
const keep = (answers: readonly object[], attempt?: string) =>
  call('learner', 'PUT', '/semiprotected/problem/datasheet', {
    ...sheet,
    attempt,
    answer: answers,
  });
const save = (content?: readonly object[], key?: string) =>
  call('learner', 'POST', '/semiprotected/problem/store-answer', { ...sheet, content }, key);
const correctionAt = `/problem-engine/users/${me}/problems/en/correction?path=open/sum`;
const newData = (wrong = false, key?: string) =>
  call('learner', 'POST', `${at('open/sum')}&newDataForWrongAnswers=${String(wrong)}`, {}, key);

/** The values that a document shows. */
function valuesIn({ document }: Pick<HandedOut, 'document'>, index = 0) {
  const read = readDocument(document);
  if (!read.ok) throw new Error(read.failure.reason);
  const question = allBlocks(read.value.blocks).filter((block) => block.kind === 'question')[index];
  if (question === undefined) throw new Error('no question');
  const exercise = drawExercise(question, 1, 'en');
  if (!exercise.ok) throw new Error('not drawn');
  const value = (name: string) => {
    const drawn = exercise.value.drawn.get(name);
    return drawn?.kind === 'number' ? drawn.value : undefined;
  };
  return { value, question };
}

const sumOf = (handedOut: HandedOut) => {
  const { value } = valuesIn(handedOut);
  return (value('a') ?? NaN) + (value('b') ?? NaN);
};

/** The ids of the even numbers, in the order in which they are shown. */
const evenOf = (handedOut: HandedOut) =>
  valuesIn(handedOut, 1).question.choices.flatMap(({ id, content }) =>
    content.some((inline) => inline.kind === 'text' && inline.text === 'three') ? [] : [id],
  );

describe('a learner', () => {
  it('is told of the problems of the course', async () => {
    const { body } = await call('learner', 'GET', `/problem-engine/users/${me}/problems?lang=en`);
    expect(body).toEqual([{ path: 'open/sum', lang: 'en', name: 'Sum', description: '', topic: 'Sums' }]);
  });

  it('opens one, and finds the same data again, in every language', async () => {
    const first = await opened();
    expect(first.document).not.toMatch(/<solution|randint|<corrector|explanation/);
    expect(await opened()).toEqual(first);
    const german = await opened('open/sum', 'de');
    expect([sumOf(german), german.seed, german.attempt]).toEqual([sumOf(first), first.seed, first.attempt]);
    expect(first.controls).toEqual(['correction', 'newData']);
    expect(first.languages).toEqual(['de', 'en']);
  });

  it('does not find a problem that the course does not name', async () => {
    expect((await call('learner', 'GET', at('closed/sum'))).status).toBe(404);
    expect((await call('author', 'GET', at('closed/sum').replace(me, 'demo-author'))).status).toBe(200);
  });

  it('has his answers kept, which are no try', async () => {
    await opened();
    expect((await keep([answer(1, '12'), answer(2, '1 3', 0, 'options')])).body.versions).toEqual({
      'user/answer/question_1/answer_1': 1,
      'user/answer/question_2/answer_options': 1,
    });
    const again = await opened();
    expect(again.answers['user/answer/question_1/answer_1']).toEqual({ value: '12', lang: 'en', version: 1 });
    expect(again.standing).toMatchObject({ tries: 0, corrected: false, editable: true });
    const { body } = await call('learner', 'GET', '/semiprotected/problem/datasheet?problem=open/sum&lang=en');
    expect(body.data).toEqual({
      'user/answer/question_1/answer_1': '12',
      'user/answer/question_2/answer_options': '1 3',
      'user/meta/answer/subtask_1/progress': '1',
      'user/meta/answer/subtask_1/tries': '0',
      'user/meta/answer/subtask_2/progress': '1',
      'user/meta/answer/subtask_2/tries': '0',
      'user/meta/answer/progress': '1',
      'common/problem/questions/question_1': '1',
      'common/problem/questions/question_2': '2',
    });
  });

  it('passes at the first try', async () => {
    const problemNow = await opened();
    const { body } = await save([
      answer(1, String(sumOf(problemNow))),
      answer(2, evenOf(problemNow).join(' '), 0, 'options'),
    ]);
    expect(body.standing).toMatchObject({ tries: 1, performance: 'passedPerfect', corrected: true, editable: false });
    expect(body.standing.subtasks).toEqual([
      { progress: 1, tries: 1, correct: 'yes' },
      { progress: 1, tries: 1, correct: 'yes' },
    ]);
    const sheet = await call('learner', 'GET', '/semiprotected/problem/datasheet?problem=open/sum&lang=en');
    expect(sheet.body.data).toMatchObject({
      'user/meta/answer/subtask_1/correct': 'yes',
      'user/meta/answer/subtask_2/tries': '1',
    });
  });

  it.each([
    [2, 'passedExcellent'],
    [3, 'passedGood'],
    [4, 'passed'],
  ])('passes at try %i: %s', async (tries, performance) => {
    const problemNow = await opened();
    const sum = sumOf(problemNow);
    for (let version = 0; version < tries - 1; version += 1) {
      const content = [
        answer(1, String(sum + 1 + version), version),
        answer(2, evenOf(problemNow).join(' '), version === 0 ? 0 : 1, 'options'),
      ];
      expect((await save(content)).body.standing.performance).toBe(version >= 2 ? 'feedbackSubtasks' : 'notPassed');
    }
    expect((await save([answer(1, String(sum), tries - 1)])).body.standing).toMatchObject({ tries, performance });
  });

  it('loses no try with what cannot be read, or has not changed', async () => {
    await opened();
    expect((await save([answer(1, 'a b c ?')])).body.standing.tries).toBe(0);
    expect((await save([answer(1, '1000', 1)])).body.standing.tries).toBe(1);
    expect((await save()).body.standing.tries).toBe(1);
    expect((await save([answer(1, '((', 2)])).body.standing.tries).toBe(1);
  });

  it('is corrected with solutions and explanations, and then needs new data', async () => {
    const before = await opened();
    expect((await call('learner', 'POST', correctionAt, {})).body.id).toBe('problem-engine_no_correction');
    await save([answer(1, '1000')]);
    const { body } = await call('learner', 'POST', correctionAt, {});
    expect(body.questions[0]).toMatchObject({ number: 1, score: 0, correct: false });
    expect(body.questions[0]?.answers[0]).toMatchObject({
      userInput: '1000',
      verdict: 'wrong',
      solution: String(sumOf(before)),
    });
    expect(body.document).toContain('Add them.');
    expect(body.document).not.toMatch(/<solution|randint/);
    expect([...(body.questions[1]?.rightOptions ?? [])].sort()).toEqual([...evenOf(before)].sort());
    expect((await opened()).standing).toMatchObject({ editable: false, performance: 'notPassed' });
    expect((await keep([answer(1, '1', 1)])).body.id).toBe('problem-engine_answers_closed');
    expect((await save([answer(1, '1', 1)])).status).toBe(409);
  });

  it('draws new data, which delete answers and correction', async () => {
    const before = await opened();
    await save([answer(1, '1000')]);
    await call('learner', 'POST', correctionAt, {});
    const { body } = await newData();
    expect([body.attempt === before.attempt, body.seed === before.seed]).toEqual([false, false]);
    expect([body.answers, body.standing.tries, body.standing.editable]).toEqual([{}, 0, true]);
    expect((await keep([answer(1, '1')], before.attempt)).body.id).toBe('problem-engine_attempt_replaced');
    expect((await keep([answer(1, '1')], body.attempt)).status).toBe(200);
  });

  it('draws new data for what is wrong: what is right stays', async () => {
    const before = await opened();
    await save([answer(1, '1000'), answer(2, evenOf(before).join(' '), 0, 'options')]);
    const { body } = await newData(true);
    expect(Object.keys(body.answers)).toEqual(['user/answer/question_2/answer_options']);
    expect(evenOf(body)).toEqual(evenOf(before));
    expect(valuesIn(body).value('a')).toBe(valuesIn(before).value('a'));
    expect(body.standing.subtasks.map(({ tries }) => tries)).toEqual([0, 1]);
    const { body: passed } = await save([answer(1, String(sumOf(body)))]);
    expect(passed.standing).toMatchObject({ tries: 2, performance: 'passedExcellent' });
  });

  it('gets the first answer again under the same key, and a refusal for another request', async () => {
    await opened();
    const first = await newData(false, 'key-1');
    expect((await newData(false, 'key-1')).body.attempt).toBe(first.body.attempt);
    expect((await newData(true, 'key-1')).status).toBe(422);
    await keep([answer(1, '5')]);
    expect((await save(undefined, 'key-2')).body.standing.tries).toBe(1);
    expect((await save(undefined, 'key-2')).body.standing.tries).toBe(1);
  });

  it('is told what was changed elsewhere, and loses nothing by a repeated call', async () => {
    await opened();
    const { receipt } = (await keep([answer(1, '1')])).body;
    expect(receipt).toMatchObject({ number: 1 });
    expect((await keep([answer(1, '1')])).body).toEqual({
      versions: { 'user/answer/question_1/answer_1': 1 },
      changedElsewhere: {},
      receipt,
    });
    expect((await keep([answer(1, '2', 0)])).body).toEqual({
      versions: {},
      changedElsewhere: { 'user/answer/question_1/answer_1': { value: '1', lang: 'en', version: 1 } },
    });
    expect((await keep([answer(1, '2', 1)])).body.versions).toEqual({ 'user/answer/question_1/answer_1': 2 });
  });

  it('may answer in the numbers of his language', async () => {
    const sum = sumOf(await opened());
    expect((await save([answer(1, `${sum},0`, 0, '1', 'de')])).body.standing.subtasks[0]?.correct).toBe('yes');
  });

  it('sends forms as well', async () => {
    await opened();
    const fields = {
      ...sheet,
      content: JSON.stringify([answer(1, '7')]),
      correctorPath: 'mine',
      problemContent: '<x/>',
    };
    const urlencoded = await platform.call('learner', '/semiprotected/problem/store-answer', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
    expect(urlencoded.json<HandedOut>().standing.tries).toBe(1);
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, content: JSON.stringify([answer(1, '8', 1)]) }))
      form.set(name, value);
    const request = new Request('http://localhost', { method: 'POST', body: form });
    const multipart = await platform.call('learner', '/semiprotected/problem/store-answer', {
      method: 'POST',
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    expect(multipart.json<HandedOut>().standing.tries).toBe(2);
    const whole = new Request('http://localhost', { method: 'POST', body: form });
    const bytes = Buffer.from(await whole.arrayBuffer());
    for (const payload of [bytes.subarray(0, -20), bytes.subarray(0, 90), Buffer.from('--x'), Buffer.alloc(0)]) {
      const cut = await platform.call('learner', '/semiprotected/problem/store-answer', {
        method: 'POST',
        headers: { 'content-type': whole.headers.get('content-type') ?? '' },
        payload,
      });
      expect([cut.statusCode, cut.json<{ readonly id: string }>().id]).toEqual([400, 'invalid_request']);
    }
  });
});

describe('bad input', () => {
  it.each([
    ['a question there is not', [answer(9999, '1')]],
    ['a field there is not', [answer(1, '1', 0, '2')]],
    ['options where there are none', [answer(1, '1', 0, 'options')]],
    ['what the platform computes', [{ ...answer(1, '1'), path: 'user/meta/answer/subtask_1/correct' }]],
    ['64 kB and more', [answer(1, 'x'.repeat(64_001))]],
    ['NUL', [answer(1, '\0')]],
    ['half a surrogate pair', [answer(1, '\ud800')]],
  ])('%s is refused', async (_title, answers) => {
    await opened();
    expect((await keep(answers)).status).toBe(400);
    expect((await opened()).answers).toEqual({});
  });

  it('a long text is kept, cannot be read, and costs no try', async () => {
    await opened();
    const long = '('.repeat(64_000);
    expect((await save([answer(1, long)])).body.standing.tries).toBe(0);
    expect((await opened()).answers['user/answer/question_1/answer_1']?.value).toBe(long);
  });

  it('hostile terms cost no try and less than a second', async () => {
    await opened();
    const hostile = answer(1, '9'.repeat(900) + '!'.repeat(50));
    const work = await processorTime(async () =>
      expect((await save([hostile])).body.standing.tries).toBeLessThanOrEqual(1),
    );
    expect(work).toBeLessThan(5000);
  });
});

describe('others', () => {
  it('do not find the work of a learner, unless they accompany him', async () => {
    await opened();
    expect((await call('author', 'GET', at('open/sum'))).status).toBe(404);
    expect((await call('tutor', 'GET', at('open/sum'))).status).toBe(200);
    expect((await call('learner', 'GET', at('open/sum').replace(me, 'demo-tutor'))).status).toBe(404);
    expect((await call('tutor', 'GET', at('closed/sum'))).status).toBe(404);
    expect((await call('guest', 'GET', at('open/sum'))).status).toBe(401);
  });

  it('an administrator draws new data for what is wrong, a tutor of others does not, and the learner is told', async () => {
    const before = await opened();
    await save([answer(1, '1000'), answer(2, evenOf(before).join(' '), 0, 'options')]);
    const draw = async (caller: TestCaller) =>
      (await call(caller, 'POST', `${at('open/sum')}&newDataForWrongAnswers=true`, {})).status;
    expect([await draw('tutor'), await draw('admin')]).toEqual([404, 200]);
    expect(await opened()).toMatchObject({
      standing: { performance: 'newData', editable: true },
      drawnByTeacher: { by: 'Ada Admin' },
    });
  });

  it('a tutor previews the correction of what is kept; nothing is stored', async () => {
    await opened();
    await keep([answer(1, '3')]);
    const { body } = await call('tutor', 'POST', correctionAt, { correctionPreview: true });
    expect(body.questions[0]?.answers[0]).toMatchObject({ userInput: '3', verdict: 'wrong' });
    expect(await platform.database.db.selectFrom('correction').selectAll().execute()).toEqual([]);
    expect((await opened()).standing).toMatchObject({ tries: 0, corrected: false, editable: true });
  });

  it('an administrator sees everything known', async () => {
    const before = await opened();
    await save([answer(1, '1000')]);
    const url = `/semiprotected/problem/data?ref=${me}&problem=open/sum`;
    const { body } = await call('admin', 'GET', url);
    expect(body).toMatchObject({
      seed: before.seed,
      corrections: [{ score: 0, right: [] }],
      savings: [{ counted: true }],
    });
    expect((await call('tutor', 'GET', url)).status).toBe(403);
  });
});

describe('at the same time', () => {
  it('opening twice begins one attempt', async () => {
    const names = await Promise.all(Array.from({ length: 10 }, async () => (await opened()).attempt));
    expect(new Set(names).size).toBe(1);
  });

  it('saves of one change count once', async () => {
    await opened();
    await keep([answer(1, '5')]);
    await Promise.all(Array.from({ length: 10 }, () => save()));
    expect((await opened()).standing.tries).toBe(1);
  });
});

describe('in a worksheet', () => {
  const make = async (correction: object) => {
    const { body } = await call('lecturer', 'POST', '/course/worksheets', {
      configuration: {
        correction: {
          correctorType: 'AFTER_SAVE',
          allowNewDataGenerationNTimes: 2,
          canUserViewCorrection: false,
          ...correction,
        },
        weightedDocuments: [{ path: 'open/sum', weight: Math.floor(Math.random() * 1000) }],
      },
      template: { title: { de: 'Blatt', en: 'Sheet' }, documents: [{ path: 'open/sum' }] },
    });
    return body.id ?? '';
  };
  const inSheet = (id: string) =>
    at('open/sum').replace(`/users/${me}/problems`, `/users/${me}/worksheets/${id}/problems`);

  it('the limit for new data holds, however many ask at once', async () => {
    const id = await make({});
    expect((await call('learner', 'GET', inSheet(id))).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 50 }, () => call('learner', 'POST', inSheet(id), {})));
    // A demonstration has no other limits, but the number of calls a second has.
    const byStatus = (status: number) => answers.filter((each) => each.status === status);
    expect(byStatus(200)).toHaveLength(2);
    expect(new Set(byStatus(403).map(({ body }) => body.id))).toEqual(
      new Set(['problem-engine_reached_maximum_number_of_new_data_generation_times']),
    );
  });

  it('nothing is told about what is right where the correction may not be seen', async () => {
    const id = await make({});
    const { body } = await call('learner', 'GET', inSheet(id));
    const saved = await call('learner', 'POST', '/semiprotected/problem/store-answer', {
      ...sheet,
      worksheet: id,
      content: [answer(1, String(sumOf(body)))],
    });
    expect(saved.body.standing).toEqual({
      tries: 1,
      subtasks: [
        { progress: 1, tries: 1 },
        { progress: 0, tries: 0 },
      ],
      corrected: false,
      editable: true,
      newDataLeft: 2,
    });
    const correction = correctionAt.replace(`/users/${me}/problems`, `/users/${me}/worksheets/${id}/problems`);
    expect((await call('learner', 'POST', correction, {})).status).toBe(403);
    expect((await call('learner', 'GET', correction)).status).toBe(403);
    expect((await call('tutor', 'POST', correction, {})).status).toBe(404);
    expect((await call('lecturer', 'POST', correction, {})).status).toBe(200);
    expect((await opened()).standing.tries).toBe(0);
  });

  it('a quiz is corrected when it is asked for', async () => {
    const id = await make({ correctorType: 'MANUAL', canUserViewCorrection: true });
    await call('learner', 'GET', inSheet(id));
    const saved = await call('learner', 'POST', '/semiprotected/problem/store-answer', {
      ...sheet,
      worksheet: id,
      content: [answer(1, '1')],
    });
    expect(saved.body.standing).toMatchObject({ tries: 1, corrected: false });
    const correction = correctionAt.replace(`/users/${me}/problems`, `/users/${me}/worksheets/${id}/problems`);
    expect((await call('learner', 'GET', correction)).status).toBe(404);
    expect((await call('learner', 'POST', correction, {})).status).toBe(200);
    expect((await call('learner', 'GET', correction)).status).toBe(200);
  });
});

describe('a newer version of a problem', () => {
  it('does not reach a running attempt, and a pass is one of an older version', async () => {
    const before = await opened();
    const { db } = platform.database;
    await db.updateTable('document').set({ content_hash: 'newer' }).where('path', '=', 'open/sum').execute();
    await db
      .updateTable('implementation')
      .set({ xml: '<document kind="problem" lang="en"><content/></document>' })
      .where('path', '=', 'open/sum')
      .where('language', '=', 'en')
      .execute();
    expect((await opened()).document).toBe(before.document);
    const { body } = await save([answer(1, String(sumOf(before))), answer(2, evenOf(before).join(' '), 0, 'options')]);
    expect(body.standing.performance).toBe('passedOld');
    expect(body.controls).toEqual(['newData']);
    expect((await call('learner', 'POST', correctionAt, {})).status).toBe(404);
  });
});
