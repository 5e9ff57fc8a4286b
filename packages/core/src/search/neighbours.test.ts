import { describe, expect, it } from 'vitest';
import { fail } from '../store/index.ts';
import { InMemorySearchGateway, aDocumentHit, aWorksheetHit } from '../testing/index.ts';
import { initialCriteria } from './criteria.ts';
import { neighboursOf } from './neighbours.ts';

const hits = Array.from({ length: 7 }, (_, at) => aDocumentHit({ id: `h${String(at)}`, path: `p${String(at)}` }));
const criteria = (page: number) => ({ ...initialCriteria(), language: 'de' as const, pageSize: 3, page });

async function around(path: string, page: number, gateway = new InMemorySearchGateway(hits)) {
  const found = await neighboursOf(gateway, criteria(page), path);
  if (!found.ok) return found.failure.kind;
  if (found.value === undefined) return undefined;
  const { previous, next, place, total, page: on } = found.value;
  return [previous?.path, next?.path, place, total, on];
}

describe('the neighbours of a hit', () => {
  it.each([
    ['in the middle of a page', 'p4', 2, ['p3', 'p5', 5, 7, 2]],
    ['at the beginning of a page', 'p3', 2, ['p2', 'p4', 4, 7, 2]],
    ['at the end of a page', 'p2', 1, ['p1', 'p3', 3, 7, 1]],
    ['at the beginning of all', 'p0', 1, [undefined, 'p1', 1, 7, 1]],
    ['at the end of all', 'p6', 3, ['p5', undefined, 7, 7, 3]],
    ['on the next page', 'p3', 1, ['p2', 'p4', 4, 7, 2]],
    ['on the page before', 'p2', 2, ['p1', 'p3', 3, 7, 1]],
    ['far away', 'p6', 1, undefined],
    ['in no list', 'q', 1, undefined],
  ])('%s', async (_, path, page, expected) => {
    expect(await around(path, page)).toEqual(expected);
  });

  it('are asked for with one search within a page, and with two at its edges', async () => {
    const gateway = new InMemorySearchGateway(hits);
    await around('p4', 2, gateway);
    expect(gateway.asked.map(({ page }) => page)).toEqual([2]);
    await around('p3', 2, gateway);
    expect(gateway.asked.map(({ page }) => page)).toEqual([2, 2, 1]);
  });

  it('are not known while there is no search, and not among worksheets', async () => {
    expect(await around('p1', 1, new InMemorySearchGateway(() => fail({ kind: 'unavailable' })))).toBe('unavailable');
    const worksheets = new InMemorySearchGateway([aWorksheetHit()]);
    const found = await neighboursOf(worksheets, { ...criteria(1), kind: 'worksheet' }, 'p1');
    expect(found).toEqual({ ok: true, value: undefined });
  });
});
