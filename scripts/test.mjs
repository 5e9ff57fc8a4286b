// npm test: runs what every change needs; the last line counts it. Arguments that name steps run only those steps; other
// words select test files: npm test -- journeys lists. `--changed` (or `--changed=BRANCH`) runs what differs from main
// can touch, `--all` (npm run test:all) everything: thorough files, all variants of journeys, more runs of properties.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { build } from './build.mjs';
import { checkPackages } from './check-packages.mjs';
import { bundleEntries } from './entry-sizes.mjs';
import { changedFiles, filesOfRepository, touchedBy } from './changed-files.mjs';
import { serveChromium } from './chromium.mjs';
import { checkPictures } from './pictures.mjs';
import { runProgram, runTool, typeChecker } from './process.mjs';
import { filesThatNeedPrograms, installSandboxPrograms } from './sandbox-programs.mjs';
import { checkStories } from './stories.mjs';
import { runSteps } from './test-steps.mjs';

const reports = 'node_modules/.cache/lemma/reports';

/**
 * Each step resolves to the number of its tests that passed and failed; a check without tests of its own counts as one.
 * It receives its test run.
 */
export const steps = {
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
  stories: (run) => checkStories(run),
  pictures: () => checkPictures(),
  journeys: async (run) => {
    await build('web', 'server', 'storybook');
    return vitest(run, 'journeys', { env: { LEMMA_CHROMIUM: await run.chromium() } });
  },
};

/** Steps that need one core and tolerate a busy machine, slowest first. They run in parallel, before the others. */
const narrow = ['format', 'lint', 'generated', 'typecheck', 'content', 'dead code', 'layers', 'names'];

/** Seconds that a step may take on two idle cores in a fresh clone: 20 minutes altogether. */
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
  pictures: 60,
  journeys: 300,
};

/** The variables of a run of everything; properties run ten times as often as in a usual run. */
const everything = { LEMMA_TESTS: 'all', LEMMA_RUNS: '1000' };

/** Alternative names of steps. */
export const otherNames = { types: 'typecheck', deadcode: 'dead code' };

/** Steps whose test files can be selected. */
const withFiles = ['unit', 'stories', 'journeys'];

export async function run(args) {
  const flags = args.filter((arg) => arg.startsWith('--'));
  const words = args.filter((arg) => !arg.startsWith('--')).map((arg) => otherNames[arg] ?? arg);
  const chosen = words.filter((word) => word in steps);
  const files = words.filter((word) => !(word in steps));
  const unknown = flags.find((flag) => !/^--(?:all|changed(?:=\S+)?)$/.test(flag));
  if (unknown !== undefined) {
    console.error(`No option "${unknown}". Options: --all, --changed, --changed=BRANCH`);
    process.exit(1);
  }
  if (files.length > 0 && !chosen.some((name) => withFiles.includes(name))) {
    console.error(`No step "${files[0]}". Steps: ${Object.keys(steps).join(', ')}`);
    process.exit(1);
  }
  if (flags.includes('--all')) Object.assign(process.env, { ...everything, ...process.env });
  // Files that are named are run, the thorough ones too.
  else if (files.length > 0) process.env.LEMMA_TESTS ??= 'named';
  const base = flags.find((flag) => flag.startsWith('--changed'))?.split('=')[1] ?? 'main';
  const only = flags.some((flag) => flag.startsWith('--changed')) ? onlyTouched(base) : undefined;
  const names = chosen.length === 0 ? (only?.names ?? Object.keys(steps)) : chosen;
  let served;
  const chromium = async () => (await (served ??= serveChromium())).address;
  const { passed, failed, over } = await runSteps(names, {
    steps,
    narrow,
    budgets,
    run: { files, only, chromium, untested: untestedFiles(names) },
  });
  await (await served)?.close();
  if (over.length > 0) console.log(`\nOver their budgets for two quiet cores: ${over.join('; ')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}

/** The steps and files that a change can touch; undefined if it can touch everything. */
function onlyTouched(base) {
  const changed = changedFiles(base);
  const touched = touchedBy(changed, filesOfRepository());
  console.log(`${changed.length} files differ from ${base}${touched.isEverything ? ': everything is run' : ''}`);
  if (touched.isEverything) return undefined;
  // A step without files checks everything; one with files is needed if it has any.
  const { tests, stories, isShipped } = touched;
  const journeys = isShipped ? [] : touched.journeys;
  const isNeeded = {
    unit: tests.length > 0,
    stories: stories.length > 0,
    pictures: stories.length > 0,
    journeys: isShipped || journeys.length > 0,
    size: isShipped,
    packages: isShipped,
  };
  return { names: Object.keys(steps).filter((name) => isNeeded[name] ?? true), unit: tests, stories, journeys };
}

/** Test files that cannot run on this machine: named at the start, with what is missing. */
function untestedFiles(names) {
  if (!names.includes('unit') && !names.includes('journeys')) return [];
  const missing = installSandboxPrograms();
  if (missing.length === 0) return [];
  const untested = filesThatNeedPrograms(filesOfRepository().filter((file) => /\.test\.tsx?$/.test(file)));
  console.log(`This machine lacks ${missing.join(', ')}. So these files are not run:\n  ${untested.join('\n  ')}`);
  return untested;
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
async function vitest({ files, only, untested, hear }, name, { env = {}, projects = name } = {}) {
  mkdirSync(reports, { recursive: true });
  const report = `${reports}/${name}.json`;
  rmSync(report, { force: true });
  const { code, output } = await runTool(
    'vitest',
    [
      ...['run', '--project', projects, ...files, ...(only?.[name] ?? [])],
      ...untested.map((file) => `--exclude=${file}`),
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    { env, hear },
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
