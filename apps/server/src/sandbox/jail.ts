import type { CodeLanguage } from '@lemma/core/document';
import { boxLimits, mostFiles } from './limits.ts';
import type { Pace } from './pace.ts';

/** Programs outside the jail and inside it. */
export const programs = {
  shell: '/bin/sh',
  gentle: '/usr/bin/nice',
  namespace: '/usr/bin/unshare',
  mount: '/usr/bin/mount',
  jail: '/usr/bin/bwrap',
  limits: '/usr/bin/prlimit',
  python: '/usr/bin/python3',
  octave: '/usr/bin/octave-cli',
} as const;

/** The nice value of gentle runs, in their session and of it: a tenth of what the server gets where both want everything. */
const gentleNice = 10;

/**
 * Gives up what Linux grants each session: with autogroups, a session gets as much of the processors as the server has with
 * all its threads, whatever the nice values in it. Linux lets this be set ten times a second on the whole machine.
 */
const stepBack = [
  'tries=',
  `until [ ! -e /proc/self/autogroup ] || echo ${String(gentleNice)} >/proc/self/autogroup`,
  'do tries=x$tries; [ $tries = xxxxx ] && break; /usr/bin/sleep 0.05; done',
  'exec "$@"',
].join('\n');

/**
 * What goes before the jail, so that many runs at once do not hold up those who only read: a gentle run gets the processor
 * after the server.
 */
const paces = {
  gentle: [programs.shell, '-c', stepBack, programs.shell, programs.gentle, '-n', String(gentleNice)],
  fair: [],
} satisfies Readonly<Record<Pace, readonly string[]>>;

/**
 * Who limits the number of files. `kernel`: their file system, which bubblewrap cannot make; it is made in a namespace
 * around the jail. `server`: it looks at the number again and again, where programs may not make that namespace.
 */
export type FileLimit = 'kernel' | 'server';

/** The program and its arguments before those of the jail. */
export function jailCommand(pace: Pace, language: CodeLanguage, limit: FileLimit): readonly string[] {
  return [...paces[pace], ...(limit === 'kernel' ? withFolder(boxLimits[language].disk) : []), programs.jail];
}

/** Runs what follows where `/tmp` is an empty folder in memory of so many bytes, with a limited number of files. */
function withFolder(bytes: number): readonly string[] {
  const options = `size=${String(bytes)},nr_inodes=${String(mostFiles)},mode=0700`;
  const script = `${programs.mount} -n -t tmpfs -o ${options} tmpfs /tmp && exec "$@"`;
  return [
    ...[programs.namespace, '--user', '--map-root-user', '--mount', '--'],
    ...[programs.shell, '-c', script, programs.shell],
  ];
}

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
 * from which the filter of calls is read. Its session is the one that it was started in, which has no terminal.
 */
export function jailArguments(
  language: CodeLanguage,
  { filter, files, limit }: { readonly filter: number; readonly files: readonly JailFile[]; readonly limit: FileLimit },
): readonly string[] {
  const { disk } = boxLimits[language];
  return [
    ...['--unshare-all', '--unshare-user', '--disable-userns', '--uid', '1000', '--gid', '1000'],
    ...['--hostname', 'sandbox', '--die-with-parent', '--cap-drop', 'ALL', '--clearenv'],
    ...Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value]),
    ...['--ro-bind', '/usr', '/usr'],
    ...['bin', 'sbin', 'lib', 'lib64'].flatMap((name) => ['--symlink', `usr/${name}`, `/${name}`]),
    ...alsoReadable.flatMap((path) => ['--ro-bind-try', path, path]),
    ...devices.flatMap((path) => ['--dev-bind', path, path]),
    ...files.flatMap(({ path, descriptor }) => ['--perms', '0444', '--ro-bind-data', String(descriptor), path]),
    ...(limit === 'kernel'
      ? ['--bind', '/tmp', '/tmp']
      : ['--size', String(disk), '--perms', '0700', '--tmpfs', '/tmp']),
    ...['--chdir', '/tmp'],
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
