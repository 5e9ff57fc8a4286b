// The frame for the Python of code cells: a page that passes its port to a worker, with the worker's script inside.
import { framePage, frameScript, sandboxedFrame } from './sandboxed-frame.mjs';

const source = new URL('../apps/web/src/python/', import.meta.url).pathname;

/** A Vite plugin that serves the frame during development, and puts it beside the built pages. */
export function pythonFrame() {
  return sandboxedFrame({ name: 'lemma-python-frame', address: '/python-frame.html', makePage: pythonFramePage });
}

/**
 * The frame's HTML. Besides its script, its policy allows a worker created from text in that script and WebAssembly,
 * which Python is; neither the network nor JavaScript from strings.
 */
export async function pythonFramePage() {
  const worker = await frameScript(`${source}worker/index.ts`, {
    loader: { '.py': 'text' },
    banner: { js: '/*! Pyodide, https://pyodide.org, licensed under the Mozilla Public License 2.0 */' },
    define: { 'import.meta.url': '"https://python.invalid/"' },
    // Only for Node, where it never runs.
    external: ['node:*', 'ws'],
  });
  const script = await frameScript(`${source}frame/index.ts`, { define: { pythonWorker: JSON.stringify(worker) } });
  return framePage({ title: 'Python', script, scriptsMay: "'wasm-unsafe-eval'", allowed: ['worker-src blob:'] });
}
