import { build } from 'esbuild';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundlingConditions } from '../scripts/package-entries.mjs';

/** The median. */
export function median(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1];
}

/** Milliseconds that a call takes. */
export async function time(act) {
  const began = performance.now();
  await act();
  return performance.now() - began;
}

/** Bundles one of our TypeScript entries, as an app would; returns the address of the bundle. */
export async function bundle(entry) {
  const folder = 'node_modules/.cache/lemma/bench';
  mkdirSync(folder, { recursive: true });
  const outfile = resolve(join(folder, `${entry.replaceAll(/[^a-z]+/gi, '-')}.mjs`));
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: bundlingConditions,
    target: 'node20',
    logLevel: 'error',
  });
  return pathToFileURL(outfile).href;
}

/** Bundles one of our TypeScript entries and loads it. */
export async function load(entry) {
  return import(await bundle(entry));
}

/** One row of a bench: our median and theirs, smaller is better. */
export function row(metric, ours, against, goal = null) {
  return { metric, ours, against, ratio: against === null ? null : ours / against, goal };
}

/**
 * Runs contestants in turn, in a new order every round, so that none profits from its position. Each prepares an act;
 * the act is timed.
 */
export async function inTurn(contestants, rounds, warmUp) {
  const times = Object.fromEntries(Object.keys(contestants).map((name) => [name, []]));
  let state = 1;
  const next = () => (state = (state * 16807) % 2147483647) / 2147483647;
  for (let round = -warmUp; round < rounds; round += 1) {
    const order = Object.entries(contestants)
      .map((entry) => [next(), entry])
      .sort((a, b) => a[0] - b[0])
      .map(([, entry]) => entry);
    for (const [name, prepare] of order) {
      const spent = await time(prepare(round));
      if (round >= 0) times[name].push(spent);
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, list]) => [name, median(list)]));
}
