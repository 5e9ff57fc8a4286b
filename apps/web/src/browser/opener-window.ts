import type { OpenerMessage, OpenerWindow } from '@lemma/core/selection';
import { filter, fromEvent, map } from 'rxjs';

/** The window that opened this one, as an LMS opens the selector. */
export const openerWindow: OpenerWindow = {
  messages$: fromEvent(window, 'message').pipe(
    filter((event) => event instanceof MessageEvent),
    map(({ origin, source, data }): OpenerMessage => ({
      origin,
      fromOpener: source !== null && source === opener(),
      data,
    })),
  ),
  post: (text, origin) => {
    const receiver = opener();
    if (receiver === undefined || receiver.closed) return false;
    receiver.postMessage(text, origin);
    return true;
  },
  leave: () => window.close(),
};

function opener(): Window | undefined {
  const opened: unknown = window.opener;
  // A window of another origin is no instance of our `Window`.
  return isWindow(opened) ? opened : undefined;
}

function isWindow(value: unknown): value is Window {
  return typeof value === 'object' && value !== null && 'postMessage' in value;
}
