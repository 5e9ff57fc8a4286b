import { describe, expect, it } from 'vitest';
import { plainText } from '../document/index.ts';
import { InMemoryDocumentGateway, RecordingLog } from '../testing/index.ts';
import { PreviewStore, type DocumentReference } from './preview.store.ts';

const xml = '<document kind="article" lang="en"><title>Fractions</title><content/></document>';

async function previewOf(reference: DocumentReference, text = xml, log = new RecordingLog()) {
  const documents = new InMemoryDocumentGateway({ a1: { languages: ['de', 'en'], xml: text } });
  const store = new PreviewStore({ documents, log }, reference);
  expect(store.state).toEqual({ status: 'loading' });
  await store.load();
  return store.state;
}

describe('a preview', () => {
  it('shows the document in the language asked for', async () => {
    const preview = await previewOf({ path: 'a1', language: 'en' });
    expect(preview).toMatchObject({ status: 'loaded', value: { languages: ['de', 'en'] } });
    expect(preview.status === 'loaded' && plainText(preview.value.document.title)).toBe('Fractions');
  });

  it('names the languages there are when the document is not there in the one asked for', async () => {
    expect(await previewOf({ path: 'a1', language: 'zh' })).toEqual({
      status: 'failed',
      failure: { kind: 'notFound', languages: ['de', 'en'] },
    });
  });

  it('logs each kind of unknown element once', async () => {
    const log = new RecordingLog();
    const unknown = xml.replace('<content/>', '<content><wibble/><p>a<wobble/></p><wibble/></content>');
    expect(await previewOf({ path: 'a1', language: 'en' }, unknown, log)).toMatchObject({ status: 'loaded' });
    expect(log.lines.map(({ level }) => level)).toEqual(['warn', 'warn']);
  });

  it('of an empty path is not found', async () => {
    expect(await previewOf({ path: '', language: 'de' })).toEqual({
      status: 'failed',
      failure: { kind: 'notFound', languages: [] },
    });
  });

  it('of a document that cannot be read says where it is broken', async () => {
    const log = new RecordingLog();
    expect(await previewOf({ path: 'a1', language: 'en' }, '<document>', log)).toMatchObject({
      status: 'failed',
      failure: { kind: 'invalidXml', position: { line: 1 } },
    });
    expect(log.lines).toEqual([{ level: 'error', message: 'A document cannot be read' }]);
  });
});
