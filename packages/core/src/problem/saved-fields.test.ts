import { describe, expect, it } from 'vitest';
import {
  answerState,
  isEntered,
  questionState,
  savedFields,
  type CorrectedAnswer,
  type CorrectedQuestion,
} from './index.ts';

function answer(more: Partial<CorrectedAnswer>): CorrectedAnswer {
  return { verdict: 'wrong', given: 'x', score: 0, isConsistent: false, ...more };
}

const override = { automatic: 0, score: 1, reason: 'A valid way.', by: 'T' };

describe('the one verdict on an answer', () => {
  it.each<[string, Partial<CorrectedAnswer>, string]>([
    ['right', { verdict: 'right', score: 1 }, 'right'],
    ['wrong', {}, 'wrong'],
    ['wrong with a credit', { score: 0.4 }, 'partly'],
    ['right as a consequence', { score: 1, isConsistent: true }, 'follows'],
    ['in part right as a consequence', { score: 0.4, isConsistent: true }, 'partly'],
    ['not decided', { verdict: 'undecided', decision: 'awaited' }, 'undecided'],
    ['not decided, but right as a consequence', { verdict: 'undecided', score: 1, isConsistent: true }, 'follows'],
    ['right in one of two readings', { verdict: 'ambiguous', score: 1 }, 'ambiguous'],
    ['code without a mark', { verdict: 'undecided' }, 'unmarked'],
    ['decided as right', { verdict: 'right', score: 1, decision: 'made' }, 'right'],
    ['decided as wrong', { verdict: 'wrong', score: 0, decision: 'made' }, 'wrong'],
    ['decided as half right', { verdict: 'wrong', score: 0.5, decision: 'made' }, 'partly'],
    ['not readable', { verdict: 'invalid' }, 'unreadable'],
    ['empty', { verdict: 'empty', given: '' }, 'empty'],
    ['raised by a tutor', { score: 1, override }, 'right'],
    ['lowered by a tutor', { verdict: 'right', score: 0, override }, 'wrong'],
    ['not readable, and scored by a tutor', { verdict: 'invalid', score: 0.5, override }, 'partly'],
  ])('that is %s', (_name, more, state) => {
    expect(answerState(answer(more))).toBe(state);
  });
});

describe('the one verdict on a question', () => {
  const none = { number: 1, isRight: false, options: new Map(), rightOptions: [] } as const;
  const touched = new Map([['1', 'wrong']] as const);
  const untouched = new Map([['1', 'empty']] as const);
  it.each<[string, Partial<CorrectedQuestion>, string]>([
    ['right', { isRight: true, score: 1, answers: [answer({ verdict: 'right', score: 1 })] }, 'right'],
    [
      'right in one reading',
      { isRight: true, score: 1, answers: [answer({ verdict: 'ambiguous', score: 1 })] },
      'right',
    ],
    ['a consequence', { score: 1, answers: [answer({ score: 1, isConsistent: true })] }, 'follows'],
    ['partly right', { score: 0.5, answers: [answer({ verdict: 'right', score: 1 }), answer({})] }, 'partly'],
    ['wrong', { score: 0, answers: [answer({})] }, 'wrong'],
    ['wrong beside an empty field', { score: 0, answers: [answer({}), answer({ verdict: 'empty' })] }, 'wrong'],
    ['not readable', { score: 0, answers: [answer({ verdict: 'invalid' })] }, 'unreadable'],
    [
      'not readable beside an empty field',
      { score: 0, answers: [answer({ verdict: 'empty' }), answer({ verdict: 'invalid' })] },
      'unreadable',
    ],
    ['empty', { score: 0, answers: [answer({ verdict: 'empty' })] }, 'empty'],
    ['without any choice', { score: 0, options: untouched }, 'empty'],
    ['empty beside a wrong choice', { score: 0, answers: [answer({ verdict: 'empty' })], options: touched }, 'wrong'],
    ['a wrong choice', { score: 0, options: touched }, 'wrong'],
    ['whose choices are not told', { score: 0 }, 'wrong'],
    [
      'not decided',
      { isUndecided: true, answers: [answer({ verdict: 'undecided', decision: 'awaited' })] },
      'undecided',
    ],
    ['not marked', { answers: [answer({ verdict: 'undecided' })] }, 'unmarked'],
    [
      'decided in part',
      {
        score: 1,
        answers: [answer({ verdict: 'right', score: 1 }), answer({ verdict: 'undecided', decision: 'awaited' })],
      },
      'soFar',
    ],
  ])('that is %s', (_name, more, state) => {
    expect(questionState({ ...none, answers: [], ...more })).toBe(state);
  });
});

describe('what is said of fields after a save', () => {
  const options = new Map([
    ['1', 'right'],
    ['2', 'wrong'],
  ] as const);
  const questions: readonly CorrectedQuestion[] = [
    {
      ...{ number: 1, isRight: false, options: new Map(), rightOptions: [] },
      answers: [
        answer({ verdict: 'right', score: 1 }),
        answer({}),
        answer({ verdict: 'invalid' }),
        answer({ verdict: 'empty' }),
      ],
    },
    { number: 3, isRight: false, answers: [], options, rightOptions: ['1', '2'] },
  ];

  it.each<[boolean, readonly string[], readonly string[]]>([
    [true, ['3,options'], ['right', 'wrong', 'unreadable', 'empty', 'wrong']],
    [true, [], ['right', 'wrong', 'unreadable', 'empty', 'empty']],
    [false, ['3,options'], ['read', 'read', 'unreadable', 'empty', 'read']],
    [false, [], ['read', 'read', 'unreadable', 'empty', 'empty']],
  ])('where the verdict may be known: %s, with %j', (mayKnow, given, states) => {
    const told = savedFields(questions, new Set(given), mayKnow);
    expect([...told.keys()]).toEqual(['1,1', '1,2', '1,3', '1,4', '3,options']);
    expect([...told.values()].map(({ state }) => state)).toEqual(states);
  });

  it('says why an answer is refused, and asks which of two readings is meant, where the verdict may be known', () => {
    const [figures, readings] = [
      { kind: 'wrongNumberOfFigures', asked: 3 },
      { kind: 'twoReadings', one: 'sqrt(2 x)', other: 'sqrt(2) x' },
    ] as const;
    const remarked: readonly CorrectedQuestion[] = [
      {
        ...{ number: 1, isRight: false, options: new Map(), rightOptions: [] },
        answers: [
          answer({ remark: figures }),
          answer({ verdict: 'ambiguous', score: 1, remark: readings }),
          answer({ score: 1, isConsistent: true, remark: figures }),
        ],
      },
    ];
    const of = (mayKnow: boolean) => [...savedFields(remarked, new Set(), mayKnow).values()];
    expect(of(true)).toEqual([
      { state: 'wrong', remark: figures },
      { state: 'ambiguous', remark: readings },
      { state: 'follows' },
    ]);
    // In an examination, that one of two readings is right would say too much; the answer counts as right.
    expect(of(false)).toEqual([{ state: 'read' }, { state: 'read' }, { state: 'read' }]);
  });

  it('counts blanks as nothing, and options that are off again as something', () => {
    expect([isEntered('1,1', ' '), isEntered('1,1', '0'), isEntered('1,options', '')]).toEqual([false, true, true]);
  });
});
