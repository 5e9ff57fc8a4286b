import { refusalIds } from '@lemma/api-client/wire';
import type { Log } from '@lemma/core/platform';
import { succeed } from '@lemma/core/store';
import { refuse, type Handlers } from '../http/index.ts';
import type { Now } from '../now.ts';
import { RateLimit } from '../rate-limit/index.ts';

/** A browser sends a batch every 1.5 s at most, and twenty of them from one page; a class behind one address sends more. */
const ofCaller = { burst: 30, perSecond: 1 };

/** However many callers there are, they do not fill the disk: at most a thousand batches, then five a second. */
const ofAll = { burst: 1000, perSecond: 5 };

/** Writes what browsers have logged into the log of the server, a line each. Who it was is not written. */
export function browserLogHandlers(log: Log, now: Now): Pick<Handlers, 'browserLog'> {
  const limits = [
    { limit: new RateLimit(ofCaller, now), of: (name: string) => name },
    { limit: new RateLimit(ofAll, now), of: () => 'all' },
  ];
  return {
    browserLog({ userAgent, entries }, _caller, name) {
      for (const { limit, of } of limits) {
        const retryAfter = limit.take(of(name));
        if (retryAfter > 0) {
          return Promise.resolve(
            refuse(429, refusalIds.tooManyRequests, 'No more is written at present.', { retryAfter }),
          );
        }
      }
      for (const { level, ...told } of entries) {
        const write = level === 'error' ? log.error : log.warn;
        write.call(log, `A browser has logged: ${asciiOf(JSON.stringify({ level, ...told, userAgent }))}`);
      }
      return Promise.resolve(succeed({}));
    },
  };
}

/** JSON in plain characters: nothing in it ends a line, turns its direction, or speaks to a terminal. */
function asciiOf(json: string): string {
  return json.replaceAll(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
