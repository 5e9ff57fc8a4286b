// Expressions: parsing (new texts, warm and cold) and evaluating (one by one and in batches), against other engines and
// hand-written code.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { engines, prepareOurs } from './expression-engines.mjs';
import { inTurn, median, row } from './measuring.mjs';
import { sampleFrame, schoolExpressions } from './school-expressions.mjs';
import { schoolFunctions } from './school-functions.mjs';

export async function measure() {
  const { compileBatch, parseExpression } = await prepareOurs();
  const fast = await load('ours', 'mathjs', 'expr-eval-fork');
  const rows = [...(await reading(fast)), ...cold()];
  // Loaded later: their large heaps would affect everyone.
  const all = { ...fast, ...(await load('JessieCode', 'kas')) };
  return [
    ...rows,
    ...(await readingSlowly(all)),
    ...(await evaluating(all)),
    ...(await batches(compileBatch, parseExpression)),
  ];
}

/** Contestants, each checked to compute the same values as code written by hand. */
async function load(...names) {
  const compilers = {};
  for (const name of names) compilers[name] = await engines[name]();
  checkValues(compilers);
  return compilers;
}

const isRelation = (text) => /[<>]/.test(text);
/** What every engine can evaluate: no relations. */
const numbers = schoolExpressions
  .map((text, index) => ({ text, byHand: schoolFunctions[index] }))
  .filter(({ text }) => !isRelation(text));

function checkValues(compilers) {
  const { x, y, a, b } = sampleFrame;
  for (const { text, byHand } of numbers) {
    const expected = byHand(x, y, a, b);
    for (const [name, compile] of Object.entries(compilers)) {
      const value = compile(text)(x, y);
      if (!(Math.abs(value - expected) <= 1e-9 * (1 + Math.abs(expected))))
        throw new Error(`${name}: ${text} is ${value}, not ${expected}`);
    }
  }
}

let serial = 0;

/** Unseen texts, created before the clock starts; accessing a character makes V8 flatten a concatenated string. */
function newTexts(count, texts) {
  return Array.from({ length: count }, (_, at) => {
    const text = texts[at % texts.length];
    if (isRelation(text)) return text;
    const longer = `${text}+${((serial += 1) / 1e4 + 0.1).toFixed(4)}`;
    longer.charCodeAt(1);
    return longer;
  });
}

/** Rounds in which these contestants parse and compile new texts. */
function turns(compilers, names, count, texts = schoolExpressions) {
  const turn = (compile) => () => {
    const fresh = newTexts(count, texts);
    return () => {
      for (const text of fresh) compile(text);
    };
  };
  return Object.fromEntries(names.map((name) => [name, turn(compilers[name])]));
}

async function reading(compilers) {
  const few = await inTurn(turns(compilers, ['ours', 'mathjs', 'expr-eval-fork'], 60), 201, 1500);
  const many = await inTurn(turns(compilers, ['ours', 'expr-eval-fork'], 1000), 31, 15);
  return [
    row('parse+compile, 60 texts a turn, against mathjs', few.ours, few.mathjs, 0.12),
    row('parse+compile, 60 texts a turn, against expr-eval-fork', few.ours, few['expr-eval-fork'], 0.5),
    row('parse+compile, 1,000 texts a turn, against expr-eval-fork', many.ours, many['expr-eval-fork'], 0.4),
  ];
}

async function readingSlowly(compilers) {
  const texts = numbers.map(({ text }) => text);
  const slow = await inTurn(turns(compilers, ['ours', 'JessieCode', 'kas'], texts.length, texts), 21, 10);
  return [
    row('parse+compile, numbers only, against JessieCode', slow.ours, slow.JessieCode),
    row('parse+compile, numbers only, against Khan kas', slow.ours, slow.kas),
  ];
}

function cold() {
  const script = fileURLToPath(new URL('cold-start.mjs', import.meta.url));
  const times = { ours: [], 'expr-eval-fork': [] };
  for (let round = 0; round < 15; round += 1) {
    for (const [name, list] of Object.entries(times)) {
      list.push(Number(execFileSync(process.execPath, [script, name], { encoding: 'utf8' })));
    }
  }
  return [
    row(
      'cold, first 48 with a value each, against expr-eval-fork',
      median(times.ours),
      median(times['expr-eval-fork']),
      0.5,
    ),
  ];
}

const points = Array.from({ length: 1000 }, (_, at) => at / 400 + 0.1);

/** Milliseconds for 1,000 points of every expression, one call each. */
async function evaluating(compilers) {
  const over = (functions) => () => () => {
    let sum = 0;
    for (const evaluate of functions) for (const x of points) sum += evaluate(x, 3 - x);
    return sum;
  };
  const contestants = {
    byHand: over(
      numbers.map(
        ({ byHand }) =>
          (x, y) =>
            byHand(x, y, 2, 3),
      ),
    ),
  };
  for (const [name, compile] of Object.entries(compilers))
    contestants[name] = over(numbers.map(({ text }) => compile(text)));
  const times = await inTurn(contestants, 15, 6);
  return [
    row('evaluation, a call each, against hand-written JavaScript', times.ours, times.byHand, 2.5),
    ...Object.keys(engines)
      .filter((name) => name !== 'ours')
      .map((name) => row(`evaluation, a call each, against ${name}`, times.ours, times[name])),
  ];
}

async function batches(compileBatch, parseExpression) {
  const xs = Float64Array.from(points);
  const ys = Float64Array.from(points, (x) => 3 - x);
  const into = new Float64Array(points.length);
  const scope = {
    slots: new Map([
      ['a', 0],
      ['b', 1],
    ]),
    varying: ['x', 'y'],
  };
  const compiled = numbers.map(({ text }) => compileBatch(parseExpression(text).value, scope).value);
  for (const [index, { text, byHand }] of numbers.entries()) {
    compiled[index]([2, 3], [xs, ys], into, points.length);
    for (const [at, x] of points.entries()) {
      const expected = byHand(x, 3 - x, 2, 3);
      if (!(Math.abs(into[at] - expected) <= 1e-9 * (1 + Math.abs(expected))))
        throw new Error(`batch: ${text} at ${x}`);
    }
  }
  const times = await inTurn(
    {
      byHand: () => () => {
        for (const { byHand } of numbers)
          for (let at = 0; at < points.length; at += 1) into[at] = byHand(xs[at], ys[at], 2, 3);
      },
      ours: () => () => {
        for (const batch of compiled) batch([2, 3], [xs, ys], into, points.length);
      },
    },
    41,
    20,
  );
  return [row('evaluation, batches, against calls of hand-written JavaScript', times.ours, times.byHand, 0.8)];
}
