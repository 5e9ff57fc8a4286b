import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';
import { withSettingsFile } from './settings-file.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lemma-settings-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

describe('the settings file', () => {
  it('gives a command the address of the service', () => {
    write('lemma.env', '# school\nLEMMA_ORIGIN=https://lemma.school.example\n\n; old\nLEMMA_DATA="with space"\r\n');
    const read = withSettingsFile({ PATH: '/bin', LEMMA_DATA: '' }, folder);
    expect(read).toEqual({
      ok: true,
      value: { PATH: '/bin', LEMMA_ORIGIN: 'https://lemma.school.example', LEMMA_DATA: 'with space' },
    });
    expect(read.ok && readSettings(read.value, folder)).toMatchObject({
      value: { origin: 'https://lemma.school.example', demo: false },
    });
  });

  it('counts less than the environment', () => {
    expect(withSettingsFile({ LEMMA_ORIGIN: 'https://other.example' }, folder)).toMatchObject({
      value: { LEMMA_ORIGIN: 'https://other.example' },
    });
  });

  it('keeps signs that a shell would read', () => {
    const LEMMA_SETTINGS = write('signs.env', 'DATABASE_URL=postgres://lemma:a#b$c=d@db/lemma # e\n');
    expect(withSettingsFile({ LEMMA_SETTINGS }, folder)).toMatchObject({
      value: { DATABASE_URL: 'postgres://lemma:a#b$c=d@db/lemma # e' },
    });
  });

  it('is not needed, unless it is named', () => {
    expect(withSettingsFile({ PORT: '1' }, join(folder, 'none'))).toEqual({ ok: true, value: { PORT: '1' } });
    expect(withSettingsFile({ LEMMA_SETTINGS: 'none.env' }, folder)).toEqual({
      ok: false,
      failure: `The settings file ${join(folder, 'none.env')} does not exist.`,
    });
  });

  it('is refused with its line if it has something else, and in words if it cannot be read', () => {
    const LEMMA_SETTINGS = write('broken.env', 'PORT=80\nexport LEMMA_ORIGIN=x\n');
    expect(withSettingsFile({ LEMMA_SETTINGS }, folder)).toMatchObject({
      failure: `Line 2 of ${LEMMA_SETTINGS} is not a setting like LEMMA_ORIGIN=https://….`,
    });
    expect(withSettingsFile({ LEMMA_SETTINGS: folder }, folder)).toMatchObject({
      failure: `The settings file ${folder} cannot be read by this user.`,
    });
  });
});
