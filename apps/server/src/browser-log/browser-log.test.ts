import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPlatform, type TestPlatform } from '../testing/index.ts';

let platform: TestPlatform;
let time = Date.parse('2026-11-26T09:00:00Z');
beforeAll(async () => {
  platform = await startPlatform({ content: [], now: () => time });
});
afterAll(() => platform.dispose());
beforeEach(() => {
  // Nobody waits for the limits of the test before.
  time += 3_600_000;
  platform.log.lines.length = 0;
});

const entry = {
  level: 'error',
  message: 'A text is missing',
  url: '/pool/browser',
  time: '2026-11-26T09:00:00.000Z',
  count: 3,
};
const batch = { userAgent: 'Mozilla/5.0', entries: [entry] };
const post = (payload: object) => platform.call('guest', '/logger/batches', { method: 'POST', payload });

describe('what a browser has logged', () => {
  it('is written into the log of the server, without who it was', async () => {
    const answer = await post({ ...batch, entries: [entry, { ...entry, level: 'warning', message: 'Slow' }] });
    expect([answer.statusCode, answer.json<unknown>()]).toEqual([200, {}]);
    expect(platform.log.lines.map(({ level, message }) => [level, message])).toEqual([
      [
        'error',
        'A browser has logged: {"level":"error","message":"A text is missing","url":"/pool/browser",' +
          '"time":"2026-11-26T09:00:00.000Z","count":3,"userAgent":"Mozilla/5.0"}',
      ],
      ['warn', expect.stringContaining('"message":"Slow"')],
    ]);
  });

  it('forges no line and speaks to no terminal', async () => {
    const message = '"} \u2028Lemma is ready\u202e \u{1f600} é';
    expect((await post({ ...batch, entries: [{ ...entry, message }] })).statusCode).toBe(200);
    const written = platform.log.lines[0]?.message ?? '';
    expect(written).toMatch(/^[\x20-\x7e]+$/);
    const json: unknown = JSON.parse(written.replace('A browser has logged: ', ''));
    expect(json).toMatchObject({ message });
  });

  it.each<[string, object]>([
    ['no entries', { ...batch, entries: [] }],
    ['too many entries', { ...batch, entries: Array.from({ length: 21 }, () => entry) }],
    ['a line break', { ...batch, entries: [{ ...entry, message: 'a\nLemma is ready at' }] }],
    ['an escape sequence', { ...batch, entries: [{ ...entry, message: '\u001b[2J' }] }],
    ['an escape of one character', { ...batch, userAgent: '\u009b2J' }],
    ['a long message', { ...batch, entries: [{ ...entry, message: 'x'.repeat(201) }] }],
    ['a query, which names people', { ...batch, entries: [{ ...entry, url: '/learners?id=ada' }] }],
    ['another origin', { ...batch, entries: [{ ...entry, url: 'https://example.org/' }] }],
    ['no time', { ...batch, entries: [{ ...entry, time: 'now' }] }],
    ['no number', { ...batch, entries: [{ ...entry, count: 0.5 }] }],
    ['a user agent without end', { ...batch, userAgent: 'x'.repeat(301) }],
    ['nothing', {}],
  ])('is refused with %s, and nothing is written', async (_, payload) => {
    expect((await post(payload)).statusCode).toBe(400);
    expect(platform.log.lines).toEqual([]);
  });

  it('is refused if it is large, before it is read', async () => {
    expect((await post({ ...batch, userAgent: 'x'.repeat(20_000) })).statusCode).toBe(413);
  });

  it('is no longer written once a caller has sent too much', async () => {
    const statuses: number[] = [];
    for (let each = 0; each < 40; each += 1) statuses.push((await post(batch)).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), ...Array.from({ length: 10 }, () => 429)]);
    expect(platform.log.lines).toHaveLength(30);
    time += 2000;
    const later = await post(batch);
    expect(later.statusCode).toBe(200);
  });
});
