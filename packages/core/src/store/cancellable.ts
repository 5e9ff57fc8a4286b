import { Observable } from 'rxjs';

/** Work under way whose answer is awaited. After `cancel` nobody waits for the answer any more. */
export interface Cancellable<Answer> {
  readonly answer: Promise<Answer>;
  cancel(): void;
}

/** Begins the work when somebody subscribes, and cancels it when they leave before it has answered. */
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
