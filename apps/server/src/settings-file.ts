import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fail, succeed, type Result } from '@lemma/core/store';

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings file of a working folder, unless `LEMMA_SETTINGS` names another one. */
const usualFile = 'lemma.env';

/**
 * Adds the settings of the settings file to an environment, whose own values count more. The service and every command
 * read the same file, so that a command prints links to the address of the service. The syntax is that of systemd's
 * `EnvironmentFile`. A failure names the file, and the line.
 */
export function withSettingsFile(environment: Environment, folder: string): Result<Environment, string> {
  const named = environment['LEMMA_SETTINGS'];
  const file = resolve(folder, named === undefined || named === '' ? usualFile : named);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isMissing && (named === undefined || named === '')) return succeed(environment);
    return fail(`The settings file ${file} ${isMissing ? 'does not exist' : 'cannot be read by this user'}.`);
  }
  const settings: Record<string, string | undefined> = {};
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim();
    if (content === '' || /^[#;]/.test(content)) continue;
    const [, name, value = ''] = /^([A-Za-z_]\w*)\s*=\s*(.*)$/.exec(content) ?? [];
    if (name === undefined) return fail(`Line ${index + 1} of ${file} is not a setting like LEMMA_ORIGIN=https://….`);
    settings[name] = /^(["'])(.*)\1$/.exec(value)?.[2] ?? value;
  }
  const set = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '');
  return succeed({ ...settings, ...Object.fromEntries(set) });
}
