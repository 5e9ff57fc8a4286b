import { useSyncExternalStore } from 'react';

let isPrinting = false;
let isListening = false;
const listeners = new Set<() => void>();

/** Whether the page is being printed. */
export function usePagePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  // For good: printing may end when no listener is left on the page.
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
