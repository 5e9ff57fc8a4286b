// The programs of the sandbox: the script of the tests installs what is missing, or names what stays untested without it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Debian's packages, by what they bring. */
const programs = {
  '/usr/bin/bwrap': 'bubblewrap',
  '/usr/bin/python3': 'python3',
  '/usr/bin/octave-cli': 'octave',
  '/usr/bin/gnuplot': 'gnuplot-nox',
  '/usr/share/fonts/opentype/freefont': 'fonts-freefont-otf',
};

function missingPrograms() {
  return Object.entries(programs)
    .filter(([path]) => !existsSync(path))
    .map(([, name]) => name);
}

/**
 * Installs what is missing, as root of a Debian and unless LEMMA_INSTALL is 0. Returns the names of the packages that are
 * still missing.
 */
export function installSandboxPrograms() {
  const wanted = missingPrograms();
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && process.env.LEMMA_INSTALL !== '0';
  if (wanted.length === 0 || !mayInstall) return wanted;
  console.error(`Installing ${wanted.join(', ')} …`);
  const install = `apt-get install -y --no-install-recommends ${wanted.join(' ')}`;
  spawnSync('sh', ['-c', `(apt-get update && ${install}) >&2`], {
    stdio: ['ignore', 2, 2],
    timeout: 540_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return missingPrograms();
}

/** For tests that run programs in the sandbox: throws if a program is missing. */
export function needSandboxPrograms() {
  const missing = installSandboxPrograms();
  if (missing.length > 0) throw new Error(`The tests of the sandbox need Debian's packages ${missing.join(', ')}.`);
}

/** Which of the given test files need the programs of the sandbox: those that import this file. */
export function filesThatNeedPrograms(files) {
  return files.filter((file) => /from '[./]*scripts\/sandbox-programs\.mjs'/.test(readFileSync(file, 'utf8')));
}
