import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform, type TestPlatform } from '../testing/index.ts';
import { readContentFolder, sourceReader } from './index.ts';

let platform: TestPlatform;
let parent: string;
let folder: string;

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'lemma-media-'));
  folder = join(parent, 'content');
  await mkdir(join(folder, 'media'), { recursive: true });
  await writeFile(join(parent, 'secret.png'), 'secret');
  await writeFile(join(parent, 'secret.tex'), 'secret');
  await writeFile(join(folder, 'media', 'pizza.svg'), svg);
  await writeFile(join(folder, 'media', 'sign.png'), 'neutral');
  await writeFile(join(folder, 'media', 'sign.fr.png'), 'français');
  await writeFile(join(folder, 'media', 'tone.mp3'), '0123456789');
  await writeFile(join(folder, 'media', 'huge.png'), '');
  await truncate(join(folder, 'media', 'huge.png'), 10_000_001);
  await writeFile(join(folder, 'media', 'program.js'), 'alert(1)');
  await symlink(join(parent, 'secret.png'), join(folder, 'media', 'leak.png'));
  await symlink(parent, join(folder, 'up'));
  await writeFile(join(folder, '_part.tex'), '\\emph{part}');
  await writeFile(
    join(folder, 'document.tex'),
    '\\begin{metainfo}\\begin{components}\\component{image}{media/pizza.svg}{pizza}\\component{image}{../x.png}{bad}\\end{components}\\end{metainfo}' +
      '\\begin{content}\\title{T}\\input{_part} \\image[alt=x]{pizza}\\end{content}',
  );
  platform = await startPlatform({ contentFolder: folder });
});
afterAll(async () => {
  await platform.dispose();
  await rm(parent, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}, language = 'de') =>
  platform.call('learner', `/content/documents/binary-implementations/${language}/content?path=${path}`, { headers });

describe('a file of the content', () => {
  it('is served with its type, and may do nothing as a page of its own', async () => {
    const { statusCode, headers, body } = await get('media/pizza.svg');
    expect([statusCode, body]).toEqual([200, svg]);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    });
  });

  it('is sent once to a browser that keeps it', async () => {
    const { etag } = (await get('media/pizza.svg')).headers;
    const again = await get('media/pizza.svg', { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is sent in parts to a player that asks for them', async () => {
    const { statusCode, headers, body } = await get('media/tone.mp3', { range: 'bytes=2-5' });
    expect([statusCode, body, headers['content-type']]).toEqual([206, '2345', 'audio/mpeg']);
    expect(headers['content-range']).toBe('bytes 2-5/10');
  });

  it('has no part behind its end', async () => {
    const response = await get('media/tone.mp3', { range: 'bytes=20-30' });
    expect(response.statusCode).toBe(416);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.json()).toMatchObject({ id: 'invalid_request' });
  });

  it('is the one in the language of the reader, if there is one', async () => {
    expect((await get('media/sign.png', {}, 'fr')).body).toBe('français');
    expect((await get('media/sign.png', {}, 'en')).body).toBe('neutral');
  });

  it('is for those who are signed in', async () => {
    const path = '/content/documents/binary-implementations/de/content?path=media/pizza.svg';
    expect((await platform.call('guest', path)).statusCode).toBe(401);
  });

  it.each(['media/nowhere.png', 'media/program.js', 'document.tex', 'media', 'media/leak.png', 'up/secret.png'])(
    'is not found where there is none, of another kind, or outside of the folder (%s)',
    async (path) => {
      const response = await get(path);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ id: 'content_file-not-found' });
    },
  );

  it.each([
    '../secret.png',
    '..%2fsecret.png',
    '%2e%2e/secret.png',
    '/etc/x.png',
    'media//pizza.svg',
    'a%00.png',
    'a%255c.png',
  ])('has no path like %s', async (path) => {
    expect((await get(path)).statusCode).toBe(400);
  });

  it('is refused when it is too large for a page', async () => {
    expect((await get('media/huge.png')).statusCode).toBe(413);
  });
});

describe('a local id', () => {
  const find = (query: string) => platform.call('learner', `/semiprotected/entity/for-lid?${query}`);

  it('of a document leads to its image', async () => {
    const { statusCode, body } = await find('otn=article&oi=document&ttn=generic_image&lid=pizza');
    expect([statusCode, body]).toEqual([200, svg]);
  });

  it.each(['lid=nothing', 'lid=bad'])('that the document does not give leads nowhere (%s)', async (lid) => {
    expect((await find(`otn=article&oi=document&ttn=generic_image&${lid}`)).statusCode).toBe(404);
    expect((await find(`otn=article&oi=nowhere&ttn=generic_image&${lid}`)).statusCode).toBe(404);
  });

  it('is of an image', async () => {
    expect((await find('otn=article&oi=document&ttn=applet&lid=pizza')).statusCode).toBe(400);
  });
});

describe('a source that puts others into itself', () => {
  it('is loaded with them, and they are no documents', async () => {
    const { body } = await platform.call(
      'learner',
      '/content/documents/string-implementations/de/content?path=document',
    );
    expect(body).toContain('<em>part</em>');
    expect(body).toContain('src="media/pizza.svg"');
    expect((await readContentFolder(folder))?.map(({ path }) => path)).toEqual(['document']);
  });

  it('is another one when one of them changes', async () => {
    const before = await readContentFolder(folder);
    await writeFile(join(folder, '_part.tex'), '\\emph{changed}');
    const after = await readContentFolder(folder);
    expect(after?.[0]?.hash).not.toBe(before?.[0]?.hash);
  });

  it('is previewed with them by who edits it', async () => {
    const preview = (caller: 'author', texCode: string) =>
      platform.call(caller, '/preview/documents/string-implementations/de/preview?path=document', {
        method: 'POST',
        payload: { texCode },
      });
    const good = await preview('author', '\\begin{content}\\title{T}\\input{_part}\\end{content}');
    expect(good.body).toContain('<em>changed</em>');
    const bad = await preview('author', '\\begin{content}\\title{T}\\input{up/secret}\\end{content}');
    expect(bad.statusCode).toBe(422);
  });

  it('has no files in the try-out', async () => {
    const { body } = await platform.call('guest', '/jmmtex/convert-document', {
      method: 'POST',
      payload: { texCode: '\\input{_part}', lang: 'de' },
    });
    expect(body).toContain('no-files');
  });

  it.each(['../secret.tex', 'up/secret.tex', 'media/pizza.svg', 'nowhere.tex', '/etc/passwd', 'media'])(
    'cannot read %s',
    (path) => {
      expect(sourceReader(folder)(path)).toBeUndefined();
    },
  );
});
