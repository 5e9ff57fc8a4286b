// What a browser has to load before the first route shows anything: gzipped bytes of script, against the budget and the
// whole app in one bundle.
import { gzipSync } from 'node:zlib';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { build } from '../scripts/build.mjs';
import { row } from './measuring.mjs';

export async function measure() {
  await build('web');
  const [{ path }] = createRequire(import.meta.url)('../.size-limit.cjs');
  const weight = (files) => files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0) / 1000;
  const everything = readdirSync('apps/web/dist/assets')
    .filter((name) => name.endsWith('.js'))
    .map((name) => `apps/web/dist/assets/${name}`);
  return [
    row('script of the first route, kB gzipped, against the budget', weight(path), 200, 1),
    row('script of the first route, kB gzipped, against the whole app', weight(path), weight(everything), 0.3),
  ];
}
