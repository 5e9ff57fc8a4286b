// Shared by the generators: generated files are written, or only compared with --check.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { format } from 'oxfmt';

/**
 * Writes files by path; `leftOver` are those that should not exist. With --check nothing is written, and the program
 * exits with 1 if one is stale.
 */
export function keepFiles(files, leftOver = []) {
  const stale = Object.entries(files).filter(
    ([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text,
  );
  if (process.argv.includes('--check')) {
    for (const path of [...stale.map(([path]) => path), ...leftOver]) console.log(`${path} is stale; npm run generate`);
    if (stale.length + leftOver.length > 0) process.exit(1);
    return;
  }
  for (const path of leftOver) rmSync(path);
  for (const [path, text] of stale) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(`wrote ${path}`);
  }
}

const { ignorePatterns: _, ...style } = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8'));

/** A page of the documentation, formatted like the others. */
export async function formatPage(path, text) {
  const { code, errors } = await format(basename(path), text, style);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  return code;
}

/** A page of the documentation with the text between the marks of a part replaced. */
export async function replacePart(path, part, text) {
  const [begin, end] = [`<!-- ${part}: generated -->`, `<!-- end of ${part} -->`];
  const [before, rest] = readFileSync(path, 'utf8').split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`${path} has no place for the ${part}`);
  return formatPage(path, `${before}${begin}\n\n${text}\n\n${end}${after}`);
}
