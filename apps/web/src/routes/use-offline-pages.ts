import type { AnswerOutbox, ProblemReference } from '@lemma/core/problem';
import { isSelftestId } from '@lemma/core/selftest';
import { tokens } from '@lemma/core/tokens';
import { useService, useStore } from '@lemma/ui-react/binding';
import { useEffect, useRef } from 'react';
import { keepOffline } from '../offline/index.ts';

/**
 * From the first problem on, pages open without a network. What was opened before that was possible is asked for once
 * more, so that there is a copy of it.
 */
export function useOfflinePages(outbox: AnswerOutbox): void {
  const problems = useService(tokens.problemGateway);
  const worksheets = useService(tokens.worksheetLookup);
  const isProblemShown = useStore(outbox).shown.length > 0;
  const isBegun = useRef(false);
  useEffect(() => {
    if (!isProblemShown || isBegun.current) return;
    isBegun.current = true;
    const wasKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
    const copy = async (problem: ProblemReference) => {
      await problems.open(problem);
      const { worksheet, signedDeadline } = problem;
      if (worksheet !== undefined && !isSelftestId(worksheet))
        await worksheets.find({
          by: 'worksheet',
          id: worksheet,
          ...(signedDeadline !== undefined && { signedDeadline }),
        });
    };
    keepOffline().then(
      () => (wasKept ? undefined : Promise.all(outbox.state.shown.map(copy))),
      // Pages stay as they are with a network.
      () => undefined,
    );
  }, [isProblemShown, outbox, problems, worksheets]);
}
