import type { ParentWindow, WindowMessage } from '@lemma/core/embedding-editor';
import { filter, fromEvent, map } from 'rxjs';

/** Whether this page stands in the frame of another one. */
export const isFramed = window.parent !== window;

/** The window around this one; where there is none nobody is told anything. */
export const parentWindow: ParentWindow = {
  origin: isFramed ? originAround() : undefined,
  messages$: fromEvent(window, 'message').pipe(
    filter((event) => event instanceof MessageEvent),
    map(({ origin, source, data }): WindowMessage => ({
      origin,
      fromParent: isFramed && source === window.parent,
      data,
    })),
  ),
  post: (message, origin) => {
    if (isFramed) window.parent.postMessage(message, origin);
  },
};

/** Not every browser tells it. */
function originAround(): string | undefined {
  return 'ancestorOrigins' in location ? (location.ancestorOrigins[0] ?? undefined) : undefined;
}

/** Opens the platform in a window of its own. */
export function openOwnWindow(): void {
  window.open(location.origin, '_blank', 'noopener');
}
