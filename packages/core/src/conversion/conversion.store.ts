import { EMPTY, Observable, Subject, map, of, switchMap } from 'rxjs';
import { readDocument } from '../document/index.ts';
import type { Language } from '../language/index.ts';
import type { Clock } from '../platform/index.ts';
import { Store, type Result } from '../store/index.ts';
import { miss, receive, unconverted, write, type Conversion } from './conversion.ts';
import type { ConversionFailure, ConversionGateway, ConvertedSource, DocumentCheck } from './ports.ts';

/** Milliseconds without a key before the source is converted: short enough to follow within 300, long enough to skip words half typed. */
const pause = 120;

interface Request {
  readonly source: string;
  readonly after: number;
}

/** Keeps a page beside its source: converts when the author pauses, and only the newest source counts. */
export class ConversionStore extends Store<Conversion> {
  /** Undefined: nothing is wanted any more. */
  readonly #requests = new Subject<Request | undefined>();

  constructor(
    ports: { readonly gateway: ConversionGateway; readonly clock: Clock; readonly check: DocumentCheck },
    start: { readonly source: string; readonly language: Language },
  ) {
    super(unconverted(start.source));
    this.#requests
      .pipe(
        switchMap((request) =>
          request === undefined
            ? EMPTY
            : (request.after === 0 ? of(undefined) : ports.clock.after(request.after)).pipe(
                switchMap(() => answerOf(ports.gateway, request.source, start.language)),
                map((answer) => ({ source: request.source, answer })),
              ),
        ),
      )
      .subscribe(({ source, answer }) => {
        this.update((conversion) =>
          answer.ok ? read(conversion, source, answer.value, ports.check) : miss(conversion, source, answer.failure),
        );
      });
  }

  /** The author has changed the source. */
  write(source: string): void {
    this.update((conversion) => write(conversion, source));
    this.#requests.next({ source, after: pause });
  }

  /** Converts without waiting for a pause. */
  convertNow(): void {
    this.update((conversion) => write(conversion, conversion.source));
    this.#requests.next({ source: this.state.source, after: 0 });
  }

  /** Gives up what is under way; the next command starts anew. */
  cancel(): void {
    this.#requests.next(undefined);
  }
}

function answerOf(
  gateway: ConversionGateway,
  source: string,
  language: Language,
): Observable<Result<ConvertedSource, ConversionFailure>> {
  return new Observable((observer) => {
    const running = gateway.convert(source, language);
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

function read(
  conversion: Conversion,
  source: string,
  { xml, findings }: ConvertedSource,
  check: DocumentCheck,
): Conversion {
  const reading = readDocument(xml);
  if (!reading.ok) return miss(conversion, source, reading.failure);
  return receive(conversion, source, reading.value, [...findings, ...check(reading.value)]);
}
