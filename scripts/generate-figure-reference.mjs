// Writes docs/authoring/figures.md and its pictures from the element types, their docstrings and the English texts, so that the
// reference cannot lie. --check: exits 1 when a file is stale.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as prettier from 'prettier';
import { load } from '../bench/measuring.mjs';

const file = 'docs/authoring/figures.md';
const pictureFolder = 'docs/authoring/figures';
const elements = 'packages/viz-engine/src/elements';

/** The docstring of each element type, by its command. */
function docstrings() {
  const found = readdirSync(elements)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => {
      const source = readFileSync(`${elements}/${name}`, 'utf8');
      const doc = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \w+ = (?:defineElement\(\{\s*type: )?\w*\(?'(\w+)'/g;
      return [...source.matchAll(doc)].map(([, text, type]) => [type, text.replaceAll(/\s*\n\s*\* ?/g, ' ').trim()]);
    });
  return Object.fromEntries(found);
}

const { figureReference } = await load('packages/viz-engine/src/reference/index.ts');
const { describe: sentences } = JSON.parse(
  readFileSync('packages/ui-react/src/language/texts/en/visualization.json', 'utf8'),
);
const { text, pictures } = figureReference({ what: docstrings(), sentences }, 'figures');
const options = await prettier.resolveConfig(file);
const fresh = new Map([[file, await prettier.format(text, { ...options, filepath: file })]]);
for (const [name, picture] of pictures) fresh.set(`${pictureFolder}/${name}`, picture);

for (const [, photograph] of text.matchAll(/\]\(\.\.\/\.\.\/(stories\/pictures\/[^)]+)\)/g)) {
  if (!existsSync(photograph))
    throw new Error(`${file} shows ${photograph}, which is not there; npm run pictures -- --accept`);
}

const old = existsSync(pictureFolder) ? readdirSync(pictureFolder).map((name) => `${pictureFolder}/${name}`) : [];
const leftOver = old.filter((path) => !fresh.has(path));
const stale = [...fresh].filter(([path, content]) => !existsSync(path) || readFileSync(path, 'utf8') !== content);
if (process.argv.includes('--check')) {
  for (const path of [...stale.map(([path]) => path), ...leftOver]) console.log(`${path} is stale; npm run generate`);
  if (stale.length + leftOver.length > 0) process.exit(1);
} else {
  mkdirSync(pictureFolder, { recursive: true });
  for (const path of leftOver) rmSync(path);
  for (const [path, content] of stale) writeFileSync(path, content);
}
