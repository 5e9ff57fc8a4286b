import { pageCount } from './criteria.ts';
import { isDocumentHit, type DocumentHit, type SearchHit } from './hit.ts';
import type { SearchableCriteria, SearchFailure, SearchGateway } from './ports.ts';
import { fail, succeed, type Result } from '../store/index.ts';

/** A document among the hits of a search. */
export interface HitNeighbours {
  readonly hit: DocumentHit;
  /** The place of the hit among all, from 1. */
  readonly place: number;
  readonly total: number;
  /** The page that it is on. */
  readonly page: number;
  readonly previous: DocumentHit | undefined;
  readonly next: DocumentHit | undefined;
}

/**
 * The hits before and after a document, over the edges of pages. It is looked for on the page of the criteria and on
 * those beside it: a list may have changed since. Undefined if it is on none of them.
 */
export async function neighboursOf(
  gateway: Pick<SearchGateway, 'find'>,
  criteria: SearchableCriteria,
  path: string,
): Promise<Result<HitNeighbours | undefined, SearchFailure>> {
  const { pageSize } = criteria;
  const pageOf = (page: number) => gateway.find({ ...criteria, page }).answer;
  let last = criteria.page + 1;
  for (const page of [criteria.page, criteria.page + 1, criteria.page - 1]) {
    if (page < 1 || page > last) continue;
    const found = await pageOf(page);
    if (!found.ok) return found;
    const { hits, total } = found.value;
    last = pageCount(total, pageSize);
    const at = hits.findIndex((each) => documentOf(each)?.path === path);
    const hit = documentOf(hits[at]);
    if (hit === undefined) continue;
    const before = at > 0 || page === 1 ? undefined : await pageOf(page - 1);
    const after = at < hits.length - 1 || page >= last ? undefined : await pageOf(page + 1);
    if (before?.ok === false) return fail(before.failure);
    if (after?.ok === false) return fail(after.failure);
    return succeed({
      hit,
      place: (page - 1) * pageSize + at + 1,
      total,
      page,
      previous: documentOf(before === undefined ? hits[at - 1] : before.value.hits.at(-1)),
      next: documentOf(after === undefined ? hits[at + 1] : after.value.hits[0]),
    });
  }
  return succeed(undefined);
}

function documentOf(hit: SearchHit | undefined): DocumentHit | undefined {
  return hit === undefined || !isDocumentHit(hit) ? undefined : hit;
}
