import { spawnSync } from 'node:child_process';
import { jailCommand, type FileLimit } from './jail.ts';

/** What was found; nothing until it was tried. */
const found: { limit?: FileLimit } = {};

/** Milliseconds for a trial on a slow machine. */
const longestTrial = 10_000;

/** Who limits the number of files on this machine: tried once, when the first program is started. */
export function fileLimit(): FileLimit {
  found.limit ??= tryKernel() ? 'kernel' : 'server';
  return found.limit;
}

/** Some machines let bubblewrap make namespaces, and no other program. */
function tryKernel(): boolean {
  const [program = '', ...before] = jailCommand('fair', 'python', 'kernel');
  const jail = ['--unshare-user', '--disable-userns', '--uid', '1000', '--gid', '1000', '--ro-bind', '/', '/'];
  const tried = spawnSync(program, [...before, ...jail, '--bind', '/tmp', '/tmp', '--', '/usr/bin/touch', '/tmp/a'], {
    cwd: '/',
    env: {},
    stdio: 'ignore',
    timeout: longestTrial,
    ...asNobody(),
  });
  return tried.status === 0;
}

/** As root, the jail is started by the user that owns nothing. */
const nobody = 65_534;

/** The user that starts jails, for `spawn`. */
export function asNobody(): { readonly uid?: number; readonly gid?: number } {
  return process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
}
