import type { Clock } from '@lemma/core/platform';
import { openSandboxedFrame } from '@lemma/viz-engine/sandbox';
import programAddress from 'pyodide/pyodide.asm.wasm?url';
import libraryAddress from 'pyodide/python_stdlib.zip?url';
import { PythonRunner, type PythonFiles } from './python-runner.ts';

/** The address that serves the Python frame, with its own content security policy (docs/operating.md). */
const frameAddress = '/python-frame.html';

/** Python in this browser. The page fetches its files and hands them over: the frame itself has no network access. */
export function browserPython(clock: Clock): PythonRunner {
  return new PythonRunner({
    clock,
    files: fetchFiles,
    openFrame: ({ open, message, left }) => {
      const place = document.createElement('div');
      place.hidden = true;
      document.body.append(place);
      const frame = openSandboxedFrame(place, {
        address: frameAddress,
        title: 'Python',
        isLazy: false,
        onOpen: open,
        onMessage: message,
        onLeave: left,
      });
      return {
        say: frame.say,
        dispose: () => {
          frame.dispose();
          place.remove();
        },
      };
    },
  });
}

async function fetchFiles(): Promise<PythonFiles | undefined> {
  try {
    const [program, library] = await Promise.all([fetchFile(programAddress), fetchFile(libraryAddress)]);
    return { program, library };
  } catch {
    return undefined;
  }
}

async function fetchFile(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${String(answer.status)}`);
  return answer.arrayBuffer();
}
