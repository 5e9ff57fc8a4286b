// LALR(1) tables of a grammar: LR(1) kernels merged by core during construction. Symbols are numbers: kinds of token
// first.

/**
 * `grammar`: rules of {name, symbols: ({name} | {kind})[], action}, all names, all kinds of token (the first is the end
 * of the text), the start symbol. Throws an Error that lists every cell that would have two actions.
 */
export function buildTables(grammar) {
  const { kinds, names } = grammar;
  if (kinds.length > 31) throw new Error('more than 31 kinds of token do not fit into one bit mask');
  const number = (symbol) =>
    symbol.kind === undefined ? kinds.length + names.indexOf(symbol.name) : kinds.indexOf(symbol.kind);
  const rules = grammar.rules.map((rule) => ({
    left: kinds.length + names.indexOf(rule.name),
    right: rule.symbols.map(number),
  }));
  const accept = rules.length;
  rules.push({ left: kinds.length + names.length, right: [kinds.length + names.indexOf(grammar.start)] });
  const show = (symbol) => kinds[symbol] ?? names[symbol - kinds.length] ?? 'accept';

  const firstOf = firstSets(rules, kinds.length, names.length + 1);
  const { states, closure } = buildStates(rules, accept, kinds.length, firstOf);
  const { action, goTo } = fillTables({ rules, states, closure, kinds, names, show });

  if (states.length > 255) throw new Error('more than 255 states do not fit into a byte of automaton.ts');
  const unit = grammar.rules.map((rule) => rule.action === 'id' && rule.symbols.length === 1);
  return { unit, ...encoded({ action, goTo, accept, kindCount: kinds.length, nameCount: names.length }) };
}

/**
 * For a sequence of symbols from a position on: the kinds it can start with, as a bit mask; plus `after` if it can be
 * empty.
 */
function firstSets(rules, kindCount, nameCount) {
  const nullable = new Set();
  const first = new Array(kindCount + nameCount).fill(0);
  for (let kind = 0; kind < kindCount; kind++) first[kind] = 1 << kind;
  const firstOf = (symbols, from, after) => {
    let mask = 0;
    for (const symbol of symbols.slice(from)) {
      mask |= first[symbol];
      if (!nullable.has(symbol)) return mask;
    }
    return mask | after;
  };
  for (let changed = true; changed;) {
    changed = false;
    for (const { left, right } of rules) {
      const mask = first[left] | firstOf(right, 0, 0);
      if (mask !== first[left]) {
        first[left] = mask;
        changed = true;
      }
      if (!nullable.has(left) && right.every((symbol) => nullable.has(symbol))) {
        nullable.add(left);
        changed = true;
      }
    }
  }
  return firstOf;
}

/** An item is rule * 16 + dot. A kernel maps items to lookahead masks; a state is visited again when its masks grow. */
function buildStates(rules, accept, kindCount, firstOf) {
  const rulesOf = groupRules(rules);
  const closure = (kernel) => {
    const items = new Map(kernel);
    const todo = [...kernel.keys()];
    while (todo.length > 0) {
      const item = todo.pop();
      const { right } = rules[item >> 4];
      const dot = item & 15;
      const symbol = right[dot];
      if (symbol === undefined || symbol < kindCount) continue;
      const follow = firstOf(right, dot + 1, items.get(item));
      for (const rule of rulesOf.get(symbol)) {
        const known = items.get(rule * 16) ?? 0;
        if (items.has(rule * 16) && (known | follow) === known) continue;
        items.set(rule * 16, known | follow);
        todo.push(rule * 16);
      }
    }
    return items;
  };

  const states = [];
  const byCore = new Map();
  const queue = [];
  const enter = (kernel) => {
    const core = [...kernel.keys()].sort((a, b) => a - b).join();
    const known = byCore.get(core);
    if (known === undefined) {
      byCore.set(core, states.length);
      queue.push(states.length);
      return states.push({ kernel, next: new Map() }) - 1;
    }
    let grew = false;
    for (const [item, mask] of kernel) {
      const old = states[known].kernel.get(item);
      if ((old | mask) !== old) {
        states[known].kernel.set(item, old | mask);
        grew = true;
      }
    }
    if (grew && !queue.includes(known)) queue.push(known);
    return known;
  };
  enter(new Map([[accept * 16, 1]]));
  while (queue.length > 0) {
    const state = states[queue.shift()];
    const moves = new Map();
    for (const [item, mask] of closure(state.kernel)) {
      const symbol = rules[item >> 4].right[item & 15];
      if (symbol === undefined) continue;
      if (!moves.has(symbol)) moves.set(symbol, new Map());
      moves.get(symbol).set(item + 1, mask);
    }
    for (const [symbol, kernel] of moves) state.next.set(symbol, enter(kernel));
  }
  return { states, closure };
}

function groupRules(rules) {
  const groups = new Map();
  for (const [index, rule] of rules.entries()) groups.set(rule.left, [...(groups.get(rule.left) ?? []), index]);
  return groups;
}

/** Shifts are positive, reductions negative; a cell decided twice is a conflict. */
function fillTables({ rules, states, closure, kinds, names, show }) {
  const action = new Int16Array(states.length * kinds.length);
  const goTo = new Int16Array(states.length * names.length);
  const conflicts = [];
  const showItem = (item) => {
    const { left, right } = rules[item >> 4];
    const dot = item & 15;
    return `${show(left)} -> ${right.slice(0, dot).map(show).join(' ')} • ${right.slice(dot).map(show).join(' ')}`;
  };
  for (const [number, state] of states.entries()) {
    const reasons = new Map();
    const put = (kind, value, item) => {
      const cell = number * kinds.length + kind;
      if (action[cell] !== 0 && action[cell] !== value) {
        conflicts.push(`state ${number} on ${show(kind)}:\n   ${reasons.get(kind)}\n   ${showItem(item)}`);
      }
      action[cell] = value;
      reasons.set(kind, showItem(item));
    };
    for (const [item, mask] of closure(state.kernel)) {
      const symbol = rules[item >> 4].right[item & 15];
      if (symbol === undefined) {
        for (let kind = 0; kind < kinds.length; kind++)
          if ((mask & (1 << kind)) !== 0) put(kind, -(item >> 4) - 1, item);
      } else if (symbol < kinds.length) put(symbol, state.next.get(symbol), item);
      else goTo[number * names.length + symbol - kinds.length] = state.next.get(symbol);
    }
  }
  if (conflicts.length > 0) throw new Error(`${conflicts.length} conflicts\n${conflicts.join('\n')}`);
  return { action, goTo };
}

/**
 * What automaton.ts unpacks. A state reduces by the same rule whatever token follows: a wrong one is refused before it
 * is shifted, a few reductions later. So a state needs one rule, the set of kinds it shifts, and where each symbol leads;
 * where none leads anywhere, a column goes on with the state before, so that it has few runs.
 */
function encoded({ action, goTo, accept, kindCount, nameCount }) {
  const states = Array.from({ length: action.length / kindCount }, (_, state) => ({
    cells: [...action.subarray(state * kindCount, (state + 1) * kindCount)],
    next: [...goTo.subarray(state * nameCount, (state + 1) * nameCount)],
  }));
  const reductions = states.map(({ cells }, state) => {
    const rules = [...new Set(cells.filter((cell) => cell < 0))];
    if (rules.length > 1) throw new Error(`state ${state} reduces by several rules, the tables have room for one`);
    if (rules.includes(-accept - 1) && cells[0] !== -accept - 1) throw new Error('only the end of a text is accepted');
    return -(rules[0] ?? 0);
  });
  const masks = states.map(({ cells }) =>
    cells.reduce((mask, cell, kind) => (cell > 0 ? mask | (1 << kind) : mask), 0),
  );
  const shiftedKinds = [...new Set(masks)];
  const successors = [];
  for (let symbol = 0; symbol < kindCount + nameCount; symbol++) {
    const column = states.map(({ cells, next }) => Math.max(0, [...cells, ...next][symbol]));
    let last = column.find((state) => state > 0) ?? 0;
    for (const state of column) {
      if (state > 0) last = state;
      const run = successors.at(-1);
      if (run?.[0] === last) run[1]++;
      else successors.push([last, 1]);
    }
  }
  return {
    stateCount: states.length,
    reductions,
    shiftedKinds,
    shifts: masks.map((mask) => shiftedKinds.indexOf(mask)),
    successors,
  };
}
