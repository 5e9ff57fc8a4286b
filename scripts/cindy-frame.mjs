// The frame of constructions: a separate page with one script, containing CindyJS and the code that communicates with
// it, for all of our servers.
import { readFileSync } from 'node:fs';
import { framePage, frameScript, sandboxedFrame } from './sandboxed-frame.mjs';

const entry = new URL('../packages/viz-engine/src/cindy-frame/index.ts', import.meta.url).pathname;

const style = `
html, body { margin: 0; height: 100%; overflow: hidden }
body > div { position: absolute; inset: 0 }
canvas { width: 100%; height: 100%; display: block; touch-action: pan-y pinch-zoom }
.holds-fingers canvas { touch-action: none }
button { position: absolute; width: 24px; height: 24px; margin: -12px 0 0 -12px; padding: 0; border: 0; border-radius: 50%;
  background: none; pointer-events: none }
button:focus-visible { outline: 3px solid #000; box-shadow: 0 0 0 5px #fff }
`;

/** A Vite plugin that serves the frame during development, and puts it beside the built pages. */
export function cindyFrame() {
  return sandboxedFrame({ name: 'lemma-cindy-frame', address: '/cindy-frame.html', makePage: cindyFramePage });
}

/** The frame's HTML. Besides its script, its policy allows inline styles and images. */
export async function cindyFramePage() {
  const script = await frameScript(entry, {
    // The licence of CindyJS (Apache-2.0) is included.
    banner: { js: '/*! CindyJS, https://cindyjs.org, licensed under the Apache License 2.0 */' },
    plugins: [exportsCindy],
  });
  return framePage({ title: 'CindyJS', script, style, allowed: ["style-src 'unsafe-inline'", 'img-src data: blob:'] });
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
