import type { ProblemReference, ProblemStore } from '@lemma/core/problem';
import { tokens } from '@lemma/core/tokens';
import { useEffect, useMemo } from 'react';
import { useService } from '../binding/index.ts';

/** A learner's problem while its page is shown: opened, and kept also when the page is hidden, left or online again. */
export function useProblem({ path, language, worksheet, learner }: ProblemReference): ProblemStore {
  const create = useService(tokens.problemFactory);
  const store = useMemo(
    () =>
      create({
        path,
        language,
        ...(worksheet !== undefined && { worksheet }),
        ...(learner !== undefined && { learner }),
      }),
    [create, path, language, worksheet, learner],
  );
  useEffect(() => {
    void store.open();
    const keep = () => void store.flush();
    const keepIfHidden = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    document.addEventListener('visibilitychange', keepIfHidden);
    window.addEventListener('pagehide', keep);
    window.addEventListener('online', keep);
    return () => {
      document.removeEventListener('visibilitychange', keepIfHidden);
      window.removeEventListener('pagehide', keep);
      window.removeEventListener('online', keep);
      void store.leave();
    };
  }, [store]);
  return store;
}
