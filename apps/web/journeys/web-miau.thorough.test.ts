import { createServer, type Server } from 'node:http';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSignedIn } from './people.ts';
import { startJourney, type Journey } from './platform.ts';
import { textsIn } from './texts.ts';

const text = textsIn('en');

/** An embedding editor: a page with the preview in a frame, which records what it receives and from whom. */
function editorPage(preview: string): string {
  return `<!doctype html><html lang="en"><title>Editor</title><link rel="icon" href="data:,">
<iframe id="preview" title="preview" src="${preview}" width="900" height="600"></iframe>
<script>
  window.heard = [];
  addEventListener('message', ({ origin, data }) => heard.push({ origin, data }));
</script></html>`;
}

/** The last message the editor received, and its sender. */
async function lastHeard(page: Page): Promise<unknown> {
  return page.evaluate((): unknown => {
    const heard: unknown = Reflect.get(window, 'heard');
    return Array.isArray(heard) ? heard.at(-1) : undefined;
  });
}

async function untilHeard(page: Page, type: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const heard: unknown = Reflect.get(window, 'heard');
    return JSON.stringify(heard).includes(`"type":"${wanted}"`);
  }, type);
}

/** Sends a source to the preview as the embedding editor would. */
async function send(page: Page, texCode: string, target: string): Promise<void> {
  await page.evaluate(
    ([source, origin]) => {
      const frame = document.querySelector('iframe');
      const message = {
        type: 'preview',
        texCode: source,
        documentPath: 'pool/sketch',
        wmApiURL: 'https://evil.example/api',
        lang: 'en',
      };
      frame?.contentWindow?.postMessage(message, origin ?? '');
    },
    [texCode, target],
  );
}

describe('the preview inside an embedding editor', () => {
  let editor: Server;
  let trusted: string;
  let journey: Journey;
  let preview = '';
  beforeAll(async () => {
    editor = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(editorPage(preview));
    });
    const port = await new Promise<number>((done, refuse) => {
      editor.listen(0, '127.0.0.1', () => {
        const address = editor.address();
        if (address === null || typeof address === 'string') refuse(new Error('no port'));
        else done(address.port);
      });
    });
    trusted = `http://localhost:${String(port)}`;
    journey = await startJourney({ LEMMA_EDITOR_ORIGINS: trusted });
    preview = `${journey.origin}/web-miau/preview`;
  });
  afterAll(async () => {
    await journey.end();
    editor.close();
  });

  /** A user who is signed in to the platform opens the editor. */
  async function open(context: BrowserContext, user: string, address: string) {
    const { page, errors } = await openSignedIn(context, `${journey.origin}/pool/browser`, { user });
    await page.getByRole('button', { name: text('shell', 'logout') }).waitFor();
    await page.goto(address);
    return { page, errors };
  }

  it('says that it is ready, shows the newest source, and reports what cannot be converted', async () => {
    const context = await journey.browser.newContext({ locale: 'en' });
    const { page, errors } = await open(context, 'admin', trusted);
    await untilHeard(page, 'editorInitialised');
    const frame = page.frameLocator('#preview');
    await frame.getByText(text('embedding-editor', 'waiting')).waitFor();

    for (const title of ['First', 'Second', 'Third']) {
      await send(page, `\\begin{content}\\title{${title} sketch} \\section{Goal} Text.\\end{content}`, journey.origin);
    }
    await frame.getByRole('heading', { name: 'Third sketch' }).waitFor();
    expect(await frame.getByRole('heading', { name: 'First sketch' }).count()).toBe(0);
    expect(await frame.getByRole('banner').count()).toBe(0);
    expect(errors).toEqual([]);

    await send(page, 'Text.\n\n\\begin{itemise}', journey.origin);
    await untilHeard(page, 'previewFailed');
    expect(await lastHeard(page)).toMatchObject({
      origin: journey.origin,
      data: {
        type: 'previewFailed',
        documentPath: 'pool/sketch',
        lang: 'en',
        failure: { kind: 'notConvertable', line: 3 },
      },
    });
    // What can be read is shown, and the unreadable place is marked.
    await frame.getByRole('group', { name: text('document', 'broken.name') }).waitFor();
    await frame.getByText('Text.').waitFor();
    await context.close();
  });

  it('hears nobody but the window around it', async () => {
    const context = await journey.browser.newContext({ locale: 'en' });
    const { page } = await open(context, 'admin', trusted);
    await untilHeard(page, 'editorInitialised');
    const frame = page.frameLocator('#preview');
    await frame.getByText(text('embedding-editor', 'waiting')).waitFor();
    // A sibling frame has the editor's own origin, but is not the editor.
    await page.evaluate(async (origin) => {
      const sibling = document.createElement('iframe');
      const loaded = new Promise((done) => sibling.addEventListener('load', done));
      sibling.srcdoc = `<script>parent.document.getElementById('preview').contentWindow.postMessage(
        { type: 'preview', texCode: 'From beside.', documentPath: 'a', lang: 'en' }, ${JSON.stringify(origin)})</script>`;
      document.body.append(sibling);
      await loaded;
    }, journey.origin);
    await send(page, 'From the editor.', journey.origin);
    await frame.getByText('From the editor.').waitFor();
    expect(await frame.getByText('From beside.').count()).toBe(0);
    await context.close();
  });

  it('stays out of the frame of a page that is not trusted', async () => {
    const context = await journey.browser.newContext({ locale: 'en' });
    const { page, errors } = await open(context, 'admin', trusted.replace('localhost', '127.0.0.1'));
    const refusals = () => errors.filter((error) => error.includes('frame-ancestors'));
    await expect.poll(() => refusals().length).toBeGreaterThan(0);
    expect(await page.frameLocator('#preview').getByText(text('embedding-editor', 'waiting')).count()).toBe(0);
    expect(await lastHeard(page)).toBeUndefined();
    await context.close();
  });

  it('is not shown to those without the role, and no other page stands in the frame', async () => {
    const context = await journey.browser.newContext({ locale: 'en' });
    const { page, errors } = await open(context, 'learner', trusted);
    await page.frameLocator('#preview').getByText(text('shell', 'forbidden.title')).waitFor();
    expect(await lastHeard(page)).toBeUndefined();
    expect(errors).toEqual([]);
    await page.evaluate((home) => document.querySelector('iframe')?.setAttribute('src', home), journey.origin);
    await expect.poll(() => errors.filter((error) => error.includes('frame-ancestors')).length).toBeGreaterThan(0);
    await context.close();
  });
});
