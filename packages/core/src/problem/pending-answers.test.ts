import { describe, expect, it } from 'vitest';
import type { HeldAnswer } from './held-answers.ts';
import { readPending, writePending } from './pending-answers.ts';

const answer: HeldAnswer = { text: '2,5', language: 'de', version: 3, isKept: false, sent: ['2'] };

describe('what a browser remembers of a problem', () => {
  it('comes back', () => {
    const pending = {
      attempt: 'a1',
      answers: new Map([
        ['1,1', answer],
        ['2,options', { ...answer, moved: { P: [1] } }],
      ]),
      untaken: { reason: 'replaced', texts: [{ key: '1,1', text: '7' }] },
    } as const;
    expect(readPending(writePending(pending))).toEqual(pending);
  });

  it('is nothing without answers', () => {
    expect(writePending({ attempt: 'a1', answers: new Map() })).toBeUndefined();
    expect(readPending(undefined)).toEqual({ attempt: '', answers: new Map() });
  });

  it.each<[string, unknown]>([
    ['an answer without a text', { ...answer, text: 1 }],
    ['an unknown language', { ...answer, language: 'tlh' }],
    ['no version', { ...answer, version: '3' }],
    ['a version below 0', { ...answer, version: -1 }],
    ['a list', [answer]],
  ])('leaves out %s', (_, entry) => {
    const text = JSON.stringify({
      version: 1,
      attempt: 'a1',
      answers: { '1,1': entry, '1,2': answer, nowhere: answer },
    });
    expect([...readPending(text).answers.keys()]).toEqual(['1,2']);
  });

  it.each<[string, unknown]>([
    ['a reason that is none', { reason: 'bored', texts: [] }],
    ['no reason', { texts: [] }],
    ['no texts', { reason: 'closed' }],
    ['nothing', 'x'],
  ])('has no untaken answers for %s', (_, untaken) => {
    expect(readPending(JSON.stringify({ version: 1, attempt: 'a1', answers: {}, untaken })).untaken).toBeUndefined();
  });
});
