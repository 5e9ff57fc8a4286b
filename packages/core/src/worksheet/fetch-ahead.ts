import { concatMap, defer, EMPTY, from, ignoreElements, type Observable } from 'rxjs';
import type { Clock } from '../platform/index.ts';
import type { ProblemGateway, ProblemReference } from '../problem/index.ts';
import { isSelftestId } from '../selftest/index.ts';
import type { WorksheetLookup } from './ports.ts';

/**
 * Milliseconds before each problem that is fetched ahead: when an exam begins everybody opens the sheet, and what is
 * opened comes first.
 */
export const aheadEvery = 10_000;

interface AheadPorts {
  readonly problems: Pick<ProblemGateway, 'open'>;
  readonly worksheets: Pick<WorksheetLookup, 'find'>;
  readonly clock: Pick<Clock, 'after'>;
}

/**
 * Fetches the other problems of a worksheet of which one is open, one by one, so that they are there without a network.
 * It ends with the first that cannot be had. `isThere` says what needs not be fetched. A self-test shows everything at
 * once.
 */
export function fetchAhead(
  { problems, worksheets, clock }: AheadPorts,
  opened: ProblemReference,
  isThere: (path: string) => boolean,
): Observable<never> {
  const { worksheet, signedDeadline } = opened;
  if (worksheet === undefined || isSelftestId(worksheet)) return EMPTY;
  let isOver = false;
  return defer(async () => {
    const signed = signedDeadline !== undefined && { signedDeadline };
    const found = await worksheets.find({ by: 'worksheet', id: worksheet, ...signed });
    return found.ok ? found.value.problems : [];
  }).pipe(
    concatMap((all) => from(all)),
    concatMap(({ path }) => {
      if (isOver || isThere(path)) return EMPTY;
      return clock.after(aheadEvery).pipe(
        concatMap(async () => {
          // It may have been opened meanwhile.
          if (!isThere(path)) isOver = !(await problems.open({ ...opened, path }, true)).ok;
        }),
      );
    }),
    ignoreElements(),
  );
}
