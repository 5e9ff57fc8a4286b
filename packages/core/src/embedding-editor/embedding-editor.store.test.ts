import { describe, expect, it } from 'vitest';
import { convertedFrom } from '../conversion/index.ts';
import { plainText } from '../document/index.ts';
import { fail } from '../store/index.ts';
import { FakeParentWindow, InMemoryEmbeddingEditorGateway, TurnedClock } from '../testing/index.ts';
import { EmbeddingEditorStore } from './embedding-editor.store.ts';

const origin = 'https://editor.example.org';

async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

async function opened(gateway = new InMemoryEmbeddingEditorGateway([origin])) {
  const parent = new FakeParentWindow(origin);
  const clock = new TurnedClock();
  const store = new EmbeddingEditorStore({ parent, gateway, clock, check: () => [] });
  const listening = store.start();
  await settle();
  const send = (texCode: string) => parent.send({ type: 'preview', texCode, documentPath: 'a', lang: 'de' });
  const shown = () => store.state.page && plainText(store.state.page.document.title);
  return { parent, clock, store, gateway, listening, send, shown };
}

describe('the store of an embedding editor', () => {
  it('tells the editor that it is ready, and shows what it sends', async () => {
    const { parent, clock, send, shown } = await opened();
    expect(parent.posted).toEqual([{ message: { type: 'editorInitialised' }, origin }]);
    send('Fractions');
    clock.turn(120);
    await settle();
    expect(shown()).toBe('Fractions');
  });

  it('converts once for a flood of messages, and the newest of them', async () => {
    const { clock, gateway, send, shown } = await opened();
    for (let count = 1; count <= 1000; count += 1) send(`Source ${String(count)}`);
    clock.turn(120);
    await settle();
    expect(gateway.converted.map(({ texCode }) => texCode)).toEqual(['Source 1000']);
    expect(shown()).toBe('Source 1000');
  });

  it('shows progress after 750 ms, not before', async () => {
    const { clock, store, gateway, send } = await opened();
    gateway.answer = () => new Promise(() => undefined);
    send('Long');
    clock.turn(749);
    expect(store.state.progress).toBe('running');
    clock.turn(1);
    expect(store.state.progress).toBe('slow');
  });

  it('gives up a conversion that nobody waits for any longer', async () => {
    const { clock, gateway, send, listening } = await opened();
    gateway.answer = () => new Promise(() => undefined);
    send('First');
    clock.turn(120);
    send('Second');
    expect(gateway.cancelled).toBe(1);
    clock.turn(120);
    listening.dispose();
    expect(gateway.cancelled).toBe(2);
  });

  it('reports a failure at the origin of the editor only', async () => {
    const { parent, clock, gateway, send } = await opened();
    gateway.answer = () => Promise.resolve(fail({ kind: 'notConvertable', message: 'no', line: 2 }));
    send('Wrong');
    clock.turn(120);
    await settle();
    expect(parent.posted.at(-1)).toEqual({
      origin,
      message: {
        type: 'previewFailed',
        documentPath: 'a',
        lang: 'de',
        failure: { kind: 'notConvertable', message: 'no', line: 2 },
      },
    });
  });

  it('shows what could be read of a source with errors, and reports the first of them', async () => {
    const { parent, store, clock, gateway, send, shown } = await opened();
    const xml = '<document lang="de"><title>Half</title><content><p at="0-5">read</p></content></document>';
    const error = {
      code: 'unknown-command',
      severity: 'error',
      span: { from: 2, to: 4 },
      data: { name: 'x' },
    } as const;
    gateway.answer = () => Promise.resolve(convertedFrom(xml, [error]));
    send('\n\\x');
    clock.turn(120);
    await settle();
    expect(shown()).toBe('Half');
    expect(store.state).toMatchObject({ failure: undefined, page: { sound: false } });
    expect(store.state.page?.document.blocks).toMatchObject([
      { kind: 'broken', findings: [{ code: 'unknown-command' }] },
    ]);
    const failure = { kind: 'notConvertable', message: 'unknown-command (x)', line: 2 };
    expect(parent.posted.at(-1)).toMatchObject({ origin, message: { type: 'previewFailed', failure } });
  });

  it('reports XML that is none', async () => {
    const { store, clock, gateway, send } = await opened();
    gateway.answer = () => Promise.resolve(convertedFrom('<document>', []));
    send('Broken');
    clock.turn(120);
    await settle();
    expect(store.state.failure).toMatchObject({ kind: 'invalidXml' });
  });
});
