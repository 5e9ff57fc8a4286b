import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSignedIn } from './people.ts';
import { visitPlatform, type Visit } from './platform.ts';
import { textsIn } from './texts.ts';

const text = textsIn('en');

describe('the address of a resource', () => {
  let journey: Visit;
  beforeAll(async () => {
    journey = await visitPlatform();
  });
  afterAll(() => journey.end());

  async function open(user: string, resourceId: string) {
    const context = await journey.browser.newContext({ locale: 'en' });
    const address = `${journey.origin}/pool?resourceId=${encodeURIComponent(resourceId)}&lang=en`;
    const { page } = await openSignedIn(context, address, { user });
    return { page, context };
  }

  it.each([
    ['lecturer', 'fractions/adding-fractions', '/pool/preview'],
    ['lecturer', 'fractions/add-fractions-problem', '/pool/preview'],
    ['lecturer', 'worksheet_nowhere', '/pool/worksheet'],
    ['learner', 'fractions/adding-fractions', '/pool'],
    ['learner', 'fractions/add-fractions-problem', '/problem'],
    ['learner', 'worksheet_nowhere', '/pool'],
  ])('leads %s from %s to %s', async (user, resourceId, pathname) => {
    const { page, context } = await open(user, resourceId);
    await expect.poll(() => new URL(page.url()).pathname).toBe(pathname);
    const shown = resourceId.startsWith('worksheet_')
      ? page.getByRole('alert').getByText(text('worksheet', 'failures.notFound'))
      : page.getByRole('heading', { level: 1 });
    await shown.first().waitFor();
    await context.close();
  });

  it('without a resource leads to the list', async () => {
    const { page, context } = await open('lecturer', '');
    await page.waitForURL(/\/pool\/browser/);
    await page.getByRole('searchbox').waitFor();
    await context.close();
  });
});
