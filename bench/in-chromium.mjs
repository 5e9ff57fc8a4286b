import { build } from 'esbuild';
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs';
import { bundlingConditions, sourceCondition } from '../scripts/package-entries.mjs';

/** Software rendering for WebGL if a machine has no graphics card; and garbage collection on request. */
const flags = ['--enable-unsafe-swiftshader', '--use-gl=angle', '--use-angle=swiftshader', '--js-flags=--expose-gc'];

/** Opens a page with one of our programs and closes it again; `act` gets the page and its protocol session. */
export async function onPage(entry, act, bundle = bundled) {
  const script = await bundle(entry);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumFlags, ...flags] });
  try {
    const page = await browser.newPage({ viewport: { width: 1000, height: 900 } });
    const wrong = [];
    page.on('pageerror', (error) => wrong.push(error.message));
    // A real address, so that the page has what only pages with an origin have.
    await page.route('http://bench.test/**', (route) => {
      const isScript = route.request().url().endsWith('.js');
      return isScript
        ? route.fulfill({ contentType: 'text/javascript', body: script })
        : route.fulfill({
            contentType: 'text/html',
            body: '<!doctype html><html lang="en"><body><div id="root"></div><script type="module" src="/page.js"></script>',
          });
    });
    await page.goto('http://bench.test/');
    const result = await act(page, await page.context().newCDPSession(page)).catch((error) => {
      throw wrong.length === 0 ? error : new Error(wrong.join('\n'), { cause: error });
    });
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    return result;
  } finally {
    await browser.close();
  }
}

/** A program with its dependencies as one text: ours by their paths, others from bench/. */
async function bundled(entry) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    conditions: bundlingConditions,
    target: 'es2023',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    nodePaths: ['packages/viz-engine/node_modules', 'packages/ui-react/node_modules'],
    loader: { '.ttf': 'empty', '.woff': 'empty', '.woff2': 'empty' },
    logLevel: 'error',
    outdir: 'node_modules/.cache/lemma/bench',
  });
  return outputFiles.find(({ path }) => path.endsWith('.js')).text;
}

/** A program that shows parts of the app: bundled like the app, with the app's libraries. */
export async function bundledLikeTheApp(entry) {
  const { build: buildApp, defaultClientConditions } = await import('vite');
  const library = (name, of) => [name, resolve(`packages/${of}/node_modules/${name}`)];
  const { output } = await buildApp({
    configFile: false,
    logLevel: 'error',
    resolve: {
      conditions: [sourceCondition, ...defaultClientConditions],
      alias: Object.fromEntries([
        library('react', 'ui-react'),
        library('react-dom', 'ui-react'),
        library('jsxgraph', 'viz-engine'),
      ]),
    },
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: resolve(entry), output: { codeSplitting: false } },
    },
  });
  return output.find(({ type }) => type === 'chunk').code;
}
