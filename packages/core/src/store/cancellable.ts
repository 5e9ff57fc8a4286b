import { Observable } from 'rxjs';

/** Work under way whose answer is awaited. After `cancel` the answer is ignored. */
export interface Cancellable<Answer> {
  readonly answer: Promise<Answer>;
  cancel(): void;
}

/** Starts the work on subscription, and cancels it on unsubscription before it has answered. */
export function answerOf<Answer>(begin: () => Cancellable<Answer>): Observable<Answer> {
  return new Observable((observer) => {
    const running = begin();
    running.answer.then(
      (answer) => {
        observer.next(answer);
        observer.complete();
      },
      (reason: unknown) => observer.error(reason),
    );
    return () => running.cancel();
  });
}
