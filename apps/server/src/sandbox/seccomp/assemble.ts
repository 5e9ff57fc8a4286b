/** An instruction of a filter; jumps go forward to a label. */
export type Instruction =
  /** Loads 32 bits of the call's description at this offset (`struct seccomp_data`). */
  | { readonly kind: 'load'; readonly offset: number }
  /** Goes on at a label if the value loaded is this one. */
  | { readonly kind: 'ifEqual'; readonly value: number; readonly to: string }
  /** Goes on at a label if any of these bits is set. */
  | { readonly kind: 'ifAnySet'; readonly bits: number; readonly to: string }
  | { readonly kind: 'return'; readonly action: number }
  | { readonly kind: 'label'; readonly name: string };

/** Bytes of an instruction (`struct sock_filter`): 16 bits of code, two jumps of 8 bits, 32 bits of operand. */
const instructionSize = 8;

/** Jumps of conditions have 8 bits. */
const longestJump = 255;

/** Codes of the classic BPF (linux/bpf_common.h): LD|W|ABS, JMP|JEQ|K, JMP|JSET|K, RET|K. */
const codes = { load: 0x20, ifEqual: 0x15, ifAnySet: 0x45, return: 0x06 } as const;

/** The bytes of a filter as the kernel of a little-endian machine takes them. A label that is missing is a bug. */
export function assemble(program: readonly Instruction[]): Buffer {
  const labels = new Map<string, number>();
  let count = 0;
  for (const instruction of program) {
    if (instruction.kind === 'label') labels.set(instruction.name, count);
    else count += 1;
  }
  const bytes = Buffer.alloc(count * instructionSize);
  let at = 0;
  for (const instruction of program) {
    if (instruction.kind === 'label') continue;
    write(bytes, at, instruction, labels);
    at += 1;
  }
  return bytes;
}

function write(
  bytes: Buffer,
  at: number,
  instruction: Exclude<Instruction, { readonly kind: 'label' }>,
  labels: ReadonlyMap<string, number>,
): void {
  const offset = at * instructionSize;
  bytes.writeUInt16LE(codes[instruction.kind], offset);
  bytes.writeUInt8('to' in instruction ? jumpTo(instruction.to, at, labels) : 0, offset + 2);
  bytes.writeUInt8(0, offset + 3);
  bytes.writeUInt32LE(operandOf(instruction) >>> 0, offset + 4);
}

function jumpTo(label: string, from: number, labels: ReadonlyMap<string, number>): number {
  const jump = (labels.get(label) ?? -1) - from - 1;
  if (jump < 0 || jump > longestJump) throw new RangeError(`The filter cannot jump to ${label}.`);
  return jump;
}

function operandOf(instruction: Exclude<Instruction, { readonly kind: 'label' }>): number {
  switch (instruction.kind) {
    case 'load':
      return instruction.offset;
    case 'ifEqual':
      return instruction.value;
    case 'ifAnySet':
      return instruction.bits;
    case 'return':
      return instruction.action;
  }
}
