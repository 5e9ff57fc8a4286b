export { findTarget, type ReferenceTarget, type TargetFailure } from './find-target.ts';
export { followReference, type FollowPorts, type FollowedReference } from './follow-reference.ts';
export type { EntityReference, ReferenceFailure, ReferenceGateway, ReferencePlace } from './ports.ts';
