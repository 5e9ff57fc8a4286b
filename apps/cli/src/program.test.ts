import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const repository = resolve(import.meta.dirname, '../../..');
const program = `${process.execPath} ${join(repository, 'apps/cli/dist/main.mjs')}`;
let folder = '';

beforeAll(() => {
  execFileSync(process.execPath, ['-e', "import('./scripts/build.mjs').then(({ build }) => build('cli'))"], {
    cwd: repository,
  });
  folder = mkdtempSync(join(tmpdir(), 'lemma-program-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a line of a real shell in the folder, including pipes. */
function shell(line: string, environment: Readonly<Record<string, string>> = {}) {
  const env = { PATH: process.env['PATH'], HOME: folder, ...environment };
  return spawnSync('bash', ['-c', line], { cwd: folder, encoding: 'utf8', env });
}

function write(name: string, source: string): void {
  writeFileSync(join(folder, name), source);
}

describe('the built program', () => {
  it('ends quietly when nobody reads on, like every program of a pipe', () => {
    write('many.tex', '\\empf{x}\n'.repeat(20_000));
    const lines = shell(`${program} check many.tex | head -2; echo "\${PIPESTATUS[0]}"`);
    expect(lines.stderr).toBe('');
    expect(lines.stdout.split('\n').slice(2)).toEqual(['141', '']);
    write(
      'draw.tex',
      '\\begin{quickcheck}\\begin{variables}\\randint{a}{1}{9}\\end{variables}\\text{\\var{a}}\\end{quickcheck}',
    );
    const drawn = shell(`${program} draw draw.tex --count 100000000 | head -1; echo "\${PIPESTATUS[0]}"`);
    expect(drawn.stderr).toBe('');
    expect(drawn.stdout.split('\n').slice(1)).toEqual(['141', '']);
    const values = shell(`yes '{"text": "1+1"}' | ${program} evaluate --json | head -1; echo "\${PIPESTATUS[1]}"`);
    expect(values.stderr).toBe('');
    expect(values.stdout.split('\n').slice(1)).toEqual(['141', '']);
  });

  it('prints everything into a pipe that is read to its end', () => {
    for (let index = 0; index < 50; index += 1) write(`all-${index}.tex`, '\\empf{x}\n'.repeat(100));
    expect(shell(`${program} check all-*.tex | wc -l`).stdout.trim()).toBe('5001');
  });

  it('prints findings that a program can read', () => {
    write('json.tex', 'ä \\empf{x}\n\\label{a}\\label{a}');
    const { stdout, status } = shell(`${program} check --json json.tex`);
    const lines: unknown[] = stdout
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(status).toBe(1);
    expect(lines).toMatchObject([
      { file: 'json.tex', line: 1, column: 3, endLine: 1, code: 'unknown-command', severity: 'error' },
      { file: 'json.tex', line: 2, column: 10, endLine: 2, code: 'duplicate-label', severity: 'warning' },
    ]);
  });

  it('gives no orders of a source to the terminal', () => {
    write('hostile.tex', '\\label{\u001B]0;x\u0007\u001B[2J}\\label{\u001B]0;x\u0007\u001B[2J}');
    const { stdout } = shell(`${program} check hostile.tex`);
    expect(stdout).toContain('duplicate-label');
    expect(stdout.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  });

  it('colours only what is asked for', () => {
    write('color.tex', '\\empf{x}');
    const escape = '\u001B[';
    expect(shell(`${program} check color.tex`).stdout).not.toContain(escape);
    expect(shell(`${program} check color.tex`, { FORCE_COLOR: '1' }).stdout).toContain(`${escape}31munknown-command`);
    expect(shell(`${program} --color check color.tex`).stdout).toContain(escape);
    expect(shell(`${program} check color.tex --no-color`, { FORCE_COLOR: '1' }).stdout).not.toContain(escape);
  });

  const hasTerminal = spawnSync('script', ['--version']).status === 0;
  it.each(hasTerminal ? [['', true] as const, ['NO_COLOR=1 ', false] as const] : [])(
    'colours on a terminal unless told otherwise: %s',
    (setting, isColored) => {
      write('color.tex', '\\empf{x}');
      const { stdout } = shell(`TERM=xterm ${setting}script -qec '${program} check color.tex' /dev/null`);
      expect(stdout).toContain('unknown-command');
      expect(stdout.includes('\u001B[31m')).toBe(isColored);
    },
  );

  it('says which it is', () => {
    expect(shell(`${program} --version`).stdout).toMatch(/^lemma \d+\.\d+\.\d+\n$/);
  });

  it('watches: checks again what a change affects, and ends on Ctrl-C', async () => {
    const content = mkdtempSync(join(folder, 'watched-'));
    const put = (name: string, source: string) => writeFileSync(join(content, name), source);
    put('_part.tex', 'fine');
    put('a.tex', '\\title{A} \\input{_part}');
    put('b.tex', '\\title{B} \\href{c}{x}');
    const child = spawn(process.execPath, [join(repository, 'apps/cli/dist/main.mjs'), 'check', '--watch', content]);
    let printed = '';
    const listeners = new Set<() => void>();
    const take = (part: Buffer) => {
      printed += part.toString().replaceAll(`${content}/`, '');
      for (const listener of listeners) listener();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    /** Resolves to the output from now on, once it contains the text. */
    const until = (text: string) =>
      new Promise<string>((done) => {
        const from = printed.length;
        const look = () => {
          const since = printed.slice(from);
          if (!since.includes(text)) return;
          listeners.delete(look);
          done(since);
        };
        listeners.add(look);
      });
    const first = await until('Ctrl-C');
    expect(first).toContain('b.tex:1:11 missing-document');
    expect(first).toContain('2 files, 1 error, 0 warnings');
    const included = until('2 files, 2 errors');
    put('_part.tex', '\\empf{x}');
    const afterInclude = await included;
    expect(afterInclude).toContain('a.tex:1:11 unknown-command');
    expect(afterInclude).not.toContain('b.tex');
    const linked = until('3 files, 1 error');
    put('c.tex', '\\title{C}');
    expect(await linked).not.toContain('b.tex');
    const ended = new Promise<number | null>((done) => child.on('exit', done));
    child.kill('SIGINT');
    expect(await ended).toBe(1);
  });
});
