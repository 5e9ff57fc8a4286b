import { Subject, map, merge, of, switchMap, takeUntil, type Observable } from 'rxjs';
import type { Formula } from '../document/index.ts';
import type { Language } from '../language/index.ts';
import type { Clock, Disposable } from '../platform/index.ts';
import { Store, answerOf } from '../store/index.ts';
import type { ExpressionConverter, ExpressionNotShown } from './ports.ts';

/** Milliseconds before a loading indicator appears (specification 000 §5, §9). */
const unhurried = 750;

/** A mathematical expression that was typed, and what is shown of it. */
export interface ExpressionPreview {
  /** What was committed last, without blanks around it; empty before. */
  readonly text: string;
  /** Missing for an empty expression, while the first is on its way, and after a failure. */
  readonly formula?: Formula;
  readonly failure?: ExpressionNotShown;
  /** Whether the answer has been waited for so long that this is shown. */
  readonly isSlow: boolean;
}

interface ExpressionPreviewPorts {
  readonly converter: ExpressionConverter;
  readonly clock: Clock;
}

/**
 * Shows an expression as a formula once it is committed. Only the last one counts: what is on its way for an earlier
 * one is aborted, and its failure is nobody's.
 */
export class ExpressionPreviewStore extends Store<ExpressionPreview> {
  readonly #ports: ExpressionPreviewPorts;
  readonly #language: Language;
  readonly #commits = new Subject<string>();

  constructor(ports: ExpressionPreviewPorts, language: Language) {
    super({ text: '', isSlow: false });
    this.#ports = ports;
    this.#language = language;
  }

  /** Converts what is committed, until the result is disposed of. */
  start(): Disposable {
    const converting = this.#commits
      .pipe(switchMap((text) => this.#converted(text)))
      .subscribe((change) => this.update(change));
    return { dispose: () => converting.unsubscribe() };
  }

  /** Takes what was typed. The same again asks nobody, unless the platform did not answer. */
  commit(typed: string): void {
    const text = typed.trim();
    const { text: before, failure } = this.state;
    if (text === before && (failure === undefined || failure.kind === 'unreadable')) return;
    this.#commits.next(text);
  }

  #converted(text: string): Observable<(state: ExpressionPreview) => ExpressionPreview> {
    // An empty expression has an empty result.
    if (text === '') return of(() => ({ text, isSlow: false }));
    const answer = answerOf(() => this.#ports.converter.convert(text, this.#language)).pipe(
      map((result) => () => ({
        text,
        isSlow: false,
        ...(result.ok ? { formula: result.value } : { failure: result.failure }),
      })),
    );
    const answered = new Subject<void>();
    const slow = this.#ports.clock.after(unhurried).pipe(
      map(() => (state: ExpressionPreview) => ({ ...state, isSlow: true })),
      takeUntil(answered),
    );
    // The formula of before stays until there is another one.
    const begun = of(({ formula }: ExpressionPreview) => ({ text, isSlow: false, ...(formula && { formula }) }));
    return merge(
      begun,
      slow,
      answer.pipe(
        map((change) => {
          answered.next();
          return change;
        }),
      ),
    );
  }
}
