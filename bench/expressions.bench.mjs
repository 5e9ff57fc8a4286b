// Parse and compile: ours against mathjs and expr-eval-fork, every text new, warm (60 and 1,000 texts a turn) and cold (child processes).
import { createRequire } from 'node:module';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { inTurn, load, median, row } from './measuring.mjs';
import { sampleFrame, schoolExpressions } from './school-expressions.mjs';

const require = createRequire(import.meta.url);
const slots = new Map(Object.keys(sampleFrame).map((name, slot) => [name, slot]));
const frame = Object.values(sampleFrame);

/** Each takes a text and gives a function without arguments that computes its value. */
const contestants = {
  ours: async () => {
    const { compileExpression, parseExpression } = await load('packages/core/src/expression/index.ts');
    return (text) => {
      const parsed = parseExpression(text);
      if (!parsed.ok) throw new Error(`${text}: ${parsed.failure.kind}`);
      const compiled = compileExpression(parsed.value, { slots });
      if (!compiled.ok) throw new Error(`${text}: ${compiled.failure.kind}`);
      return () => compiled.value.evaluate(frame);
    };
  },
  mathjs: async () => {
    const math = await import('mathjs');
    return (text) => {
      const compiled = math.compile(text);
      return () => compiled.evaluate({ ...sampleFrame });
    };
  },
  'expr-eval-fork': async () => {
    const { Parser } = require('expr-eval-fork');
    const parser = new Parser();
    return (text) => {
      const parsed = parser.parse(text);
      return () => parsed.evaluate({ ...sampleFrame });
    };
  },
};

export async function measure() {
  const engines = {};
  for (const [name, make] of Object.entries(contestants)) engines[name] = await make();
  for (const text of schoolExpressions) {
    const [ours, ...theirs] = Object.values(engines).map((compile) => Number(compile(text)()));
    for (const value of theirs)
      if (Math.abs(value - ours) > 1e-9 * (1 + Math.abs(ours))) throw new Error(`${text}: ${ours} and ${value}`);
  }
  let serial = 0;
  const turn = (compile, texts) => () => {
    for (let at = 0; at < texts; at += 1) {
      serial += 1;
      const text = schoolExpressions[at % schoolExpressions.length];
      compile(/[<>]/.test(text) ? text : `${text}+${(serial / 1e4 + 0.1).toFixed(4)}`);
    }
  };
  const over = (texts) =>
    Object.fromEntries(Object.entries(engines).map(([name, compile]) => [name, turn(compile, texts)]));
  const few = await inTurn(over(60), 101, 60);
  const many = await inTurn(over(1000), 21, 5);
  const cold = Object.fromEntries(Object.keys(contestants).map((name) => [name, []]));
  for (let round = 0; round < 9; round += 1) for (const name of Object.keys(cold)) cold[name].push(coldStart(name));
  return [
    row('parse+compile, 60 texts a turn, against mathjs', few.ours, few.mathjs, 0.12),
    row('parse+compile, 60 texts a turn, against expr-eval-fork', few.ours, few['expr-eval-fork'], 0.5),
    row('parse+compile, 1,000 texts a turn, against expr-eval-fork', many.ours, many['expr-eval-fork'], 0.4),
    row(
      'cold, first 48 with a value each, against expr-eval-fork',
      median(cold.ours),
      median(cold['expr-eval-fork']),
      0.5,
    ),
  ];
}

function coldStart(name) {
  return Number(execFileSync(process.execPath, [fileURLToPath(import.meta.url), name], { encoding: 'utf8' }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const compile = await contestants[process.argv[2]]();
  const began = performance.now();
  for (const text of schoolExpressions.slice(0, 48)) compile(text)();
  console.log(performance.now() - began);
}
