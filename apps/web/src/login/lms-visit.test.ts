import { expect, it } from 'vitest';
import { MemoryStorage } from '@lemma/core/testing';
import { endLmsVisit, isLmsVisit, lmsVisit } from './lms-visit.ts';

it('is begun by the address, and remembered until somebody logs out', () => {
  const storage = new MemoryStorage();
  expect(lmsVisit('?resourceId=a', storage)).toEqual({ begins: false, isVisit: false });
  expect(lmsVisit('?sso=false', storage)).toEqual({ begins: false, isVisit: false });
  expect(lmsVisit('?resourceId=a&sso=true', storage)).toEqual({ begins: true, isVisit: true });
  // The next page of the tab, or the same one loaded again.
  expect(lmsVisit('?path=a', storage)).toEqual({ begins: false, isVisit: true });
  expect(isLmsVisit(storage)).toBe(true);
  endLmsVisit(storage);
  expect(lmsVisit('?path=a', storage)).toEqual({ begins: false, isVisit: false });
});
