// Bundles every entry of the packages that others install, each by itself, for the size check: what it brings of ours, not of others.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { packages, publicEntries, readManifest, standalone } from './package-entries.mjs';
import { inTurns } from './packages.mjs';

const folder = 'node_modules/.cache/lemma/entries';

/** What a program takes that only reads and computes. */
const readingAndCompiling = {
  name: 'core/expression, reading and compiling',
  contents: "export { compileExpression, parseExpression } from '@lemma/core/expression';",
};

/** Bundles all of them and writes down which files each needs at once. The packages have to be built. */
export async function bundleEntries() {
  const { build } = await import('esbuild');
  rmSync(folder, { recursive: true, force: true });
  const entries = packages.flatMap((name) =>
    publicEntries(name)
      .filter((entry) => entry !== standalone)
      .map((entry) => (entry === '' ? name : `${name}/${entry}`))
      .map((entry) => ({ name: entry, contents: `export * from '@lemma/${entry}';` })),
  );
  const files = await inTurns([...entries, readingAndCompiling], async ({ name, contents }) => {
    const { metafile } = await build({
      stdin: { contents, resolveDir: 'apps/web' },
      outdir: `${folder}/${name.replaceAll(/\W+/g, '-')}`,
      bundle: true,
      splitting: true,
      minify: true,
      metafile: true,
      format: 'esm',
      target: 'es2023',
      external,
      loader: { '.woff2': 'empty' },
      logLevel: 'error',
    });
    return [name, neededAtOnce(metafile)];
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/entries.json`, JSON.stringify(Object.fromEntries(files)));
}

/** The script of a bundle with those that it imports before it runs. */
function neededAtOnce({ outputs }) {
  const [first] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === '<stdin>');
  const needed = new Set([first]);
  for (const file of needed)
    for (const { path, kind } of outputs[file].imports)
      if (kind === 'import-statement' && path in outputs) needed.add(path);
  return [...needed];
}

/** What our packages need of others. */
const external = packages
  .flatMap((name) => Object.keys({ ...readManifest(name).dependencies, ...readManifest(name).peerDependencies }))
  .filter((name) => !name.startsWith('@lemma/'))
  .flatMap((name) => [name, `${name}/*`]);
