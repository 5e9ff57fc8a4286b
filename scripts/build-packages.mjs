// Builds `dist` of the published packages: a module and its declarations, with source maps, for every source that an
// entry needs.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { appletFramePage } from './applet-frame.mjs';
import { cindyFramePage } from './cindy-frame.mjs';
import { writeNotices } from './third-party-notices.mjs';
import { bundlingConditions, packages, publicEntries, standalone } from './package-entries.mjs';

/** Builds all of them, each against what the ones before it publish. */
export async function buildPackages() {
  const { default: ts } = await import('typescript');
  for (const name of packages) buildModules(ts, name);
  await buildStandalone('viz-engine');
  writeFileSync('packages/viz-engine/dist/cindy-frame.html', await cindyFramePage());
  writeFileSync('packages/viz-engine/dist/applet-frame.html', await appletFramePage());
}

/** Checking the sources is up to the `types` step: here they are only emitted. */
function buildModules(ts, name) {
  const folder = resolve('packages', name);
  const [src, dist] = [join(folder, 'src'), join(folder, 'dist')];
  rmSync(dist, { recursive: true, force: true });
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: complain };
  const { options } = ts.getParsedCommandLineOfConfigFile(
    join(folder, 'tsconfig.json'),
    {
      noEmit: false,
      composite: false,
      incremental: false,
      emitDeclarationOnly: false,
      noCheck: true,
      declaration: true,
      declarationMap: true,
      sourceMap: true,
      rewriteRelativeImportExtensions: true,
      rootDir: src,
      outDir: dist,
      customConditions: [],
    },
    host,
  );
  const entries = publicEntries(name).map((entry) => join(src, entry, 'index.ts'));
  const program = ts.createProgram(entries, options);
  const { diagnostics } = program.emit(undefined, (path, text) => {
    // What ends up as one file needs no modules, only their declarations.
    if (/\.js(\.map)?$/.test(path) && path.startsWith(join(dist, standalone))) return;
    write(path, finished(path, text, src, dist));
  });
  for (const each of diagnostics) complain(each);
  copyAssets(src, dist);
  copyNamedData(src, dist);

  function complain(diagnostic) {
    throw new Error(ts.formatDiagnostic(diagnostic, { ...ts.sys, getNewLine: () => '\n' }));
  }
}

/** What the compiler leaves unchanged: module names in declarations, and the texts that Vite would collect. */
function finished(path, text, src, dist) {
  // Side-effect imports, such as styles, do not matter to declarations.
  if (path.endsWith('.d.ts'))
    return text.replace(/^import ['"].*\n/gm, '').replace(/(from |import\()(["'])(\.[^"']*)\.tsx?\2/g, '$1$2$3.js$2');
  if (path.endsWith('.js')) return text.replace(/import\.meta\.glob\((\[[^\]]*\]),[^)]*\)/g, gathered);
  return text;

  function gathered(_, list) {
    const patterns = [...list.matchAll(/'([^']+)'/g)].map(([, pattern]) => pattern);
    const [not, wanted] = [true, false].map((no) => patterns.filter((pattern) => pattern.startsWith('!') === no));
    const folder = dirname(path.replace(dist, src));
    const files = wanted.flatMap((pattern) =>
      readdirSync(join(folder, dirname(pattern)))
        .map((file) => `${dirname(pattern)}/${file}`)
        .filter((file) => file.endsWith(basename(pattern).slice(1)) || file === pattern),
    );
    const kept = files.filter((file) => !not.includes(`!${file}`));
    const texts = kept.map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8'))]);
    return JSON.stringify(Object.fromEntries(texts));
  }
}

/** Styles and fonts are placed beside the modules that import them. */
function copyAssets(src, dist) {
  for (const file of readdirSync(src, { recursive: true })) {
    if (!/\.(css|woff2)$|fonts\/(README\.md|.*license\.txt)$/.test(file)) continue;
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    copyFileSync(join(src, file), join(dist, file));
  }
}

/** Data whose types declarations refer to. */
function copyNamedData(src, dist) {
  for (const file of readdirSync(dist, { recursive: true }).filter((each) => each.endsWith('.d.ts')))
    for (const [, data] of readFileSync(join(dist, file), 'utf8').matchAll(/from ["'](\.[^"']*\.json)["']/g)) {
      const path = join(dirname(file), data);
      mkdirSync(dirname(join(dist, path)), { recursive: true });
      copyFileSync(join(src, path), join(dist, path));
    }
}

/** One file with everything in it except drawing in space, which is loaded on demand. */
async function buildStandalone(name) {
  const { build } = await import('esbuild');
  await build({
    entryPoints: { [standalone]: `packages/${name}/src/${standalone}/index.ts` },
    outdir: `packages/${name}/dist`,
    chunkNames: `${standalone}/[name]-[hash]`,
    bundle: true,
    splitting: true,
    minify: true,
    sourcemap: true,
    sourcesContent: false,
    format: 'esm',
    target: 'es2022',
    conditions: ['es2015', ...bundlingConditions],
    legalComments: 'none',
    logLevel: 'warning',
  });
  writeNotices([`packages/${name}`], `packages/${name}/dist/third-party-notices.txt`);
}

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
