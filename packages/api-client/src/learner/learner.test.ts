import { describe, expect, it } from 'vitest';
import { fakeServer, json } from '../testing/index.ts';
import { HttpLearnerGateway } from './http-learner-gateway.ts';

function over(answer: Response) {
  const { http, seen } = fakeServer(answer);
  return { gateway: new HttpLearnerGateway(http), seen };
}

const decision = { number: 2, score: 0.5, by: 'Tom', at: '2026-11-23T08:00:00Z' };
const refusal = (status: number, id: string, more = {}) => json({ id, message: 'No.', ...more }, status);

describe('the work of learners', () => {
  it('is read in the words of the core', async () => {
    const { gateway, seen } = over(
      json({
        total: 21,
        answers: [
          {
            id: 'a1',
            learner: { id: 'me', name: 'Lea' },
            path: 'p/q',
            worksheetId: 'w1',
            lang: 'de',
            title: 'Roots',
            titleLang: 'en',
            question: 1,
            questions: 3,
            answer: 0,
            answers: 2,
            userInput: '2,5x',
            typedLang: 'fr',
            solution: '2,5x+1',
            asked: { type: 'input.function', field: 'real', names: ['x'], notation: 'relation', relation: true },
            since: '2026-11-23T08:00:00Z',
          },
        ],
      }),
    );
    const asked = {
      type: 'input.function',
      field: 'real',
      names: new Set(['x']),
      notation: 'relation',
      isRelation: true,
    };
    expect(await gateway.undecided('en', 2)).toEqual({
      ok: true,
      value: {
        total: 21,
        rows: [
          {
            id: 'a1',
            learner: { id: 'me', name: 'Lea' },
            path: 'p/q',
            worksheet: 'w1',
            title: 'Roots',
            titleLanguage: 'en',
            question: { index: 1, count: 3 },
            answer: { index: 0, count: 2 },
            given: { text: '2,5x', asked: { ...asked, language: 'fr' } },
            solution: { text: '2,5x+1', asked: { ...asked, language: 'de' } },
            since: '2026-11-23T08:00:00Z',
          },
        ],
      },
    });
    expect(seen[0]?.target).toBe('/api/problem-engine/undecided-answers?lang=en&pageNumber=1&pageSize=20');
  });

  it('is decided on under a key, and a decision is taken back', async () => {
    const made = over(json(decision, 201));
    expect(await made.gateway.decide('a1', 0.5)).toEqual({ ok: true, value: decision });
    expect(made.seen[0]).toMatchObject({ method: 'POST', body: { score: 0.5 }, key: 'key 1' });
    const back = over(json({}));
    expect(await back.gateway.withdraw('a1', 2)).toEqual({ ok: true, value: undefined });
    expect(back.seen[0]).toMatchObject({
      method: 'DELETE',
      target: '/api/problem-engine/undecided-answers/a1/decisions/2',
    });
  });

  it.each([
    [refusal(409, 'problem-engine_answer_decided', { decision }), { kind: 'decided', decision }],
    [refusal(409, 'problem-engine_answer_changed'), { kind: 'changed' }],
    [refusal(404, 'problem-engine_answer-not-found'), { kind: 'changed' }],
    [refusal(403, 'forbidden'), { kind: 'forbidden' }],
    [refusal(503, 'server_busy'), { kind: 'unavailable' }],
  ])('is not decided on: %#', async (answer, failure) => {
    expect(await over(answer).gateway.decide('a1', 1)).toEqual({ ok: false, failure });
  });

  it('is found by name, however the name was pasted', async () => {
    const found = { id: 'me', name: 'Lea', problems: 2, undecided: 1, lastOpened: '2026-11-23T08:00:00Z' };
    const { gateway, seen } = over(json({ learners: [found], total: 1 }));
    expect(await gateway.find('Lea\n', 1)).toEqual({ ok: true, value: { rows: [found], total: 1 } });
    expect(seen[0]?.target).toBe('/api/problem-engine/learners?query=Lea+&pageNumber=0&pageSize=20');
  });

  it('of one learner comes with worksheets', async () => {
    const problem = { tries: 1, progress: 1, undecided: 0, lastOpened: '2026-11-23T08:00:00Z', title: 'P', path: 'p' };
    const { gateway } = over(
      json({ learner: { id: 'me' }, problems: [{ ...problem, lang: 'de', worksheetId: 'w', worksheet: 'W' }] }),
    );
    expect(await gateway.workOf('me', 'de')).toEqual({
      ok: true,
      value: { learner: { id: 'me' }, problems: [{ ...problem, language: 'de', worksheet: { id: 'w', title: 'W' } }] },
    });
    expect(await over(refusal(404, 'x')).gateway.workOf('me', 'de')).toEqual({
      ok: false,
      failure: { kind: 'notFound' },
    });
  });

  it('to one question is read in the words of the core, each solution in the language of its document', async () => {
    const asked = { type: 'input.number', field: 'real' };
    const field = {
      learner: { id: 'me' },
      attempt: 'a.1',
      answer: 1,
      userInput: '2,5',
      typedLang: 'de',
      verdict: 'wrong',
      score: 1,
      automatic: 0,
      solution: '2.4',
      solutionLang: 'en',
      asked,
      decision: { id: 'd', mine: true, ...decision, reason: 'r' },
    };
    const answer = { title: 'P', titleLang: 'en', questions: [1, 2], question: 2, ungraded: 1, answers: [field] };
    const { gateway, seen } = over(json(answer));
    expect(await gateway.answersTo({ path: 'p', worksheet: 'w' }, 'en', 2)).toEqual({
      ok: true,
      value: {
        title: 'P',
        titleLanguage: 'en',
        questions: [1, 2],
        question: 2,
        ungraded: 1,
        answers: [
          {
            learner: { id: 'me' },
            attempt: 'a.1',
            part: 1,
            text: '2,5',
            asked: { ...asked, language: 'de' },
            solution: { text: '2.4', asked: { ...asked, language: 'en' } },
            verdict: 'wrong',
            score: 1,
            automatic: 0,
            decision: { id: 'd', isMine: true, ...decision, reason: 'r' },
          },
        ],
      },
    });
    expect(seen[0]?.target).toBe('/api/problem-engine/answers?path=p&worksheetId=w&lang=en&question=2');
  });

  it('get a score under a key; what nobody got is counted by its reason', async () => {
    const notGiven = [
      { userId: 'a', why: 'changed' },
      { userId: 'b', why: 'decided' },
      { userId: 'c', why: 'changed' },
    ];
    const { gateway, seen } = over(json({ given: [{ userId: 'd', id: 'x', number: 1 }], notGiven }));
    const one = { learner: { id: 'd' }, attempt: 'a.1', part: 0, text: '1 2', solution: { text: '' } } as const;
    const answers = [{ ...one, verdict: 'wrong' as const }];
    const given = await gateway.giveScore({ path: 'p' }, 3, { score: 0.5, reason: 'a\nb', answers });
    expect(given).toMatchObject({ ok: true, value: { given: [{ id: 'x', number: 1 }], changed: 2, decided: 1 } });
    expect(seen[0]).toMatchObject({
      method: 'POST',
      key: 'key 1',
      body: {
        path: 'p',
        question: 3,
        answer: 0,
        score: 0.5,
        reason: 'a b',
        learners: [{ userId: 'd', attempt: 'a.1', userInput: '1 2' }],
      },
    });
  });

  it('is graded again by the version that was seen, or not', async () => {
    const made = over(json({ id: 'r', learners: 3, better: 1 }, 201));
    expect(await made.gateway.regrade({ path: 'p' }, 'v')).toEqual({
      ok: true,
      value: { id: 'r', learners: 3, better: 1 },
    });
    expect(made.seen[0]).toMatchObject({ body: { path: 'p', version: 'v' }, key: 'key 1' });
    const changed = over(refusal(409, 'content_version-conflict'));
    expect(await changed.gateway.regrade({ path: 'p' }, 'v')).toEqual({ ok: false, failure: { kind: 'changed' } });
  });
});
