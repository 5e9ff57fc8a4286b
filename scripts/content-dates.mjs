// node scripts/content-dates.mjs: writes into content/dates.json when each document of the content was made, as git knows it.
// Dates that are there already stay. What is not committed yet is made today.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = 'content';
const file = `${folder}/dates.json`;

function known() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

function dayOf(path) {
  const made = ['log', '--follow', '--diff-filter=A', '--format=%cs', '--', `${folder}/${path}`];
  const days = execFileSync('git', made, { encoding: 'utf8' }).trim().split('\n');
  return days.at(-1) || new Date().toISOString().slice(0, 10);
}

const dates = known();
const documents = readdirSync(folder, { recursive: true })
  .filter((path) => /(?:^|\/)[^_/][^/]*\.(?:tex|pdf)$/.test(path))
  .sort();
const listed = Object.fromEntries(documents.map((path) => [path, dates[path] ?? dayOf(path)]));
writeFileSync(file, `${JSON.stringify(listed, undefined, 2)}\n`);
