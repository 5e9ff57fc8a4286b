import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { bundlingConditions } from '../../../../scripts/package-entries.mjs';
import { connectToHolder, lockData } from './lock.ts';

let folder: string;
let program: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-lock-'));
  program = join(folder, 'hold-data.mjs');
  await build({
    entryPoints: [resolve(import.meta.dirname, '../testing/hold-data.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: bundlingConditions,
  });
});
afterAll(() => rm(folder, { recursive: true }));

let data: string;
beforeEach(async () => {
  data = await mkdtemp(join(folder, 'data-'));
});

/** Another process that tries to take the data; resolves to its output. */
async function other(below = ''): Promise<{ readonly child: ChildProcess; readonly said: string }> {
  await mkdir(join(data, below), { recursive: true });
  const child = spawn(process.execPath, [program, join(data, below)], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = await new Promise<string>((settle) => {
    child.stdout.once('data', (text: Buffer) => settle(text.toString().trim()));
    child.once('close', () => settle('ended'));
  });
  return { child, said };
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((settle) => child.once('close', () => settle()));
}

async function takeHere(): Promise<boolean> {
  const taken = await lockData(data, () => undefined);
  if (taken.ok) await taken.value.dispose();
  return taken.ok;
}

describe('a data folder', () => {
  it('belongs to one process at a time, and to the next one when that is done', async () => {
    const first = await lockData(data, () => undefined);
    expect(await lockData(data, () => undefined)).toEqual({ ok: false, failure: { kind: 'dataInUse', folder: data } });
    expect((await other()).said).toBe('dataInUse');
    if (first.ok) await first.value.dispose();
    expect((await other()).said).toBe('holds');
    expect(await takeHere()).toBe(false);
  });

  it('is free when its process is killed, and held while that only stands still', async () => {
    const { child } = await other();
    child.kill('SIGSTOP');
    expect(await takeHere()).toBe(false);
    child.kill('SIGKILL');
    await ended(child);
    expect(await takeHere()).toBe(true);
    expect(await readdir(data)).toEqual([]);
  });

  it('goes to exactly one of many that find it after a crash', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { child } = await other();
      child.kill('SIGKILL');
      await ended(child);
      const found = await Promise.all(Array.from({ length: 8 }, () => other()));
      const said = found.map((one) => one.said);
      expect(said.filter((word) => word === 'holds')).toHaveLength(1);
      expect(said.filter((word) => word === 'dataInUse')).toHaveLength(7);
      expect(await readdir(data)).toEqual(['lock.socket']);
      const holder = found.find((one) => one.said === 'holds');
      holder?.child.kill('SIGKILL');
      if (holder) await ended(holder.child);
    }
  });

  it('is free though the process that cleared it away was killed, too', async () => {
    const first = await other();
    first.child.kill('SIGKILL');
    await ended(first.child);
    const { ino, mtimeNs } = await stat(join(data, 'lock.socket'), { bigint: true });
    const right = createHash('sha256').update(`${ino} ${mtimeNs}`).digest('hex').slice(0, 8);
    const { child } = await other('right');
    await rename(join(data, 'right', 'lock.socket'), join(data, `lock.${right}`));
    child.kill('SIGKILL');
    await ended(child);
    await rm(join(data, 'right'), { recursive: true });
    expect((await other()).said).toBe('holds');
    expect(await readdir(data)).toEqual(['lock.socket']);
  });

  it('may lie deeper than an address of a socket can say', async () => {
    data = join(data, 'a'.repeat(100), 'b'.repeat(100));
    await mkdir(data, { recursive: true });
    expect((await other()).said).toBe('holds');
    expect(await takeHere()).toBe(false);
    (await connectToHolder(data))?.destroy();
    expect(await connectToHolder(join(data, '..'))).toBeUndefined();
  });

  it('is given up by a process whose lock somebody deletes, before another writes there', async () => {
    const { child } = await other();
    const gone = ended(child);
    await rm(join(data, 'lock.socket'));
    await gone;
    expect(child.exitCode).toBe(1);
  });
});
