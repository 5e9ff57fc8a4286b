// Writes docs/authoring/reference.md from the grammar, the topics with their examples and the English texts of the editor, so that
// the reference cannot lie. --check: exits 1 when it is stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as prettier from 'prettier';
import { load } from '../bench/measuring.mjs';

const file = 'docs/authoring/reference.md';

const { languageReference } = await load('packages/mmtex/src/reference/index.ts');
const texts = JSON.parse(readFileSync('packages/ui-react/src/language/texts/en/editor.json', 'utf8'));
const options = await prettier.resolveConfig(file);
const fresh = await prettier.format(languageReference(texts), { ...options, filepath: file });
if (process.argv.includes('--check')) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== fresh) {
    console.log(`${file} is stale; npm run generate`);
    process.exit(1);
  }
} else {
  writeFileSync(file, fresh);
}
