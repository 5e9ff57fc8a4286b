import { describe, expect, it } from 'vitest';
import { InMemoryWorksheetLookup, aWorksheet } from '../testing/index.ts';
import { clampPosition, totalPoints } from './worksheet.ts';
import { WorksheetStore } from './worksheet.store.ts';

describe('the problem that is shown', () => {
  it.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [99, 1],
    [-1, 0],
    [0.5, 0],
    [Number.NaN, 0],
  ])('is within the two there are when %d is asked for: %i', (asked, shown) => {
    expect(clampPosition(aWorksheet(), asked)).toBe(shown);
  });

  it('is the first of none', () => {
    expect(clampPosition(aWorksheet({ problems: [] }), 3)).toBe(0);
  });
});

describe('points', () => {
  it('are those of all problems together', () => {
    expect(totalPoints(aWorksheet())).toBe(4);
  });
});

describe('an existing worksheet', () => {
  it('arrives', async () => {
    const worksheets = new InMemoryWorksheetLookup([aWorksheet()]);
    const store = new WorksheetStore({ worksheets }, { by: 'worksheet', id: 'w1' });
    expect(store.state).toEqual({ status: 'loading' });
    await store.load();
    expect(store.state).toEqual({ status: 'loaded', value: aWorksheet() });
  });

  it('does not have to exist although its template does', async () => {
    const store = new WorksheetStore({ worksheets: new InMemoryWorksheetLookup() }, { by: 'template', id: 't1' });
    await store.load();
    expect(store.state).toEqual({ status: 'failed', failure: { kind: 'noWorksheet' } });
  });
});
