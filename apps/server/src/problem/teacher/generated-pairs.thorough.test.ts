import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { verdictOnPair } from '@lemma/core/testing';
import { expect, it } from 'vitest';

/** The greatest part of pairs that may be undecided, or unreadable: some mistakes leave a number without a value. */
const mostUnjudged = 0.01;
/** Milliseconds of one thread: the middle pair, and every one. A machine may be five times as slow as ours. */
const [middle, most] = [2 * 5, 200 * 5];

/** Made by bench/verdict-pairs.py with seed 77 and confirmed by sympy 1.11 (Debian); one pair a line, separated by tabs, sorted. */
const file = new URL('generated-pairs.tsv.br', import.meta.url);

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

it('no pair whose verdict sympy knows is judged otherwise, and each is judged in time', async () => {
  const lines = brotliDecompressSync(await readFile(file))
    .toString('utf8')
    .trim()
    .split('\n');
  expect(lines.length).toBeGreaterThanOrEqual(20_000);
  const judged = lines.map((line) => {
    const [kind = '', mark, solution = '', answer = ''] = line.split('\t');
    const begin = processorTime();
    const verdict = verdictOnPair(kind, solution, answer);
    return { line, isEqual: mark === '=', verdict, time: processorTime() - begin };
  });
  expect(judged.filter(({ isEqual, verdict }) => verdict === (isEqual ? 'wrong' : 'right'))).toEqual([]);
  const unjudged = judged.filter(({ isEqual, verdict }) => verdict !== (isEqual ? 'right' : 'wrong'));
  expect(unjudged.length).toBeLessThan(mostUnjudged * judged.length);
  const times = judged.map(({ time }) => time).sort((a, b) => a - b);
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(middle);
  expect(judged.filter(({ time }) => time > most)).toEqual([]);
});
