import type { CodeGateway } from '../code-cell/index.ts';
import { fail } from '../store/index.ts';

/** A platform without a sandbox. */
export class InMemoryCodeGateway implements CodeGateway {
  evaluateOctave(): ReturnType<CodeGateway['evaluateOctave']> {
    return { answer: Promise.resolve(fail({ kind: 'notAvailable' })), cancel: () => undefined };
  }

  runAnswer(): ReturnType<CodeGateway['runAnswer']> {
    return this.evaluateOctave();
  }

  stopRun(): Promise<void> {
    return Promise.resolve();
  }
}
