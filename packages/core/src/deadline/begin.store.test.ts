import { describe, expect, it } from 'vitest';
import { fail, succeed } from '../store/index.ts';
import { InMemoryWorksheetLookup, aWorksheet } from '../testing/index.ts';
import { WorksheetStore } from '../worksheet/index.ts';
import { BeginStore, isCutShort, type BeginFailure } from './index.ts';

const [minute, hour] = [60_000, 3_600_000];
const unbegun = { title: { en: 'Exam' }, duration: hour, handsInAtDeadline: true };

/** A worksheet whose time limit has not begun, in two tabs. */
function aSheet() {
  const worksheets = new InMemoryWorksheetLookup([aWorksheet()]);
  worksheets.unbegun.set('w1', unbegun);
  const tab = () => ({
    sheet: new WorksheetStore({ worksheets }, { by: 'worksheet', id: 'w1' }),
    begin: new BeginStore({ timeLimits: worksheets }, { worksheet: 'w1' }),
  });
  return { worksheets, tab };
}

describe('a worksheet with a time limit', () => {
  it('is not begun by opening it, however often', async () => {
    const { worksheets, tab } = aSheet();
    const { sheet } = tab();
    for (let time = 0; time < 3; time += 1) {
      await sheet.load();
      expect(sheet.state).toEqual({ status: 'failed', failure: { kind: 'notBegun', unbegun } });
      await sheet.refresh();
    }
    expect(worksheets.begun).toEqual([]);
  });

  it('opens once its learner has begun, and from then on at once', async () => {
    const { worksheets, tab } = aSheet();
    const { sheet, begin } = tab();
    expect(await begin.begin()).toBe(true);
    expect(worksheets.begun).toEqual(['w1']);
    await sheet.load();
    expect(sheet.state).toEqual({ status: 'loaded', value: aWorksheet() });
    const { sheet: reloaded } = tab();
    await reloaded.load();
    expect(reloaded.state.status).toBe('loaded');
  });

  it('opens by the same button in another tab, and is begun once by a button that is pressed twice', async () => {
    const { worksheets, tab } = aSheet();
    const [one, other] = [tab(), tab()];
    expect(await Promise.all([one.begin.begin(), one.begin.begin()])).toEqual([true, false]);
    expect(await other.begin.begin()).toBe(true);
    expect(worksheets.begun).toEqual(['w1', 'w1']);
  });

  it.each<[BeginFailure['kind'], BeginFailure, boolean]>([
    ['unavailable', { kind: 'unavailable' }, false],
    ['sessionEnded', { kind: 'sessionEnded' }, false],
    ['refused', { kind: 'refused' }, true],
  ])('whose begin is %s is tried again, or says itself what is so', async (_kind, failure, isToBeOpened) => {
    const { worksheets, tab } = aSheet();
    const { begin } = tab();
    worksheets.beginning = fail(failure);
    const asking = begin.begin();
    expect(begin.state).toEqual({ isBeginning: true, failure: undefined });
    expect(await asking).toBe(isToBeOpened);
    expect(begin.state).toEqual({ isBeginning: false, failure: isToBeOpened ? undefined : failure });
    worksheets.beginning = succeed(undefined);
    expect(await begin.begin()).toBe(true);
    expect(begin.state.failure).toBeUndefined();
  });
});

it.each([
  [undefined, false],
  [{ at: 0, left: hour }, false],
  [{ at: 0, left: hour - minute }, true],
])('with %j until its end, somebody who begins has less than an hour: %s', (ends, isShort) => {
  expect(isCutShort({ duration: hour, ...(ends && { ends }) })).toBe(isShort);
});
