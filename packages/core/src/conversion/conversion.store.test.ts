import { describe, expect, it } from 'vitest';
import type { Finding } from '../source/index.ts';
import { fail, type Result } from '../store/index.ts';
import { TurnedClock } from '../testing/index.ts';
import { convertedFrom } from './converted-from.ts';
import { ConversionStore } from './conversion.store.ts';
import type { ConversionFailure, ConversionGateway, ConvertedSource, DocumentCheck } from './ports.ts';

type Answer = Result<ConvertedSource, ConversionFailure>;

/** A converter that answers when the test says so. */
class HeldGateway implements ConversionGateway {
  readonly calls: {
    readonly source: string;
    readonly answer: (answer: Answer) => Promise<void>;
    cancelled: boolean;
  }[] = [];
  convert(source: string) {
    let resolve: (answer: Answer) => void = () => undefined;
    const promise = new Promise<Answer>((settle) => (resolve = settle));
    const call = {
      source,
      cancelled: false,
      answer: async (answer: Answer) => {
        resolve(answer);
        await promise;
        await Promise.resolve();
      },
    };
    this.calls.push(call);
    return { answer: promise, cancel: () => void (call.cancelled = true) };
  }
  readonly checks: { readonly source: string; readonly answer: (found: readonly Finding[]) => Promise<void> }[] = [];
  checkSeeds(source: string) {
    let resolve: (found: readonly Finding[]) => void = () => undefined;
    const promise = new Promise<readonly Finding[]>((settle) => (resolve = settle));
    const answer = async (found: readonly Finding[]) => {
      resolve(found);
      await promise;
      await Promise.resolve();
    };
    this.checks.push({ source, answer });
    return { answer: promise, cancel: () => undefined };
  }
  get last() {
    const call = this.calls.at(-1);
    if (call === undefined) throw new Error('nothing was converted');
    return call;
  }
}

function page(text: string): string {
  return `<document kind="article" lang="en"><title>${text}</title><content><p>${text}</p></content></document>`;
}

function good(text: string): Answer {
  return convertedFrom(page(text), []);
}

const mistake: Finding = { code: 'unknown-command', severity: 'error', span: { from: 0, to: 4 }, data: {} };

function bad(text: string): Answer {
  return convertedFrom(page(text), [mistake]);
}

function begin(source = 'one', check: DocumentCheck = () => []) {
  const gateway = new HeldGateway();
  const clock = new TurnedClock();
  const store = new ConversionStore({ gateway, clock, check }, { source, language: 'en' });
  store.convertNow();
  const shown = () => JSON.stringify(store.state.page?.document.title ?? null);
  return { gateway, clock, store, shown };
}

describe('ConversionStore', () => {
  it('converts what it starts with when told to begin', async () => {
    const { gateway, store, shown } = begin();
    expect(gateway.calls.map(({ source }) => source)).toEqual(['one']);
    expect(store.state.running).toBe(true);
    await gateway.last.answer(good('one'));
    expect(shown()).toContain('one');
    expect(store.state).toMatchObject({ running: false, pageIsCurrent: true, converted: 'one' });
  });

  it('asks at once for a key after a rest, and four times a second while keys follow each other', () => {
    const { gateway, clock, store } = begin();
    clock.turn(1000);
    for (const source of ['t', 'tw', 'two', 'two ', 'two a']) {
      store.write(source);
      clock.turn(100);
    }
    clock.turn(500);
    expect(gateway.calls.map(({ source }) => source)).toEqual(['one', 't', 'two', 'two a']);
  });

  it('shows the page that is under way while the next key waits', async () => {
    const { gateway, clock, store, shown } = begin();
    store.write('two');
    clock.turn(100);
    await gateway.last.answer(good('one'));
    expect(shown()).toContain('one');
    expect(store.state.running).toBe(true);
    clock.turn(150);
    await gateway.last.answer(good('two'));
    expect(shown()).toContain('two');
    expect(store.state.running).toBe(false);
  });

  it('converts without waiting when asked to', () => {
    const { gateway, store } = begin();
    store.write('two');
    store.convertNow();
    expect(gateway.last.source).toBe('two');
  });

  it('cancels the conversion of an outdated source and ignores its answer', async () => {
    const { gateway, clock, store, shown } = begin();
    const first = gateway.last;
    store.write('two');
    clock.turn(250);
    expect(first.cancelled).toBe(true);
    await gateway.last.answer(good('two'));
    await first.answer(good('one'));
    expect(shown()).toContain('two');
  });

  it('follows a source with a mistake, and marks the mistake in its place', async () => {
    const { gateway, clock, store, shown } = begin();
    await gateway.last.answer(good('one'));
    store.write('two');
    clock.turn(250);
    await gateway.last.answer(bad('two'));
    expect(shown()).toContain('two');
    expect(store.state).toMatchObject({
      pageIsCurrent: true,
      findings: [mistake],
      converted: 'two',
      page: { sound: false },
    });
    expect(store.state.page?.document.blocks.map(({ kind }) => kind)).toContain('broken');
  });

  it('replaces the page when the only findings are warnings', async () => {
    const { gateway, store } = begin();
    await gateway.last.answer(convertedFrom(page('one'), [{ ...mistake, severity: 'warning' }]));
    expect(store.state).toMatchObject({ pageIsCurrent: true, page: { sound: true } });
  });

  it('keeps the parts of the page that have not changed', async () => {
    const { gateway, store } = begin();
    const xml = (last: string) =>
      `<document lang="en"><title/><content><section level="1"><h>s</h><p at="0-3">one</p><p at="5-8">${last}</p></section></content></document>`;
    await gateway.last.answer(convertedFrom(xml('two'), []));
    const [before] = store.state.page?.document.blocks ?? [];
    store.convertNow();
    await gateway.last.answer(convertedFrom(xml('three'), []));
    const [after] = store.state.page?.document.blocks ?? [];
    const paragraphs = [before, after].map((block) => (block?.kind === 'section' ? block.blocks : []));
    expect(paragraphs[1]).toHaveLength(2);
    expect(paragraphs[1]?.[0]).toBe(paragraphs[0]?.[0]);
    expect(JSON.stringify(paragraphs[1]?.[1])).toContain('three');
  });

  it('counts mistakes that only drawing a figure could show', async () => {
    const { gateway, store } = begin('one', () => [mistake]);
    await gateway.last.answer(good('one'));
    expect(store.state).toMatchObject({ findings: [mistake], page: { sound: false } });
  });

  it('keeps text and page when the converter cannot be reached, and recovers with the next answer', async () => {
    const { gateway, clock, store, shown } = begin();
    await gateway.last.answer(good('one'));
    store.write('two');
    clock.turn(250);
    await gateway.last.answer(fail({ kind: 'unavailable' }));
    expect(store.state).toMatchObject({ source: 'two', failure: { kind: 'unavailable' }, pageIsCurrent: false });
    expect(shown()).toContain('one');
    store.convertNow();
    await gateway.last.answer(good('two'));
    expect(store.state.failure).toBeUndefined();
    expect(shown()).toContain('two');
  });

  it('tells where an answer is not well-formed', async () => {
    const { gateway, store } = begin();
    await gateway.last.answer(convertedFrom('<document>\n</dokument>', []));
    expect(store.state.failure).toMatchObject({ kind: 'invalidXml', position: { line: 2 } });
  });

  it('waits for nothing once it is disposed of, and can begin again', () => {
    const { gateway, clock, store } = begin();
    store.write('two');
    store.dispose();
    clock.turn(500);
    expect(gateway.calls).toHaveLength(1);
    expect(gateway.last.cancelled).toBe(true);
    store.convertNow();
    expect(gateway.last).toMatchObject({ source: 'two', cancelled: false });
  });

  it('tells what the values of seeds show once nobody types for a second, and nothing twice', async () => {
    const { gateway, clock, store } = begin();
    await gateway.last.answer(bad('one'));
    clock.turn(999);
    expect(gateway.checks).toHaveLength(0);
    clock.turn(1);
    expect(gateway.checks.map(({ source }) => source)).toEqual(['one']);
    const shown: Finding = { code: 'unreached-text', severity: 'warning', span: { from: 5, to: 9 }, data: {} };
    await gateway.checks[0]?.answer([mistake, shown]);
    expect(store.state.findings).toEqual([mistake, shown]);
  });

  it('draws nothing while somebody types, and forgets what was drawn for an older source', async () => {
    const { gateway, clock, store } = begin();
    await gateway.last.answer(good('one'));
    clock.turn(1000);
    store.write('two');
    clock.turn(300);
    await gateway.last.answer(good('two'));
    await gateway.checks[0]?.answer([mistake]);
    expect(store.state.findings).toEqual([]);
    clock.turn(900);
    store.write('three');
    clock.turn(5000);
    expect(gateway.checks).toHaveLength(1);
    await gateway.last.answer(good('three'));
    clock.turn(1000);
    expect(gateway.checks.map(({ source }) => source)).toEqual(['one', 'three']);
    expect(store.state.page?.sound).toBe(true);
    await gateway.checks[1]?.answer([mistake]);
    expect(store.state.page?.sound).toBe(false);
  });
});
