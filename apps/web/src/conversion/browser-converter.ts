import type { Clock } from '@lemma/core/platform';
import type { ConvertedInWorker } from './messages.ts';
import { WorkerConverter } from './worker-converter.ts';

/** The converter of this browser: the first source brings its worker here. */
export function browserConverter(clock: Clock): WorkerConverter {
  return new WorkerConverter({
    clock,
    openWorker: ({ answer, broken }) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'converter' });
      worker.addEventListener('message', ({ data }: MessageEvent<ConvertedInWorker>) => answer(data));
      worker.addEventListener('error', broken);
      return { convert: (source) => worker.postMessage(source), close: () => worker.terminate() };
    },
  });
}
