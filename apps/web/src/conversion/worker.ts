import { documentOf } from '@lemma/mmtex';
import type { ConvertedInWorker, SourceToConvert } from './messages.ts';

// The whole of the worker: a source becomes a document in one step, beside the page that goes on being typed in.
addEventListener('message', ({ data: { source, language } }: MessageEvent<SourceToConvert>) => {
  const answer: ConvertedInWorker = documentOf(source, language);
  postMessage(answer);
});
