import { assemble, type Instruction } from './assemble.ts';
import { machines, type Machine } from './calls.ts';

/** Offsets in `struct seccomp_data` (linux/seccomp.h): the number, the architecture, the low halves of the arguments. */
const at = { number: 0, architecture: 4, firstArgument: 16, secondArgument: 24 } as const;

/** Actions (linux/seccomp.h), with the error of those that refuse. */
const actions = {
  allow: 0x7fff0000,
  kill: 0x80000000,
  /** EPERM */
  refuse: 0x00050001,
  /** ENOSYS: the caller tries an older call, whose arguments can be looked at. */
  unknown: 0x00050026,
} as const;

/** Flags of `clone` for new namespaces (linux/sched.h): mounts, cgroups, names, IPC, users, processes, network. */
const namespaces = 0x7e020000;

/** `CLONE_THREAD`. */
const asThread = 0x00010000;

/** The bit in numbers of the x32 calls, which would pass by all others. */
const x32 = 0x40000000;

/** Same on every machine: its arguments are in memory, where no filter can look. */
const clone3 = 435;

/** Requests of `ioctl` that type into a terminal: TIOCSTI, TIOCLINUX. */
const typing = [0x5412, 0x541c];

/**
 * The filter of calls in a sandbox, as bytes for the kernel. Without `mayFork`, a program is one process: it may have
 * threads, so that its memory is that of one address space.
 */
export function callFilter(machine: Machine, { mayFork }: { readonly mayFork: boolean }): Buffer {
  const { architecture, refused, forks, clone, ioctl } = machines[machine];
  const program: readonly Instruction[] = [
    { kind: 'load', offset: at.architecture },
    { kind: 'ifEqual', value: architecture, to: 'known' },
    { kind: 'return', action: actions.kill },
    { kind: 'label', name: 'known' },
    { kind: 'load', offset: at.number },
    ...(machine === 'x64' ? [{ kind: 'ifAnySet', bits: x32, to: 'kill' } as const] : []),
    { kind: 'ifEqual', value: clone3, to: 'unknown' },
    ...[...refused, ...(mayFork ? [] : forks)].map((value) => ({ kind: 'ifEqual', value, to: 'refuse' }) as const),
    { kind: 'ifEqual', value: clone, to: 'clone' },
    { kind: 'ifEqual', value: ioctl, to: 'ioctl' },
    { kind: 'return', action: actions.allow },
    { kind: 'label', name: 'clone' },
    { kind: 'load', offset: at.firstArgument },
    { kind: 'ifAnySet', bits: namespaces, to: 'refuse' },
    ...(mayFork ? [] : ([{ kind: 'ifAnySet', bits: asThread, to: 'allow' }, refusal] as const)),
    { kind: 'label', name: 'allow' },
    { kind: 'return', action: actions.allow },
    { kind: 'label', name: 'ioctl' },
    { kind: 'load', offset: at.secondArgument },
    ...typing.map((value) => ({ kind: 'ifEqual', value, to: 'refuse' }) as const),
    { kind: 'return', action: actions.allow },
    { kind: 'label', name: 'refuse' },
    refusal,
    { kind: 'label', name: 'unknown' },
    { kind: 'return', action: actions.unknown },
    { kind: 'label', name: 'kill' },
    { kind: 'return', action: actions.kill },
  ];
  return assemble(program);
}

const refusal: Instruction = { kind: 'return', action: actions.refuse };
