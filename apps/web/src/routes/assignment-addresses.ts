import type { ShownAssignments } from '@lemma/ui-react/assignment';
import { pages } from './pages.ts';

/** The address of an assignment; of all without one. */
export function assignmentAddress(assignment?: string): string {
  if (assignment === undefined) return pages.assignments.path;
  return `${pages.assignments.path}?${new URLSearchParams({ assignment }).toString()}`;
}

/** The address at which a worksheet is assigned. */
export function newAssignmentAddress(worksheet: string): string {
  return `${pages.assignments.path}?${new URLSearchParams({ worksheet }).toString()}`;
}

/** What an address of the assignments shows. */
export function shownAssignmentsIn(query: URLSearchParams): ShownAssignments {
  const [id, worksheet] = [query.get('assignment') ?? '', query.get('worksheet') ?? ''];
  if (id !== '') return { kind: 'one', id };
  return worksheet === '' ? { kind: 'all' } : { kind: 'new', worksheet };
}
