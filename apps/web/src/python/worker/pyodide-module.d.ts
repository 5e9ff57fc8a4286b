/** The half of Pyodide that Emscripten made: it has no types of its own. */
declare module 'pyodide/pyodide.asm.mjs' {
  import type { loadPyodide } from 'pyodide';
  const createPyodideModule: NonNullable<NonNullable<Parameters<typeof loadPyodide>[0]>['createPyodideModule']>;
  export { createPyodideModule as default };
}
