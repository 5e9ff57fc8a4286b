import type { CodeGateway } from '../code-cell/index.ts';
import { fail, succeed } from '../store/index.ts';

/** A platform without a sandbox. */
export class InMemoryCodeGateway implements CodeGateway {
  evaluateOctave(): ReturnType<CodeGateway['evaluateOctave']> {
    return { answer: Promise.resolve(fail({ kind: 'notAvailable' })), cancel: () => undefined };
  }

  runAnswer(): ReturnType<CodeGateway['runAnswer']> {
    return this.evaluateOctave();
  }

  stopRun(): ReturnType<CodeGateway['stopRun']> {
    return Promise.resolve(succeed({}));
  }
}
