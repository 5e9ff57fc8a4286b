// npm run generate: everything in the repository that is generated. With --check: exits 1 if anything is stale.
import { pathToFileURL } from 'node:url';
import { runProgram } from './process.mjs';

const generators = [
  'scripts/generate-block-tables.mjs',
  'scripts/generate-exports.mjs',
  'scripts/generate-expression-tables.mjs',
  'scripts/generate-layer-picture.mjs',
  'scripts/generate-figure-reference.mjs',
  'scripts/generate-document-format.mjs',
  'scripts/generate-findings.mjs',
  'scripts/generate-language-reference.mjs',
  'scripts/generate-api.mjs',
];

export async function run(args) {
  for (const generator of generators) {
    const { code, output } = await runProgram(process.execPath, [generator, ...args]);
    process.stdout.write(output);
    if (code !== 0) process.exit(1);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await run(process.argv.slice(2));
