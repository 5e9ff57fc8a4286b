// npm test: every check and every test; the last line counts them. With a name as argument, only that step.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { build } from './build.mjs';
import { checkPackages } from './check-packages.mjs';
import { bundleEntries } from './entry-sizes.mjs';
import { findChromium } from './chromium.mjs';
import { runProgram, runTool } from './process.mjs';

const reports = 'node_modules/.cache/lemma/reports';

/** Each step resolves to how many of its tests passed and failed; a check without tests of its own counts as one. */
const steps = {
  generated: () => check(process.execPath, ['scripts/generate.mjs', '--check']),
  format: () => checkTool('prettier', ['--check', '.', '--log-level', 'warn']),
  /**
   * A single incremental build of declarations: nothing is read twice, and the next run only builds what has changed.
   */
  typecheck: () => checkTool('tsc', ['-b']),
  lint: () => checkTool('eslint', ['.', '--max-warnings', '0']),
  layers: () =>
    checkTool('depcruise', [
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err',
      'packages',
      'apps',
      'stories',
    ]),
  names: () => check(process.execPath, ['scripts/check-names.mjs']),
  'dead code': () => checkTool('knip', ['--treat-config-hints-as-errors']),
  size: async () => {
    await build('web', 'packages');
    await bundleEntries();
    return checkTool('size-limit', []);
  },
  unit: () => vitest('unit', ['--project', 'unit']),
  packages: () => checkPackages(),
  content: async () => {
    await build('cli');
    return check(process.execPath, ['apps/cli/dist/main.mjs', 'check', 'content']);
  },
  /** With React's production build, which is faster and defers more. */
  stories: async () =>
    vitest('stories', ['--project', 'stories'], { CHROMIUM: await findChromium(), NODE_ENV: 'production' }),
  journeys: async () => {
    await build('web', 'server');
    return vitest('journeys', ['--project', 'journeys'], { CHROMIUM: await findChromium() });
  },
};

/** Alternative names of steps. */
const otherNames = { types: 'typecheck', deadcode: 'dead code' };

export async function run(args) {
  const chosen = args.length === 0 ? Object.keys(steps) : args;
  const total = { passed: 0, failed: 0 };
  for (const name of chosen) {
    const step = steps[otherNames[name] ?? name];
    if (step === undefined) {
      console.error(`No step "${name}". Steps: ${Object.keys(steps).join(', ')}`);
      process.exit(1);
    }
    const began = performance.now();
    const { passed, failed } = await step().catch((error) => {
      console.error(error instanceof Error ? error.message : error);
      return { passed: 0, failed: 1 };
    });
    total.passed += passed;
    total.failed += failed;
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
}

function checkTool(name, args) {
  return check(`${process.cwd()}/node_modules/.bin/${name}`, args);
}

async function check(program, args) {
  const { code, output } = await runProgram(program, args);
  if (code !== 0) console.log(output.trimEnd());
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs a vitest project and counts its tests. A crash that reports no test counts as a failure. */
async function vitest(name, args, env = {}) {
  mkdirSync(reports, { recursive: true });
  const report = `${reports}/${name}.json`;
  rmSync(report, { force: true });
  const { code, output } = await runTool(
    'vitest',
    ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { env },
  );
  if (code !== 0) console.log(output.trimEnd());
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(report, 'utf8'));
  const skipped = numPendingTests + numTodoTests;
  if (skipped > 0) console.log(`${skipped} tests were skipped: that counts as failed here.`);
  const failed = numFailedTests + skipped;
  // Unhandled errors and files that cannot be loaded fail the run without failing a test.
  return { passed: numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
}
