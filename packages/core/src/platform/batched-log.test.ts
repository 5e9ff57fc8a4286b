import { describe, expect, it } from 'vitest';
import { TurnedClock } from '../testing/index.ts';
import { BatchedLog, isLocalHost, type LogBatch } from './index.ts';

function logged() {
  const clock = new TurnedClock();
  const sent: LogBatch[] = [];
  const page = { path: '/pool/preview' };
  const log = new BatchedLog({
    clock,
    send: (batch) => {
      sent.push(batch);
      return Promise.resolve();
    },
    userAgent: 'Mozilla/5.0 (X11)\n',
    page: () => page.path,
  });
  return { clock, sent, page, log };
}

describe('what a browser logs', () => {
  it('is sent after 1.5 s, together, equal entries once with their number', () => {
    const { clock, sent, page, log } = logged();
    log.error('A');
    clock.turn(1000);
    log.error('A');
    log.warn('A');
    page.path = '/pool/browser';
    log.error('A');
    clock.turn(499);
    expect(sent).toEqual([]);
    clock.turn(1);
    expect(sent).toEqual([
      {
        userAgent: 'Mozilla/5.0 (X11) ',
        entries: [
          { level: 'error', message: 'A', url: '/pool/preview', time: '1970-01-01T00:00:00.000Z', count: 2 },
          { level: 'warning', message: 'A', url: '/pool/preview', time: '1970-01-01T00:00:01.000Z', count: 1 },
          { level: 'error', message: 'A', url: '/pool/browser', time: '1970-01-01T00:00:01.000Z', count: 1 },
        ],
      },
    ]);
    clock.turn(60_000);
    expect(sent).toHaveLength(1);
    log.error('B');
    clock.turn(1500);
    expect(sent[1]?.entries.map(({ message, count }) => [message, count])).toEqual([['B', 1]]);
  });

  it('is cut to its limits, and has no line breaks', () => {
    const { clock, sent, log } = logged();
    for (let each = 0; each < 50; each += 1) log.error(`${String(each)}\r\n${'x'.repeat(1000)}`);
    clock.turn(1500);
    const entries = sent[0]?.entries ?? [];
    expect(entries).toHaveLength(20);
    expect(entries.map(({ message }) => message.length)).toEqual(entries.map(() => 200));
    expect(entries[0]?.message).toMatch(/^0 x/);
  });

  it('is heard for twenty batches of a page, and no longer', () => {
    const { clock, sent, log } = logged();
    for (let each = 0; each < 100; each += 1) {
      log.error('again');
      clock.turn(1500);
    }
    expect(sent).toHaveLength(20);
  });
});

it.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.12.0.9', true],
  ['[::1]', true],
  ['lemma.example.org', false],
  ['127.0.0.1.example.org', false],
  ['localhost.example.org', false],
  ['10.0.0.1', false],
])('%s is this machine: %s', (hostname, isLocal) => {
  expect(isLocalHost(hostname)).toBe(isLocal);
});
