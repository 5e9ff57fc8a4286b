import { tokens } from '@lemma/core/tokens';
import type { LoadedMedia } from '@lemma/core/media';
import type { Clock } from '@lemma/core/platform';
import { loading, settled, type Loadable } from '@lemma/core/store';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useService } from '../binding/index.ts';
import { usePageLanguage } from '../language/index.ts';
import type { MediaTrouble } from './media-failed.tsx';

/** A loading file, and a function that requests it again. */
export interface MediaLoading {
  readonly state: Loadable<LoadedMedia, MediaTrouble>;
  readonly retry: () => void;
  /** Reports that the browser cannot use the file. */
  readonly onBroken: () => void;
}

/**
 * A file of the content. Requested when its place on the page approaches the viewport, and released with the view.
 * Whatever may be printed is loaded slightly later in any case: a browser prints a page as it is, without waiting for
 * files.
 */
export function useMedia(path: string, place: RefObject<Element | null>, isPrinted = false): MediaLoading {
  const gateway = useService(tokens.mediaGateway);
  const clock = useService(tokens.clock);
  const language = usePageLanguage();
  const [state, setState] = useState<MediaLoading['state']>(loading);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOver = false;
    let given: LoadedMedia | undefined;
    const load = async () => {
      const result = await gateway.load(path, language);
      if (result.ok) given = result.value;
      if (isOver) given?.dispose();
      else setState(settled(result));
    };
    const stop = whenDue(place.current, isPrinted ? clock : undefined, () => void load());
    return () => {
      isOver = true;
      stop();
      given?.dispose();
    };
  }, [gateway, clock, path, language, attempt, place, isPrinted]);
  const retry = useCallback(() => {
    setState(loading);
    setAttempt((count) => count + 1);
  }, []);
  const onBroken = useCallback(() => setState({ status: 'failed', failure: { kind: 'broken' } }), []);
  return { state, retry, onBroken };
}

/** After what is in view has had its turn. */
const laterMs = 3000;

/**
 * Calls back once when an element is about to come into view; with a clock, also for printing, before it would be
 * missing on paper.
 */
function whenDue(element: Element | null, clock: Clock | undefined, act: () => void): () => void {
  if (element === null) return () => undefined;
  const due = () => {
    stop();
    act();
  };
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && due(), {
    rootMargin: '400px',
  });
  observer.observe(element);
  if (clock !== undefined) addEventListener('beforeprint', due);
  const later = clock?.after(laterMs).subscribe(due);
  const stop = () => {
    observer.disconnect();
    removeEventListener('beforeprint', due);
    later?.unsubscribe();
  };
  return stop;
}
