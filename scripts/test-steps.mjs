// Runs the steps of npm test and reports on them: single-core steps run in parallel; each report shows the time taken
// next to the budget, and slow steps report progress.
import { availableParallelism } from 'node:os';
import { stripVTControlCharacters } from 'node:util';

/**
 * Runs the named steps. Those in `narrow` need one core and tolerate a busy machine: they run first, in the given
 * order, as many in parallel as there are cores. The others follow one by one. A step resolves to the number of its
 * tests that passed and failed. One that takes longer than its budget (seconds on two idle cores) is named: a slow
 * machine is no failure.
 */
export async function runSteps(names, { steps, narrow, budgets, run: testRun, cores = availableParallelism() }) {
  const total = { passed: 0, failed: 0 };
  const over = [];
  const run = async (name) => {
    const { passed, failed, seconds } = await runStep(name, (hear) => steps[name]({ ...testRun, hear }), budgets[name]);
    total.passed += passed;
    total.failed += failed;
    if (seconds > budgets[name]) over.push(`${name} took ${Math.round(seconds)} s of ${budgets[name]} s`);
  };
  const waiting = narrow.filter((name) => names.includes(name));
  const lane = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await run(name);
  };
  await Promise.all(Array.from({ length: cores }, lane));
  for (const name of names.filter((each) => !narrow.includes(each))) await run(name);
  return { ...total, over };
}

/** Milliseconds between two progress messages. */
const signTime = 20_000;

async function runStep(name, step, budget) {
  const began = performance.now();
  const secondsNow = () => (performance.now() - began) / 1000;
  let last = '';
  const hear = (output) => {
    last = lineOf(output) ?? last;
  };
  const sign = setInterval(() => console.log(`  … ${name}: ${secondsNow().toFixed(0)} s  ${last}`), signTime);
  const { passed, failed } = await step(hear).catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  clearInterval(sign);
  const seconds = secondsNow();
  const mark = failed === 0 ? '✓' : '✗';
  console.log(`${mark} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s; budget ${budget} s)`);
  return { passed, failed, seconds };
}

/** The last informative line of an output, without colours and excess detail. */
function lineOf(output) {
  const lines = stripVTControlCharacters(output).split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .at(-1)
    ?.slice(0, 100);
}
