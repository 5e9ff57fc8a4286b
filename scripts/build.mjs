// npm run build: the three programs, the web app (vite), the server and the command line (esbuild). Only what is stale.
// `npm run build -- storybook` builds Storybook for the tests, `npm run packages` what is published.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPackages } from './build-packages.mjs';
import { bundlingConditions } from './package-entries.mjs';
import { writeCompressedTwins } from './compressed-twins.mjs';
import { NODE_ENV, runProgram } from './process.mjs';
import { writeNotices } from './third-party-notices.mjs';

const cache = 'node_modules/.cache/lemma';

const common = [
  'packages/core',
  'packages/mmtex',
  'package.json',
  'pnpm-lock.yaml',
  'tsconfig.json',
  'scripts/build.mjs',
  'scripts/package-entries.mjs',
];
const targets = {
  web: {
    sources: [
      ...common,
      'packages/viz-engine',
      'packages/api-client',
      'packages/ui-react',
      'apps/web',
      'scripts/applet-frame.mjs',
      'scripts/cindy-frame.mjs',
      'scripts/compressed-twins.mjs',
      'scripts/third-party-notices.mjs',
      'scripts/python-frame.mjs',
      'scripts/service-worker.mjs',
      'scripts/shared-chunks.mjs',
      'scripts/sandboxed-frame.mjs',
    ],
    product: 'apps/web/dist/index.html',
    build: buildWeb,
  },
  server: {
    sources: [...common, 'packages/api-client', 'packages/ui-react/src/language/texts/en', 'apps/server'],
    product: 'apps/server/dist/main.mjs',
    build: () => bundle('apps/server', 'main'),
  },
  packages: {
    sources: [
      ...common,
      'packages',
      'scripts/build-packages.mjs',
      'scripts/applet-frame.mjs',
      'scripts/cindy-frame.mjs',
      'scripts/sandboxed-frame.mjs',
      'scripts/third-party-notices.mjs',
    ],
    product: 'packages/ui-react/dist',
    build: buildPackages,
  },
  cli: {
    sources: [
      ...common,
      'packages/viz-engine',
      'packages/ui-react/src/language/texts/en',
      'apps/server/src/sandbox',
      'apps/cli',
    ],
    product: 'apps/cli/dist/main.mjs',
    build: () => bundle('apps/cli', 'main'),
  },
  storybook: {
    sources: [
      ...common,
      'packages',
      'content',
      'docs',
      'stories/src',
      'stories/.storybook',
      'stories/package.json',
      'scripts/applet-frame.mjs',
      'scripts/cindy-frame.mjs',
      'scripts/sandboxed-frame.mjs',
      'scripts/shared-chunks.mjs',
    ],
    hasStories: true,
    product: `${cache}/storybook/index.json`,
    build: buildStorybook,
  },
};

export async function run(names) {
  const unknown = names.find((name) => !(name in targets));
  if (unknown !== undefined) {
    console.error(`Nothing is called "${unknown}". What can be built: ${Object.keys(targets).join(', ')}`);
    process.exit(1);
  }
  await build(...(names.length === 0 ? ['web', 'server', 'cli'] : names));
}

/** Builds the named targets (`web`, `server`, `cli`, `packages`, `storybook`) unless their sources are unchanged. */
export async function build(...names) {
  for (const name of names) {
    const { sources, product, build: make, hasStories = false } = targets[name];
    const stamp = join(cache, `${name}.stamp`);
    const now = fingerprint(sources, hasStories ? /\.test\.tsx?$/ : /\.(test|stories)\.tsx?$/);
    if (existsSync(product) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) continue;
    console.error(`Building ${name} …`);
    await make();
    mkdirSync(cache, { recursive: true });
    writeFileSync(stamp, now);
  }
}

/** One hash over names and contents of all source files except those whose names are marked as `apart`. */
function fingerprint(roots, apart) {
  const hash = createHash('sha256').update(NODE_ENV ?? '');
  const visit = (path) => {
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) {
        if (name !== 'node_modules' && name !== 'dist') visit(join(path, name));
      }
    } else if (!apart.test(path)) {
      hash.update(path).update(readFileSync(path));
    }
  };
  for (const root of roots) visit(root);
  return hash.digest('hex');
}

async function buildWeb() {
  const vite = await import('vite');
  await vite.build({ root: 'apps/web', configFile: 'apps/web/vite.config.ts', logLevel: 'warn' });
  writeNotices(['apps/web', 'apps/server'], 'apps/web/dist/third-party-notices.txt');
  await writeCompressedTwins('apps/web/dist', join(cache, 'twins'));
}

async function buildStorybook() {
  const { code, output } = await runProgram(process.execPath, [
    'scripts/run.mjs',
    'story',
    'build',
    `${cache}/storybook`,
  ]);
  if (code !== 0) throw new Error(`Storybook cannot be built:\n${output}`);
}

/**
 * Bundles a program. What is started looks at the version of Node before anything of the program is read, which an older
 * Node would refuse in words that nobody understands.
 */
async function bundle(app, entry) {
  const esbuild = await import('esbuild');
  await esbuild.build({ ...bundleOptions(app, entry), outfile: join(app, 'dist', 'program.mjs') });
  writeFileSync(join(app, 'dist', `${entry}.mjs`), startOf('./program.mjs'));
}

/** The source of a program that starts another one, if this Node can run it. */
export function startOf(program) {
  return `const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error('Lemma needs Node 20.19 or newer; this is ' + process.versions.node + '.');
  process.exit(1);
}
await import('${program}');
`;
}

/** One file per app: our own packages inside, the app's registry packages outside, resolved from the app as usual. */
export function bundleOptions(app, entry) {
  const { dependencies } = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'));
  return {
    entryPoints: [join(app, 'src', `${entry}.ts`)],
    outfile: join(app, 'dist', `${entry}.mjs`),
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: bundlingConditions,
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    external: Object.keys(dependencies)
      .filter((name) => !name.startsWith('@lemma/'))
      .flatMap((name) => [name, `${name}/*`]),
    // Bundled CommonJS packages require Node's own modules.
    banner: {
      js: "import { createRequire as lemmaRequire } from 'node:module'; const require = lemmaRequire(import.meta.url);",
    },
  };
}
