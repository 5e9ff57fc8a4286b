import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { platform, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { RecordingLog } from '@lemma/core/testing';
import { bundlingConditions } from '../../../scripts/package-entries.mjs';
import { openDatabase } from './database/index.ts';
import { sampleContent } from './testing/index.ts';

/** The packages of the server are resolved from here; our own packages are bundled, as in the real build. */
const bundles = resolve(import.meta.dirname, '../node_modules/.cache/main-test');
const program = join(bundles, 'main.mjs');
const writer = join(bundles, 'testing/write-until-killed.mjs');
let folder: string;

beforeAll(async () => {
  await build({
    entryPoints: ['main.ts', 'testing/write-until-killed.ts'].map((file) => resolve(import.meta.dirname, file)),
    outdir: bundles,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: bundlingConditions,
    target: 'node20',
    external: [
      'fastify',
      '@fastify/*',
      'jose',
      'kysely',
      'oidc-provider',
      'pg',
      '@electric-sql/*',
      'valibot',
      '@valibot/*',
    ],
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  folder = await mkdtemp(join(tmpdir(), 'lemma-main-'));
  for (const { path, tex } of sampleContent) {
    await mkdir(join(folder, 'content', path, '..'), { recursive: true });
    await writeFile(join(folder, 'content', `${path}.tex`), tex);
  }
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await rm(bundles, { recursive: true });
});

interface Running {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly port: number;
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | string | null>;
}

/** Starts the program as an operator does; it is stopped after the test. */
async function start(environment: Readonly<Record<string, string>>, port?: number): Promise<Running> {
  const chosen = port ?? (await freePort());
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: { PATH, PORT: String(chosen), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const ended = new Promise<number | string | null>((done) =>
    child.on('close', (code, signal) => done(code ?? signal)),
  );
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, output: () => output, port: chosen, ended };
}

/** Waits for the line that says that the platform is ready. */
async function ready(running: Running): Promise<Running> {
  const isReady = () => running.output().includes(`Lemma is ready at http://localhost:${running.port}\n`);
  await Promise.race([until(isReady), running.ended]);
  expect(running.output()).toContain('Lemma is ready');
  return running;
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((done) => setTimeout(done, 50));
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

function sectionsOf(running: Running): Promise<Response> {
  return fetch(`http://localhost:${running.port}/api/content/documents/labeled-implementations/sections/name`);
}

/** Whether a costly request, which was sent before it, is still being worked on when another one is answered. */
async function isOvertaken(costly: Promise<Response>, other: Promise<Response>): Promise<boolean> {
  return Promise.race([costly.then(() => false), other.then(({ status }) => status === 200)]);
}

function post(running: Running, path: string, body: object): Promise<Response> {
  return fetch(`http://localhost:${running.port}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

function convert(running: Running, texCode: string): Promise<Response> {
  return post(running, '/jmmtex/convert-document', { texCode, lang: 'de' });
}

/** The nice value of each thread of the program, by its number (Linux; proc(5): the nineteenth field). */
async function stepsBack({ child }: Running): Promise<ReadonlyMap<number | undefined, number>> {
  const tasks = `/proc/${child.pid}/task`;
  const lines = await Promise.all((await readdir(tasks)).map((task) => readFile(`${tasks}/${task}/stat`, 'utf8')));
  return new Map(
    lines.map((line) => [Number.parseInt(line), Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[16])]),
  );
}

/** A quick check with ten equal permutable answers: `solution`, with `userInput` as the answer. */
function judge(running: Running, solution: string, userInput: string): Promise<Response> {
  const answer = { type: 'input.function', userInput, solution: 's', checks: [] };
  return post(running, '/problem-engine/quickcheck/correct', {
    lang: 'de',
    quickcheck: {
      field: 'real',
      displayPrecision: 2,
      correctorPrecision: 2,
      correctorOption: 'atleast',
      seed: 3,
      variables: { definitions: [{ type: 'function', name: 's', options: [], values: [solution] }], rules: [] },
      permutations: [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    },
    answers: Array.from({ length: 10 }, (_, index) => ({ id: String(index), ...answer })),
  });
}

describe('the program', () => {
  it('says nothing but where it is ready, serves while it converts and judges, and ends well when it is asked to', async () => {
    const running = await ready(await start({ LEMMA_DATA: 'clean' }));
    expect(running.output()).toMatch(
      /^DEMO: anyone who can reach this server [^\n]*\nLemma is ready at http:\/\/localhost:\d+\n$/,
    );
    expect(await (await sectionsOf(running)).json()).toEqual(['1', '2', '9', '10']);
    const converted = await convert(running, '\\section{Eins}');
    expect(await converted.json()).toMatchObject({ findings: [] });
    if (platform() === 'linux') {
      const steps = await stepsBack(running);
      expect(steps.get(running.child.pid)).toBe(0);
      expect([...steps.values()]).toContain(5);
    }
    const bomb = convert(running, `\\newcommand{\\a}[9]{${'#1'.repeat(9)}}${'\\a{'.repeat(85_000)}`);
    expect(await isOvertaken(bomb, sectionsOf(running))).toBe(true);
    expect([200, 422]).toContain((await bomb).status);
    expect(await (await judge(running, 'x+1', '1+x')).json()).toMatchObject({
      answers: Array.from({ length: 10 }, () => ({ isCorrect: true })),
    });
    // Enclosures of these sines say nothing, at however many points.
    const costly = Array.from('abcdfghjklmnopqrtuvwxyz', (name) => name)
      .map((name) => `sin(10^15*${name})`)
      .join('+');
    const hostile = judge(running, costly, `0*x+${costly}`);
    expect(await isOvertaken(hostile, sectionsOf(running))).toBe(true);
    expect(await (await hostile).json()).toMatchObject({ id: 'problem-engine_quickcheck_too_costly' });
    running.child.kill('SIGTERM');
    expect(await running.ended).toBe(0);
    await expect(readFile(join(folder, 'clean', 'lock.socket'))).rejects.toThrow('ENOENT');
  });

  it('refuses data that another process uses and a port that another program uses, and disturbs neither', async () => {
    const first = await ready(await start({ LEMMA_DATA: 'shared' }));
    const onSameData = await start({ LEMMA_DATA: 'shared' });
    expect(await onSameData.ended).toBe(1);
    expect(onSameData.output()).toMatch(/already running on the data in .*shared/);
    const onSamePort = await start({ LEMMA_DATA: 'clean' }, first.port);
    expect(await onSamePort.ended).toBe(1);
    expect(onSamePort.output()).toContain(`Port ${first.port} is in use`);
    await expect(readFile(join(folder, 'clean', 'lock.socket'))).rejects.toThrow('ENOENT');
    expect((await sectionsOf(first)).status).toBe(200);
  });

  it.each([
    [
      'lemma.invalid',
      'HOST takes a host name or an IP address of this machine, but "lemma.invalid" cannot be resolved.',
    ],
    [
      '192.0.2.1',
      'HOST takes a host name or an IP address of this machine, but this machine does not have "192.0.2.1".',
    ],
  ])('names the setting when it cannot be heard at HOST=%s', async (HOST, said) => {
    const refused = await start({ LEMMA_DATA: 'unheard', HOST });
    expect(await refused.ended).toBe(1);
    expect(refused.output().trim().split('\n').at(-1)).toBe(said);
  });

  it('names a setting that is wrong, and a database that does not answer', async () => {
    const wrong = await start({ LEMMA_AUTH_URL: 'nowhere' });
    expect(await wrong.ended).toBe(1);
    expect(wrong.output()).toContain('LEMMA_AUTH_URL');
    const lost = await start({ DATABASE_URL: 'postgres://127.0.0.1:9/none' });
    expect(await lost.ended).toBe(1);
    expect(lost.output()).toContain('The database of DATABASE_URL does not answer');
  });
});

it('a killed process loses nothing it has confirmed, and its data are free again', async () => {
  const data = join(folder, 'killed');
  let seen = -1;
  for (let round = 0; round < 2; round += 1) {
    const child = spawn(process.execPath, [writer, data], { stdio: ['ignore', 'pipe', 'inherit'] });
    const first = seen + 1;
    child.stdout.on('data', (text: Buffer) => (seen = Number(text.toString().trim().split('\n').at(-1))));
    const ended = new Promise((done) => child.on('close', done));
    await Promise.race([until(() => seen >= first + 30), ended]);
    child.kill('SIGKILL');
    await ended;
    const opened = await openDatabase({ kind: 'folder', folder: data }, new RecordingLog());
    if (!opened.ok) throw new Error('the lock of a dead process holds');
    const rows = await opened.value.db.selectFrom('oidc_secret').select('name').execute();
    await opened.value.dispose();
    const kept = new Set(rows.map(({ name }) => Number(name)));
    expect(Array.from({ length: seen + 1 }, (_, number) => number).filter((number) => !kept.has(number))).toEqual([]);
    seen = Math.max(...kept);
  }
});
