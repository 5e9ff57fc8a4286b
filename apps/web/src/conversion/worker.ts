import { documentOf } from '@lemma/mmtex';
import type { ConvertedInWorker, SourceForWorker } from './messages.ts';

// The whole of the worker: a source becomes a document in one step, beside the page that goes on being typed in.
addEventListener('message', ({ data: { source, language } }: MessageEvent<SourceForWorker>) => {
  const answer: ConvertedInWorker = documentOf(source, language);
  postMessage(answer);
});
