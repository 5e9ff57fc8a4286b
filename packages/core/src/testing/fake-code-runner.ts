import { NEVER, type Observable } from 'rxjs';
import type { CodeRun, CodeRunner, CodeToRun } from '../code-cell/index.ts';

/** Runs nothing: gives the answers it is told to, and records requests. By default it never answers. */
export class FakeCodeRunner implements CodeRunner {
  readonly asked: CodeToRun[] = [];
  readonly #answer: (cell: CodeToRun) => Observable<CodeRun>;

  constructor(answer: (cell: CodeToRun) => Observable<CodeRun> = () => NEVER) {
    this.#answer = answer;
  }

  run(cell: CodeToRun): Observable<CodeRun> {
    this.asked.push(cell);
    return this.#answer(cell);
  }
}
