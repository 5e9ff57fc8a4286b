import { spawn } from 'node:child_process';
import { expect, it, onTestFinished } from 'vitest';
import { inTime, type Ending, type TimedBox } from './in-time.ts';

/** Nobody else gets the first processor from it; who steps back for others gets a hundredth. */
const busy = ['taskset', '-c', '0', process.execPath, '-e', 'for (;;);'];
const steppingBack = ['nice', '-n', '19', ...busy];

/** A program as a sandbox that has begun. */
function boxOf([program = '', ...args]: readonly string[]): TimedBox & { readonly ended: Promise<void> } {
  const child = spawn(program, args, { stdio: 'ignore' });
  const end = () => void child.kill('SIGKILL');
  onTestFinished(end);
  const ended = new Promise<void>((settle) => child.on('close', () => settle()));
  return { pid: child.pid, begun: Promise.resolve(), end, ended };
}

async function endingOf(program: readonly string[], limits = { start: 5000, run: 500, stay: 10_000 }): Promise<Ending> {
  const box = boxOf(program);
  return (await inTime([box], box.ended, limits)).ending;
}

it('is what ends by itself', async () => {
  expect(await endingOf(['true'])).toBe('inTime');
});

it('is not what sleeps for longer than it may run', async () => {
  expect(await endingOf(['sleep', '60'])).toBe('late');
});

it('is not what computes for longer than it may run', async () => {
  expect(await endingOf(busy)).toBe('late');
});

it('is nobody’s fault where others have the processor', async () => {
  boxOf(busy);
  expect(await endingOf(steppingBack, { start: 5000, run: 1000, stay: 3000 })).toBe('starved');
});

it('is not what does not begin', async () => {
  const box = { ...boxOf(['sleep', '60']), begun: new Promise<void>(() => undefined) };
  expect((await inTime([box], box.ended, { start: 200, run: 500, stay: 1000 })).ending).toBe('late');
});
