/** Files of Pyodide by their address: the build gives each a hashed name. */
declare module 'pyodide/pyodide.asm.wasm?url' {
  const address: string;
  export { address as default };
}

declare module 'pyodide/python_stdlib.zip?url' {
  const address: string;
  export { address as default };
}
