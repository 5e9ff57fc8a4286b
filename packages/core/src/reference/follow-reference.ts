import type { Language } from '../language/index.ts';
import type { DocumentGateway } from '../preview/index.ts';
import { fail, succeed, type Result } from '../store/index.ts';
import { findTarget } from './find-target.ts';
import type { EntityReference, ReferenceGateway, ReferencePlace } from './ports.ts';

/** What is asked when a reference is followed. */
export interface FollowPorts {
  readonly documents: DocumentGateway;
  readonly references: ReferenceGateway;
}

/** A reference to a document, as it is followed from a page. */
export interface FollowedReference {
  /** The path of the document in the pool. */
  readonly path: string;
  readonly language: Language;
  /** The page of the document. */
  readonly href: string;
  /** The course that the page is part of, and the addresses of places in it; undefined outside courses. */
  readonly course?: {
    readonly reference: EntityReference;
    readonly hrefOf: (place: ReferencePlace) => string | undefined;
  };
}

/**
 * The address that a reference leads to. It leads nowhere if there is no such document (`missing`), or if it is closed
 * to this reader and its course does not have it (`notInCourse`, specification 002 §8.4). Whatever else goes wrong is
 * told by the page it leads to.
 */
export async function followReference(
  { documents, references }: FollowPorts,
  { path, language, href, course }: FollowedReference,
): Promise<Result<string, 'missing' | 'notInCourse'>> {
  const read = await documents.read(path, language);
  if (read.ok) return succeed(href);
  const { failure } = read;
  if (failure.kind === 'notFound' && failure.languages.length === 0) return fail('missing');
  if (failure.kind !== 'forbidden' || course === undefined) return succeed(href);
  const target = await findTarget(references, course.reference, course.hrefOf);
  if (target.ok) return succeed(target.value.href);
  return target.failure.kind === 'notFound' || target.failure.kind === 'notInCourse'
    ? fail('notInCourse')
    : succeed(href);
}
