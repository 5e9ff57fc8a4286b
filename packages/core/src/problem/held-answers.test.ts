import { describe, expect, it } from 'vitest';
import {
  chosen,
  followed,
  given,
  isMovedElsewhere,
  opened,
  type HeldAnswer,
  type HeldAnswers,
} from './held-answers.ts';
import type { StoredAnswer } from './ports.ts';
import { waitingAnswersIn, type Fate, type WaitingChange } from './waiting-change.ts';

const key = '1,1';

function stored(text: string, version: number): StoredAnswer {
  return { text, language: 'en', version };
}

function mine(text: string, version: number, more: Partial<HeldAnswer> = {}): HeldAnswer {
  return { ...stored(text, version), isKept: false, ...more };
}

/** Given on this page. */
const here = { isGivenHere: true } as const;

function platforms(text: string, version: number, more: Partial<HeldAnswer> = {}): HeldAnswer {
  return mine(text, version, { isKept: true, ...more });
}

function only(answer: HeldAnswer): HeldAnswers {
  return new Map([[key, answer]]);
}

/** A change named by its order: `c2` is the second. */
function change(order: number, text: string, more: Partial<WaitingChange> = {}): WaitingChange {
  const problem = { path: 'p', language: 'en' } as const;
  const name = `c${String(order)}`;
  const fixed = { attempt: 'a', answer: key, at: 0, isClosed: true, version: 0 } as const;
  return { ...fixed, key: name, order, problem, text, language: 'en', ...more };
}

const taken = (version: number): Fate => ({ kind: 'taken', version });
const elsewhere = (text: string, version: number): Fate => ({ kind: 'elsewhere', other: stored(text, version) });

describe('a problem is opened', () => {
  it.each<[string, StoredAnswer | undefined, readonly WaitingChange[], HeldAnswer | undefined]>([
    ['without answers', undefined, [], undefined],
    ['with what the platform has', stored('a', 3), [], platforms('a', 3)],
    ['with what waits', undefined, [change(1, 'a')], mine('a', 0, { change: 'c1' })],
    [
      'with the last of what waits',
      stored('x', 3),
      [change(1, 'a'), change(2, 'ab', { after: 'c1' })],
      mine('ab', 0, { change: 'c2' }),
    ],
    [
      'with what was taken after an older copy of it',
      stored('a', 3),
      [change(1, 'ab', { fate: taken(4) })],
      platforms('ab', 4),
    ],
    [
      'with what is newer than what was taken',
      stored('abc', 5),
      [change(1, 'ab', { fate: taken(4) })],
      platforms('abc', 5),
    ],
    [
      'with a choice',
      stored('x', 4),
      [change(1, 'a', { fate: elsewhere('x', 4) })],
      mine('a', 0, { change: 'c1', other: stored('x', 4) }),
    ],
    [
      'with a choice of the newest',
      stored('y', 5),
      [change(1, 'a', { fate: elsewhere('x', 4) })],
      mine('a', 0, { change: 'c1', other: stored('y', 5) }),
    ],
    ['without what was given up', stored('x', 4), [change(1, 'a', { fate: { kind: 'closed' } })], platforms('x', 4)],
  ])('%s', (_, platform, changes, expected) => {
    expect(opened(new Map(platform && [[key, platform]]), changes).get(key)).toEqual(expected);
  });
});

describe('an answer is given', () => {
  it.each<[string, HeldAnswer | undefined, HeldAnswer]>([
    ['for the first time', undefined, mine('b', 0, { ...here, language: 'de' })],
    ['in place of a kept one', platforms('a', 3), mine('b', 3, { ...here, language: 'de' })],
    ['while one waits', mine('a', 3, { change: 'c1' }), mine('b', 3, { ...here, change: 'c1', language: 'de' })],
    [
      'before a choice',
      mine('a', 3, { other: stored('x', 4) }),
      mine('b', 3, { ...here, other: stored('x', 4), language: 'de' }),
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

describe('what becomes of changes', () => {
  it.each<[string, HeldAnswer | undefined, readonly WaitingChange[], HeldAnswer | undefined]>([
    [
      'the own one waits',
      mine('a', 0, { ...here, change: 'c1' }),
      [change(1, 'a')],
      mine('a', 0, { ...here, change: 'c1' }),
    ],
    [
      'the own one is taken',
      mine('a', 0, { ...here, change: 'c1' }),
      [change(1, 'a', { fate: taken(1) })],
      platforms('a', 1, here),
    ],
    [
      'there was another in its place',
      mine('a', 0, { ...here, change: 'c1' }),
      [change(1, 'a', { fate: elsewhere('x', 2) })],
      mine('a', 0, { ...here, change: 'c1', other: stored('x', 2) }),
    ],
    [
      'and typing has gone on',
      mine('ab', 0, { ...here, change: 'c2' }),
      [change(1, 'a', { fate: elsewhere('x', 2) }), change(2, 'ab', { after: 'c1' })],
      mine('ab', 0, { ...here, change: 'c2', other: stored('x', 2) }),
    ],
    [
      'the same of another page becomes something else',
      mine('a', 0, { ...here, change: 'c1' }),
      [change(1, 'ab')],
      { ...platforms('a', 0), other: { ...stored('ab', 0), change: 'c1' } },
    ],
    [
      'another page gives something',
      platforms('a', 1, here),
      [change(2, 'x', { version: 1 })],
      { ...platforms('a', 1, here), other: { ...stored('x', 1), change: 'c2' } },
    ],
    [
      'and it is taken',
      platforms('a', 1, here),
      [change(2, 'x', { fate: taken(2) })],
      { ...platforms('a', 1, here), other: stored('x', 2) },
    ],
    ['and it is the same', platforms('a', 1, here), [change(2, 'a', { fate: taken(2) })], platforms('a', 2)],
    ['and it is the same, and waits', platforms('a', 1, here), [change(2, 'a')], mine('a', 1, { change: 'c2' })],
    [
      'and takes it back',
      { ...platforms('a', 1, here), other: { ...stored('x', 1), change: 'c2' } },
      [],
      platforms('a', 1, here),
    ],
    [
      'an older one of another page waits, too',
      mine('b', 0, { ...here, change: 'c2' }),
      [change(1, 'x'), change(2, 'b')],
      mine('b', 0, { ...here, change: 'c2' }),
    ],
    ['what was taken before is no news', platforms('b', 2), [change(1, 'a', { fate: taken(1) })], platforms('b', 2)],
  ])('%s', (_, before, changes, expected) => {
    expect(followed(new Map(before && [[key, before]]), changes).get(key)).toEqual(expected);
  });
});

describe('an answer that this page has not given', () => {
  const moved = { P: [1, 2] };

  it.each<[string, HeldAnswer | undefined, readonly WaitingChange[], HeldAnswer | undefined]>([
    ['is what another page types', undefined, [change(2, 'x')], mine('x', 0, { change: 'c2' })],
    ['goes on with it', mine('x', 0, { change: 'c2' }), [change(2, 'xy')], mine('xy', 0, { change: 'c2' })],
    [
      'goes on with the next change',
      mine('x', 0, { change: 'c2' }),
      [change(2, 'x'), change(3, 'xy', { after: 'c2' })],
      mine('xy', 0, { change: 'c3' }),
    ],
    [
      'replaces what the platform had',
      platforms('a', 1),
      [change(2, 'x', { version: 1 })],
      mine('x', 1, { change: 'c2' }),
    ],
    ['is what was taken', mine('x', 0, { change: 'c2' }), [change(2, 'x', { fate: taken(1) })], platforms('x', 1)],
    ['is what was taken unseen', platforms('a', 1), [change(2, 'x', { fate: taken(2) })], platforms('x', 2)],
    [
      'stands on what was taken before it',
      platforms('a', 1),
      [change(2, 'x', { fate: taken(2) }), change(3, 'xy', { after: 'c2' })],
      mine('xy', 2, { change: 'c3' }),
    ],
    ['is not what may be refused', platforms('a', 3), [change(2, 'x', { version: 1 })], platforms('a', 3)],
    [
      'is not what may be refused after what is shown',
      mine('x', 0, { change: 'c2' }),
      [change(2, 'x'), change(3, 'z')],
      mine('x', 0, { change: 'c2' }),
    ],
    [
      'is what the platform has instead of it',
      platforms('a', 1),
      [change(2, 'x', { fate: elsewhere('z', 4) })],
      platforms('z', 4),
    ],
    [
      'stays where the platform has not taken another',
      platforms('z', 4),
      [change(2, 'x', { fate: elsewhere('z', 4) })],
      platforms('z', 4),
    ],
    [
      'is what the platform has once another page has chosen that',
      mine('x', 0, { change: 'c2', other: stored('z', 4) }),
      [],
      platforms('z', 4),
    ],
    [
      'is what another page has chosen',
      mine('x', 0, { change: 'c2', other: stored('z', 4) }),
      [change(3, 'x', { version: 4 })],
      mine('x', 4, { change: 'c3' }),
    ],
    [
      'stays while a figure is moved',
      platforms('a', 1),
      [change(2, 'x', { version: 1, moved, isClosed: false })],
      platforms('a', 1),
    ],
    [
      'is what a figure says that rests',
      platforms('a', 1),
      [change(2, 'x', { version: 1, moved })],
      mine('x', 1, { moved, change: 'c2' }),
    ],
  ])('%s', (_, before, changes, expected) => {
    expect(followed(new Map(before && [[key, before]]), changes).get(key)).toEqual(expected);
  });

  it('is drawn anew if a figure shows it, and only then', () => {
    const at = (answer: HeldAnswer | undefined) => new Map(answer && [[key, answer]]);
    expect(isMovedElsewhere(at(undefined), at(mine('x', 0, { moved })))).toBe(true);
    expect(isMovedElsewhere(at(mine('x', 0, { moved })), at(platforms('x', 1, { moved })))).toBe(false);
    expect(isMovedElsewhere(at(undefined), at(mine('x', 0, { ...here, moved })))).toBe(false);
    expect(isMovedElsewhere(at(undefined), at(mine('x', 0)))).toBe(false);
  });

  it('is given here again after the page was read anew', () => {
    const before = only(mine('a', 0, { ...here, change: 'c1' }));
    expect(opened(new Map(), [change(1, 'a')], before).get(key)).toEqual(mine('a', 0, { ...here, change: 'c1' }));
  });
});

describe('the learner chooses', () => {
  it.each<[string, 'mine' | 'other', HeldAnswer, readonly WaitingChange[], HeldAnswer, boolean, readonly string[]]>([
    [
      'mine, above what the platform has',
      'mine',
      mine('a', 1, { change: 'c1', other: stored('x', 4) }),
      [change(1, 'a', { fate: elsewhere('x', 4) })],
      mine('a', 4, here),
      true,
      ['c1'],
    ],
    [
      'what the platform has',
      'other',
      mine('a', 1, { change: 'c1', other: stored('x', 4) }),
      [change(1, 'a', { fate: elsewhere('x', 4) })],
      platforms('x', 4),
      false,
      ['c1'],
    ],
    [
      'mine, after what another page has given',
      'mine',
      { ...platforms('a', 1), other: { ...stored('x', 1), change: 'c2' } },
      [change(2, 'x')],
      mine('a', 1, { ...here, change: 'c2' }),
      true,
      [],
    ],
    [
      'what another page has given',
      'other',
      { ...platforms('a', 1), other: { ...stored('x', 1), change: 'c2' } },
      [change(2, 'x')],
      mine('x', 1, { change: 'c2' }),
      false,
      [],
    ],
    [
      'mine, which the platform has',
      'mine',
      { ...platforms('a', 3), other: { ...stored('x', 1), change: 'c2' } },
      [change(2, 'x', { fate: elsewhere('a', 3) })],
      platforms('a', 3, here),
      false,
      ['c2'],
    ],
    [
      'what the platform did not take of another page',
      'other',
      { ...platforms('a', 3), other: { ...stored('x', 1), change: 'c2' } },
      [change(2, 'x', { fate: elsewhere('a', 3) })],
      mine('x', 3),
      true,
      ['c2'],
    ],
  ])('%s', (_, which, before, changes, expected, isPut, withdrawn) => {
    const choice = chosen(only(before), changes, key, which);
    expect(choice.held.get(key)).toEqual(expected);
    expect(choice.put).toBe(isPut ? key : undefined);
    expect(choice.withdrawn).toEqual(withdrawn);
  });

  it('nothing where there is no choice', () => {
    const clear = only(platforms('a', 1));
    expect(chosen(clear, [], key, 'other').held).toBe(clear);
    expect(chosen(clear, [], '2,1', 'mine').held).toBe(clear);
  });
});

it('answers are counted that wait to be sent, each once, and none that waits for a choice', () => {
  const other = { problem: { path: 'q', language: 'en' } } as const;
  const changes = [
    change(1, 'a'),
    change(2, 'ab', { after: 'c1' }),
    change(3, 'x', other),
    change(4, 'y', { answer: '2,1', fate: elsewhere('z', 3) }),
    change(5, 'yy', { answer: '2,1', after: 'c4' }),
    change(6, 'b', { answer: '1,2', fate: taken(1) }),
  ];
  expect(waitingAnswersIn(changes)).toBe(2);
});
