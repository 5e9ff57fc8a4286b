import { existsSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { beforeAll, describe, expect, it } from 'vitest';
import { needSandboxPrograms } from '../../../../scripts/sandbox-programs.mjs';
import { startBox } from './box.ts';
import { fileLimit } from './file-limit.ts';
import { jailArguments } from './jail.ts';
import { boxLimits, mostFiles } from './limits.ts';
import { runCode } from './run-code.ts';

beforeAll(() => needSandboxPrograms());

const makingFiles = String.raw`
import errno, os
made = 0
try:
    while True:
        os.close(os.open('/tmp/f' + str(made), os.O_CREAT | os.O_WRONLY))
        made += 1
except OSError as error:
    print(made, errno.errorcode[error.errno])
`;

describe('the number of files', () => {
  it('is limited by the kernel on this machine, which no program outruns', async () => {
    expect(fileLimit()).toBe('kernel');
    const ran = await runCode('python', [{ name: 'files', text: makingFiles }]);
    // The folder itself counts.
    expect(ran).toMatchObject({ output: `${String(mostFiles - 1)} ENOSPC\n` });
    expect(ran?.failure).toBeUndefined();
  });

  it('leaves the folder as large as before', async () => {
    const text =
      "print(open('/tmp/a', 'w').write('x' * 10_000_000))\nos = __import__('os')\nprint(os.statvfs('/tmp').f_blocks * os.statvfs('/tmp').f_frsize)";
    const ran = await runCode('python', [{ name: 'folder', text }]);
    expect(ran?.output).toBe(`10000000\n${String(boxLimits.python.disk)}\n`);
  });

  it('is for the server to watch where programs may not make namespaces', () => {
    const given = jailArguments('python', { filter: 3, files: [], limit: 'server' });
    expect(given.join(' ')).toContain(`--size ${String(boxLimits.python.disk)} --perms 0700 --tmpfs /tmp`);
  });
});

describe('the share of the processors', () => {
  it.each(['gentle', 'fair'] as const)('of a %s run is that of its pace, also for its session', async (pace) => {
    const box = startBox(
      'python',
      { mode: 'run', parts: [{ name: 'loop', text: 'while True: pass' }] },
      pace,
      () => undefined,
    );
    await box.begun;
    const pid = String(box.pid);
    const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');
    const [child = ''] = read(`task/${pid}/children`).split(' ');
    const stat = readFileSync(`/proc/${child}/stat`, 'utf8');
    const session = stat.slice(stat.lastIndexOf(')')).split(' ')[4];
    // Kernels without groups of sessions have no such file.
    const group = `/proc/${child}/autogroup`;
    const ofGroup = existsSync(group) ? Number(readFileSync(group, 'utf8').trim().split(' ').at(-1)) : undefined;
    box.end();
    await box.ended;
    // Its own session, which the jail has not left.
    expect(session).toBe(pid);
    const nice = Number(stat.slice(stat.lastIndexOf(')')).split(' ')[17]);
    expect(nice).toBe(pace === 'gentle' ? Math.min(19, getPriority() + 10) : getPriority());
    if (ofGroup !== undefined) expect(ofGroup).toBe(pace === 'gentle' ? 10 : 0);
  });

  it('is not enlarged by a new session', async () => {
    const text = 'import os\ntry: os.setsid()\nexcept OSError as error: print(error.strerror)';
    expect(await runCode('python', [{ name: 'session', text }])).toMatchObject({ output: 'Operation not permitted\n' });
  });
});
