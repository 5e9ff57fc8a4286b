import { expect, it } from 'vitest';
import { MemoryStorage } from '@lemma/core/testing';
import { endLmsVisit, isLmsVisit, lmsVisit, withoutHandOff } from './lms-visit.ts';

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

it('leaves the rest of its address as it is', () => {
  const address = 'https://lemma.example/pool?resourceId=worksheet_1&lang=de';
  expect(withoutHandOff(`${address}&sso=true#here`)).toBe(`${address}#here`);
  expect(withoutHandOff(address)).toBe(address);
});
