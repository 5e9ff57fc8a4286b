// Finds or installs the programs of the sandbox: its tests never pass without having run.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const programs = { '/usr/bin/bwrap': 'bubblewrap', '/usr/bin/python3': 'python3', '/usr/bin/octave-cli': 'octave' };
const more = { '/usr/bin/gnuplot': 'gnuplot-nox', '/usr/share/fonts/opentype/freefont': 'fonts-freefont-otf' };

/** Installs what is missing; throws if that fails. */
export function needSandboxPrograms() {
  const missing = () => Object.entries({ ...programs, ...more }).filter(([path]) => !existsSync(path));
  const wanted = missing().map(([, name]) => name);
  if (wanted.length === 0) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error(`Installing ${wanted.join(', ')} …`);
    const install = `apt-get install -y --no-install-recommends ${wanted.join(' ')}`;
    spawnSync('sh', ['-c', `(apt-get update && ${install}) >&2`], {
      stdio: ['ignore', 2, 2],
      timeout: 540_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const left = missing().map(([, name]) => name);
  if (left.length > 0) throw new Error(`The tests of the sandbox need Debian's packages ${left.join(', ')}.`);
}
