import { describe, expect, it } from 'vitest';
import { fail, succeed } from '../store/index.ts';
import { InMemoryTemplateGateway, InMemoryWorksheetLookup, aTemplate, aWorksheet } from '../testing/index.ts';
import { TemplateStore } from './template.store.ts';
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

describe('a template', () => {
  const setUp = async (...given: Parameters<typeof aTemplate>) => {
    const templates = new InMemoryTemplateGateway([aTemplate(...given)]);
    const store = new TemplateStore({ templates }, 'w1');
    await store.load();
    return { templates, store };
  };

  it('arrives, and is asked for by an id', async () => {
    const { store, templates } = await setUp();
    expect(store.state).toEqual({ status: 'loaded', value: aTemplate() });
    const nothing = new TemplateStore({ templates }, '');
    await nothing.load();
    expect(nothing.state).toEqual({ status: 'failed', failure: { kind: 'notFound' } });
  });

  it('is deleted and restored', async () => {
    const { store, templates } = await setUp();
    expect(await store.remove()).toEqual(succeed(undefined));
    expect(await store.restore()).toEqual(succeed(undefined));
    expect(templates.asked).toEqual(['remove w1', 'restore w1']);
  });

  it('is hidden at once, and visible again when that fails', async () => {
    const { store, templates } = await setUp();
    const hiding = store.setVisibility(false);
    expect(store.state).toMatchObject({ value: { isVisibleToAll: false } });
    expect(await hiding).toEqual(succeed(undefined));
    templates.answer = fail({ kind: 'worksheetExists' });
    expect(await store.setVisibility(true)).toEqual(fail({ kind: 'worksheetExists' }));
    expect(store.state).toMatchObject({ value: { isVisibleToAll: false } });
    expect(templates.asked).toEqual(['hide w1', 'show w1']);
  });
});
