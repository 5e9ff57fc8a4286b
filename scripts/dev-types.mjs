// The type check of npm run dev: tsc checks after every change and reports what it finds.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

const mistake = /^(.+?)\((\d+),(\d+)\): error (TS\d+: .*)$/;

/**
 * `found` is called after each check with the type errors, in the format of Vite's overlay; undefined if there are
 * none.
 */
export function checkTypesWhileChanging(found) {
  const tsc = spawn(
    `${process.cwd()}/node_modules/.bin/tsc`,
    ['-b', '--watch', '--preserveWatchOutput', '--pretty', 'false'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let rest = '';
  let lines = [];
  tsc.stdout.setEncoding('utf8').on('data', (part) => {
    const parts = (rest + part).split('\n');
    rest = parts.pop() ?? '';
    for (const line of parts) {
      if (/Starting (?:compilation|incremental)/.test(line) || /File change detected/.test(line)) lines = [];
      else if (/Found \d+ errors?\. Watching/.test(line)) {
        const problem = asProblem(lines);
        if (problem !== undefined) console.error(`${problem.message}\n${problem.stack}`);
        found(problem);
      } else lines.push(line);
    }
  });
  return { stop: () => tsc.kill() };
}

/** The errors printed by tsc, each with a position that the overlay turns into a link. */
export function asProblem(lines) {
  const mistakes = lines.flatMap((line) => {
    const [, file, row, column, words] = mistake.exec(line) ?? [];
    return file === undefined ? [] : [`${resolve(file)}:${row}:${column}\n  ${words}`];
  });
  if (mistakes.length === 0) return undefined;
  const message = mistakes.length === 1 ? 'A type does not fit' : `${mistakes.length} types do not fit`;
  return { message, stack: mistakes.join('\n\n'), plugin: 'tsc' };
}
