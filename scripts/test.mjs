// npm test: runs all checks and tests; the last line counts them. Arguments that name steps run only those steps;
// other words select test files: npm test -- journeys lists.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { build } from './build.mjs';
import { checkPackages } from './check-packages.mjs';
import { bundleEntries } from './entry-sizes.mjs';
import { serveChromium } from './chromium.mjs';
import { checkPictures } from './pictures.mjs';
import { runProgram, runTool, typeChecker } from './process.mjs';
import { checkStories } from './stories.mjs';
import { runSteps } from './test-steps.mjs';

const reports = 'node_modules/.cache/lemma/reports';

/**
 * Each step resolves to the number of its tests that passed and failed; a check without tests of its own counts as one.
 * It receives its test run.
 */
const steps = {
  generated: (run) => check(run, process.execPath, ['scripts/generate.mjs', '--check']),
  format: (run) => checkTool(run, 'oxfmt', ['--check']),
  /**
   * A single incremental build of declarations: nothing is read twice, and the next run only builds what has changed.
   */
  typecheck: (run) => check(run, process.execPath, [typeChecker, '-b']),
  lint: (run) => checkTool(run, 'oxlint', ['--config', 'oxlint.config.mjs']),
  layers: (run) =>
    checkTool(run, 'depcruise', [
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err',
      'packages',
      'apps',
      'stories',
    ]),
  names: (run) => check(run, process.execPath, ['scripts/check-names.mjs']),
  'dead code': (run) => checkTool(run, 'knip', ['--treat-config-hints-as-errors']),
  size: async (run) => {
    await build('web', 'packages');
    await bundleEntries();
    return checkTool(run, 'size-limit', []);
  },
  unit: (run) => vitest(run, 'unit', { projects: 'unit*' }),
  packages: () => checkPackages(),
  content: async (run) => {
    await build('cli');
    return check(run, process.execPath, ['apps/cli/dist/main.mjs', 'check', 'content']);
  },
  stories: async (run) => {
    const { passed, failed, repeated } = await checkStories(run);
    sayRepeated(repeated);
    return { passed, failed };
  },
  pictures: () => checkPictures(),
  journeys: async (run) => {
    await build('web', 'server', 'storybook');
    // What fails in a browser is repeated once, stories too: what passes then is reported by name as well, and is
    // looked into, but a busy machine does not stop everybody.
    return vitest(run, 'journeys', { env: { LEMMA_CHROMIUM: await run.chromium() }, more: ['--retry=1'] });
  },
};

/** Steps that need one core and tolerate a busy machine, slowest first. They run in parallel, before the others. */
const narrow = ['format', 'lint', 'generated', 'typecheck', 'content', 'dead code', 'layers', 'names'];

/** Seconds that a step may take on two idle cores in a fresh clone. */
const budgets = {
  generated: 40,
  format: 10,
  typecheck: 40,
  lint: 40,
  layers: 30,
  names: 10,
  'dead code': 30,
  size: 60,
  unit: 300,
  packages: 60,
  content: 40,
  stories: 240,
  pictures: 90,
  journeys: 600,
};

/** Alternative names of steps. */
const otherNames = { types: 'typecheck', deadcode: 'dead code' };

/** Steps whose test files can be selected. */
const withFiles = ['unit', 'stories', 'journeys'];

export async function run(args) {
  const words = args.map((arg) => otherNames[arg] ?? arg);
  const chosen = words.filter((word) => word in steps);
  const files = words.filter((word) => !(word in steps));
  if (files.length > 0 && !chosen.some((name) => withFiles.includes(name))) {
    console.error(`No step "${files[0]}". Steps: ${Object.keys(steps).join(', ')}`);
    process.exit(1);
  }
  let served;
  const chromium = async () => (await (served ??= serveChromium())).address;
  const { passed, failed, over } = await runSteps(args.length === 0 ? Object.keys(steps) : chosen, {
    steps,
    narrow,
    budgets,
    run: { files, chromium },
  });
  await (await served)?.close();
  if (over.length > 0) console.log(`\nOver their budgets for two quiet cores: ${over.join('; ')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}

function checkTool(run, name, args) {
  return check(run, `${process.cwd()}/node_modules/.bin/${name}`, args);
}

async function check({ hear }, program, args) {
  const { code, output } = await runProgram(program, args, { hear });
  if (code !== 0) console.log(output.trimEnd());
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs a vitest project, or several, and counts their tests. A crash that reports no test counts as a failure. */
async function vitest({ files, hear }, name, { env = {}, projects = name, more = [] } = {}) {
  mkdirSync(reports, { recursive: true });
  const report = `${reports}/${name}.json`;
  const repeated = `${process.cwd()}/${reports}/${name}-repeated.json`;
  rmSync(report, { force: true });
  rmSync(repeated, { force: true });
  const { code, output } = await runTool(
    'vitest',
    [
      ...['run', '--project', projects, ...files, ...more],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      ...['--reporter=./scripts/repeated-tests.mjs'],
    ],
    { env: { ...env, LEMMA_REPEATED: repeated }, hear },
  );
  if (code !== 0) console.log(output.trimEnd());
  const again = existsSync(repeated) ? JSON.parse(readFileSync(repeated, 'utf8')) : [];
  sayRepeated(again);
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(report, 'utf8'));
  const skipped = numPendingTests + numTodoTests;
  if (skipped > 0) console.log(`${skipped} tests were skipped: that counts as failed here.`);
  const failed = numFailedTests + skipped;
  // Unhandled errors and files that cannot be loaded fail the run without failing a test.
  return { passed: numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
}

function sayRepeated(names) {
  if (names.length > 0) console.log(`Passed only when repeated (${names.length}):\n  ${names.join('\n  ')}`);
}
