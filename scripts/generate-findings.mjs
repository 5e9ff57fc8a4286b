// Writes docs/authoring/findings.md from the catalogue of findings, their examples and the English texts, so that it cannot lie.
// --check: exits 1 when it is stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as prettier from 'prettier';
import { load } from '../bench/measuring.mjs';

const file = 'docs/authoring/findings.md';

const { findingsReference } = await load('apps/cli/src/findings-reference.ts');
const texts = JSON.parse(readFileSync('packages/ui-react/src/language/texts/en/failure.json', 'utf8'));
const options = await prettier.resolveConfig(file);
const fresh = await prettier.format(findingsReference(texts), { ...options, filepath: file });
if (process.argv.includes('--check')) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== fresh) {
    console.log(`${file} is stale; npm run generate`);
    process.exit(1);
  }
} else {
  writeFileSync(file, fresh);
}
