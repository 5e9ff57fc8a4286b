// Writes docs/authoring/figures.md and its pictures from the element types, their docstrings and the English texts, so
// that the reference is always accurate.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { load } from '../bench/measuring.mjs';
import { formatPage, keepFiles } from './generated-files.mjs';

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

const { figureReference } = await load('packages/viz-engine/src/manual/index.ts');
const { describe: sentences } = JSON.parse(
  readFileSync('packages/ui-react/src/language/texts/en/visualization.json', 'utf8'),
);
const { text, pictures } = figureReference({ what: docstrings(), sentences }, 'figures');
const fresh = {
  [file]: await formatPage(file, text),
  ...Object.fromEntries([...pictures].map(([name, picture]) => [`${pictureFolder}/${name}`, picture])),
};

for (const [, photograph] of text.matchAll(/\]\(\.\.\/\.\.\/(stories\/pictures\/[^)]+)\)/g)) {
  if (!existsSync(photograph))
    throw new Error(`${file} shows ${photograph}, which is not there; npm run pictures -- --accept`);
}

const old = existsSync(pictureFolder) ? readdirSync(pictureFolder).map((name) => `${pictureFolder}/${name}`) : [];
keepFiles(
  fresh,
  old.filter((path) => !(path in fresh)),
);
