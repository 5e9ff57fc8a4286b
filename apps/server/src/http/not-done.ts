import { refusalIds } from '@lemma/api-client/wire';
import type { Result } from '@lemma/core/store';
import type { NotDone } from '../threads/index.ts';
import { refuse, type Refused } from './handlers.ts';

/** Seconds until there is room again when too many jobs are waiting: they take less than this. */
const roomAgain = 5;

/** The refusal if the threads have not done a job; `costly` is the reason given for an aborted one. */
export function refuseJob(
  failure: NotDone,
  costly: { readonly id: string; readonly message: string },
): Result<never, Refused> {
  switch (failure.kind) {
    case 'tooCostly':
      return refuse(422, costly.id, costly.message);
    case 'busy':
      return refuse(503, refusalIds.busy, 'Too many others are waiting. Try again in a moment.', {
        retryAfter: roomAgain,
      });
    case 'tooMuch':
      return refuse(429, refusalIds.tooManyRequests, `Too much has been asked for: wait ${failure.wait} s.`, {
        retryAfter: failure.wait,
      });
  }
}
