import { ProblemStore, waitingAnswers, type ProblemReference } from '@lemma/core/problem';
import { tokens } from '@lemma/core/tokens';
import { useEffect, useMemo } from 'react';
import { useClock, useService } from '../binding/index.ts';

/** A learner's problem while its page is shown: opened, and kept also when the page is hidden, left or online again. */
export function useProblem({ path, language, worksheet, learner, signedDeadline }: ProblemReference): ProblemStore {
  // Not from the container: every page would load it.
  const problems = useService(tokens.problemGateway);
  const outbox = useService(tokens.outbox);
  const log = useService(tokens.log);
  const clock = useClock();
  const store = useMemo(
    () =>
      new ProblemStore(
        { problems, clock, outbox, log },
        {
          path,
          language,
          ...(worksheet !== undefined && { worksheet }),
          ...(learner !== undefined && { learner }),
          ...(signedDeadline !== undefined && { signedDeadline }),
        },
      ),
    [problems, clock, outbox, log, path, language, worksheet, learner, signedDeadline],
  );
  useEffect(() => {
    void store.open();
    const keep = () => void store.flush();
    const keepIfHidden = () => {
      if (document.visibilityState === 'hidden') keep();
      else store.lookAtTime();
    };
    document.addEventListener('visibilitychange', keepIfHidden);
    window.addEventListener('pagehide', keep);
    window.addEventListener('online', keep);
    // Asked only when something would really be lost.
    const ask = (event: BeforeUnloadEvent) => {
      if (waitingAnswers(store.state) > 0 && !store.state.isOnDevice) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      document.removeEventListener('visibilitychange', keepIfHidden);
      window.removeEventListener('pagehide', keep);
      window.removeEventListener('online', keep);
      window.removeEventListener('beforeunload', ask);
      void store.leave();
    };
  }, [store]);
  return store;
}
