import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';

/** What axe finds on a page, or in a frame of one, once nothing moves any more: rule and elements, one a line. */
export async function axeFindings(page: Page | Frame): Promise<readonly string[]> {
  // A blinking cursor never comes to rest.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity),
  );
  await page.evaluate(axe.source);
  return page.evaluate<string[]>(
    `axe.run(document).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 200)).join(' … ')))`,
  );
}
