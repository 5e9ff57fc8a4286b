import type { NoAnswer } from '../platform/index.ts';
import type { Result } from '../store/index.ts';

/** What a reference points at, and the course it is followed in (specification 002 §3.2). */
export interface EntityReference {
  readonly courseId: string;
  readonly id: string;
  readonly type: string;
}

/** Where in a course something stands: under which reference, and in what. */
export interface ReferencePlace {
  readonly refId: string;
  readonly containerId: string;
  readonly containerType: string;
}

/** Why nothing could be looked up. */
export type ReferenceFailure = { readonly kind: 'notFound' | 'forbidden' } | NoAnswer;

/** Knows where things stand in courses. */
export interface ReferenceGateway {
  find(reference: EntityReference): Promise<Result<readonly ReferencePlace[], ReferenceFailure>>;
}
