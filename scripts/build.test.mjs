import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOf } from './build.mjs';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lemma-start-'));
  writeFileSync(join(folder, 'program.mjs'), "console.log('started', process.argv[2]);");
  writeFileSync(join(folder, 'new.mjs'), "import { nothing } from 'node:fs';");
  writeFileSync(join(folder, 'main.mjs'), startOf('./program.mjs'));
  const old = "Object.defineProperty(process.versions, 'node', { value: '18.20.4' });\n";
  writeFileSync(join(folder, 'old.mjs'), old + startOf('./new.mjs'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (file) => spawnSync(process.execPath, [join(folder, file), 'word'], { encoding: 'utf8' });

describe('a built program', () => {
  it('starts with its arguments', () => {
    expect(run('main.mjs')).toMatchObject({ status: 0, stdout: 'started word\n', stderr: '' });
  });

  it('is refused in words by an older Node, before anything of it is read', () => {
    const { status, stdout, stderr } = run('old.mjs');
    expect([status, stdout, stderr]).toEqual([1, '', 'Lemma needs Node 20.19 or newer; this is 18.20.4.\n']);
  });
});
