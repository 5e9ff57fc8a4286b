import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { languages } from '../language/index.ts';
import { InMemoryTaxonomyGateway, aTaxonomy } from '../testing/index.ts';
import { checkLabeling } from './check.ts';
import { TaxonomyStore } from './taxonomy.store.ts';

async function opened(gateway = new InMemoryTaxonomyGateway()) {
  const owner$ = new BehaviorSubject('ada');
  const store = new TaxonomyStore({ gateway, owner$ });
  await store.open();
  return { store, gateway, owner$ };
}

const textOf = (store: TaxonomyStore, name: 'taxonomy' | 'de' | 'en') =>
  store.state.draft.status === 'loaded' ? store.state.draft.value[name].text : undefined;

describe('the taxonomy editor', () => {
  it('checks, saves, and says that all is saved until the next edit', async () => {
    const { store, gateway } = await opened();
    store.write('de', aTaxonomy.de.replace('Brüche', 'Bruchzahlen'));
    expect(store.hasChanges).toBe(true);
    expect(await store.save()).toBe(true);
    expect(store.state).toMatchObject({ saving: { kind: 'saved' }, findings: [] });
    expect(gateway.saved.map(([name]) => name)).toEqual(['de']);
    store.write('de', aTaxonomy.de);
    expect(store.state).toMatchObject({ saving: { kind: 'idle' }, findings: undefined });
  });

  it('saves nothing while the check finds a mistake', async () => {
    const { store, gateway } = await opened();
    store.write('taxonomy', aTaxonomy.taxonomy.replace('"analysis"', '"calculus"'));
    expect(await store.save()).toBe(false);
    expect(store.state.findings?.map(({ kind }) => kind)).toEqual(languages.map(() => 'keyMissing'));
    expect(gateway.saved).toEqual([]);
  });

  it('saves labels first, and never leaves a name of the stored tree without one', async () => {
    const { store, gateway } = await opened();
    const renamed = (text: string) => text.replace('"analysis"', '"calculus"');
    for (const name of ['taxonomy', ...languages] as const) store.write(name, renamed(aTaxonomy[name]));
    expect(await store.save()).toBe(true);
    let stored = aTaxonomy;
    for (const [name, text] of gateway.saved) {
      stored = { ...stored, [name]: text };
      expect(checkLabeling(name, stored)).toEqual([]);
      for (const language of languages) expect(checkLabeling(language, stored)).toEqual([]);
    }
    expect(stored.de).toBe(renamed(aTaxonomy.de));
    expect(gateway.saved.map(([name]) => name)).toEqual([...languages, 'taxonomy', ...languages]);
  });

  it('keeps what has been typed when somebody else has saved, and shows their version', async () => {
    const { store, gateway } = await opened();
    const mine = aTaxonomy.de.replace('Brüche', 'Mine');
    const theirs = aTaxonomy.de.replace('Brüche', 'Theirs');
    store.write('de', mine);
    gateway.saveElsewhere('de', theirs);
    expect(await store.save()).toBe(false);
    expect(store.state).toMatchObject({
      saving: { kind: 'failed', failure: { kind: 'conflict' } },
      draft: { value: { de: { text: mine, other: { text: theirs } } } },
    });
    store.keepTyped('de');
    expect(await store.save()).toBe(true);
    expect(gateway.saved).toEqual([['de', mine]]);
  });

  it('takes the other version if its author says so', async () => {
    const { store, gateway } = await opened();
    const theirs = aTaxonomy.de.replace('Brüche', 'Theirs');
    store.write('de', aTaxonomy.de.replace('Brüche', 'Mine'));
    gateway.saveElsewhere('de', theirs);
    await store.save();
    store.takeOther('de');
    expect(textOf(store, 'de')).toBe(theirs);
    expect(store.hasChanges).toBe(false);
  });

  it('says why nothing was saved, and keeps it', async () => {
    const { store, gateway } = await opened();
    store.write('de', aTaxonomy.de.replace('Brüche', 'Mine'));
    gateway.failure = { kind: 'unavailable' };
    expect(await store.save()).toBe(false);
    expect(store.state.saving).toEqual({ kind: 'failed', failure: { kind: 'unavailable' } });
    gateway.failure = undefined;
    expect(await store.save()).toBe(true);
  });

  it('notices what is typed while it saves', async () => {
    const { store } = await opened();
    store.write('de', aTaxonomy.de.replace('Brüche', 'One'));
    const saving = store.save();
    store.write('de', aTaxonomy.de.replace('Brüche', 'Two'));
    expect(await saving).toBe(false);
    expect(store.state.saving).toEqual({ kind: 'idle' });
    expect(textOf(store, 'de')).toContain('Two');
    expect(store.hasChanges).toBe(true);
  });

  it('keeps what has been typed until its author returns, and from the next user', async () => {
    const { store, owner$ } = await opened();
    store.write('en', aTaxonomy.en.replace('Calculus', 'Analysis'));
    await store.open();
    expect(textOf(store, 'en')).toContain('Analysis');
    owner$.next('ben');
    expect(store.state.draft).toEqual({ status: 'loading' });
  });

  it('cannot be opened without an answer, and then can', async () => {
    const gateway = new InMemoryTaxonomyGateway();
    gateway.failure = { kind: 'forbidden' };
    const { store } = await opened(gateway);
    expect(store.state.draft).toEqual({ status: 'failed', failure: { kind: 'forbidden' } });
    gateway.failure = undefined;
    await store.open();
    expect(store.state.draft.status).toBe('loaded');
  });
});
