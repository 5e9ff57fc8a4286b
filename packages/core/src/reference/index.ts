export { findTarget, type ReferenceTarget, type TargetFailure } from './find-target.ts';
export type { EntityReference, ReferenceFailure, ReferenceGateway, ReferencePlace } from './ports.ts';
