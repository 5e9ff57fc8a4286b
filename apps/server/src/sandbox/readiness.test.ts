import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { needSandboxPrograms } from '../../../../scripts/sandbox-programs.mjs';
import { attackProgram } from './attacks.ts';
import { programs } from './jail.ts';
import { runCode } from './run-code.ts';
import { tryLanguage } from './readiness.ts';

beforeAll(() => needSandboxPrograms());

describe('trying the sandbox', () => {
  it.each(['python', 'octave'] as const)('finds that it holds %s', async (language) => {
    expect(await tryLanguage(language)).toMatchObject({ isReady: true });
  });

  it('says what Python does not find, as Python itself does', async () => {
    const readiness = await tryLanguage('python');
    const lacks = readiness.isReady ? readiness.lacks : [];
    for (const [name, line] of [
      ['numpy', 'numpy (python3-numpy)'],
      ['matplotlib', 'matplotlib (python3-matplotlib)'],
    ] as const) {
      const isThere = spawnSync(programs.python, ['-I', '-c', `import ${name}`]).status === 0;
      expect(lacks.includes(line), name).toBe(!isThere);
    }
    // What is installed draws: the settings of Debian's matplotlib are outside of /usr.
    if (!lacks.some((line) => line.startsWith('matplotlib'))) {
      const text = 'import matplotlib.pyplot as plt\nplt.plot([1, 4, 9])';
      const drawn = await runCode('python', [{ name: 'cell', text }]);
      expect([drawn?.failure, drawn?.pictures.length]).toEqual([undefined, 1]);
    }
  });

  it('would find what does not hold: in a jail with holes, attacks succeed', () => {
    const read = spawnSync(
      programs.jail,
      [
        ...['--unshare-user', '--unshare-pid', '--unshare-ipc', '--die-with-parent', '--new-session'],
        ...['--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc', '--tmpfs', '/tmp', '--chdir', '/tmp'],
        ...['--', programs.python, '-c', attackProgram],
      ],
      { cwd: '/', env: {}, timeout: 60_000, ...(process.getuid?.() === 0 && { uid: 65_534, gid: 65_534 }) },
    );
    const printed = read.stdout.toString();
    for (const name of [
      'readsFilesOfTheMachine',
      'seesTheProcessTable',
      'writesToSharedMemory',
      'opensASocket',
      'forks',
    ]) {
      expect(printed).toContain(`succeeded: ${name}`);
    }
    expect(printed).not.toContain('succeeded: writesToTheSystem');
  });
});
