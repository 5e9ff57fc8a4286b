import type { SentChange } from '@lemma/core/problem';
import { fail, succeed } from '@lemma/core/store';
import { describe, expect, it } from 'vitest';
import { fakeServer, json, refused } from '../testing/index.ts';
import { HttpProblemGateway } from './http-problem-gateway.ts';

const reference = { path: 'a/b', language: 'de' } as const;
/** A change of an answer. */
function change(key = 'k', more: Partial<SentChange> = {}): SentChange {
  const answer = { key: '1,2', text: 'a', language: 'de', version: 0 } as const;
  return { key, problem: reference, attempt: 'x.1', answer, ...more };
}
const standing = { tries: 1, subtasks: [{ progress: 1, tries: 1, correct: 'yes' }], corrected: true, editable: false };
const handedOut = {
  document: '<document/>',
  seed: 7,
  attempt: 'x.1',
  languages: ['en', 'de'],
  answers: {
    'user/answer/question_1/answer_2': { value: '2,5', lang: 'de', version: 3, moved: { a: [1] } },
    'user/answer/question_2/answer_options': { value: '1 3', lang: 'de', version: 1 },
  },
  standing: { ...standing, performance: 'passedPerfect' },
  controls: ['correction'],
};

function over(answer: Response) {
  const { http, seen } = fakeServer(answer);
  return { gateway: new HttpProblemGateway(http, () => 'me'), seen };
}

describe('a problem', () => {
  it('is opened with its answers, in the words of the core', async () => {
    const { gateway, seen } = over(json(handedOut));
    expect(await gateway.open(reference)).toEqual({
      ok: true,
      value: {
        xml: '<document/>',
        seed: 7,
        attempt: 'x.1',
        languages: ['de', 'en'],
        answers: new Map([
          ['1,2', { text: '2,5', language: 'de', version: 3, moved: { a: [1] } }],
          ['2,options', { text: '1 3', language: 'de', version: 1 }],
        ]),
        standing: {
          tries: 1,
          subtasks: [{ progress: 1, tries: 1, isRight: true }],
          performance: 'passedPerfect',
          isCorrected: true,
          isEditable: false,
        },
        controls: ['correction'],
      },
    });
    expect(seen[0]?.target).toBe('/api/problem-engine/users/me/problems/personalised-data?path=a%2Fb&lang=de');
  });

  it('of a worksheet, and of another learner, has another address', async () => {
    const { gateway, seen } = over(json(handedOut));
    await gateway.open({ ...reference, worksheet: 'w1', learner: 'other' });
    expect(seen[0]?.target).toBe(
      '/api/problem-engine/users/other/worksheets/w1/problems/personalised-data?path=a%2Fb&lang=de',
    );
  });

  it('of a worksheet tells its deadline as it was signed, and nothing that cannot be read', async () => {
    const deadline = { at: 1_688_374_980_000, left: 5 };
    const { gateway, seen } = over(json({ ...handedOut, deadline }));
    const sheet = { ...reference, worksheet: 'w1', signedDeadline: '{"deadline":1688374980000,"signature":"a+b="}' };
    expect(await gateway.open(sheet)).toMatchObject({ ok: true, value: { deadline } });
    expect(seen[0]?.target).toContain('deadline=1688374980000&deadlineSignature=a%2Bb%3D');
    const odd = { ...sheet, signedDeadline: '{"deadline":1e15,"signature":"a+b="}' };
    expect(await gateway.open(odd)).toEqual(fail({ kind: 'deadlineNotSigned' }));
    expect(await gateway.keep([change('k', { problem: odd })], 'me')).toEqual(fail({ kind: 'forbidden' }));
    expect(await gateway.save(odd, 'x.1')).toEqual(fail({ kind: 'forbidden' }));
    expect(await gateway.drawNewData(odd, 'all')).toEqual(fail({ kind: 'forbidden' }));
    expect(await gateway.correct(odd, 'correction')).toEqual(fail({ kind: 'forbidden' }));
    expect(seen).toHaveLength(1);
    expect(await over(refused(403, 'problem-engine_deadline_not_signed')).gateway.open(sheet)).toEqual(
      fail({ kind: 'deadlineNotSigned' }),
    );
  });

  it('of a worksheet whose time limit was not begun tells what is about to begin, and answers to it wait', async () => {
    const unbegun = { title: { de: 'Blatt' }, duration: 60_000 };
    const server = () => over(refused(403, 'problem-engine_worksheet_not_begun', { unbegun }));
    const sheet = { ...reference, worksheet: 'w1' };
    expect(await server().gateway.open(sheet)).toEqual(fail({ kind: 'notBegun', unbegun }));
    expect(await server().gateway.keep([change('k', { problem: sheet })], 'me')).toEqual(fail({ kind: 'unavailable' }));
  });

  it('keeps answers by their paths, without characters that cannot be stored', async () => {
    const { gateway, seen } = over(json({ versions: { 'user/answer/question_1/answer_2': 4 }, changedElsewhere: {} }));
    const text = 'a\u0000b\ud800c😀';
    const answer = { key: '1,2', text, language: 'de', version: 3 } as const;
    const kept = await gateway.keep([change('k', { answer })], 'me');
    const taken = succeed({ versions: new Map([['1,2', 4]]), changedElsewhere: new Map() });
    expect(kept).toEqual(succeed(new Map([['k', taken]])));
    expect(seen[0]?.body).toEqual({
      problem: 'a/b',
      lang: 'de',
      attempt: 'x.1',
      answer: [{ path: 'user/answer/question_1/answer_2', value: 'abc😀', lang: 'de', version: 3 }],
    });
  });

  it('keeps answers under their own key, and for nobody but their owner', async () => {
    const answer = json({ versions: { 'user/answer/question_1/answer_2': 1 }, changedElsewhere: {} });
    const { gateway, seen } = over(answer);
    await gateway.keep([change('its-own')], 'me');
    expect(seen[0]?.key).toBe('its-own');
    expect(await gateway.keep([change()], 'somebody')).toEqual(fail({ kind: 'sessionEnded' }));
    expect(await gateway.keep([change('a'), change('b')], 'somebody')).toEqual(fail({ kind: 'sessionEnded' }));
    expect(seen).toHaveLength(1);
  });

  it('keeps what has waited with one call, and tells what has become of each change', async () => {
    const receipt = { number: 3, at: '2026-11-25T11:03:07.000Z', hash: '3f9a01c2'.repeat(8) };
    const other = { value: '9', lang: 'de', version: 5 };
    const kept = [
      { key: 'a', version: 4, receipt },
      { key: 'c', other },
      { key: 'd', refused: 'problem-engine_attempt_replaced' },
      { key: 'e', refused: 'content_document-not-found' },
      { key: 'strange', version: 1 },
    ];
    const { gateway, seen } = over(json({ kept }));
    const elsewhere = { problem: { ...reference, path: 'c', worksheet: 'w' } };
    const odd = { problem: { ...reference, worksheet: 'w', signedDeadline: 'x' } };
    const sent = [
      change('a'),
      change('b', { after: 'a' }),
      change('c', elsewhere),
      change('d'),
      change('e'),
      change('f', odd),
    ];
    const answer = { path: 'user/answer/question_1/answer_2', value: 'a', lang: 'de', version: 0 };
    const inC = { problem: 'c', lang: 'de', worksheet: 'w', attempt: 'x.1' };
    const told = await gateway.keep(sent, 'me');
    expect(seen.map(({ target }) => target)).toEqual(['/api/semiprotected/problem/changes']);
    const alone = { problem: 'a/b', lang: 'de', attempt: 'x.1', answer };
    expect(seen[0]?.body).toEqual({
      changes: [
        { ...alone, key: 'a' },
        { ...alone, key: 'b', after: 'a' },
        { ...inC, key: 'c', answer },
        { ...alone, key: 'd' },
        { ...alone, key: 'e' },
      ],
    });
    const there = { text: '9', language: 'de', version: 5 };
    expect(told).toEqual(
      succeed(
        new Map<string, unknown>([
          ['f', fail({ kind: 'forbidden' })],
          ['a', succeed({ versions: new Map([['1,2', 4]]), changedElsewhere: new Map(), receipt })],
          ['c', succeed({ versions: new Map(), changedElsewhere: new Map([['1,2', there]]) })],
          ['d', fail({ kind: 'replaced' })],
          ['e', fail({ kind: 'unavailable' })],
        ]),
      ),
    );
  });

  it.each([400, 404, 413])(
    'keeps one after the other what the platform does not take together (%i)',
    async (status) => {
      const one = 'user/answer/question_1/answer_2';
      const versions = [1, 2, 7];
      const { http, seen } = fakeServer(({ target }) => {
        if (target.endsWith('/changes')) return refused(status, 'x');
        return json({ versions: { [one]: versions.shift() ?? 0 }, changedElsewhere: {} });
      });
      const gateway = new HttpProblemGateway(http, () => 'me');
      const sent = [change('a'), change('b', { after: 'a' }), change('c', { problem: { ...reference, path: 'c' } })];
      const kept = await gateway.keep(sent, 'me');
      expect(kept.ok && [...kept.value.keys()]).toEqual(['a', 'b', 'c']);
      expect(seen.slice(1).map(({ key, body }) => [key, body])).toMatchObject([
        ['a', { answer: [{ version: 0 }] }],
        ['b', { answer: [{ version: 1 }] }],
        ['c', { problem: 'c', answer: [{ version: 0 }] }],
      ]);
    },
  );

  it.each([
    [403, 'problem_answers-file-foreign', 'foreign'],
    [422, 'problem_answers-file-unreadable', 'unreadable'],
    [413, 'x', 'unreadable'],
    [500, 'x', 'faulty'],
  ])('says what became of a file: %i %s', async (status, id, kind) => {
    expect(await over(refused(status, id)).gateway.importAnswers('{}')).toEqual(fail({ kind }));
  });

  it('tells the receipt of what was kept, and lists receipts of a learner in a worksheet by code', async () => {
    const receipt = { number: 3, at: '2026-11-25T11:03:07.000Z', hash: '3f9a01c2'.repeat(8) };
    const kept = await over(json({ versions: {}, changedElsewhere: {}, receipt })).gateway.keep([change()], 'me');
    expect(kept.ok && kept.value.get('k')).toMatchObject({ value: { receipt } });
    const listed = {
      ...receipt,
      kind: 'keep',
      answers: ['user/answer/question_1/answer_2', 'user/answer/question_2/answer_options'],
    };
    const { gateway, seen } = over(json({ receipts: [listed], total: 41, intact: false }));
    const of = { ...reference, worksheet: 'w1', learner: 'other' };
    expect(await gateway.receipts(of, { page: 2, code: '3f9a' })).toEqual({
      ok: true,
      value: { receipts: [{ ...receipt, kind: 'keep', answers: ['1,2', '2,options'] }], total: 41, isIntact: false },
    });
    expect(seen[0]?.target).toBe(
      '/api/problem-engine/users/other/problems/receipts?path=a%2Fb&worksheetId=w1&code=3f9a&pageNumber=1&pageSize=20',
    );
  });

  it('draws new data for what is wrong', async () => {
    const { gateway, seen } = over(json(handedOut));
    await gateway.drawNewData(reference, 'wrongAnswers');
    expect(seen[0]).toMatchObject({ method: 'POST' });
    expect(seen[0]?.target).toContain('newDataForWrongAnswers=true');
  });
});

describe('the data sheet', () => {
  it.each([
    [{}, 'ref=me&problem=a%2Fb'],
    [{ learner: 'somebody', worksheet: 'w1' }, 'ref=somebody&problem=a%2Fb&worksheet=w1'],
  ])('is that of the learner, in the worksheet if there is one: %o', async (more, query) => {
    const sheet = {
      attempt: 'x.1',
      seed: 7,
      drawing: 'apart',
      state: { tries: 1 },
      data: { 'user/x': '1' },
      savings: [],
      corrections: [],
    };
    const { gateway, seen } = over(json(sheet));
    expect(await gateway.readData({ ...reference, ...more })).toEqual({ ok: true, value: sheet });
    expect(seen[0]?.target).toBe(`/api/semiprotected/problem/data?${query}`);
  });
});

describe('what cannot be done', () => {
  const keep = (gateway: HttpProblemGateway) => gateway.keep([change()], 'me');
  const correct = (gateway: HttpProblemGateway) => gateway.correct(reference, 'correction');
  const draw = (gateway: HttpProblemGateway) => gateway.drawNewData(reference, 'all');
  const readData = (gateway: HttpProblemGateway) => gateway.readData(reference);
  it.each([
    [keep, 409, 'problem-engine_attempt_replaced', { kind: 'replaced' }],
    [keep, 409, 'problem-engine_answers_closed', { kind: 'closed' }],
    [keep, 403, 'forbidden', { kind: 'forbidden' }],
    [keep, 500, 'unknown_error', { kind: 'faulty' }],
    [correct, 404, 'problem-engine_no_correction', { kind: 'noCorrection' }],
    [correct, 403, 'forbidden', { kind: 'forbidden' }],
    [correct, 422, 'problem-engine_correction_failed', { kind: 'failed' }],
    [draw, 403, 'problem-engine_reached_maximum_number_of_new_data_generation_times', { kind: 'limitReached' }],
    [draw, 409, 'problem-engine_no_new_data_for_wrong_answers', { kind: 'nothingToDraw' }],
    [draw, 403, 'forbidden', { kind: 'forbidden' }],
    [readData, 404, 'content_document-not-found', { kind: 'notFound' }],
    [readData, 403, 'forbidden', { kind: 'forbidden' }],
    [draw, 422, 'problem-engine_data_not_drawn', { kind: 'notDrawn' }],
  ] as const)('%# is told as what it is', async (act, status, id, failure) => {
    expect(await act(over(refused(status, id)).gateway)).toEqual(fail(failure));
  });

  it('a problem that is not there names no languages of what is nobody’s business', async () => {
    const { gateway } = over(refused(404, 'content_document-not-found'));
    expect(await gateway.open(reference)).toEqual(fail({ kind: 'notFound', languages: [] }));
  });
});
