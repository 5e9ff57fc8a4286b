// Bundles every entry of the published packages separately, for the size check: counts our code, not that of others.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { packages, publicEntries, readManifest, standalone } from './package-entries.mjs';
import { inTurns } from './packages.mjs';

const folder = 'node_modules/.cache/lemma/entries';

/** What a program imports that only reads and computes. */
const readingAndCompiling = {
  name: 'core/expression, reading and compiling',
  contents: "export { compileExpression, parseExpression } from '@lemma/core/expression';",
};

/** Bundles all of them and records which files each needs initially. The packages must be built. */
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

/** The script of a bundle with those that it imports statically. */
function neededAtOnce({ outputs }) {
  const [first] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === '<stdin>');
  const needed = new Set([first]);
  for (const file of needed)
    for (const { path, kind } of outputs[file].imports)
      if (kind === 'import-statement' && path in outputs) needed.add(path);
  return [...needed];
}

/** The dependencies of our packages on others. */
const external = packages
  .flatMap((name) => Object.keys({ ...readManifest(name).dependencies, ...readManifest(name).peerDependencies }))
  .filter((name) => !name.startsWith('@lemma/'))
  .flatMap((name) => [name, `${name}/*`]);
