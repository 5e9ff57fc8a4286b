import type { OutboxLoader } from '@lemma/core/problem';
import { copies } from '../offline/index.ts';

/** What this browser keeps of the user's work goes, except what the platform does not have yet. */
export async function forgetWork(outbox: OutboxLoader): Promise<void> {
  await Promise.all([
    'caches' in globalThis && caches.delete(copies),
    outbox.load().then((loaded) => loaded.leave()),
  ]).catch(() => undefined);
}
