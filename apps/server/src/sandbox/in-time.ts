import { readFile } from 'node:fs/promises';
import type { Box } from './box.ts';
import type { TimeLimits } from './limits.ts';

/**
 * How far code came. `late`: it ran for longer than it may. `starved`: others had the processors for so long that nobody
 * can tell; that is our failure, not its own.
 */
export type Ending = 'inTime' | 'late' | 'starved';

/** Of a sandbox, what its time needs. */
export type TimedBox = Pick<Box, 'pid' | 'begun' | 'end'>;

/**
 * Awaits what some sandboxes do, which take turns; all of them end when their time is over. Time in which they were ready to
 * run and no processor was free is not theirs.
 */
export async function inTime<Value>(
  boxes: readonly TimedBox[],
  what: Promise<Value>,
  limits: TimeLimits,
): Promise<{ readonly done: Value; readonly ending: Ending }> {
  const over = new AbortController();
  const watched = watch(boxes, limits, over.signal);
  const done = await what;
  over.abort();
  return { done, ending: await watched };
}

async function watch(boxes: readonly TimedBox[], { start, run, stay }: TimeLimits, over: AbortSignal): Promise<Ending> {
  const end = (ending: Ending): Ending => {
    for (const box of boxes) box.end();
    return ending;
  };
  const isOver = new Promise<Ending>((settle) => over.addEventListener('abort', () => settle('inTime')));
  const begun = Promise.all(boxes.map((box) => box.begun)).then(() => 'begun' as const);
  const first = await Promise.race([begun, isOver, after(start, over).then((): Ending => 'late')]);
  if (first !== 'begun') return first === 'late' ? end(first) : first;
  const began = performance.now();
  const before = await lookAt(boxes);
  for (let last = { ...before, isLate: false }; ;) {
    const stayed = performance.now() - began;
    const now = await lookAt(boxes);
    if (over.aborted) return 'inTime';
    const ran = stayed - (now.waited - before.waited);
    const isLate = ran >= run;
    // Waiting is counted when it is over: who could run and did not since the last look is waiting.
    const isWaiting = now.isReady && now.used === last.used;
    if (isLate && last.isLate && !isWaiting) return end('late');
    if (stayed >= stay) return end('starved');
    last = { ...now, isLate };
    await Promise.race([after(Math.min(Math.max(run - ran, shortLook), stay - stayed), over), isOver]);
  }
}

/** Milliseconds in which whoever has a processor is seen to use it. */
const shortLook = 50;

/** Settles after so many milliseconds, unless it is over before. */
function after(milliseconds: number, over: AbortSignal): Promise<void> {
  return new Promise((settle) => {
    const timer = setTimeout(settle, milliseconds);
    over.addEventListener('abort', () => clearTimeout(timer));
  });
}

/** What the processors have done for processes: milliseconds, and whether one of them could run. */
interface Look {
  readonly waited: number;
  readonly used: number;
  readonly isReady: boolean;
}

/** Of sandboxes that take turns. */
async function lookAt(boxes: readonly TimedBox[]): Promise<Look> {
  const looks = await Promise.all(
    boxes.map(({ pid }) => (pid === undefined ? Promise.resolve(unseen) : lookBelow(String(pid)))),
  );
  return {
    waited: looks.reduce((sum, { waited }) => sum + waited, 0),
    used: looks.reduce((sum, { used }) => sum + used, 0),
    isReady: looks.some(({ isReady }) => isReady),
  };
}

const unseen: Look = { waited: 0, used: 0, isReady: false };

/** Of a process and all that it has started, the one that has waited longest (Linux: `stat` and `schedstat` of `/proc`). */
async function lookBelow(pid: string): Promise<Look> {
  const [stat, times, children] = await Promise.all(
    ['stat', 'schedstat', `task/${pid}/children`].map((file) =>
      readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => ''),
    ),
  );
  const below = await Promise.all(
    (children ?? '')
      .split(' ')
      .filter((child) => child !== '')
      .map(lookBelow),
  );
  // Nanoseconds on a processor, and of waiting for one.
  const [used = 0, waited = 0] = (times ?? '').split(' ').map((time) => Number(time) / 1e6);
  return {
    waited: Math.max(waited, ...below.map((each) => each.waited)),
    used: used + below.reduce((sum, each) => sum + each.used, 0),
    // The state follows the name, which may contain anything.
    isReady: / R /.test((stat ?? '').slice((stat ?? '').lastIndexOf(')'))) || below.some((each) => each.isReady),
  };
}
