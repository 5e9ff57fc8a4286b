// Which folders of our packages can be imported, and how: defined once, for package.json, the build, the API pages and
// the checks.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Our own tools find the sources of a package under this condition; users of the packages never set it. */
export const sourceCondition = 'lemma-source';

/** For esbuild: its default conditions, and our sources. */
export const bundlingConditions = [sourceCondition, 'module'];

/** The published packages, each after its dependencies. */
export const packages = ['core', 'mmtex', 'viz-engine', 'api-client', 'ui-react'];

/** The manifest of a package in the repository. */
export function readManifest(name) {
  return JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8'));
}

/**
 * The entries of a package by their folders in `src`; `''` is the whole package. A folder with an `index.ts` is public
 * if another package, an app, a story or an example imports it, or if the package's own `di` binds it, because manual
 * composition needs the same parts. Test support is not public.
 */
export function publicEntries(name) {
  if (existsSync(`packages/${name}/src/index.ts`)) return [''];
  const imported = new Set([...importsFromOutside(name), ...importsOfComposition(name)]);
  return readdirSync(`packages/${name}/src`)
    .filter((folder) => existsSync(`packages/${name}/src/${folder}/index.ts`))
    .filter((folder) => folder !== 'testing' && (folder === standalone || imported.has(folder)))
    .sort();
}

/** What a manifest exports: the entries, and, to our own tools, everything with an index file. */
export function exportsOf(name) {
  const entries = publicEntries(name).map((folder) => [folder === '' ? '.' : `./${folder}`, entryExport(folder)]);
  const frame =
    name === 'viz-engine'
      ? ['applet', 'cindy'].map((each) => [`./${each}-frame.html`, `./dist/${each}-frame.html`])
      : [];
  const ours = entries.some(([path]) => path === '.') ? [] : [['./*', { [sourceCondition]: './src/*/index.ts' }]];
  return Object.fromEntries([...entries, ...frame, ...ours]);
}

/** What a published package exports: the same without our sources. */
export function publishedExports(exports) {
  return Object.fromEntries(
    Object.entries(exports).flatMap(([path, target]) => {
      if (typeof target === 'string') return [[path, target]];
      const published = Object.entries(target).filter(([condition]) => condition !== sourceCondition);
      return published.length === 0 ? [] : [[path, Object.fromEntries(published)]];
    }),
  );
}

/** The entry that is built as a single file, for pages without a bundler. */
export const standalone = 'standalone';

function entryExport(folder) {
  const path = folder === '' ? 'index' : `${folder}/index`;
  return {
    [sourceCondition]: `./src/${path}.ts`,
    types: `./dist/${path}.d.ts`,
    default: folder === standalone ? `./dist/${standalone}.js` : `./dist/${path}.js`,
  };
}

function importsFromOutside(name) {
  const own = `packages/${name}/`;
  return ['packages', 'apps', 'stories', 'examples']
    .flatMap(sourcesIn)
    .filter((file) => !file.startsWith(own) && !/\.test\.tsx?$|\/(testing|journeys)\//.test(file))
    .flatMap((file) => matches(file, new RegExp(`['"]@lemma/${name}/([^/'"]+)['"]`, 'g')));
}

function importsOfComposition(name) {
  const folder = `packages/${name}/src/di`;
  const files = existsSync(folder) ? sourcesIn(folder).filter((file) => !file.endsWith('.test.ts')) : [];
  return files.flatMap((file) => matches(file, /'\.\.\/([^/']+)\/index\.ts'/g));
}

function matches(file, pattern) {
  return [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name);
}

function sourcesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesIn(path);
    return /\.(ts|tsx|mjs|js|svelte|html)$/.test(entry.name) ? [path] : [];
  });
}
