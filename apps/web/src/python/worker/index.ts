import './no-import-scripts.ts';
import { loadPyodide } from 'pyodide';
import createPyodideModule from 'pyodide/pyodide.asm.mjs';
import { info } from 'pyodide/pyodide-lock.json';
import { readPageMessage, type PythonRequest, type PythonMessage } from '../messages.ts';
import driver from './driver.py';
import { lockUp } from './lock-up.ts';
import { Outlet } from './outlet.ts';

/**
 * The worker in the Python frame: takes the files and the port that the frame hands over once, starts Python, and runs
 * one cell after another. Callers stop what takes too long by terminating the worker.
 */
addEventListener('message', function take({ data, ports: [port] }: MessageEvent<unknown>) {
  const message = readPageMessage(data);
  if (message?.kind !== 'start' || port === undefined) return;
  removeEventListener('message', take);
  const say = (answer: PythonMessage) => port.postMessage(answer);
  start(message).then(
    (runCell) => {
      port.onmessage = ({ data: asked }: MessageEvent<unknown>) => {
        const next = readPageMessage(asked);
        if (next?.kind === 'run') runCell(next, say);
      };
      say({ kind: 'ready' });
    },
    (reason: unknown) => say({ kind: 'broken', message: String(reason) }),
  );
});

type RunCell = (cell: Extract<PythonRequest, { kind: 'run' }>, say: (answer: PythonMessage) => void) => void;

/** A nonexistent address: the files of Python come from the page. */
const nowhere = 'https://python.invalid/';

async function start({ program, library }: Extract<PythonRequest, { kind: 'start' }>): Promise<RunCell> {
  const files = new Map([
    [`${nowhere}pyodide.asm.wasm`, { type: 'application/wasm', bytes: program }],
    [`${nowhere}python_stdlib.zip`, { type: 'application/zip', bytes: library }],
  ]);
  globalThis.fetch = (address) => {
    const file = files.get(address instanceof Request ? address.url : String(address));
    return file === undefined
      ? Promise.reject(new TypeError('There is no network here.'))
      : Promise.resolve(new Response(file.bytes, { headers: { 'content-type': file.type } }));
  };
  const pyodide = await loadPyodide({
    createPyodideModule,
    indexURL: nowhere,
    // It has no packages but its library.
    lockFileContents: JSON.stringify({ info, packages: {} }),
    packageBaseUrl: nowhere,
    // The only part of the surrounding JavaScript that Python sees.
    jsglobals: { setTimeout, clearTimeout, setInterval, clearInterval, Object, Array },
    stdin: () => null,
  });
  const runCell: unknown = pyodide.runPython(driver);
  lockUp();
  return ({ run, code, name }, say) => {
    const outlet = new Outlet(run, say);
    if (typeof runCell !== 'function') throw new TypeError('The driver is no function.');
    try {
      const error: unknown = Reflect.apply(runCell, undefined, [code, name, outlet.write, outlet.show]);
      outlet.end(readError(error));
    } catch (reason) {
      // Python itself has crashed, as after a stack overflow.
      say({ kind: 'broken', message: String(reason) });
    }
  };
}

/** The driver's result for a failed cell: a Python list with the message and the line. */
function readError(error: unknown): { readonly message: string; readonly line?: number } | undefined {
  if (typeof error !== 'object' || error === null || !('toJs' in error) || typeof error.toJs !== 'function')
    return undefined;
  const parts: unknown = Reflect.apply(error.toJs, error, []);
  const [message, line] = Array.isArray(parts) ? parts.map((part: unknown) => part) : [];
  return { message: String(message), ...(typeof line === 'number' && line > 0 && { line }) };
}
