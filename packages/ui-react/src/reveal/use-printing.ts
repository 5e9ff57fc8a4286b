import { createContext, use, useSyncExternalStore } from 'react';

let isPrinting = false;
let isListening = false;
const listeners = new Set<() => void>();

/** Whether content that is collapsed at first is not for the reader: on a sheet that is handed out with its problems. */
export const WithheldContext = createContext(false);

/** Whether the page is being printed: collapsed content is then shown, unless it is withheld. */
export function usePrinting(): boolean {
  const isWithheld = use(WithheldContext);
  const printing = useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
  return printing && !isWithheld;
}

function subscribe(onChange: () => void): () => void {
  // For good: printing may end when nothing collapsed is on the page any more.
  if (!isListening) {
    isListening = true;
    addEventListener('beforeprint', () => change(true));
    addEventListener('afterprint', () => change(false));
  }
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
  };
}

function change(printing: boolean): void {
  isPrinting = printing;
  for (const listener of listeners) listener();
}
