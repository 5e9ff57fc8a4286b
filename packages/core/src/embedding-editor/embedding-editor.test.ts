import { describe, expect, it } from 'vitest';
import { readDocument, type Document } from '../document/index.ts';
import { noEditor, step, type EditorEvent, type EmbeddingEditor } from './embedding-editor.ts';

const origin = 'https://editor.example.org';

function documentOf(title: string): Document {
  const read = readDocument(`<document kind="article" lang="de"><title>${title}</title><content/></document>`);
  if (!read.ok) throw new Error('the test document is broken');
  return read.value;
}

function request(documentPath = 'pool/a'): EditorEvent {
  const data = { type: 'preview', texCode: 'x', documentPath, lang: 'de' };
  return { kind: 'message', message: { origin, fromParent: true, data } };
}

const begin: EditorEvent = { kind: 'begin', trusted: [origin, 'https://other.example'], parentOrigin: origin };

/** The state after some events, and the effects of the last one. */
function after(...events: readonly EditorEvent[]) {
  let state: EmbeddingEditor = noEditor;
  let effects: ReturnType<typeof step>['effects'] = [];
  for (const event of events) ({ state, effects } = step(state, event));
  return { state, effects };
}

describe('the preview of an embedding editor', () => {
  it.each([
    ['the editor around, when the browser tells who it is', origin, [origin]],
    ['every trusted one, each by its origin, when it does not', undefined, [origin, 'https://other.example']],
    ['nobody, when somebody else is around', 'https://evil.example', []],
  ])('tells that it is ready to %s', (_whom, parentOrigin, told) => {
    const { effects } = after({ kind: 'begin', trusted: [origin, 'https://other.example'], parentOrigin });
    expect(effects).toEqual(
      told.map((each) => ({ kind: 'post', origin: each, answer: { type: 'editorInitialised' } })),
    );
  });

  it('hears nothing before it knows whom to trust', () => {
    expect(after(request())).toEqual({ state: noEditor, effects: [] });
  });

  it('converts what it is sent', () => {
    const { state, effects } = after(begin, request());
    expect(state.progress).toBe('running');
    expect(effects).toMatchObject([{ kind: 'convert', number: 1, source: { texCode: 'x', documentPath: 'pool/a' } }]);
  });

  it('shows the page of the newest source, whatever answer comes first', () => {
    const [older, newer] = [documentOf('older'), documentOf('newer')];
    const answers: readonly EditorEvent[] = [
      { kind: 'converted', number: 2, document: newer },
      { kind: 'converted', number: 1, document: older },
      { kind: 'failed', number: 1, failure: { kind: 'unavailable' } },
      { kind: 'slow', number: 1 },
    ];
    const { state, effects } = after(begin, request(), request(), ...answers);
    expect(state).toMatchObject({ page: { document: newer }, failure: undefined, progress: 'idle' });
    expect(effects).toEqual([]);
  });

  it('says that it takes long only while it does', () => {
    expect(after(begin, request(), { kind: 'slow', number: 1 }).state.progress).toBe('slow');
    const document = documentOf('done');
    const done: EditorEvent = { kind: 'converted', number: 1, document };
    expect(after(begin, request(), done, { kind: 'slow', number: 1 }).state.progress).toBe('idle');
  });

  it('reports a failure to the editor that sent the source, and keeps the last good page', () => {
    const document = documentOf('good');
    const failure = { kind: 'notConvertable', message: 'unknown-command', line: 3 } as const;
    const events = [begin, request(), { kind: 'converted', number: 1, document }, request()] as const;
    const { state, effects } = after(...events, { kind: 'failed', number: 2, failure });
    expect(state).toMatchObject({ page: { document }, failure, progress: 'idle' });
    const answer = { type: 'previewFailed', documentPath: 'pool/a', lang: 'de', failure };
    expect(effects).toEqual([{ kind: 'post', origin, answer }]);
  });

  it('does not leave the page of another document beside a failure', () => {
    const good: EditorEvent = { kind: 'converted', number: 1, document: documentOf('good') };
    const failed: EditorEvent = { kind: 'failed', number: 2, failure: { kind: 'unavailable' } };
    expect(after(begin, request(), good, request('pool/b'), failed).state.page).toBeUndefined();
  });

  it('tells the editor what is wrong with its message, and stays as it is', () => {
    const before = after(begin).state;
    const message = { origin, fromParent: true, data: { type: 'preview' } };
    const { state, effects } = step(before, { kind: 'message', message });
    expect(state).toBe(before);
    const failure = { kind: 'badMessage', field: 'texCode' };
    expect(effects).toEqual([{ kind: 'post', origin, answer: { type: 'previewFailed', failure } }]);
  });

  it('does not answer strangers', () => {
    const before = after(begin).state;
    const message = { origin: 'https://evil.example', fromParent: true, data: { type: 'preview' } };
    expect(step(before, { kind: 'message', message })).toEqual({ state: before, effects: [] });
  });

  it('says that the platform cannot be reached', () => {
    expect(after({ kind: 'unreachable' }).state.failure).toEqual({ kind: 'unavailable' });
  });
});
