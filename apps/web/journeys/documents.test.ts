import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { openSignedIn } from './people.ts';
import { startJourney, type Journey } from './platform.ts';
import { textsIn } from './texts.ts';
import { variants } from '../../../packages/core/src/testing/index.ts';

const phone = { width: 360, height: 740 };
const screen = { width: 1440, height: 900 };
/** A picture of one pixel. */
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.end());

describe.each(variants({ language: 'de', user: 'admin' }, { language: 'en', user: 'author' }))(
  '$user writes documents ($language)',
  ({ language, user }) => {
    const text = textsIn(language);
    const say = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
      text('own-document', key, values);
    const ofEditor = (key: string) => text('customisation', key);
    let context: BrowserContext;
    let page: Page;
    let errors: readonly string[];
    let downloaded: Buffer;
    const row = (title: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });
    const documents = async () => {
      await page.goto(`${journey.origin}/documents`);
      await page.getByRole('heading', { level: 1, name: say('title') }).waitFor();
    };

    beforeAll(async () => {
      context = await journey.browser.newContext({ locale: language, viewport: screen });
      ({ page, errors } = await openSignedIn(context, `${journey.origin}/documents`, { user, language }));
    });
    afterAll(() => context.close());

    it('is told what to do while there are none', async () => {
      await page.getByRole('heading', { name: say('none.title') }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
    });

    it.each(['article', 'course', 'choice', 'figure', 'number'])(
      'creates one from the template “%s”',
      async (template) => {
        await documents();
        await page.getByRole('button', { name: say('new'), exact: true }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('radio', { name: new RegExp(`^${say(`templates.${template}.title`)}`) }).click();
        await dialog.getByLabel(say('creation.documentTitle')).fill(`Größe & Maß ${template}`);
        await expect.poll(() => dialog.getByLabel(say('creation.name')).inputValue()).toBe(`groesse-mass-${template}`);
        if (template === 'article') expect(await axeFindings(page)).toEqual([]);
        await dialog.getByRole('button', { name: say('creation.create'), exact: true }).click();
        await page.locator('.cm-content:visible').waitFor();
        expect(new URL(page.url()).searchParams.get('path')).toBe(`own/demo-${user}/groesse-mass-${template}`);
        await page.getByText(`Größe & Maß ${template}`).first().waitFor();
      },
    );

    it('adds a picture in the editor, and inserts it at the cursor', async () => {
      const editor = page.locator('.cm-content:visible');
      // Into the text of the question, before its closing brace.
      await editor.locator('.cm-line', { hasText: say('sample.number.task') }).click();
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowLeft');
      await page
        .getByRole('main')
        .getByRole('button', { name: ofEditor('pictures'), exact: true })
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(say('pictures.none')).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await dialog.locator('input[type=file]').setInputFiles([
        { name: 'Größe.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') },
        { name: 'böse.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg><script/></svg>') },
      ]);
      await page.getByText(say('pictures.unsafe', { name: 'böse.svg', what: '<script>' })).waitFor();
      expect(await dialog.getByRole('listitem').count()).toBe(1);
      // A slow upload tells how far it is, and can be stopped.
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      const speed = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 20_000 };
      await session.send('Network.emulateNetworkConditions', speed);
      const large = Buffer.concat([Buffer.from(dot, 'base64'), Buffer.alloc(2_000_000, 1)]);
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: large });
      const bar = dialog.getByRole('progressbar', { name: say('pictures.adding', { name: 'large.png' }) });
      await bar.waitFor();
      await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(0);
      expect(await axeFindings(page)).toEqual([]);
      await dialog.getByRole('button', { name: say('pictures.cancel') }).press('Enter');
      await page.getByText(say('pictures.cancelled')).waitFor();
      await session.send('Network.emulateNetworkConditions', { ...speed, uploadThroughput: -1 });
      await expect.poll(() => dialog.getByRole('listitem').count()).toBe(1);
      await dialog.getByRole('button', { name: say('pictures.insertNamed', { name: 'groesse.png' }) }).click();
      await dialog.waitFor({ state: 'detached' });
      await editor.getByText(`/own/demo-${user}/groesse-mass-number/groesse.png`).waitFor();
      const shown = page.getByRole('img', { name: say('pictures.words') });
      await shown.first().waitFor();
    });

    it('changes it in the editor, which checks it and saves a version', async () => {
      await documents();
      await row('Größe & Maß number').getByRole('link', { name: 'Größe & Maß number', exact: true }).click();
      const editor = page.locator('.cm-content:visible');
      await editor.click();
      await page.keyboard.press('Control+End');
      await page.keyboard.insertText('\n% done\n');
      await page.keyboard.press('Control+s');
      const dialog = page.getByRole('dialog');
      await dialog.getByText(ofEditor('checks.document')).waitFor();
      await dialog.getByText(ofEditor('checks.solutions')).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await dialog.getByRole('button', { name: ofEditor('save'), exact: true }).click();
      await page
        .getByRole('main')
        .getByRole('button', { name: ofEditor('allSaved'), exact: true })
        .waitFor();
      await page.getByRole('link', { name: ofEditor('backToDocuments') }).click();
      await row('Größe & Maß number').waitFor();
      expect(
        await page
          .getByRole('list', { name: say('title') })
          .getByRole('listitem')
          .count(),
      ).toBe(5);
      expect(await axeFindings(page)).toEqual([]);
    });

    it('deletes one, and takes that back from its notice', async () => {
      const title = 'Größe & Maß choice';
      await documents();
      await row(title)
        .getByRole('button', { name: say('remove', { name: title }) })
        .click();
      await row(title).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: say('undo'), exact: true }).click();
      await row(title).waitFor();
    });

    it('puts one into the worksheet draft, finds it in the pool, and shares it by its link', async () => {
      const title = 'Größe & Maß number';
      await documents();
      await row(title)
        .getByRole('button', { name: text('worksheet-draft', 'addNamed', { name: title }), exact: true })
        .click();
      await row(title)
        .getByRole('button', { name: text('worksheet-draft', 'inDraftNamed', { name: title }), exact: true })
        .waitFor();
      await page.goto(`${journey.origin}/pool/browser?query=Ma%C3%9F`);
      await page.getByRole('link', { name: title, exact: true }).first().waitFor();

      const other = await journey.browser.newContext({ locale: language, viewport: screen });
      await documents();
      await row(title)
        .getByRole('button', { name: say('share', { name: title }) })
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(say('sharing.switch')).click();
      const link = await dialog.getByRole('textbox', { name: say('sharing.link') }).inputValue();
      expect(await axeFindings(page)).toEqual([]);
      await dialog.getByRole('button', { name: say('close') }).click();
      await row(title).getByText(say('shared')).waitFor();

      const lecturer = await openSignedIn(other, link, { user: 'lecturer', language });
      await lecturer.page.getByRole('heading', { name: title }).waitFor();
      await lecturer.page
        .getByRole('button', { name: text('worksheet-draft', 'addNamed', { name: title }), exact: true })
        .click();
      await lecturer.page
        .getByRole('button', { name: text('worksheet-draft', 'inDraftNamed', { name: title }), exact: true })
        .waitFor();
      expect(await lecturer.page.getByRole('link', { name: text('preview', 'customise') }).count()).toBe(0);
      const answered = lecturer.page.waitForResponse((response) => new URL(response.url()).pathname === '/api/search');
      await lecturer.page.goto(`${journey.origin}/pool/browser?query=Ma%C3%9F`);
      expect(await (await answered).text()).not.toContain('groesse-mass');
      expect(await lecturer.page.getByRole('link', { name: title, exact: true }).count()).toBe(0);

      await row(title)
        .getByRole('button', { name: say('share', { name: title }) })
        .click();
      await dialog.getByText(say('sharing.switch')).click();
      await dialog.getByText(say('sharing.off')).waitFor();
      await lecturer.page.goto(link);
      await lecturer.page.getByText(text('preview', 'failures.notFound.title')).waitFor();
      await other.close();
      await dialog.getByRole('button', { name: say('close') }).click();
    });

    it('downloads it as a folder', async () => {
      const title = 'Größe & Maß number';
      await documents();
      const download = page.waitForEvent('download');
      await row(title)
        .getByRole('button', { name: say('download', { name: title }) })
        .click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('groesse-mass-number.zip');
      // The browser is reached over a connection: its files have no path here.
      const bytes = await buffer(await file.createReadStream());
      for (const name of ['groesse-mass-number.tex', 'groesse-mass-number/groesse.png']) {
        expect(bytes.includes(name)).toBe(true);
      }
      downloaded = bytes;
    });

    it('uploads that again, which makes no new version of what is the same', async () => {
      await documents();
      await page.getByRole('button', { name: say('upload.button'), exact: true }).press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: say('upload.folder') }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      const chosen = page.waitForEvent('filechooser');
      await dialog.getByRole('button', { name: say('upload.files') }).press('Enter');
      await (await chosen).setFiles({ name: 'folder.zip', mimeType: 'application/zip', buffer: downloaded });
      await dialog.getByText(say('obstacles.exists', { detail: `own/demo-${user}/groesse-mass-number` })).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await dialog.getByRole('button', { name: say('upload.replace_one') }).press('Enter');
      await page.getByText(say('upload.done_one', { count: 1 })).waitFor();
      await dialog.waitFor({ state: 'detached' });
    });

    it('uploads a folder with several documents and pictures, or is told at each file why not', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'lemma-upload-'));
      const write = (name: string, content: string | Buffer) => {
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        writeFileSync(join(folder, name), content);
      };
      const document = (title: string, body: string, kind = 'article') =>
        `\\documentclass{mumie.${kind}}\\begin{content}\\title{\\lang{${language}}{${title}}}\n${body}\n\\end{content}`;
      write('lines.tex', document('Lines', '\\image[alt={A line}]{pictures/line.png}'));
      write(
        'course.tex',
        document('Lines and more', '\\begin{chapter}\\title{One}\\lecture{gone}\\end{chapter}', 'course'),
      );
      write('pictures/line.png', Buffer.from(dot, 'base64'));
      await page.getByRole('button', { name: say('upload.button'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      const choose = async () => {
        const chosen = page.waitForEvent('filechooser');
        await dialog.getByRole('button', { name: say('upload.folder') }).click();
        await (await chosen).setFiles(folder);
      };
      await choose();
      const wrong = dialog.getByRole('list', { name: say('upload.hindered') });
      await wrong.getByText('course.tex', { exact: true }).waitFor();
      await wrong.getByText(/There is no document .*gone/).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      expect(await row('Lines').count()).toBe(0);
      write(
        'course.tex',
        document('Lines and more', '\\begin{chapter}\\title{One}\\lecture{lines}\\end{chapter}', 'course'),
      );
      await choose();
      await page.getByText(say('upload.done_other', { count: 2 })).waitFor();
      await row('Lines and more').getByText(say('kinds.course'), { exact: true }).waitFor();
      await row('Lines')
        .getByRole('link', { name: say('preview', { name: 'Lines' }) })
        .click();
      await page.getByRole('img', { name: 'A line' }).waitFor();
      rmSync(folder, { recursive: true });
    });

    it('reads the list on a phone', async () => {
      await page.setViewportSize(phone);
      await documents();
      await row('Größe & Maß number').waitFor();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(phone.width);
      // What was refused on purpose: the drawing with a script.
      expect(errors.filter((error) => !/status of 422 /.test(error))).toEqual([]);
    });
  },
);
