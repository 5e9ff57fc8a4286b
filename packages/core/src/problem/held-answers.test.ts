import { describe, expect, it } from 'vitest';
import {
  chosen,
  given,
  kept,
  opened,
  pendingOf,
  sent,
  toSend,
  type HeldAnswer,
  type HeldAnswers,
} from './held-answers.ts';
import type { Kept, StoredAnswer } from './ports.ts';

const key = '1,1';

function stored(text: string, version: number): StoredAnswer {
  return { text, language: 'en', version };
}

function mine(text: string, version: number, more: Partial<HeldAnswer> = {}): HeldAnswer {
  return { ...stored(text, version), isKept: false, sent: [], ...more };
}

function platforms(text: string, version: number): HeldAnswer {
  return mine(text, version, { isKept: true });
}

function only(answer: HeldAnswer): HeldAnswers {
  return new Map([[key, answer]]);
}

describe('a problem is opened', () => {
  it.each<[string, StoredAnswer | undefined, HeldAnswer | undefined, HeldAnswer | undefined]>([
    ['without answers', undefined, undefined, undefined],
    ['with what the platform has', stored('a', 3), undefined, platforms('a', 3)],
    ['with what it has not been given', undefined, mine('a', 0), mine('a', 0)],
    ['with a later text', stored('a', 3), mine('ab', 3), mine('ab', 3)],
    ['with what the platform has by now', stored('ab', 4), mine('ab', 3), platforms('ab', 4)],
    [
      'with a text after one of its own',
      stored('ab', 4),
      mine('abc', 3, { sent: ['ab'] }),
      mine('abc', 4, { sent: ['ab'] }),
    ],
    ['with a text beside another', stored('x', 4), mine('ab', 3), mine('ab', 3, { other: stored('x', 4) })],
    ['after the platform has lost its own', undefined, mine('ab', 3), mine('ab', 0)],
  ])('%s', (_, platform, pending, expected) => {
    const result = opened(new Map(platform && [[key, platform]]), new Map(pending && [[key, pending]]));
    expect(result.get(key)).toEqual(expected);
  });
});

describe('an answer is given', () => {
  it.each<[string, HeldAnswer | undefined, HeldAnswer]>([
    ['for the first time', undefined, mine('b', 0, { language: 'de' })],
    ['in place of a kept one', platforms('a', 3), mine('b', 3, { language: 'de' })],
    ['while one is on its way', mine('a', 3, { sent: ['a'] }), mine('b', 3, { sent: ['a'], language: 'de' })],
    [
      'before a choice',
      mine('a', 3, { other: stored('x', 4) }),
      mine('b', 3, { other: stored('x', 4), language: 'de' }),
    ],
  ])('%s', (_, before, expected) => {
    const result = given(new Map(before && [[key, before]]), new Map([[key, { text: 'b' }]]), 'de');
    expect(result.get(key)).toEqual(expected);
  });

  it('that is there already changes nothing', () => {
    const before = only(platforms('a', 3));
    expect(given(before, new Map([[key, { text: 'a' }]]), 'de')).toBe(before);
  });

  it('that says the same by another figure is another', () => {
    const before = only(mine('1', 1, { moved: { P: [1] } }));
    expect(given(before, new Map([[key, { text: '1', moved: { Q: [1] } }]]), 'en')).not.toBe(before);
  });
});

describe('the platform answers', () => {
  const nothing: Kept = { versions: new Map(), changedElsewhere: new Map() };
  const keptAs = (version: number): Kept => ({ ...nothing, versions: new Map([[key, version]]) });
  const elsewhere = (text: string, version: number): Kept => ({
    ...nothing,
    changedElsewhere: new Map([[key, stored(text, version)]]),
  });

  it.each<[string, HeldAnswer, Kept, HeldAnswer]>([
    ['that it has it', mine('a', 0, { sent: ['a'] }), keptAs(1), platforms('a', 1)],
    ['when there is more already', mine('ab', 0, { sent: ['a'] }), keptAs(1), mine('ab', 1)],
    [
      'that it has another',
      mine('a', 0, { sent: ['a'] }),
      elsewhere('x', 2),
      mine('a', 0, { sent: ['a'], other: stored('x', 2) }),
    ],
    ['that it has the same from elsewhere', mine('a', 0, { sent: ['a'] }), elsewhere('a', 2), platforms('a', 2)],
    [
      'that it has an earlier one of this page, whose receipt was lost',
      mine('ab', 0, { sent: ['a', 'ab'] }),
      elsewhere('a', 1),
      mine('ab', 1, { sent: ['a', 'ab'] }),
    ],
    ['without a version', mine('a', 2, { sent: ['a'] }), nothing, platforms('a', 2)],
  ])('%s', (_, before, answer, expected) => {
    expect(kept(only(before), [{ key, ...stored('a', 0) }], answer).get(key)).toEqual(expected);
  });
});

describe('the learner chooses', () => {
  const before = only(mine('a', 1, { sent: ['a'], other: stored('x', 4) }));

  it.each<['mine' | 'other', HeldAnswer]>([
    ['mine', mine('a', 4)],
    ['other', platforms('x', 4)],
  ])('%s', (which, expected) => {
    expect(chosen(before, key, which).get(key)).toEqual(expected);
  });

  it('nothing where there is no choice', () => {
    const clear = only(platforms('a', 1));
    expect(chosen(clear, key, 'other')).toBe(clear);
    expect(chosen(clear, '2,1', 'mine')).toBe(clear);
  });
});

it('what is sent is what has changed, and no choice is open for', () => {
  const answers: HeldAnswers = new Map([
    ['1,1', platforms('a', 1)],
    ['1,2', mine('b', 2)],
    ['1,3', mine('c', 3, { other: stored('x', 4) })],
    ['1,options', mine('1 2', 0)],
  ]);
  expect(toSend(answers).map(({ key, text, version }) => [key, text, version])).toEqual([
    ['1,2', 'b', 2],
    ['1,options', '1 2', 0],
  ]);
  expect([...pendingOf(answers).keys()]).toEqual(['1,2', '1,3', '1,options']);
});

it('the last texts on their way are remembered, each once', () => {
  let answers = only(mine('a', 0));
  for (const text of ['a', 'b', 'a', ...Array.from({ length: 30 }, (_, index) => String(index))]) {
    answers = sent(answers, [{ key, ...stored(text, 0) }]);
  }
  expect(answers.get(key)?.sent).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 10)));
  expect(
    sent(sent(only(mine('a', 0)), [{ key, ...stored('a', 0) }]), [{ key, ...stored('a', 0) }]).get(key)?.sent,
  ).toEqual(['a']);
});
