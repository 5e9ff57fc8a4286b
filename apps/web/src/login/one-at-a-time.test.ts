import { describe, expect, it } from 'vitest';
import { oneAtATime, type Locks } from './one-at-a-time.ts';

const act = () => Promise.resolve('done');

const held: Locks = {
  request: (_name, { signal }) =>
    new Promise((_done, refuse) => {
      signal.addEventListener('abort', () => refuse(new DOMException('Waited too long', 'TimeoutError')));
    }),
};

const free: Locks = { request: (_name, _options, granted) => granted() };

describe('acting one tab at a time', () => {
  it('goes on by itself where the browser has no locks', async () => {
    expect(await oneAtATime('lock', act, undefined)).toBe('done');
  });

  it('does not wait without end for a tab that is frozen with the lock', async () => {
    expect(await oneAtATime('lock', act, held, 20)).toBe('done');
  });

  it('goes on by itself where the browser denies locks along with storage', async () => {
    const denied: Locks = { request: () => Promise.reject(new DOMException('Denied', 'SecurityError')) };
    expect(await oneAtATime('lock', act, denied)).toBe('done');
  });

  it('acts once while it holds the lock, also when that fails', async () => {
    let acted = 0;
    const fails = () => {
      acted += 1;
      return Promise.reject(new Error('no'));
    };
    await expect(oneAtATime('lock', fails, free)).rejects.toThrow('no');
    expect(acted).toBe(1);
  });
});
