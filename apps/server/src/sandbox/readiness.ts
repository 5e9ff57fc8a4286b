import { access, constants } from 'node:fs/promises';
import type { CodeLanguage } from '@lemma/core/document';
import { attackProgram, fileAttacks, octaveAttackProgram } from './attacks.ts';
import { programs } from './jail.ts';
import { runCode, type CodeResult } from './run-code.ts';
import { machineOf } from './seccomp/calls.ts';

/** Whether code of a language can be run here, or why not, for those who run the platform. */
export type LanguageReadiness =
  | {
      readonly isReady: true;
      /** What its code may want to use and does not find: `matplotlib (python3-matplotlib)`, with the package that brings it. */
      readonly lacks: readonly string[];
    }
  | { readonly isReady: false; readonly reason: string };

/** Nothing is run before everything was tried. */
export const notTriedYet: LanguageReadiness = { isReady: false, reason: 'The sandbox is still being tried.' };

/** How often it is tried whether the sandbox starts. */
const mostAttempts = 3;

const packages = { jail: 'bubblewrap', limits: 'util-linux', python: 'python3', octave: 'octave' } as const;

/** Tries whether everything is there that a language needs, and whether the sandbox holds what is in it. */
export async function tryLanguage(language: CodeLanguage): Promise<LanguageReadiness> {
  if (process.platform !== 'linux' || machineOf(process.arch) === undefined) {
    return { isReady: false, reason: `There is no sandbox for ${process.platform} on ${process.arch}.` };
  }
  for (const name of ['jail', 'limits', language] as const) {
    if (await isThere(programs[name])) continue;
    return { isReady: false, reason: `${programs[name]} is missing: install the package ${packages[name]}.` };
  }
  const program = language === 'python' ? attackProgram : octaveAttackProgram;
  let result: CodeResult | undefined;
  // A machine that is busy while the platform starts is no reason to run nothing until the next start.
  for (let attempt = 0; attempt < mostAttempts && result === undefined; attempt += 1)
    result = await runCode(language, [{ name: 'attacks', text: program }]);
  if (result === undefined) {
    return { isReady: false, reason: 'The sandbox does not start: are user namespaces allowed on this machine?' };
  }
  const files = await runCode(language, [{ name: 'attacks', text: fileAttacks[language] }]);
  if (files === undefined) return { isReady: false, reason: 'The sandbox could not be tried.' };
  const output = result.output + files.output;
  const succeeded = [...output.matchAll(/^succeeded: (\w+)$/gm)].map(([, name]) => name ?? '');
  if (succeeded.length > 0) return { isReady: false, reason: `The sandbox does not hold: ${succeeded.join(', ')}.` };
  if (!result.output.includes('all tried')) return { isReady: false, reason: 'The sandbox could not be tried.' };
  return { isReady: true, lacks: await lacksOf(language) };
}

/** Modules that courses use, and the packages of Debian that bring them. */
const modules = { numpy: 'python3-numpy', matplotlib: 'python3-matplotlib' } as const;

/** Imported, not looked for: what is there may not work in a sandbox. */
const importing = `for name in ('numpy', 'matplotlib.pyplot'):
    try: __import__(name)
    except Exception: print(name.split('.')[0])`;

async function lacksOf(language: CodeLanguage): Promise<readonly string[]> {
  switch (language) {
    case 'python': {
      const found = await runCode(language, [{ name: 'modules', text: importing }]);
      const missing = (found?.output ?? '').split('\n');
      return Object.entries(modules).flatMap(([name, package_]) =>
        missing.includes(name) ? `${name} (${package_})` : [],
      );
    }
    case 'octave':
      return (await isThere('/usr/bin/gnuplot')) ? [] : ['gnuplot (gnuplot-nox)'];
  }
}

async function isThere(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
