import { spawn } from 'node:child_process';

/**
 * The compiler that checks types: TypeScript 7, which takes a quarter of the time. TypeScript 6 stays for
 * programs that read types, and for watching: 7 has no library yet, and did not notice changes of a build.
 */
export const typeChecker = `${process.cwd()}/node_modules/typescript-native/bin/tsc`;

/** The initial value: vite sets it for the rest of the process, and npm then skips development dependencies. */
export const { NODE_ENV } = process.env;

/**
 * Runs a program of node_modules/.bin; resolves to its exit code and what it printed. `show` copies it to the terminal, `hear`
 * gets it part by part.
 */
export function runTool(name, args, options) {
  return runProgram(`${process.cwd()}/node_modules/.bin/${name}`, args, options);
}

/** Runs a program; resolves to its exit code and output. */
export function runProgram(program, args, { show = false, hear, cwd = '.', env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, NODE_ENV, FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (stream, copy) =>
      stream.on('data', (part) => {
        output += part;
        if (show) copy.write(part);
        hear?.(part.toString());
      });
    take(child.stdout, process.stdout);
    take(child.stderr, process.stderr);
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
