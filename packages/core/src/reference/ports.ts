import type { NoAnswer } from '../platform/index.ts';
import type { Result } from '../store/index.ts';

/** The target of a reference, and the course it is followed in (specification 002 §3.2). */
export interface EntityReference {
  readonly courseId: string;
  readonly id: string;
  readonly type: string;
}

/** Where something is found in a course: its reference, and its container. */
export interface ReferencePlace {
  readonly refId: string;
  readonly containerId: string;
  readonly containerType: string;
}

/** Why nothing could be looked up. */
export type ReferenceFailure = { readonly kind: 'notFound' | 'forbidden' } | NoAnswer;

/** Knows where entities are found in courses. */
export interface ReferenceGateway {
  find(reference: EntityReference): Promise<Result<readonly ReferencePlace[], ReferenceFailure>>;
}
