import type { OutboxPorts } from '@lemma/core/outbox';
import type { AnswerOutbox, OutboxLoader } from '@lemma/core/problem';

/** The outbox is loaded for whoever is signed in, after the page; one that did not arrive is asked for again. */
export function lateOutbox(ports: Pick<OutboxPorts, 'problems' | 'session' | 'clock' | 'log'>): OutboxLoader {
  let loading: Promise<AnswerOutbox> | undefined;
  return {
    load: () => {
      loading ??= import('./browser-outbox.ts').then(
        ({ browserOutbox }) => browserOutbox(ports),
        (reason: unknown) => {
          loading = undefined;
          throw reason;
        },
      );
      return loading;
    },
  };
}
