import { describe, expect, it } from 'vitest';
import { assemble } from './assemble.ts';
import { callFilter } from './filter.ts';

/** A system call as the kernel shows it to a filter. */
interface Call {
  readonly architecture: number;
  readonly number: number;
  readonly arguments?: readonly number[];
}

/**
 * Runs a filter as Documentation/networking/filter.rst and linux/bpf_common.h of the kernel say: `code`, `jt`, `jf`, `k`;
 * the accumulator, absolute loads of 32 bits, conditional jumps relative to the next instruction, and a return.
 */
function run(filter: Buffer, { architecture, number, arguments: given = [] }: Call): number {
  const data = Buffer.alloc(64);
  data.writeUInt32LE(number >>> 0, 0);
  data.writeUInt32LE(architecture, 4);
  given.forEach((each, index) => data.writeBigUInt64LE(BigInt(each), 16 + 8 * index));
  let accumulator = 0;
  for (let at = 0; at * 8 < filter.length; at += 1) {
    const code = filter.readUInt16LE(at * 8);
    const [onTrue, onFalse] = [filter.readUInt8(at * 8 + 2), filter.readUInt8(at * 8 + 3)];
    const operand = filter.readUInt32LE(at * 8 + 4);
    if (code === 0x20) accumulator = data.readUInt32LE(operand);
    else if (code === 0x15) at += accumulator === operand ? onTrue : onFalse;
    else if (code === 0x45) at += (accumulator & operand) >>> 0 !== 0 ? onTrue : onFalse;
    else if (code === 0x06) return operand;
    else throw new Error(`The kernel would refuse the code ${code}.`);
  }
  throw new Error('The kernel would refuse a filter that does not end with a return.');
}

const [allow, kill, eperm, enosys] = [0x7fff0000, 0x80000000, 0x00050001, 0x00050026];
const x86 = 0xc000003e;
const arm = 0xc00000b7;

/** Quoted from the tables of the kernel: arch/x86/entry/syscalls/syscall_64.tbl and include/uapi/asm-generic/unistd.h. */
const refused: readonly (readonly [name: string, x64: number, arm64: number])[] = [
  ['socket', 41, 198],
  ['setsid', 112, 157],
  ['ptrace', 101, 117],
  ['mount', 165, 40],
  ['add_key', 248, 217],
  ['keyctl', 250, 219],
  ['unshare', 272, 97],
  ['perf_event_open', 298, 241],
  ['setns', 308, 268],
  ['memfd_create', 319, 279],
  ['bpf', 321, 280],
  ['userfaultfd', 323, 282],
  ['io_uring_setup', 425, 425],
];
const allowed: readonly (readonly [name: string, x64: number, arm64: number])[] = [
  ['read', 0, 63],
  ['write', 1, 64],
  ['mmap', 9, 222],
  ['socketpair', 53, 199],
  ['execve', 59, 221],
  ['futex', 202, 98],
  ['prlimit64', 302, 261],
  ['getrandom', 318, 278],
];

describe.each([
  ['x64', x86, 1],
  ['arm64', arm, 2],
] as const)('the filter of calls on %s', (machine, architecture, column) => {
  const filter = callFilter(machine, { mayFork: false });
  const withForks = callFilter(machine, { mayFork: true });

  it.each(refused)('refuses %s', (...row) => {
    expect(run(filter, { architecture, number: row[column] })).toBe(eperm);
    expect(run(withForks, { architecture, number: row[column] })).toBe(eperm);
  });

  it.each(allowed)('allows %s', (...row) => {
    expect(run(filter, { architecture, number: row[column] })).toBe(allow);
  });

  it('kills what comes from another architecture', () => {
    expect(run(filter, { architecture: 0x40000003, number: 1 })).toBe(kill);
    expect(run(filter, { architecture: machine === 'x64' ? arm : x86, number: 1 })).toBe(kill);
  });

  it('lets threads be made, and processes only where they may be', () => {
    const clone = machine === 'x64' ? 56 : 220;
    const [thread, process] = [0x3d0f00, 0x1200011];
    expect(run(filter, { architecture, number: clone, arguments: [thread] })).toBe(allow);
    expect(run(filter, { architecture, number: clone, arguments: [process] })).toBe(eperm);
    expect(run(withForks, { architecture, number: clone, arguments: [process] })).toBe(allow);
    expect(run(filter, { architecture, number: 435 })).toBe(enosys);
  });

  it.each([
    ['mounts', 0x00020000],
    ['cgroups', 0x02000000],
    ['names', 0x04000000],
    ['IPC', 0x08000000],
    ['users', 0x10000000],
    ['processes', 0x20000000],
    ['network', 0x40000000],
  ])('lets nobody make a namespace of %s', (_, flag) => {
    const clone = machine === 'x64' ? 56 : 220;
    expect(run(withForks, { architecture, number: clone, arguments: [flag | 0x11] })).toBe(eperm);
    expect(run(filter, { architecture, number: clone, arguments: [flag | 0x10000] })).toBe(eperm);
  });

  it('lets nobody type into a terminal', () => {
    const ioctl = machine === 'x64' ? 16 : 29;
    expect(run(filter, { architecture, number: ioctl, arguments: [0, 0x5412] })).toBe(eperm);
    expect(run(filter, { architecture, number: ioctl, arguments: [0, 0x5401] })).toBe(allow);
  });
});

it('kills the calls of x32, which have other numbers', () => {
  expect(run(callFilter('x64', { mayFork: true }), { architecture: x86, number: 0x40000000 + 520 })).toBe(kill);
});

it('is assembled as the kernel reads it', () => {
  const bytes = assemble([
    { kind: 'load', offset: 4 },
    { kind: 'ifEqual', value: x86, to: 'end' },
    { kind: 'return', action: kill },
    { kind: 'label', name: 'end' },
    { kind: 'return', action: allow },
  ]);
  // BPF_LD|BPF_W|BPF_ABS; BPF_JMP|BPF_JEQ|BPF_K; BPF_RET|BPF_K (linux/bpf_common.h).
  expect(bytes.toString('hex')).toBe('2000000004000000' + '150001003e0000c0' + '0600000000000080' + '060000000000ff7f');
});

it('refuses to jump back, or too far', () => {
  const far = Array.from({ length: 300 }, () => ({ kind: 'load', offset: 0 }) as const);
  expect(() => assemble([{ kind: 'ifEqual', value: 1, to: 'x' }, ...far, { kind: 'label', name: 'x' }])).toThrow(
    RangeError,
  );
  expect(() => assemble([{ kind: 'ifEqual', value: 1, to: 'nowhere' }])).toThrow(RangeError);
});
