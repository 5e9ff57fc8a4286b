// Figures as on a page: the cost of a drag step with texts and descriptions around the board.
import { bundledLikeTheApp, onPage } from './in-chromium.mjs';
import { median, row } from './measuring.mjs';

export async function measure() {
  return onPage(
    'bench/pages/drag.mjs',
    async (page) => {
      const times = await page.evaluate(() => window.dragFigure(400, 60));
      return [row('a step of a drag on a page, 402 elements, ms of script, against 8 ms', median(times), 8, 1)];
    },
    bundledLikeTheApp,
  );
}
