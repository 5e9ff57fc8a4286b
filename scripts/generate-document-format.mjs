// Writes the tables of docs/document-format.md from the formats that documents are read and printed with, so that they cannot lie.
// --check: exits 1 when they are stale.
import { readFileSync, writeFileSync } from 'node:fs';
import * as prettier from 'prettier';
import { load } from '../bench/measuring.mjs';

const file = 'docs/document-format.md';
const [begin, end] = ['<!-- elements: generated -->', '<!-- end of elements -->'];

const { formatReference } = await load('packages/core/src/document/format-reference.ts');
const text = readFileSync(file, 'utf8');
const [before, rest] = text.split(begin);
const after = rest?.split(end)[1];
if (after === undefined) throw new Error(`${file} has no place for the elements`);
const options = await prettier.resolveConfig(file);
const fresh = await prettier.format(`${before}${begin}\n\n${formatReference()}\n\n${end}${after}`, {
  ...options,
  filepath: file,
});
if (process.argv.includes('--check')) {
  if (fresh !== text) {
    console.log(`${file}: the elements are stale; npm run generate`);
    process.exit(1);
  }
} else {
  writeFileSync(file, fresh);
}
