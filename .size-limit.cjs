const { existsSync, readFileSync } = require('node:fs');
const budgets = require('./size-budgets.json');

const dist = 'apps/web/dist';
const manifestFile = `${dist}/.vite/manifest.json`;
const entriesFile = 'node_modules/.cache/lemma/entries/entries.json';

/** All scripts that a page needs before it can show anything: the static imports of its chunks. */
function scriptsOf(...entries) {
  const manifest = existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {};
  const files = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (chunk === undefined || files.has(`${dist}/${chunk.file}`)) return;
    files.add(`${dist}/${chunk.file}`);
    (chunk.imports ?? []).forEach(visit);
  };
  for (const entry of entries)
    Object.keys(manifest)
      .filter((key) => key === entry || manifest[key].src === entry)
      .forEach(visit);
  return [...files];
}

/** What each entry of a package brings of ours; one without a budget of its own has the usual one. */
function entryChecks() {
  const entries = existsSync(entriesFile) ? JSON.parse(readFileSync(entriesFile, 'utf8')) : {};
  const { usual, ...own } = budgets;
  const gone = Object.keys(own).filter((name) => !(name in entries));
  if (gone.length > 0 && existsSync(entriesFile))
    throw new Error(`size-budgets.json names no entry: ${gone.join(', ')}`);
  return Object.entries(entries).map(([name, path]) => ({ name, path, limit: own[name] ?? usual, gzip: true }));
}

module.exports = [
  { name: 'first route, script', path: scriptsOf('index.html'), limit: '200 kB', brotli: true },
  ...entryChecks(),
];
