import { systemClock } from '@lemma/core/platform';
import { checkSeeds } from '@lemma/core/seed-check';
import type { Finding } from '@lemma/core/source';
import { documentOf } from '@lemma/mmtex';
import type { SourceForWorker } from './messages.ts';

/** Fewer than `lemma check` draws: an author who goes on writing gets an answer soon. */
const seeds = 40;
/** Milliseconds after which no further values are drawn. */
const timeout = 4000;

// The whole of the worker: what the values of seeds show about a source, beside the page that goes on being typed in.
addEventListener('message', ({ data: { source, language } }: MessageEvent<SourceForWorker>) => {
  const converted = documentOf(source, language);
  const end = systemClock.now() + timeout;
  const found: readonly Finding[] = converted.ok
    ? checkSeeds(converted.value.document, { language, seeds, hasTime: () => systemClock.now() < end })
    : [];
  postMessage(found);
});
