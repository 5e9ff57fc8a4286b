import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, visitPlatform, tryOut, writeSource, type Visit } from './platform.ts';
import { textsIn } from './texts.ts';

const text = textsIn('en');

const figureByChance = `\\begin{visualization}{figure1}
\\title{By chance}
\\begin{variables}
  \\randint{a}{1}{1000}
\\end{variables}
\\text{The number is \\var{a}.}
\\end{visualization}
`;

describe('trying out the authoring language', () => {
  let journey: Visit;
  beforeAll(async () => {
    journey = await visitPlatform();
  });
  afterAll(() => journey.end());

  it('shows each of the four examples without an error, in English in a German browser too', async () => {
    const context = await journey.browser.newContext({ locale: 'de-DE' });
    const { page, errors } = await openPage(context);
    await page.goto(`${journey.origin}/try-out`);
    await page.locator('.cm-content').waitFor();
    for (const example of ['fractions', 'fibonacci', 'showhide', 'visualization']) {
      await page
        .getByText(text('try-out', `examples.${example}`), { exact: true })
        .first()
        .click();
      await page.getByText(text('try-out', 'findings.none')).first().waitFor();
    }
    await page
      .getByRole('group', { name: text('visualization', 'board') })
      .locator('svg')
      .first()
      .waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('lets the page follow the source, keeps the last good page when a mistake is made, and says where it is', async () => {
    const context = await journey.browser.newContext();
    const { page, errors } = await tryOut(context, journey, '\\section{Hello}\n\nA first paragraph.\n');
    await page.getByRole('heading', { name: 'Hello' }).waitFor();
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText('And $x^2$ more.');
    await page.getByText('And').last().waitFor();
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText('\n\n\\begin{itemise}\n');
    await page.locator('.cm-lint-marker-error').first().waitFor();
    expect(await page.getByText(text('try-out', 'findings.line', { line: 6 })).count()).toBeGreaterThan(0);
    expect(await page.getByRole('heading', { name: 'Hello' }).isVisible()).toBe(true);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('says a second after the last key what the values of seeds show, as lemma check does', async () => {
    const context = await journey.browser.newContext();
    const { page, errors } = await tryOut(
      context,
      journey,
      '\\begin{problem}\\begin{question}\\type{input.number}\\begin{variables}\\randint{a}{2}{9}\\end{variables}\\text{Type $\\var{a}$.}\n\\begin{answer}\\solution{a}\\explanation[ans = a AND ans != a]{Never.}\\end{answer}\\end{question}\\end{problem}\n',
    );
    await page.locator('.cm-lint-marker-warning').first().waitFor();
    const finding = page.getByRole('region', { name: text('try-out', 'findings.title') });
    await finding.getByText('ans = a AND ans != a').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('shows the variant that the address asks for, and 24 of them side by side', async () => {
    const context = await journey.browser.newContext();
    const { page, errors } = await openPage(context);
    const values = [];
    for (const seed of [7, 7, 8]) {
      await page.goto(`${journey.origin}/try-out?seed=${String(seed)}`);
      await writeSource(page, figureByChance);
      values.push(await page.getByText(/^The number is \d+\.$/).textContent());
    }
    expect(values[1]).toBe(values[0]);
    expect(values[2]).not.toBe(values[0]);
    const variants = page.getByRole('button', { name: text('try-out', 'variants') });
    await variants.click();
    const headings = page.getByRole('heading', { name: /^Seed/ });
    await headings.first().waitFor();
    expect(await headings.count()).toBe(24);
    await variants.click();
    await page.getByText(/^The number is \d+\.$/).waitFor();
    expect(await headings.count()).toBe(0);
    await variants.click();
    await page.getByRole('link', { name: 'Seed 11' }).click();
    await page.waitForURL(/\?seed=11$/);
    await expect.poll(() => headings.count()).toBe(0);
    const eleventh = await page.getByText(/^The number is \d+\.$/).textContent();
    await page.reload();
    expect(await page.getByText(/^The number is \d+\.$/).textContent()).toBe(eleventh);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('goes on without the server: the page follows what is typed offline', async () => {
    const context = await journey.browser.newContext();
    const page = await context.newPage();
    await page.goto(`${journey.origin}/try-out`);
    const editor = page.locator('.cm-content');
    await editor.waitFor();
    await page.locator('article p').first().waitFor();
    await context.setOffline(true);
    await writeSource(page, 'Typed while offline.');
    await page.locator('article').getByText('Typed while offline.').first().waitFor();
    await context.close();
  });

  it('keeps what was typed when the converter cannot be had, and tries again', async () => {
    const context = await journey.browser.newContext();
    const page = await context.newPage();
    const converter = '**/assets/worker-*.js';
    await context.route(converter, (route) => route.abort());
    await page.goto(`${journey.origin}/try-out`);
    const editor = page.locator('.cm-content');
    await editor.waitFor();
    await writeSource(page, 'Typed without a converter.');
    await page.getByText(text('try-out', 'failures.unavailable')).first().waitFor();
    expect(await editor.innerText()).toContain('Typed without a converter.');
    await context.unroute(converter);
    await page
      .getByRole('button', { name: text('try-out', 'failures.retry') })
      .first()
      .click();
    await page.locator('article').getByText('Typed without a converter.').first().waitFor();
    await context.close();
  });
});
