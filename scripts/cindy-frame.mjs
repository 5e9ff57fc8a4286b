// The frame that constructions run in: a page of its own with one script, CindyJS and what speaks to it, for every server of ours.
import { readFileSync } from 'node:fs';
import { framePage, frameScript, sandboxedFrame } from './sandboxed-frame.mjs';

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
  return sandboxedFrame({ name: 'lemma-cindy-frame', address: '/cindy-frame.html', makePage: cindyFramePage });
}

/** The frame's HTML. Beside its script, its policy allows styles and pictures that stand in it. */
export async function cindyFramePage() {
  const script = await frameScript(entry, {
    // The licence of CindyJS (Apache-2.0) goes with it.
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
