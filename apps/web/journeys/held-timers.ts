import type { Page } from 'playwright-core';

/** The timers of one length on a page, which fire when a test says so and never by themselves. */
export interface HeldTimers {
  /** How many wait at present. */
  count(): Promise<number>;
  /** Lets all that wait fire. */
  fire(): Promise<void>;
}

/** Holds the timers of so many milliseconds on all documents that a page loads from now on. */
export async function holdTimers(page: Page, milliseconds: number): Promise<HeldTimers> {
  const name = `timers of ${String(milliseconds)} ms`;
  await page.addInitScript(
    ({ held, length }) => {
      const waiting = new Map<number, () => void>();
      Reflect.set(window, held, waiting);
      let last = 0;
      for (const start of ['setTimeout', 'setInterval'] as const) {
        const usual = window[start];
        const holding = (
          act: (...given: readonly unknown[]) => void,
          ms?: number,
          ...given: readonly unknown[]
        ): unknown => {
          if (ms !== length) return Reflect.apply(usual, window, [act, ms, ...given]);
          last -= 1;
          waiting.set(last, () => act(...given));
          return last;
        };
        Reflect.set(window, start, holding);
      }
      for (const stop of ['clearTimeout', 'clearInterval'] as const) {
        const usual = window[stop];
        Reflect.set(window, stop, (id?: number) => {
          if (id === undefined || !waiting.delete(id)) Reflect.apply(usual, window, [id]);
        });
      }
    },
    { held: name, length: milliseconds },
  );
  return {
    count: () =>
      page.evaluate((held) => {
        const waiting: unknown = Reflect.get(window, held);
        return waiting instanceof Map ? waiting.size : 0;
      }, name),
    fire: () =>
      page.evaluate((held) => {
        const waiting: unknown = Reflect.get(window, held);
        if (!(waiting instanceof Map)) return;
        const all: readonly unknown[] = [...waiting.values()];
        waiting.clear();
        for (const act of all) if (typeof act === 'function') Reflect.apply(act, undefined, []);
      }, name),
  };
}
