// The frame that constructions run in: a page of its own with one script, CindyJS and what speaks to it, for every server of ours.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const address = '/cindy-frame.html';
const entry = new URL('../packages/viz-engine/src/cindy-frame/index.ts', import.meta.url).pathname;

const style = `
html, body { margin: 0; height: 100%; overflow: hidden }
body > div { position: absolute; inset: 0 }
canvas { width: 100%; height: 100%; display: block; touch-action: none }
button { position: absolute; width: 24px; height: 24px; margin: -12px 0 0 -12px; padding: 0; border: 0; border-radius: 50%;
  background: none; pointer-events: none }
button:focus-visible { outline: 3px solid #000; box-shadow: 0 0 0 5px #fff }
`;

/** A plugin of Vite that serves the frame while developing, and puts it beside the pages that are built. */
export function cindyFrame() {
  let page;
  return {
    name: 'lemma-cindy-frame',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== address) return next();
        page ??= cindyFramePage();
        page.then((html) => {
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.setHeader('content-security-policy', 'sandbox allow-scripts');
          response.end(html);
        }, next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: address.slice(1), source: await cindyFramePage() });
    },
  };
}

/** The frame's HTML. Its policy allows this script, by its hash, and nothing else: no other script, no network, no frames. */
export async function cindyFramePage() {
  const script = await bundle();
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return [
    '<!doctype html><html lang="de"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<title>CindyJS</title><style>${style}</style></head><body><script>${script}</script></body></html>`,
  ].join('');
}

async function bundle() {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2023',
    // The licence of CindyJS (Apache-2.0) goes with it.
    legalComments: 'inline',
    banner: { js: '/*! CindyJS, https://cindyjs.org, licensed under the Apache License 2.0 */' },
    logLevel: 'warning',
    plugins: [exportsCindy],
  });
  // What ends a script, or begins a comment in it, may not stand inside a page.
  return outputFiles[0].text.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
}

/** CindyJS's build exports nothing in a browser. */
const exportsCindy = {
  name: 'exports-cindy',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]cindyjs[\\/]build[\\/]js[\\/]Cindy\.js$/ }, ({ path }) => ({
      contents: `${readFileSync(path, 'utf8')}\nmodule.exports = CindyJS;`,
      loader: 'js',
    }));
  },
};

function hashOf(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
