import {
  actionRows,
  gotoRows,
  packedActions,
  packedGotos,
  ruleLengths,
  ruleSymbols,
  ruleUnit,
  symbolCount,
  tokenKinds,
} from './tables.generated.ts';

const kindCount = tokenKinds.length;

/** Reducing by the rule after the last one of the grammar accepts the text. */
export const acceptAction = -ruleLengths.length;

/** Cells by row and kind of token: positive shifts to a state, negative reduces by rule −cell − 1, 0 is an error. */
export const actions = unpackCells(packedActions);
/** The offset of each state's row in `actions`. */
export const actionRowOf = Uint16Array.from(actionRows, (row) => row * kindCount);
/** How many symbols each rule pops off the stack. */
export const lengths = Uint8Array.from(ruleLengths);
/** 1 if a rule only renames its symbol. */
export const unit = Uint8Array.from(ruleUnit, Number);

const gotos = unpackCells(packedGotos);
const gotoRowOf = Uint16Array.from(gotoRows, (row) => row * symbolCount);
const symbols = Uint8Array.from(ruleSymbols);

/** The state after a reduction that uncovered another state. */
export function goTo(uncovered: number, rule: number): number {
  return gotos[(gotoRowOf[uncovered] ?? 0) + (symbols[rule] ?? 0)] ?? 0;
}

/**
 * A state whose only action is one reduction need not look at the next token: that action, or 0. Errors then surface
 * one step later, still before anything is shifted.
 */
export const onlyAction = Int16Array.from(actionRowOf, (row) => {
  const [only, ...others] = new Set(actions.subarray(row, row + kindCount).filter((action) => action !== 0));
  return only !== undefined && others.length === 0 && only < 0 && only !== acceptAction ? only : 0;
});

/**
 * Unit rules do not change values: after a goto, the whole chain of them depends only on the goto's cell and the next
 * token, so its end is cached. The table has a row per used cell and is filled on demand; 0 is unknown.
 */
let rowCount = 0;
const rowOf = Uint16Array.from(gotos, (state) => (state === 0 ? 0 : kindCount * rowCount++));
const settled = new Uint8Array(rowCount * kindCount);

/** The state after a reduction and all following unit reductions, before a token of this kind. */
export function settle(uncovered: number, rule: number, kind: number): number {
  const cell = (gotoRowOf[uncovered] ?? 0) + (symbols[rule] ?? 0);
  const at = (rowOf[cell] ?? 0) + kind;
  const known = settled[at] ?? 0;
  return known !== 0 ? known : (settled[at] = settleAnew(uncovered, gotos[cell] ?? 0, kind));
}

function settleAnew(uncovered: number, first: number, kind: number): number {
  let state = first;
  for (;;) {
    const action = actions[(actionRowOf[state] ?? 0) + kind] ?? 0;
    if (action >= 0 || action === acceptAction || unit[-action - 1] !== 1) return state;
    state = goTo(uncovered, -action - 1);
  }
}

if (actionRows.length > 255) throw new Error('States do not fit into a byte: make `settled` wider.');

/** Base-64 digits in the order the generator uses. */
function digit(code: number): number {
  if (code > 96) return code - 71;
  if (code > 64) return code - 65;
  if (code > 47) return code + 4;
  return code === 43 ? 62 : 63;
}

/**
 * Unpacks a run-length encoded table: the high digits of all cells, the low digits, then the lengths of all runs; odd
 * cells are negative.
 */
function unpackCells(packed: string): Int16Array {
  const runs = packed.length / 3;
  let length = 0;
  for (let run = 0; run < runs; run++) length += digit(packed.charCodeAt(2 * runs + run));
  const cells = new Int16Array(length);
  let to = 0;
  for (let run = 0; run < runs; run++) {
    const value = digit(packed.charCodeAt(run)) * 64 + digit(packed.charCodeAt(runs + run));
    const end = to + digit(packed.charCodeAt(2 * runs + run));
    if (value !== 0) cells.fill((value & 1) === 1 ? -((value + 1) >> 1) : value >> 1, to, end);
    to = end;
  }
  return cells;
}
