// npm test -- --changed: what a change can touch, found by following imports backwards from the files that differ.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const code = /\.(?:[cm]?ts|tsx|mjs)$/;
const words = /\.(?:md|png)$/;
const isTest = (file) => /\.test\.(?:tsx?|mjs)$/.test(file);
const isJourney = (file) => isTest(file) && file.includes('/journeys/');
const isStory = (file) => /\.stories\.tsx$/.test(file);

/** Files that everything depends on without importing them. */
const foundations = /^(?:scripts\/|package\.json$|pnpm-|tsconfig|vitest\.config)/;

/** The files of the repository, those that are not committed included. */
export function filesOfRepository() {
  return git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) => existsSync(file));
}

/** The files that differ from the commit where this branch left `base`, committed or not. */
export function changedFiles(base) {
  const [fork] = git('merge-base', 'HEAD', base);
  return [...new Set([...git('diff', '--name-only', fork), ...git('ls-files', '--others', '--exclude-standard')])];
}

/**
 * What a change touches: the files of unit tests, journeys and stories that reach a changed file by imports, and whether
 * the platform as it is shipped can differ. `isEverything` if a file has changed on which all others depend.
 */
export function touchedBy(changed, files, read = (file) => readFileSync(file, 'utf8')) {
  const isEverything = changed.some((file) => foundations.test(file) || isUnknownSource(file));
  const touched = [...dependentsOf(changed, files, read)];
  const isShipped = (file) => /^(?:packages|apps|content)\//.test(file) && !isTest(file) && !isStory(file);
  return {
    isEverything,
    isShipped: touched.some((file) => isShipped(file) && !words.test(file) && !file.includes('/journeys/')),
    tests: touched.filter((file) => isTest(file) && !isJourney(file)),
    journeys: touched.filter(isJourney),
    stories: touched.filter(isStory),
  };
}

/** A source that no import names, for example a grammar. */
function isUnknownSource(file) {
  return /^(?:packages|apps|stories)\//.test(file) && !code.test(file) && !words.test(file);
}

/** The changed files and all that depend on them, directly or through others. */
function dependentsOf(changed, files, read) {
  const texts = new Map(files.filter((file) => code.test(file)).map((file) => [file, read(file)]));
  const importers = new Map();
  for (const [file, text] of texts) {
    for (const target of importsOf(file, text)) importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  const touched = new Set(changed);
  // Documents are read by their paths: whatever names their folder may read them.
  for (const folder of new Set(changed.filter((file) => !code.test(file)).map((file) => file.split('/')[0]))) {
    const named = new RegExp(`['"\`/]${folder}['"\`/]`);
    for (const [file, text] of texts) if (isTest(file) && named.test(text)) touched.add(file);
  }
  // A set grows while it is walked.
  for (const file of touched) for (const importer of importers.get(file) ?? []) touched.add(importer);
  return touched;
}

/** The files of this repository that a file imports. */
function importsOf(file, text) {
  const names = [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, name]) => name);
  return names.flatMap((name) => {
    if (name.startsWith('.')) return [normalize(join(dirname(file), name))];
    const [, of, entry = ''] = /^@lemma\/([\w-]+)(?:\/([\w-]+))?/.exec(name) ?? [];
    return of === undefined ? [] : [normalize(`packages/${of}/src/${entry}/index.ts`)];
  });
}

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.split('\n').filter((line) => line !== '');
}
