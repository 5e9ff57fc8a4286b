import type { ConversionFailure, ConversionGateway, ConvertedSource } from '@lemma/core/conversion';
import type { Language } from '@lemma/core/language';
import type { Clock } from '@lemma/core/platform';
import type { Finding } from '@lemma/core/source';
import { fail, type Cancellable, type Result } from '@lemma/core/store';
import type { ConvertedInWorker } from './messages.ts';
import { WorkerLine, type OpenWorker } from './worker-line.ts';

/** What the converter asks of the browser. */
export interface ConversionPorts {
  readonly clock: Clock;
  readonly openWorker: OpenWorker<ConvertedInWorker>;
  /** Opens the worker that draws the values of seeds. */
  readonly openChecker: OpenWorker<readonly Finding[]>;
}

/** Characters a source may have, as for the server. */
const longestSource = 262_144;

/**
 * Converts sources in a worker of the browser: nothing is asked of the server, and no key waits for a conversion. Values of
 * seeds are drawn in another worker, so that no conversion waits for them either.
 */
export class WorkerConverter implements ConversionGateway {
  readonly #converting: WorkerLine<ConvertedInWorker>;
  readonly #checking: WorkerLine<readonly Finding[]>;

  constructor({ clock, openWorker, openChecker }: ConversionPorts) {
    this.#converting = new WorkerLine(clock, openWorker);
    this.#checking = new WorkerLine(clock, openChecker);
  }

  convert(source: string, language: Language): Cancellable<Result<ConvertedSource, ConversionFailure>> {
    if (source.length > longestSource)
      return { answer: Promise.resolve(fail({ kind: 'tooLarge' })), cancel: () => undefined };
    const { answer, cancel } = this.#converting.ask({ source, language });
    return { answer: answer.then((converted) => converted ?? fail({ kind: 'unavailable' })), cancel };
  }

  checkSeeds(source: string, language: Language): Cancellable<readonly Finding[]> {
    const { answer, cancel } = this.#checking.ask({ source, language });
    return { answer: answer.then((found) => found ?? []), cancel };
  }
}
