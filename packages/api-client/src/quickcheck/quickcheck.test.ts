import type { HandedIn } from '@lemma/core/quickcheck';
import { fail, succeed } from '@lemma/core/store';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fakeServer, json, refused } from '../testing/index.ts';
import { correctQuickcheck } from '../wire/index.ts';
import { HttpQuickcheckJudge } from './index.ts';

const span = { from: 0, to: 0 };
const handedIn: HandedIn = {
  language: 'de',
  seed: 7,
  question: {
    field: 'real',
    displayPrecision: 2,
    correctorPrecision: { mode: 'rounded', digits: 1 },
    variables: {
      definitions: [
        { type: 'number', name: 's', nameSpan: span, options: [], values: [{ text: '1', span }], attributes: {}, span },
      ],
      rules: [{ variables: [{ text: 's', span }], condition: { text: 's = 2', span }, span }],
    },
    answers: [{ type: 'input.number', solution: { text: 's', span }, correctors: [{ kind: 'allowed', names: ['x'] }] }],
    permutedAnswers: [[1]],
  },
  inputs: ['1,0'],
};

describe('handing in a quick check', () => {
  it('gives what is said about each answer', async () => {
    const asked = { kind: 'twoReadings', one: 'sqrt(2 x)', other: 'sqrt(2) x' } as const;
    const { http, seen } = fakeServer(
      json({
        answers: [
          { id: '1', isCorrect: false, isValid: false, solution: '1' },
          { id: '2', isCorrect: true, isValid: true, solution: '2' },
          { id: '3', isCorrect: false, isValid: true, solution: '3' },
          { id: '4', isCorrect: false, isValid: true, isDecided: false, solution: '4' },
          { id: '5', isCorrect: false, isValid: false, isAmbiguous: true, remark: asked, solution: '5' },
        ],
      }),
    );
    expect(await new HttpQuickcheckJudge(http).judge(handedIn)).toEqual(
      succeed([
        { verdict: 'invalid', solution: '1' },
        { verdict: 'right', solution: '2' },
        { verdict: 'wrong', solution: '3' },
        { verdict: 'undecided', solution: '4' },
        { verdict: 'ambiguous', remark: asked, solution: '5' },
      ]),
    );
    expect(seen).toMatchObject([{ target: '/api/problem-engine/quickcheck/correct', body: { lang: 'de' } }]);
  });

  it('sends no more than the call takes: an input that is too long is no answer, and points are limited', async () => {
    const { http, seen } = fakeServer(json({ answers: [] }));
    const [answer] = handedIn.question.answers;
    const check = { kind: 'asFunction', variable: 'x', from: { text: '0', span }, to: { text: '1', span } } as const;
    const answers = answer === undefined ? [] : [{ ...answer, correctors: [{ ...check, steps: 5000 }] }];
    const more = { question: { ...handedIn.question, answers }, inputs: ['1'.repeat(1001)] };
    await new HttpQuickcheckJudge(http).judge({ ...handedIn, ...more });
    expect(seen).toMatchObject([{ body: { answers: [{ userInput: '', checks: [{ steps: 1000 }] }] } }]);
    expect(v.safeParse(correctQuickcheck.request, seen[0]?.body).success).toBe(true);
  });

  it.each([
    [refused(422, 'problem-engine_quickcheck_not_drawn'), 'notDrawn'],
    [refused(422, 'problem-engine_quickcheck_too_costly'), 'rejected'],
    [refused(500, 'unknown_error'), 'faulty'],
    [refused(429, 'too_many_requests'), 'tooManyRequests', { seconds: 60 }],
  ])('tells why there is no judgement (%#)', async (answer, kind, more?: object) => {
    const { http } = fakeServer(answer);
    expect(await new HttpQuickcheckJudge(http).judge(handedIn)).toEqual(fail({ kind, ...more }));
  });
});
