import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { ConversionThreads } from './index.ts';
import type { ConversionJob } from './convert.ts';

/** A stand-in for the program: answers with the source, unless it is told to hang, to fill the memory or to break. */
const program = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ sources: [source] }) => {
    while (source === 'hang');
    for (const kept = []; source === 'fill'; ) kept.push(new Array(100_000).fill(Math.random()));
    if (source === 'break') throw new Error('broken');
    parentPort.postMessage([{ xml: source, findings: [] }]);
  });`;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-threads-'));
  await writeFile(join(folder, 'thread.mjs'), program);
});
afterAll(() => rm(folder, { recursive: true }));

function threads(count: number): ConversionThreads {
  const made = new ConversionThreads(pathToFileURL(join(folder, 'thread.mjs')), count, { patience: 3000, memory: 32 });
  onTestFinished(() => made.close());
  return made;
}

const job = (source: string): ConversionJob => ({ as: 'document', sources: [source], language: 'de' });
const done = (xml: string) => ({ ok: true, value: [{ xml, findings: [] }] });
const givenUp = { ok: false, failure: { kind: 'tooCostly' } };

it('answers every job, with more jobs than threads', async () => {
  const { convert } = threads(2);
  const sources = Array.from({ length: 20 }, (_, index) => `source ${index}`);
  expect(await Promise.all(sources.map((source) => convert(job(source))))).toEqual(sources.map(done));
});

it.each(['hang', 'fill', 'break'])(
  'gives up a source that makes a thread %s, and goes on with the next',
  async (source) => {
    const { convert } = threads(1);
    expect(await Promise.all([convert(job('before')), convert(job(source)), convert(job('after'))])).toEqual([
      done('before'),
      givenUp,
      done('after'),
    ]);
  },
);
