import { attackedExamples, markupDangers } from '@lemma/core/document/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSignedIn } from './people.ts';
import { visitPlatform, type Visit } from './platform.ts';
import { variants } from '../../../packages/core/src/testing/index.ts';

/** All of them take minutes: LEMMA_RUNS=10000. */
const every = Number(process.env['LEMMA_RUNS'] ?? 0) >= 10_000 ? 1 : 23;
const onOnePage = 40;

let journey: Visit;

beforeAll(async () => {
  journey = await visitPlatform();
});
afterAll(() => journey.end());

/** Hostile documents, many per page, as if the server had been tricked into sending them. */
function pages(): readonly string[] {
  const contents = [...attackedExamples()]
    .filter((_, index) => index % every === 0)
    .map(({ xml }) => /^<document><content>([^]*)<\/content><\/document>$/.exec(xml)?.[1] ?? '');
  return Array.from({ length: Math.ceil(contents.length / onOnePage) }, (_, at) =>
    contents.slice(at * onOnePage, (at + 1) * onOnePage).join(''),
  );
}

/** A page in a browser that enforces the platform's policy, or in one that does not. */
async function openPool(bypassCSP: boolean): Promise<Page> {
  const context = await journey.browser.newContext({ locale: 'en', bypassCSP });
  const { page } = await openSignedIn(context, `${journey.origin}/pool/browser`);
  await page.getByRole('searchbox').first().waitFor();
  return page;
}

it.each(variants(['without any policy', true], ['under the policy of the platform', false]))(
  'shows hostile documents as words: %s nothing runs, and nothing is asked of elsewhere',
  { timeout: 30 * 60_000 },
  async (_, bypassCSP) => {
    const page = await openPool(bypassCSP);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(journey.origin) && !/^(?:data|blob):/.test(url)) elsewhere.push(url);
    });
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    let content = '';
    await page.route('**/api/content/documents/string-implementations/*/content*', (route) =>
      route.fulfill({
        contentType: 'application/xml; charset=utf-8',
        body: `<document kind="article" lang="en"><title>Attacks</title><content>${content}<section id="end"><headline>The end</headline></section></content></document>`,
      }),
    );
    const hostile = pages();
    expect(hostile.length).toBeGreaterThan(3);
    for (const [number, each] of hostile.entries()) {
      content = each;
      await page.goto(`${journey.origin}/pool/preview?path=fractions/adding-fractions&lang=en&page=${String(number)}`);
      await page.getByRole('article').getByRole('heading', { name: 'The end' }).waitFor();
      const { html, isHacked, links } = await page.evaluate(() => ({
        html: document.querySelector('article')?.innerHTML ?? '',
        isHacked: 'hacked' in window,
        links: [...document.querySelectorAll<HTMLAnchorElement>('article a[href]')]
          .filter((link) => !/^(?:https?|mailto):$/.test(link.protocol) || link.hostname.endsWith('evil.example'))
          .map(({ href }) => href),
      }));
      expect(isHacked).toBe(false);
      expect(links).toEqual([]);
      // The page's own: untrusted code has its frames, each in a sandbox; quick checks are forms without an address.
      // Link targets are checked better here than by their text.
      const own = /^(?:<iframe>|<form>|a href=.*)$/;
      expect(markupDangers(html).filter((danger) => !own.test(danger))).toEqual([]);
    }
    expect(elsewhere).toEqual([]);
    expect(dialogs).toEqual([]);
  },
);
