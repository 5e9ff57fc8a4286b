import type { ParentWindow, WindowMessage } from '@lemma/core/embedding-editor';
import { filter, fromEvent, map } from 'rxjs';

/** Whether this page is embedded in another one. */
export const isFramed = window.parent !== window;

/** The parent window; without one, nothing is posted. */
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

/** Not every browser reveals it. */
function originAround(): string | undefined {
  return 'ancestorOrigins' in location ? (location.ancestorOrigins[0] ?? undefined) : undefined;
}

/** Opens the platform in a separate window. */
export function openOwnWindow(): void {
  window.open(location.origin, '_blank', 'noopener');
}
