import { fail } from '@lemma/core/store';
import { describe, expect, it } from 'vitest';
import { fakeServer, json, refused } from '../testing/index.ts';
import { HttpProblemGateway } from './http-problem-gateway.ts';

const reference = { path: 'a/b', language: 'de' } as const;
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
    expect(await gateway.keep(odd, 'x.1', [])).toEqual(fail({ kind: 'forbidden' }));
    expect(await gateway.save(odd, 'x.1')).toEqual(fail({ kind: 'forbidden' }));
    expect(await gateway.drawNewData(odd, 'all')).toEqual(fail({ kind: 'forbidden' }));
    expect(await gateway.correct(odd, 'correction')).toEqual(fail({ kind: 'forbidden' }));
    expect(seen).toHaveLength(1);
    expect(await over(refused(403, 'problem-engine_deadline_not_signed')).gateway.open(sheet)).toEqual(
      fail({ kind: 'deadlineNotSigned' }),
    );
  });

  it('keeps answers by their paths, without characters that cannot be stored', async () => {
    const { gateway, seen } = over(json({ versions: { 'user/answer/question_1/answer_2': 4 }, changedElsewhere: {} }));
    const text = 'a\u0000b\ud800c😀';
    const kept = await gateway.keep(reference, 'x.1', [{ key: '1,2', text, language: 'de', version: 3 }]);
    expect(kept).toEqual({ ok: true, value: { versions: new Map([['1,2', 4]]), changedElsewhere: new Map() } });
    expect(seen[0]?.body).toEqual({
      problem: 'a/b',
      lang: 'de',
      attempt: 'x.1',
      answer: [{ path: 'user/answer/question_1/answer_2', value: 'abc😀', lang: 'de', version: 3 }],
    });
  });

  it('tells the receipt of what was kept, and lists receipts of a learner in a worksheet by code', async () => {
    const receipt = { number: 3, at: '2026-11-25T11:03:07.000Z', hash: '3f9a01c2'.repeat(8) };
    const kept = await over(json({ versions: {}, changedElsewhere: {}, receipt })).gateway.keep(reference, 'x.1', []);
    expect(kept).toMatchObject({ value: { receipt } });
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
  const keep = (gateway: HttpProblemGateway) => gateway.keep(reference, 'x.1', []);
  const correct = (gateway: HttpProblemGateway) => gateway.correct(reference, 'correction');
  const draw = (gateway: HttpProblemGateway) => gateway.drawNewData(reference, 'all');
  const readData = (gateway: HttpProblemGateway) => gateway.readData(reference);
  it.each([
    [keep, 409, 'problem-engine_attempt_replaced', { kind: 'replaced' }],
    [keep, 409, 'problem-engine_answers_closed', { kind: 'closed' }],
    [keep, 403, 'forbidden', { kind: 'forbidden' }],
    [keep, 500, 'unknown_error', { kind: 'unavailable' }],
    [correct, 404, 'problem-engine_no_correction', { kind: 'noCorrection' }],
    [correct, 403, 'forbidden', { kind: 'forbidden' }],
    [correct, 422, 'problem-engine_correction_failed', { kind: 'failed' }],
    [draw, 403, 'problem-engine_reached_maximum_number_of_new_data_generation_times', { kind: 'limitReached' }],
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
