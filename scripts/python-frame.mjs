// The frame that the Python of code cells runs in: a page that hands its port to a worker, and the worker's script in it.
import { framePage, frameScript, sandboxedFrame } from './sandboxed-frame.mjs';

const source = new URL('../apps/web/src/python/', import.meta.url).pathname;

/** A plugin of Vite that serves the frame while developing, and puts it beside the pages that are built. */
export function pythonFrame() {
  return sandboxedFrame({ name: 'lemma-python-frame', address: '/python-frame.html', makePage: pythonFramePage });
}

/**
 * The frame's HTML. Beside its script, its policy allows a worker made of a text of that script and WebAssembly, which Python is;
 * neither the network nor JavaScript out of strings.
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
