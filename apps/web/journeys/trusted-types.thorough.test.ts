import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSignedIn, speak } from './people.ts';
import { drawn, openPage, visitPlatform, writeSource, type Visit } from './platform.ts';

/**
 * The obstacles to Trusted Types (docs/operating.md): where they are, and how they write markup from a string or load a
 * script by its address (that of the converter's worker is written by the build). There must be no others.
 */
const known: readonly string[] = ['index: Worker constructor', 'jsxgraph: Element innerHTML'];

/** What the walk must include to be meaningful: formulas at boards, boards, editors, sign-in. */
const walked = ['jsxgraph', 'katex-formula', 'three', 'editor', 'code-editor', 'list-route', 'keycloak'];

describe('the policy of trusted types', () => {
  let journey: Visit;
  beforeAll(async () => {
    journey = await visitPlatform();
  });
  afterAll(() => journey.end());

  /** Pages of a browser that reports what the policy would refuse. */
  async function reporting(): Promise<{ readonly context: BrowserContext; readonly violations: Set<string> }> {
    const context = await journey.browser.newContext({ locale: 'en' });
    const violations = new Set<string>();
    await context.exposeFunction('tellViolation', (violation: string) => violations.add(violation));
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, sample }) => {
        const file = sourceFile.replace(/^.*\/|-[\w-]{8}\.js$/g, '');
        const tell: unknown = Reflect.get(window, 'tellViolation');
        if (typeof tell === 'function' && violatedDirective === 'require-trusted-types-for')
          Reflect.apply(tell, undefined, [`${file}: ${sample.replace(/\|[^]*$/, '')}`]);
      });
    });
    await context.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document' || route.request().frame().parentFrame() !== null)
        return route.continue();
      const response = await route.fetch({ maxRedirects: 0 });
      const headers = {
        ...response.headers(),
        'content-security-policy-report-only': "require-trusted-types-for 'script'",
      };
      return route.fulfill({ response, headers });
    });
    return { context, violations };
  }

  async function settle(page: Page): Promise<void> {
    await page.waitForLoadState('networkidle');
    const isBusy = page.locator('main :is([aria-busy=true], [data-part=skeleton])');
    await expect.poll(() => isBusy.count()).toBe(0);
    await drawn(page, 10);
    await page.waitForLoadState('networkidle');
  }

  it('would be kept by every page but for what is known', async () => {
    const { context, violations } = await reporting();
    const scripts = new Set<string>();
    context.on('response', (response) => scripts.add(response.url().replace(/^.*\/|-[\w-]{8}\.js$/g, '')));
    const { page } = await openPage(context);
    await speak(page, 'en');
    await page.goto(journey.origin);
    await page.locator('main h1').first().waitFor();
    await settle(page);
    await page.goto(`${journey.origin}/course`);
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    const articles = await page
      .locator('main a[href*="/course/article"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const article of articles.slice(0, 4)) {
      await page.goto(journey.origin + article);
      await page.locator('main h1').first().waitFor();
      await settle(page);
    }
    await page.goto(`${journey.origin}/try-out`);
    await page.locator('.cm-content').first().waitFor();
    await settle(page);
    await writeSource(page, wide);
    await page.locator('main article').getByText('Everything').first().waitFor();
    await settle(page);
    const signedIn = await openSignedIn(context, `${journey.origin}/pool/browser`);
    await signedIn.page.getByRole('searchbox').first().waitFor();
    await settle(signedIn.page);
    expect(walked.filter((name) => !scripts.has(name))).toEqual([]);
    expect([...violations].sort()).toEqual(known);
    await context.close();
  });

  it('is measured at all: a page that writes markup out of a string is told of', async () => {
    const { context, violations } = await reporting();
    const { page } = await openPage(context);
    await page.goto(journey.origin);
    await page.evaluate(() => {
      document.createElement('p').innerHTML = '<b>markup</b>';
    });
    await expect.poll(() => violations.size).toBeGreaterThan(0);
    await context.close();
  });
});

/** Formulas rendered by the browser and by KaTeX, a figure in the plane and one in space, Python and a construction. */
const wide = `\\begin{content}
\\title{Everything}
\\[ \\int_0^1 \\frac{x^2}{\\sqrt{1+x}}\\,dx = \\begin{pmatrix}1&2\\\\3&4\\end{pmatrix} \\]
\\begin{visualization}{plane1}
\\begin{variables}
  \\point[editable]{P}{1, 1}
  \\number{a}{3}
\\end{variables}
\\label{P}{$\\vec{P}$}
\\text{The number is $\\frac{\\var{a}}{2}$.}
\\begin{canvas}
  \\plot{P}
\\end{canvas}
\\end{visualization}
\\begin{visualization}{space1}
\\begin{variables}
  \\point[editable]{Q}{1, 1, 1}
\\end{variables}
\\begin{canvas}
  \\is3D
  \\plot{Q}
\\end{canvas}
\\end{visualization}
\\begin{python}
print(1)
\\end{python}
\\end{content}
`;
