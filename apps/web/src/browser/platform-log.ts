import { HttpClient } from '@lemma/api-client/http';
import { browserLog } from '@lemma/api-client/wire';
import { BatchedLog, systemClock, type Log } from '@lemma/core/platform';
import { succeed } from '@lemma/core/store';
import { browserFetch } from './browser-fetch.ts';
import { newKey } from './new-key.ts';

/** Tells the platform as a guest: what is logged belongs to nobody. */
export function platformLog(): Log {
  const http = new HttpClient({
    fetch: (target, init) => browserFetch(target, { ...init, credentials: 'omit', keepalive: true }),
    baseUrl: '/api',
    accessToken: () => Promise.resolve(succeed(undefined)),
    endSession: () => undefined,
    newKey,
  });
  return new BatchedLog({
    clock: systemClock,
    send: async ({ userAgent, entries }) => {
      await http.call(browserLog, { userAgent, entries: [...entries] });
    },
    userAgent: navigator.userAgent,
    page: () => location.pathname,
  });
}
