import { HttpClient } from '@lemma/api-client/http';
import { browserLog } from '@lemma/api-client/wire';
import { BatchedLog, systemClock, type Log } from '@lemma/core/platform';
import { succeed } from '@lemma/core/store';
import { browserFetch } from './browser-fetch.ts';
import { hearing } from './console-log.ts';
import { newKey } from './new-key.ts';

/** As a guest: what is logged belongs to nobody. */
const http = new HttpClient({
  fetch: (target, init) => browserFetch(target, { ...init, credentials: 'omit', keepalive: true }),
  baseUrl: '/api',
  accessToken: () => Promise.resolve(succeed(undefined)),
  endSession: () => undefined,
  newKey,
});

const platformLog: Log = new BatchedLog({
  clock: systemClock,
  send: async ({ userAgent, entries }) => {
    await http.call(browserLog, { userAgent, entries: [...entries] });
  },
  userAgent: navigator.userAgent,
  page: () => location.pathname,
});

/** From now on the platform is told what this page logs, and what nobody catches. */
export function tellPlatform(): void {
  hearing.log = platformLog;
  addEventListener('error', tellUncaught);
  addEventListener('unhandledrejection', ({ reason }) => tellUnhandled(reason));
}

/** Tells of an error that nobody caught: its kind and its place in our script. Its text may hold what was typed. */
function tellUncaught({ error, message, filename, lineno, colno }: ErrorEvent): void {
  // A ResizeObserver that measures once more in the next frame is reported as an error, and is none.
  if (message.startsWith('ResizeObserver loop')) return;
  const place = filename.startsWith(`${location.origin}/`) ? new URL(filename).pathname : 'elsewhere';
  platformLog.error(`Uncaught ${kindOf(error)} at ${place}:${String(lineno)}:${String(colno)}`);
}

/** Tells of a promise that failed unheard, by the kind of its reason. */
function tellUnhandled(reason: unknown): void {
  platformLog.error(`Unhandled ${kindOf(reason)}`);
}

function kindOf(reason: unknown): string {
  return reason instanceof Error ? reason.name : typeof reason;
}
