import { longestRun, mostOutput, type CodeRun } from '@lemma/core/code-cell';
import { TurnedClock } from '@lemma/core/testing';
import { describe, expect, it } from 'vitest';
import type { PythonRequest } from './messages.ts';
import { PythonRunner, type PythonPorts } from './python-runner.ts';

type Hear = Parameters<PythonPorts['openFrame']>[0];

/** A runner over frames controlled by a test. */
function aRunner(files: PythonPorts['files'] = noFiles) {
  const clock = new TurnedClock();
  const frames: { readonly hear: Hear; readonly said: PythonRequest[]; isClosed: boolean }[] = [];
  const runner = new PythonRunner({
    clock,
    files,
    openFrame: (hear) => {
      const frame = { hear, said: new Array<PythonRequest>(), isClosed: false };
      frames.push(frame);
      return { say: (message) => void frame.said.push(message), dispose: () => void (frame.isClosed = true) };
    },
  });
  const run = (code: string, language: 'python' | 'octave' = 'python') => {
    const states: CodeRun[] = [];
    const subscription = runner.run({ language, code, name: 'In [1]' }).subscribe((state) => states.push(state));
    return { states, last: () => states.at(-1), stop: () => subscription.unsubscribe() };
  };
  const opened = async (number = 1) => {
    while (frames.length < number) await Promise.resolve();
    const frame = frames.at(-1);
    if (frame === undefined) throw new Error('no frame');
    return { ...frame, speak: frame.hear.message, isClosed: () => frames[number - 1]?.isClosed };
  };
  return { clock, run, opened, frames };
}

function noFiles() {
  return Promise.resolve({ program: new ArrayBuffer(1), library: new ArrayBuffer(1) });
}

const output = (text: string, isCut = false) => ({ text, images: [], isCut });

describe('a run of Python', () => {
  it('goes from loading over output to its end', async () => {
    const { run, opened } = aRunner();
    const cell = run('print(5)');
    expect(cell.states).toEqual([{ status: 'loading' }]);
    const { speak, said } = await opened();
    speak({ kind: 'ready' });
    expect(said).toEqual([{ kind: 'run', run: 1, code: 'print(5)', name: 'In [1]' }]);
    speak({ kind: 'output', run: 1, text: '5\n' });
    expect(cell.last()).toEqual({ status: 'running', output: output('5\n') });
    const image = { type: 'image/png', base64: 'AAAA' };
    speak({ kind: 'image', run: 1, image });
    speak({ kind: 'cut', run: 1 });
    expect(cell.last()).toEqual({ status: 'running', output: { text: '5\n', images: [image], isCut: true } });
    speak({ kind: 'ended', run: 1 });
    expect(cell.last()).toEqual({ status: 'ended', output: { text: '5\n', images: [image], isCut: true } });
  });

  it('tells what went wrong, at which line, and the frame stays', async () => {
    const { run, opened, frames } = aRunner();
    const cell = run('1/0');
    const { speak, isClosed } = await opened();
    speak({ kind: 'ready' });
    speak({ kind: 'ended', run: 1, error: { message: 'ZeroDivisionError', line: 1 } });
    expect(cell.last()).toMatchObject({ failure: { kind: 'error', message: 'ZeroDivisionError', line: 1 } });
    const next = run('2');
    speak({ kind: 'ended', run: 2 });
    expect([next.last(), frames.length, isClosed()]).toEqual([{ status: 'ended', output: output('') }, 1, false]);
  });

  it('is ended when it takes too long, with what it printed, and the next one gets another frame', async () => {
    const { run, opened, clock } = aRunner();
    const cell = run('while True: pass');
    const waiting = run('3');
    const { speak, isClosed } = await opened();
    speak({ kind: 'ready' });
    speak({ kind: 'output', run: 1, text: 'a' });
    clock.turn(longestRun - 1);
    expect(cell.last()).toMatchObject({ status: 'running' });
    clock.turn(1);
    expect(cell.last()).toEqual({ status: 'ended', output: output('a'), failure: { kind: 'timeout' } });
    expect(isClosed()).toBe(true);
    const second = await opened(2);
    speak({ kind: 'ready' });
    expect(second.said).toEqual([]);
    second.speak({ kind: 'ready' });
    second.speak({ kind: 'ended', run: 2 });
    expect(waiting.last()).toEqual({ status: 'ended', output: output('') });
  });

  it.each([
    ['does not start in time', 'late'],
    ['cannot go on', 'broken'],
    ['goes to another address', 'left'],
    ['floods the page', 'noise'],
  ])('fails when its frame %s', async (_, how) => {
    const { run, opened, clock } = aRunner();
    const cell = run('1');
    const { speak, hear, isClosed } = await opened();
    if (how !== 'late') speak({ kind: 'ready' });
    if (how === 'late') clock.turn(60_000);
    if (how === 'broken') speak({ kind: 'broken', message: 'RangeError' });
    if (how === 'left') hear.left();
    if (how === 'noise') for (let at = 0; at <= 1000; at += 1) speak({ kind: 'output', run: 1, text: '' });
    expect([cell.last(), isClosed()]).toMatchObject([{ failure: { kind: 'environment' } }, true]);
  });

  it('fails when its files cannot be had, and the next one tries again', async () => {
    let asked = 0;
    const { run } = aRunner(() => Promise.resolve(void (asked += 1)));
    const cell = run('1');
    while (cell.last()?.status !== 'ended') await Promise.resolve();
    expect(cell.last()).toMatchObject({ failure: { kind: 'environment' } });
    run('2');
    expect(asked).toBe(2);
  });

  it('ends with its listener', async () => {
    const { run, opened } = aRunner();
    const cell = run('1');
    const { speak, isClosed } = await opened();
    speak({ kind: 'ready' });
    cell.stop();
    expect(isClosed()).toBe(true);
  });

  it('of another language is not available, and opens nothing', () => {
    const { run, frames } = aRunner();
    expect(run('1', 'octave').states).toEqual([
      { status: 'ended', output: output(''), failure: { kind: 'notAvailable' } },
    ]);
    expect(frames).toEqual([]);
  });

  it.each([
    [{ kind: 'output', run: 7, text: 'of another run' }],
    [{ kind: 'output', run: 1 }],
    [{ kind: 'image', run: 1, image: { type: 'text/html', base64: 'AAAA' } }],
    [{ kind: 'image', run: 1, image: { type: 'image/svg+xml', base64: '"><script>' } }],
    ['<b>'],
    [null],
  ])('does not hear %j', async (message) => {
    const { run, opened } = aRunner();
    const cell = run('1');
    const { speak } = await opened();
    speak({ kind: 'ready' });
    speak(message);
    speak({ kind: 'output', run: 1, text: 'x'.repeat(mostOutput) });
    speak({ kind: 'output', run: 1, text: 'more' });
    speak({ kind: 'ended', run: 1, error: undefined });
    expect(cell.last()).toEqual({ status: 'ended', output: output('x'.repeat(mostOutput)) });
  });
});
