import type { OutboxTabs } from '@lemma/core/outbox';
import { EMPTY, Observable } from 'rxjs';

/** The channel between the pages of this browser; without one, each page knows only what is written down. */
export function outboxTabs(): OutboxTabs {
  if (!('BroadcastChannel' in globalThis)) return { tell: () => undefined, told$: EMPTY };
  const channel = new BroadcastChannel('lemma.outbox');
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
