// Records whose work is included in the build, with the licences that must be passed on.
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const licenceFile = /^(licen[cs]e|copying|notice|ofl)([-.].*)?$/i;

/** Every registry package that the packages in `folders` need at run time, transitively, sorted by name. */
export function thirdParties(folders) {
  const found = new Map();
  const visit = (folder, isOurs) => {
    const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const key = `${about.name}@${about.version}`;
    if (!isOurs) {
      if (found.has(key)) return;
      found.set(key, { ...about, folder });
    }
    for (const name of Object.keys({ ...about.dependencies, ...about.optionalDependencies })) {
      const place = packageFolder(folder, name);
      if (place !== undefined) visit(place, name.startsWith('@lemma/'));
    }
  };
  for (const folder of folders) visit(realpathSync(folder), true);
  return [...found.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, about]) => about);
}

/** Writes the notices of the packages in `folders` to a file. Throws if a package does not state its licence. */
export function writeNotices(folders, file) {
  const parts = thirdParties(folders).map(({ name, version, license, licenses, folder }) => {
    const texts = readdirSync(folder)
      .filter((entry) => licenceFile.test(entry))
      .map((entry) => readFileSync(join(folder, entry), 'utf8').trim());
    const spdx = license?.type ?? license ?? licenses?.map(({ type }) => type).join(' OR ');
    if (spdx === undefined && texts.length === 0) throw new Error(`${name} ${version} says nothing of its licence.`);
    return [`${name} ${version} (${spdx ?? 'see below'})`, ...texts].join('\n\n');
  });
  const rule = `\n\n${'-'.repeat(80)}\n\n`;
  writeFileSync(file, `Lemma contains the work of others:${rule}${parts.join(rule)}\n`);
}

/** The folder of an imported package: in the nearest node_modules above the importing one. */
function packageFolder(from, name) {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name);
    if (existsSync(join(place, 'package.json'))) return realpathSync(place);
    if (dirname(folder) === folder) return undefined;
  }
}
