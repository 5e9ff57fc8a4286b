import type { EntityReference, ReferenceFailure, ReferenceGateway, ReferencePlace } from '../reference/index.ts';
import { succeed, type Result } from '../store/index.ts';

/** Gives every reference the same answer, and records requests. */
export class InMemoryReferenceGateway implements ReferenceGateway {
  readonly asked: EntityReference[] = [];
  readonly answer: Result<readonly ReferencePlace[], ReferenceFailure>;

  constructor(answer: Result<readonly ReferencePlace[], ReferenceFailure> = succeed([])) {
    this.answer = answer;
  }

  async find(reference: EntityReference): Promise<Result<readonly ReferencePlace[], ReferenceFailure>> {
    this.asked.push(reference);
    return Promise.resolve(this.answer);
  }
}
