// Figures come and go 500 times, in the plane and in space at once: what of them stays in memory. Everything is
// measured after a garbage collection; a first hundred rounds fill what is created only once.
import { bundledLikeTheApp, onPage } from './in-chromium.mjs';
import { row } from './measuring.mjs';

const rounds = 500;
const warmUp = 100;

export async function measure() {
  const { before, after, left } = await onPage(
    'bench/pages/figures.mjs',
    async (page, protocol) => {
      await page.waitForFunction(() => 'comeAndGo' in window);
      await comeAndGo(page, warmUp);
      const before = await memory(page, protocol);
      await comeAndGo(page, rounds);
      return { before, after: await memory(page, protocol), left: await page.evaluate(() => window.left()) };
    },
    bundledLikeTheApp,
  );
  for (const [what, count] of Object.entries(left)) {
    if (count !== 0) throw new Error(`${count} ${what} are left on a page without figures`);
  }
  return [
    row(`heap after ${rounds} times two figures, MB, against before`, after.heap / 1e6, before.heap / 1e6, 1.05),
    row('listeners, against before', after.listeners, before.listeners, 1.05),
    row('nodes of the page, also detached ones, against before', after.nodes, before.nodes, 1.05),
  ];
}

/** In parts, because a protocol call may not take arbitrarily long. */
async function comeAndGo(page, count) {
  for (let done = 0; done < count; done += 25) await page.evaluate(() => window.comeAndGo(25));
}

async function memory(page, protocol) {
  for (let round = 0; round < 5; round += 1) {
    await protocol.send('HeapProfiler.collectGarbage');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  const { usedSize } = await protocol.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await protocol.send('Memory.getDOMCounters');
  return { heap: usedSize, listeners: jsEventListeners, nodes };
}
