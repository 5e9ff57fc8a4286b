import {
  END,
  reductions,
  ruleLengths,
  ruleSymbols,
  ruleUnit,
  shiftedKinds,
  shifts,
  stateCount,
  successorRuns,
  tokenKinds,
} from './tables.generated.ts';

const kindCount = tokenKinds.length;

/** Reducing by the rule after the last one of the grammar accepts the text. */
export const acceptAction = -ruleLengths.length;

/** How many symbols each rule pops off the stack. */
export const lengths = Uint8Array.from(ruleLengths);
/** 1 if a rule only renames its symbol. */
export const unit = Uint8Array.from(ruleUnit, Number);

const symbols = Uint8Array.from(ruleSymbols);
const symbolCount = Math.max(...ruleSymbols);
const successors = unpackRuns();

/** Cells by state and kind of token: positive shifts to a state, negative reduces by rule −cell − 1, 0 is an error. */
const actions = new Int16Array(stateCount * kindCount);
for (let state = 0; state < stateCount; state++) {
  const from = state * kindCount;
  const reduction = -(reductions[state] ?? 0);
  actions.fill(reduction, from, from + (reduction === acceptAction ? END + 1 : kindCount));
  for (let kind = 0, kinds = shiftedKinds[shifts[state] ?? 0] ?? 0; kinds !== 0; kind++, kinds >>= 1)
    if ((kinds & 1) === 1) actions[from + kind] = successors[kind * stateCount + state] ?? 0;
}

/** What to do in a state before a token. */
export function actionIn(state: number, kind: number): number {
  return actions[state * kindCount + kind] ?? 0;
}

/** The state after a reduction that uncovered another state. */
export function goTo(uncovered: number, rule: number): number {
  return successors[(kindCount + (symbols[rule] ?? 0)) * stateCount + uncovered] ?? 0;
}

/**
 * A state whose only action is one reduction need not look at the next token: that action, or 0. Errors then surface
 * one step later, still before anything is shifted.
 */
export const onlyAction = Int16Array.from(reductions, (rule, state) =>
  shiftedKinds[shifts[state] ?? 0] === 0 && -rule !== acceptAction ? -rule : 0,
);

/**
 * Unit rules do not change values: after a goto, the whole chain of them depends only on the goto's cell and the next
 * token, so its end is cached, filled on demand; 0 is unknown.
 */
const settled = new Uint8Array(symbolCount * stateCount * kindCount);

/** The state after a reduction and all following unit reductions, before a token of this kind. */
export function settle(uncovered: number, rule: number, kind: number): number {
  const at = ((symbols[rule] ?? 0) * stateCount + uncovered) * kindCount + kind;
  const known = settled[at] ?? 0;
  return known !== 0 ? known : (settled[at] = settleAnew(uncovered, goTo(uncovered, rule), kind));
}

function settleAnew(uncovered: number, first: number, kind: number): number {
  let state = first;
  for (;;) {
    const action = actionIn(state, kind);
    if (action >= 0 || action === acceptAction || unit[-action - 1] !== 1) return state;
    state = goTo(uncovered, -action - 1);
  }
}

function unpackRuns(): Uint8Array {
  const cells = new Uint8Array((kindCount + symbolCount) * stateCount);
  let to = 0;
  for (let run = 0; run < successorRuns.length; run += 2) {
    const end = to + (successorRuns[run + 1] ?? 0);
    cells.fill(successorRuns[run] ?? 0, to, end);
    to = end;
  }
  return cells;
}
