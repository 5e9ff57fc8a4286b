/** Machines for which there is a filter, as Node names them. */
export type Machine = 'x64' | 'arm64';

/** What a filter has to know about a machine. */
export interface MachineCalls {
  /** `AUDIT_ARCH_…` of linux/audit.h. */
  readonly architecture: number;
  /** The numbers of the calls that are refused. */
  readonly refused: readonly number[];
  /** Those that make a process other than `clone`. */
  readonly forks: readonly number[];
  readonly clone: number;
  readonly ioctl: number;
}

/** Numbers since Linux 5.1 are the same on all machines. */
const onAll = {
  io_uring_setup: 425,
  io_uring_enter: 426,
  io_uring_register: 427,
  open_tree: 428,
  move_mount: 429,
  fsopen: 430,
  fsconfig: 431,
  fsmount: 432,
  fspick: 433,
  pidfd_open: 434,
  pidfd_getfd: 438,
  process_madvise: 440,
  mount_setattr: 442,
  quotactl_fd: 443,
  memfd_secret: 447,
} as const;

/**
 * Calls that no exercise needs: [x86-64, arm64]. They reach into other processes, the kernel, its keys or its mounts, make
 * memory that no limit counts (`shmget`, `memfd_create`, `mq_open`), speak to others (`socket`), or take another share of
 * the processors (`setsid`).
 */
const refusedCalls = {
  socket: [41, 198],
  setsid: [112, 157],
  shmget: [29, 194],
  semget: [64, 190],
  msgget: [68, 186],
  mq_open: [240, 180],
  memfd_create: [319, 279],
  ptrace: [101, 117],
  process_vm_readv: [310, 270],
  process_vm_writev: [311, 271],
  kcmp: [312, 272],
  add_key: [248, 217],
  request_key: [249, 218],
  keyctl: [250, 219],
  bpf: [321, 280],
  perf_event_open: [298, 241],
  userfaultfd: [323, 282],
  seccomp: [317, 277],
  unshare: [272, 97],
  setns: [308, 268],
  mount: [165, 40],
  umount2: [166, 39],
  pivot_root: [155, 41],
  chroot: [161, 51],
  name_to_handle_at: [303, 264],
  open_by_handle_at: [304, 265],
  fanotify_init: [300, 262],
  kexec_load: [246, 104],
  kexec_file_load: [320, 294],
  init_module: [175, 105],
  finit_module: [313, 273],
  delete_module: [176, 106],
  reboot: [169, 142],
  swapon: [167, 224],
  swapoff: [168, 225],
  acct: [163, 89],
  quotactl: [179, 60],
  syslog: [103, 116],
  settimeofday: [164, 170],
  clock_settime: [227, 112],
  adjtimex: [159, 171],
  clock_adjtime: [305, 266],
  sethostname: [170, 161],
  setdomainname: [171, 162],
  personality: [135, 92],
  vhangup: [153, 58],
} as const;

/** Of x86-64 only. */
const olderCalls = { modify_ldt: 154, iopl: 172, ioperm: 173, uselib: 134, create_module: 174 } as const;

/** By machine, as Node names them. Other machines have no filter, and therefore no sandbox. */
export const machines: Readonly<Record<Machine, MachineCalls>> = {
  x64: {
    architecture: 0xc000003e,
    refused: [
      ...Object.values(refusedCalls).map(([x64]) => x64),
      ...Object.values(onAll),
      ...Object.values(olderCalls),
    ],
    forks: [57, 58],
    clone: 56,
    ioctl: 16,
  },
  arm64: {
    architecture: 0xc00000b7,
    refused: [...Object.values(refusedCalls).map(([, arm64]) => arm64), ...Object.values(onAll)],
    forks: [],
    clone: 220,
    ioctl: 29,
  },
};

/** The machine this is; undefined if there is no filter for it. */
export function machineOf(name: string): Machine | undefined {
  return name === 'x64' || name === 'arm64' ? name : undefined;
}
