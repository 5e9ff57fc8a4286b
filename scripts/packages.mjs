// npm run packages: builds the published packages and packs them, as they would be published, into dist/packages.
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from './build.mjs';
import { packages, publishedExports, readManifest } from './package-entries.mjs';
import { runProgram } from './process.mjs';

/** Where the tarballs are. */
export const tarballs = resolve('dist/packages');
const staging = resolve('node_modules/.cache/lemma/packages');

export async function run() {
  for (const { file, manifest } of await packPackages()) {
    const entries = Object.keys(manifest.exports).length;
    const size = (statSync(file).size / 1024).toFixed(0).padStart(5);
    console.log(`${size} kB  ${file}  (${entries === 1 ? '1 entry' : `${entries} entries`})`);
  }
}

/** Builds and packs all of them; returns each tarball with its manifest and source folder. */
export async function packPackages() {
  await build('packages');
  rmSync(tarballs, { recursive: true, force: true });
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(tarballs, { recursive: true });
  return inTurns(packages, pack);
}

/** Acts on all items, with as many at a time as the machine has processors; returns the results in order. */
export async function inTurns(items, act) {
  const results = [];
  const waiting = items.entries();
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (const [index, item] of waiting) results[index] = await act(item);
  });
  await Promise.all(workers);
  return results;
}

async function pack(name) {
  const folder = join(staging, name);
  mkdirSync(folder, { recursive: true });
  const manifest = publishedManifest(readManifest(name), catalog());
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(`packages/${name}/README.md`, join(folder, 'README.md'));
  cpSync('LICENSE', join(folder, 'LICENSE'));
  cpSync(`packages/${name}/dist`, join(folder, 'dist'), { recursive: true });
  copySources(name, folder);
  const { code, output } = await runProgram('npm', ['pack', '--silent', '--pack-destination', tarballs], {
    cwd: folder,
  });
  if (code !== 0) throw new Error(output);
  return { name, folder, manifest, file: join(tarballs, `lemma-${name}-${manifest.version}.tgz`) };
}

/** The sources that the source maps refer to, and no others: no tests, no stories. */
function copySources(name, folder) {
  const dist = `packages/${name}/dist`;
  for (const file of readdirSync(dist, { recursive: true })) {
    if (!file.endsWith('.d.ts')) continue;
    const source = ['.ts', '.tsx']
      .map((end) => file.replace(/\.d\.ts$/, end))
      .find((path) => statSync(`packages/${name}/src/${path}`, { throwIfNoEntry: false }) !== undefined);
    if (source !== undefined) cpSync(`packages/${name}/src/${source}`, join(folder, 'src', source));
  }
}

/**
 * A manifest as published: with versions in place of workspace references, and without development settings. Our own
 * packages belong together and require each other's exact version; of others, any compatible one.
 */
export function publishedManifest(manifest, versions) {
  const kept = Object.entries(manifest).filter(([key]) => key !== 'private' && key !== 'devDependencies');
  const { exports, dependencies, ...rest } = Object.fromEntries(kept);
  const range = ([name, version]) => {
    if (version.startsWith('workspace:')) return [name, manifest.version];
    return [name, `^${version === 'catalog:' ? versions[name] : version}`];
  };
  return {
    ...rest,
    exports: publishedExports(exports),
    files: ['dist', 'src'],
    dependencies: Object.fromEntries(Object.entries(dependencies).map(range)),
  };
}

/** The catalog of versions in the workspace file. */
function catalog() {
  const [, block = ''] = readFileSync('pnpm-workspace.yaml', 'utf8').split(/^catalog:$/m);
  return Object.fromEntries(
    [...block.matchAll(/^ {2}'?([^':]+)'?: (\S+)$/gm)].map(([, name, version]) => [name, version]),
  );
}
