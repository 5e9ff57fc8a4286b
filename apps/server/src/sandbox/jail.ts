import type { CodeLanguage } from '@lemma/core/document';
import { boxLimits } from './limits.ts';
import type { Pace } from './pace.ts';

/** Programs outside the jail and inside it. */
export const programs = {
  gentle: '/usr/bin/nice',
  jail: '/usr/bin/bwrap',
  limits: '/usr/bin/prlimit',
  python: '/usr/bin/python3',
  octave: '/usr/bin/octave-cli',
} as const;

/**
 * The program and its arguments before those of the jail. A gentle run gets the processor after the server, so that many
 * runs at once do not hold up those who only read.
 */
export const jailCommands = {
  gentle: [programs.gentle, '-n', '10', programs.jail],
  fair: [programs.jail],
} as const satisfies Readonly<Record<Pace, readonly string[]>>;

/** A file that exists in the jail only: it is read from a descriptor. */
export interface JailFile {
  readonly path: string;
  readonly descriptor: number;
}

/** Files of the machine that programs of Debian need besides `/usr`: which of several libraries is meant, fonts, settings. */
const alsoReadable = ['/etc/alternatives', '/etc/ld.so.cache', '/etc/fonts', '/etc/matplotlibrc'];

/** Devices: the usual set would bring memory without limit (`/dev/shm`) and terminals. */
const devices = ['/dev/null', '/dev/zero', '/dev/urandom'];

/**
 * The arguments of bubblewrap: all namespaces, nothing of the machine but `/usr`, read-only, no `/proc`, an empty
 * environment, no capabilities and no further namespaces, and one small folder for files. `filter` is the descriptor
 * from which the filter of calls is read.
 */
export function jailArguments(
  language: CodeLanguage,
  { filter, files }: { readonly filter: number; readonly files: readonly JailFile[] },
): readonly string[] {
  const { disk } = boxLimits[language];
  return [
    ...['--unshare-all', '--unshare-user', '--disable-userns', '--uid', '1000', '--gid', '1000'],
    ...['--hostname', 'sandbox', '--new-session', '--die-with-parent', '--cap-drop', 'ALL', '--clearenv'],
    ...Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value]),
    ...['--ro-bind', '/usr', '/usr'],
    ...['bin', 'sbin', 'lib', 'lib64'].flatMap((name) => ['--symlink', `usr/${name}`, `/${name}`]),
    ...alsoReadable.flatMap((path) => ['--ro-bind-try', path, path]),
    ...devices.flatMap((path) => ['--dev-bind', path, path]),
    ...files.flatMap(({ path, descriptor }) => ['--perms', '0444', '--ro-bind-data', String(descriptor), path]),
    ...['--size', String(disk), '--perms', '0700', '--tmpfs', '/tmp', '--chdir', '/tmp'],
    // The root is a file system in memory without limit: nothing is written there.
    ...['--remount-ro', '/', '--seccomp', String(filter), '--'],
    ...limited(language),
  ];
}

const environment = {
  PATH: '/usr/bin',
  HOME: '/tmp',
  TMPDIR: '/tmp',
  LANG: 'C.UTF-8',
  TZ: 'UTC',
  // One thread each: many would only get in one another's way.
  OMP_NUM_THREADS: '1',
  OPENBLAS_NUM_THREADS: '1',
  PYTHONDONTWRITEBYTECODE: '1',
} as const;

/** Limits are set inside: then they count what is in the jail, and nothing else of the same user. */
function limited(language: CodeLanguage): readonly string[] {
  const { memory, processes, disk, processor, openFiles } = boxLimits[language];
  return [
    programs.limits,
    `--as=${memory}`,
    `--nproc=${processes}`,
    `--fsize=${disk}`,
    `--cpu=${processor}`,
    `--nofile=${openFiles}`,
    '--core=0',
    '--memlock=0',
    '--msgqueue=0',
    '--',
  ];
}
