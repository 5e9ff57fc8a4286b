import { describe, expect, it } from 'vitest';
import { InMemoryDocumentGateway } from '../testing/index.ts';
import { PreviewStore } from './preview.store.ts';

const stored = { languages: ['de', 'en'] as const, xml: '<article/>' };

describe('a preview', () => {
  it('shows the document in the language asked for', async () => {
    const documents = new InMemoryDocumentGateway({ a1: stored });
    const store = new PreviewStore({ documents }, { path: 'a1', language: 'en' });
    await store.load();
    expect(store.state).toEqual({ status: 'loaded', value: stored });
  });

  it('names the languages there are when the document is not there in the one asked for', async () => {
    const documents = new InMemoryDocumentGateway({ a1: stored });
    const store = new PreviewStore({ documents }, { path: 'a1', language: 'zh' });
    await store.load();
    expect(store.state).toEqual({ status: 'failed', failure: { kind: 'notFound', languages: ['de', 'en'] } });
  });

  it('of an empty path is not found, without asking', async () => {
    const documents = new InMemoryDocumentGateway({ '': stored });
    const store = new PreviewStore({ documents }, { path: '', language: 'de' });
    await store.load();
    expect(store.state).toEqual({ status: 'failed', failure: { kind: 'notFound', languages: [] } });
  });
});
