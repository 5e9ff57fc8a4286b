import type { OutboxTabs } from '@lemma/core/outbox';
import { openTabChannel } from '../browser/index.ts';
import { EMPTY, Observable } from 'rxjs';

/** The channel between the pages of this browser; without one, each page knows only what is written down. */
export function outboxTabs(): OutboxTabs {
  const channel = openTabChannel('lemma.outbox');
  if (channel === undefined) return { tell: () => undefined, told$: EMPTY };
  return {
    tell: (message) => channel.postMessage(message),
    told$: new Observable((observer) => {
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') observer.next(data);
      };
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    }),
  };
}
