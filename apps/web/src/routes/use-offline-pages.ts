import type { AnswerOutbox } from '@lemma/core/problem';
import { tokens } from '@lemma/core/tokens';
import { fetchAhead } from '@lemma/core/worksheet';
import { useService, useStore } from '@lemma/ui-react/binding';
import { useEffect, useEffectEvent, useRef } from 'react';
import { catchError, defer, EMPTY, fromEvent, startWith, switchMap } from 'rxjs';
import { keepOffline } from '../offline/index.ts';

/**
 * From the first problem on, pages open without a network. What was opened before that was possible is asked for once
 * more, so that there is a copy of it; the other problems of its worksheet are fetched ahead.
 */
export function useOfflinePages(outbox: AnswerOutbox): void {
  const problems = useService(tokens.problemGateway);
  const worksheets = useService(tokens.worksheetLookup);
  const clock = useService(tokens.clock);
  // The other problems of a page are of the same worksheet.
  const sheet = useStore(outbox, ({ shown: [first] }) => first && `${first.worksheet ?? ''} ${first.language}`);
  const isCopied = useRef(false);
  const fetched = useRef(new Set<string>());

  const copy = useEffectEvent(async () => {
    if (isCopied.current) return;
    const wasKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
    isCopied.current = true;
    await keepOffline();
    if (!wasKept) await Promise.all(outbox.state.shown.map((problem) => problems.open(problem)));
  });
  const ahead = useEffectEvent(() => {
    const [first] = outbox.state.shown;
    if (first === undefined) return EMPTY;
    const opens = {
      open: async (...[reference, isAhead]: Parameters<typeof problems.open>) => {
        const opened = await problems.open(reference, isAhead);
        if (opened.ok) fetched.current.add(`${sheet ?? ''} ${reference.path}`);
        return opened;
      },
    };
    const isThere = (path: string) =>
      fetched.current.has(`${sheet ?? ''} ${path}`) || outbox.state.shown.some((shown) => shown.path === path);
    return fetchAhead({ problems: opens, worksheets, clock }, first, isThere);
  });
  useEffect(() => {
    if (sheet === undefined) return undefined;
    const going = fromEvent(window, 'online').pipe(
      startWith(undefined),
      // Pages stay as they are with a network where none can be kept.
      switchMap(() =>
        defer(() => copy()).pipe(
          switchMap(() => ahead()),
          catchError(() => EMPTY),
        ),
      ),
    );
    const subscription = going.subscribe();
    return () => subscription.unsubscribe();
  }, [sheet]);
}
