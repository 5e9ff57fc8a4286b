import type { FastifyInstance } from 'fastify';
import type { Log } from '@lemma/core/platform';
import type { WorkOnProblems } from './work-on-problems.ts';

/** Milliseconds between two looks at what waits. */
const pause = 20_000;

/** What its jobs are counted under. */
const name = 'waiting code';

/** Corrects what had to wait until code can be run, as long as the server runs. */
export function correctWhatWaits(
  app: FastifyInstance,
  work: Pick<WorkOnProblems, 'correctWaiting'>,
  log: Pick<Log, 'warn'>,
): void {
  const state = { isBusy: false };
  const look = async (): Promise<void> => {
    if (state.isBusy) return;
    state.isBusy = true;
    try {
      await work.correctWaiting(name);
    } catch (error) {
      log.warn(`Waiting code was not corrected: ${String(error)}`);
    } finally {
      state.isBusy = false;
    }
  };
  const timer = setInterval(() => void look(), pause).unref();
  app.addHook('onClose', () => clearInterval(timer));
}
