// 1,000,000 random texts and 100,000 damaged expressions: none may throw or take 50 ms to parse and compile. LEMMA_RUNS
// changes the number.
import { load, row } from './measuring.mjs';
import { schoolExpressions } from './school-expressions.mjs';

const count = Number(process.env.LEMMA_RUNS ?? 1_000_000);
const longest = 50;

export async function measure() {
  const core = await load('packages/core/src/expression/index.ts');
  const slots = new Map(['x', 'y', 'a', 'b'].map((name, slot) => [name, slot]));
  const read = (text) => {
    const parsed = core.parseExpression(text);
    if (parsed.ok) core.compileExpression(parsed.value, { slots });
    return parsed.ok;
  };
  const next = generator(20_261_121);
  const random = slowest(read, count, () => randomText(next));
  const damaged = slowest(read, count / 10, () => damage(schoolExpressions[next(schoolExpressions.length)], next));
  console.error(
    `seed 20261121; ${random.accepted} of ${count} random texts and ${damaged.accepted} of ${count / 10} damaged ones are expressions`,
  );
  return [
    row(`slowest of ${count} random texts, ms against ${longest}`, random.time, longest, 1),
    row(`slowest of ${count / 10} damaged expressions, ms against ${longest}`, damaged.time, longest, 1),
  ];
}

/** The time of the slowest text; one that seems slow is timed three times, because the machine is shared. */
function slowest(read, times, make) {
  let time = 0;
  let accepted = 0;
  for (let at = 0; at < times; at += 1) {
    const text = make();
    const timed = () => {
      const began = performance.now();
      if (read(text)) accepted += 1;
      return performance.now() - began;
    };
    const first = timed();
    if (first > time) time = Math.max(time, Math.min(first, timed(), timed()));
  }
  return { time, accepted };
}

const pieces = [
  ...'xyab0123456789.,;()[]{}|+-*/^#!<>= ²³⁻√∛π∞·×÷−≤≥≠αβ（）；％%$_\\"\'\n\t',
  ...[
    'sin',
    'log_3',
    'sqrt',
    ' mod ',
    ' AND ',
    ' OR ',
    'NOT ',
    'true',
    'if(',
    'infinity',
    '1E9',
    'E-',
    'P[x]',
    '((((',
    '||||',
    '^^',
    '\u0000',
    '😀',
    '\ud800',
  ],
];

function randomText(next) {
  let text = '';
  for (let length = next(40); length > 0; length -= 1)
    text += next(8) === 0 ? String.fromCharCode(next(0x10000)) : pieces[next(pieces.length)];
  return text;
}

function damage(text, next) {
  let damaged = text;
  for (let times = 1 + next(3); times > 0; times -= 1) {
    const at = next(damaged.length + 1);
    const inserted = next(2) === 0 ? '' : pieces[next(pieces.length)];
    damaged = damaged.slice(0, at) + inserted + damaged.slice(at + next(3));
  }
  return damaged;
}

/** Whole numbers below a limit, the same ones every time (Park–Miller). */
function generator(seed) {
  let state = seed % 2147483647;
  return (limit) => {
    state = (state * 16807) % 2147483647;
    return state % limit;
  };
}
