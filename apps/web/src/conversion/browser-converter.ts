import type { Clock } from '@lemma/core/platform';
import type { Finding } from '@lemma/core/source';
import type { ConvertedInWorker } from './messages.ts';
import { WorkerConverter } from './worker-converter.ts';
import type { OpenWorker } from './worker-line.ts';

/** The converter of this browser: the first source brings its worker here. */
export function browserConverter(clock: Clock): WorkerConverter {
  return new WorkerConverter({
    clock,
    openWorker: opening<ConvertedInWorker>(
      () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'converter' }),
    ),
    openChecker: opening<readonly Finding[]>(
      () => new Worker(new URL('./checking-worker.ts', import.meta.url), { type: 'module', name: 'checker' }),
    ),
  });
}

function opening<Answer>(begin: () => Worker): OpenWorker<Answer> {
  return ({ answer, broken }) => {
    const worker = begin();
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => answer(data));
    worker.addEventListener('error', broken);
    return { ask: (source) => worker.postMessage(source), dispose: () => worker.terminate() };
  };
}
