import { convertedFrom } from '@lemma/core/conversion';
import { fail } from '@lemma/core/store';
import { TurnedClock } from '@lemma/core/testing';
import { describe, expect, it } from 'vitest';
import type { Finding } from '@lemma/core/source';
import { WorkerConverter, type ConversionPorts } from './worker-converter.ts';

type Hear = Parameters<ConversionPorts['openWorker']>[0];

/** A converter over workers that a test speaks for. */
function aConverter() {
  const clock = new TurnedClock();
  const workers: { readonly hear: Hear; readonly asked: string[]; isClosed: boolean }[] = [];
  const checkers: Parameters<ConversionPorts['openChecker']>[0][] = [];
  const converter = new WorkerConverter({
    clock,
    openWorker: (hear) => {
      const worker = { hear, asked: new Array<string>(), isClosed: false };
      workers.push(worker);
      return { ask: ({ source }) => void worker.asked.push(source), dispose: () => void (worker.isClosed = true) };
    },
    openChecker: (hear) => {
      checkers.push(hear);
      return { ask: () => undefined, dispose: () => undefined };
    },
  });
  return { clock, workers, checkers, converter };
}

const page = convertedFrom('<document lang="en"><title>A page</title></document>', []);

describe('the converter of the browser', () => {
  it('opens one worker with the first source, and gives it one source at a time', async () => {
    const { workers, converter } = aConverter();
    expect(workers).toHaveLength(0);
    const first = converter.convert('one', 'en');
    const second = converter.convert('two', 'en');
    expect(workers.map(({ asked }) => [...asked])).toEqual([['one']]);
    workers[0]?.hear.answer(page);
    expect(await first.answer).toEqual(page);
    expect(workers.map(({ asked }) => asked)).toEqual([['one', 'two']]);
    workers[0]?.hear.answer(page);
    expect(await second.answer).toEqual(page);
  });

  it('does not begin what nobody waits for any more', () => {
    const { workers, converter } = aConverter();
    converter.convert('one', 'en').cancel();
    converter.convert('two', 'en').cancel();
    converter.convert('three', 'en');
    workers[0]?.hear.answer(page);
    expect(workers[0]?.asked).toEqual(['one', 'three']);
  });

  it('gives up a worker that does not come to an end, and takes another one for the next source', async () => {
    const { clock, workers, converter } = aConverter();
    const endless = converter.convert('one', 'en');
    const next = converter.convert('two', 'en');
    clock.turn(60_000);
    expect(await endless.answer).toEqual(fail({ kind: 'unavailable' }));
    expect(workers.map(({ asked, isClosed }) => [asked, isClosed])).toEqual([
      [['one'], true],
      [['two'], false],
    ]);
    workers[1]?.hear.answer(page);
    expect(await next.answer).toEqual(page);
    clock.turn(60_000);
    expect(workers[1]?.isClosed).toBe(false);
  });

  it('says that there is no converter when its worker cannot be had, and tries again', async () => {
    const { workers, converter } = aConverter();
    const { answer } = converter.convert('one', 'en');
    workers[0]?.hear.broken();
    expect(await answer).toEqual(fail({ kind: 'unavailable' }));
    converter.convert('one', 'en');
    expect(workers[1]?.asked).toEqual(['one']);
  });

  it('does not begin with a source that the server would not take', async () => {
    const { workers, converter } = aConverter();
    expect(await converter.convert('x'.repeat(262_145), 'en').answer).toEqual(fail({ kind: 'tooLarge' }));
    expect(workers).toHaveLength(0);
  });

  it('draws the values of seeds in another worker, which no conversion waits for', async () => {
    const { workers, checkers, converter } = aConverter();
    const found: readonly Finding[] = [
      { code: 'unreached-text', severity: 'warning', span: { from: 0, to: 3 }, data: {} },
    ];
    const checked = converter.checkSeeds('one', 'en');
    const converted = converter.convert('two', 'en');
    workers[0]?.hear.answer(page);
    expect(await converted.answer).toEqual(page);
    checkers[0]?.answer(found);
    expect(await checked.answer).toEqual(found);
    const broken = converter.checkSeeds('one', 'en');
    checkers[0]?.broken();
    expect(await broken.answer).toEqual([]);
  });
});
