import type { Clock } from '@lemma/core/platform';
import { tokens } from '@lemma/core/tokens';
import { useService } from '@lemma/ui-react/binding';
import { useEffect } from 'react';
import { Subscription } from 'rxjs';

/** Milliseconds after the page has become tall enough again in which its parts may still move. */
const settling = 5000;

/** Events that show that the reader has taken over. */
const takingOver = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * After a reload a page is where it was. A browser does that for what is there at once; here the content comes later,
 * so it is repeated whenever the page grows, until it has settled or the reader scrolls.
 */
export function useKeptScroll(): void {
  const storage = useService(tokens.sessionStorage);
  const clock = useService(tokens.clock);
  useEffect(() => {
    const key = () => `scroll ${location.pathname}${location.search}`;
    const keep = () => storage.write(key(), String(Math.round(scrollY)));
    addEventListener('pagehide', keep);
    const kept = Number(storage.read(key()) ?? 0);
    const stop = isReload() && kept > 0 ? holdAt(kept, clock) : () => undefined;
    takingOver.forEach((sign) => addEventListener(sign, stop, { once: true, passive: true }));
    return () => {
      removeEventListener('pagehide', keep);
      takingOver.forEach((sign) => removeEventListener(sign, stop));
      stop();
    };
  }, [storage, clock]);
}

function isReload(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');
}

/** Keeps the scroll position of a page while it grows, however long its content takes; returns a function that ends this. */
function holdAt(top: number, clock: Clock): () => void {
  const held = new Subscription();
  const observer = new ResizeObserver(() => {
    scrollTo(0, top);
    const isReached = Math.round(scrollY) >= top;
    if (isReached && !isEnding) held.add(clock.after(settling).subscribe(() => held.unsubscribe()));
    isEnding ||= isReached;
  });
  let isEnding = false;
  observer.observe(document.body);
  held.add(() => observer.disconnect());
  return () => held.unsubscribe();
}
