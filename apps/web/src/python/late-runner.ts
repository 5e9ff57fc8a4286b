import { noOutput, type CodeRun, type CodeRunner } from '@lemma/core/code-cell';
import { catchError, concat, defer, from, of, switchMap } from 'rxjs';

/** A runner that is loaded when the first cell is run. */
export function lateRunner(load: () => Promise<CodeRunner>): CodeRunner {
  let runner: Promise<CodeRunner> | undefined;
  const loading: CodeRun = { status: 'loading' };
  const failed: CodeRun = { status: 'ended', output: noOutput, failure: { kind: 'environment' } };
  return {
    run: (cell) =>
      concat(
        of(loading),
        defer(() => from((runner ??= load()))).pipe(
          switchMap((loaded) => loaded.run(cell)),
          catchError(() => {
            runner = undefined;
            return of(failed);
          }),
        ),
      ),
  };
}
