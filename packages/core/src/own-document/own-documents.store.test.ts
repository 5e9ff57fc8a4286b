import { describe, expect, it } from 'vitest';
import { anOwnDocument, InMemoryOwnDocuments } from '../testing/index.ts';
import { documentsWith, languageOf, OwnDocumentsStore } from './index.ts';

const { path } = anOwnDocument();

async function aStore() {
  const gateway = new InMemoryOwnDocuments([anOwnDocument()]);
  const store = new OwnDocumentsStore(gateway);
  await store.load();
  return { gateway, store };
}

function shown({ state }: OwnDocumentsStore) {
  return state.status === 'loaded' ? state.value[0] : state.status;
}

describe('own documents', () => {
  it('are deleted, restored and shared as the platform says', async () => {
    const { store } = await aStore();
    expect(await store.remove(path)).toMatchObject({ ok: true });
    expect(shown(store)).toMatchObject({ deletedDate: '2026-03-05T05:06:07.000Z' });
    await store.restore(path);
    await store.share(path, true);
    expect(shown(store)).toMatchObject({ deletedDate: undefined, isShared: true });
  });

  it('stay as they are if a command fails', async () => {
    const { gateway, store } = await aStore();
    gateway.failure = { kind: 'unavailable' };
    expect(await store.share(path, true)).toMatchObject({ ok: false });
    expect(shown(store)).toEqual(anOwnDocument());
    await store.load();
    expect(store.state).toEqual({ status: 'failed', failure: { kind: 'unavailable' } });
  });

  it('are shown in the language of the reader if they are written in it', () => {
    const document = anOwnDocument({ names: { en: 'Slope', fr: 'Pente' } });
    expect([languageOf(document, 'fr'), languageOf(document, 'zh')]).toEqual(['fr', 'en']);
  });

  it('are found by a part of a name or of the path', () => {
    const documents = [anOwnDocument(), anOwnDocument({ path: 'own/ada/other', names: { de: 'Größe' } })];
    expect(documentsWith(documents, ' GRÖ').map((each) => each.path)).toEqual(['own/ada/other']);
    expect(documentsWith(documents, 'slo').map((each) => each.path)).toEqual([path]);
    expect(documentsWith(documents, '')).toBe(documents);
  });
});
