import { fail, succeed, type Result } from '../store/index.ts';
import type { EntityReference, ReferenceFailure, ReferenceGateway, ReferencePlace } from './ports.ts';

/** A place in a course and the address of its page. */
export interface ReferenceTarget {
  readonly place: ReferencePlace;
  readonly href: string;
}

/** Why a reference cannot be resolved (specification 002 §8.4). */
export type TargetFailure = ReferenceFailure | { readonly kind: 'missingTypeOrId' | 'notInCourse' };

/** Resolves a reference in a course: its first place that the course has a page for. */
export async function findTarget(
  gateway: ReferenceGateway,
  reference: EntityReference,
  hrefOf: (place: ReferencePlace) => string | undefined,
): Promise<Result<ReferenceTarget, TargetFailure>> {
  if (reference.id.trim() === '' || reference.type.trim() === '') return fail({ kind: 'missingTypeOrId' });
  const found = await gateway.find(reference);
  if (!found.ok) return found;
  const places = found.value.filter(({ refId, containerId }) => refId !== '' && containerId !== '');
  if (places.length === 0) return fail({ kind: 'notFound' });
  for (const place of places) {
    const href = hrefOf(place);
    if (href !== undefined) return succeed({ place, href });
  }
  return fail({ kind: 'notInCourse' });
}
