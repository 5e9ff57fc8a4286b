import { deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@lemma/api-client/wire';
import { largestUpload, mostUploadedFiles } from '@lemma/core/own-document';
import { startPlatform, type TestCaller, type TestPlatform } from '../testing/index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.dispose());

const problem = (title: string, more = '', solution = '3') => `\\documentclass{mumie.problem}
\\begin{content}
\\title{\\lang{de}{${title}}}
\\begin{problem}
  \\begin{question}
    \\type{input.number}
    \\begin{variables}\\number{s}{${solution}}\\end{variables}
    \\text{Wie viel? ${more}}
    \\begin{answer}\\solution{s}\\end{answer}
  \\end{question}
\\end{problem}
\\end{content}`;
const article = '\\begin{content}\n\\title{\\lang{de}{Mein Artikel}}\nText.\n\\end{content}';
const course = (chapter: string) => `\\documentclass{mumie.course}
\\begin{content}
\\title{\\lang{de}{Mein Kurs}}
\\begin{chapter}
  \\title{Eins}
  ${chapter}
\\end{chapter}
\\end{content}`;
const png = new Uint8Array(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'));
const image = (name: string) => `\\image[alt={Ein Bild}]{${name}}`;

const query = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields).toString();

async function send(bytes: Uint8Array, replace = false, caller: TestCaller = 'author', headers = {}) {
  const response = await platform.call(
    caller,
    `/content/users/demo-${caller}/documents/folder?${query({ replace: String(replace) })}`,
    {
      method: 'PUT',
      payload: Buffer.from(bytes),
      headers: { 'content-type': 'application/octet-stream', ...headers },
    },
  );
  expect([response.statusCode, response.body.slice(0, 200)]).toEqual([200, expect.anything()]);
  return v.parse(calls.uploadOwnDocuments.response, response.json());
}

const zip = (files: Readonly<Record<string, string | Uint8Array>>) =>
  zipSync(
    Object.fromEntries(Object.entries(files).map(([name, of]) => [name, typeof of === 'string' ? strToU8(of) : of])),
  );
const upload = (files: Readonly<Record<string, string | Uint8Array>>, replace = false) => send(zip(files), replace);

async function obstaclesOf(bytes: Uint8Array) {
  const before = await stored();
  const { documents, obstacles } = await send(bytes);
  expect([documents, await stored()]).toEqual([[], before]);
  return obstacles.map(({ file, kind }) => [file, kind]);
}

/** Everything that users have written. */
async function stored() {
  const { rows } = await sql`select 'document', path, version::text from document where owner is not null
    union all select 'picture', path, name || hash from document_picture
    union all select 'implementation', path, language from implementation where owner is not null order by 1, 2, 3`.execute(
    platform.database.db,
  );
  return rows;
}

async function list(caller: TestCaller = 'author') {
  const response = await platform.call(caller, `/content/users/demo-${caller}/documents`);
  return v.parse(calls.ownDocuments.response, response.json());
}

const sourceOf = async (path: string) =>
  (await platform.call('author', `/content/tex-documents/tex-code?${query({ path })}`)).body;

describe('an upload', () => {
  it('stores documents, courses of them, and their pictures, which it serves', async () => {
    const done = await upload({
      'stoff/summe.tex': problem('Summe', image('bilder/Kurve 1.png')),
      'stoff/bilder/Kurve 1.png': png,
      'stoff/artikel.tex': article,
      'stoff/kurs.tex': course(
        '\\lecture{artikel} \\begin{worksheet}\\problem{summe}\\problem{/fractions/add}\\end{worksheet}',
      ),
      'stoff/.DS_Store': 'x',
      '__MACOSX/stoff/._summe.tex': 'x',
    });
    expect(done.obstacles).toEqual([]);
    expect(done.documents.map(({ path, version }) => `${path} ${version}`).sort()).toEqual([
      'own/demo-author/artikel 1',
      'own/demo-author/kurs 1',
      'own/demo-author/summe 1',
    ]);
    expect((await list()).map(({ path, kind }) => `${path} ${kind}`).sort()).toEqual([
      'own/demo-author/artikel article',
      'own/demo-author/kurs course',
      'own/demo-author/summe problem',
    ]);
    expect(await sourceOf('own/demo-author/summe')).toContain('{/own/demo-author/summe/kurve-1.png}');
    const served = await platform.call(
      'author',
      `/content/documents/binary-implementations/de/content?${query({ path: 'own/demo-author/summe/kurve-1.png' })}`,
    );
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/png']);
    // An own course opens nothing: neither to guests nor to an LMS.
    expect((await platform.call('guest', '/public/courses-and-tasks')).body).not.toContain('demo-author');
    expect((await platform.call('guest', '')).body).not.toContain('demo-author');
    const { rows } = await sql<{
      subject: string;
    }>`select subject from audit_entry where call = 'uploadOwnDocuments'`.execute(platform.database.db);
    expect(rows).toHaveLength(1);
  });

  it('replaces what is there only if it is told to, by a version, and brings back what was deleted', async () => {
    const path = 'own/demo-author/wieder';
    await upload({ 'wieder.tex': problem('Eins', image('wieder/a.png')), 'wieder/a.png': png });
    const changed = { 'wieder.tex': problem('Zwei', image('wieder/a.png')) };
    expect(await upload(changed)).toEqual({
      documents: [],
      obstacles: [{ file: 'wieder.tex', kind: 'exists', detail: path }],
    });
    expect(await upload(changed, true)).toEqual({ documents: [{ path, version: '2' }], obstacles: [] });
    // Repeated, it has happened.
    expect((await upload(changed, true)).documents).toEqual([{ path, version: '2' }]);
    await platform.call('author', `/content/users/demo-author/documents?${query({ path })}`, { method: 'DELETE' });
    expect((await upload(changed, true)).documents).toEqual([{ path, version: '2' }]);
    expect((await list()).find((each) => each.path === path)).toMatchObject({ version: 2, names: { de: 'Zwei' } });
    expect((await list()).find((each) => each.path === path)?.deletedDate).toBeUndefined();
  });

  it('is done once under its key', async () => {
    const files = zip({ 'einmal.tex': problem('Einmal') });
    const headers = { 'idempotency-key': 'upload-1' };
    const first = await send(files, false, 'author', headers);
    expect(await send(files, false, 'author', headers)).toEqual(first);
    expect(first.documents).toHaveLength(1);
  });

  it('says at each file what is wrong with its source, and stores nothing', async () => {
    const before = await stored();
    const { documents, obstacles } = await upload({
      'gut.tex': problem('Gut'),
      'kaputt.tex': '\\begin{content}\n\\title{\\lang{de}{T}}\n\n\\input{gibt/es/nicht}\n\\end{content}',
      'falsch.tex': problem('Falsch').replace('\\solution{s}', '\\solution{t}'),
      'kurs.tex': course('\\lecture{gut}\n  \\annex{/fehlt}'),
      'fehlt.tex': problem('Bild fehlt', image('fehlt/weg.png')),
    });
    expect([documents, await stored()]).toEqual([[], before]);
    expect(obstacles.map(({ file, kind }) => `${file} ${kind}`).sort()).toEqual([
      'falsch.tex notConvertable',
      'kaputt.tex notConvertable',
      'kurs.tex notConvertable',
    ]);
    expect(obstacles.find(({ file }) => file === 'kaputt.tex')).toMatchObject({ line: 4 });
    expect(obstacles.find(({ file }) => file === 'kurs.tex')).toMatchObject({
      line: 6,
      detail: 'The document own/demo-author/gut is not an article.',
    });
    const lacking = await upload({ 'fehlt.tex': problem('Bild fehlt', image('fehlt/weg.png')) });
    expect(lacking.obstacles).toEqual([{ file: 'fehlt.tex', kind: 'missingPicture', detail: 'weg.png' }]);
  });

  it('has no room beyond the limits of an owner', async () => {
    await sql`insert into document (path, tex, content_hash, owner, version, customized)
      select 'own/demo-admin/filler-' || n, 'x', 'x', 'demo-admin', 1, false from generate_series(1, 500) n`.execute(
      platform.database.db,
    );
    const { obstacles } = await send(zip({ 'a.tex': article }), false, 'admin');
    expect(obstacles).toEqual([{ file: '', kind: 'noRoom' }]);
    await sql`delete from document where owner = 'demo-admin'`.execute(platform.database.db);
  });
});

/** A file of a ZIP file that is put together byte by byte, so that it can lie. */
interface Crafted {
  readonly name: string;
  readonly content?: Uint8Array;
  readonly size?: number;
  readonly crc?: number;
  readonly flags?: number;
  readonly mode?: number;
  readonly method?: number;
}

/** APPNOTE.TXT of PKWARE, 4.3.7 (local header), 4.3.12 (central directory), 4.3.16 (its end). */
function crafted(...files: readonly Crafted[]): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const {
    name,
    content = strToU8(article),
    size,
    crc = crcOf(content),
    flags = 0x800,
    mode = 0o100644,
    method = 8,
  } of files) {
    const packed = method === 8 ? deflateRawSync(content) : Buffer.from(content);
    const bytes = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(method, 4);
    common.writeUInt32LE(crc, 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(size ?? content.length, 18);
    common.writeUInt16LE(bytes.length, 22);
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), common, bytes, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE((mode << 16) >>> 0, 6);
    rest.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('504b01021403', 'hex'), common, rest, bytes]));
    parts.push(local);
    at += local.length;
  }
  const end = Buffer.alloc(22);
  const length = directory.reduce((sum, each) => sum + each.length, 0);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

/** CRC-32 as in the specification (ISO 3309), bit by bit: another way than that of the server. */
function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

describe('an attack by a ZIP file', () => {
  const good: Crafted = { name: 'good.tex' };

  it('is none if it is put together honestly', async () => {
    expect(await send(crafted({ name: 'ehrlich.tex' }))).toMatchObject({ obstacles: [] });
  });

  it.each([
    ['../../etc/passwd.tex', 'badName'],
    ['/etc/passwd.tex', 'badName'],
    ['C:\\x.tex', 'badName'],
    ['a\\..\\b.tex', 'badName'],
    ['a/../../b.tex', 'badName'],
    ['a\u0000b.tex', 'badName'],
  ])('with the name %j is refused', async (name, kind) => {
    expect(await obstaclesOf(crafted(good, { name }))).toEqual([[name.replaceAll('\0', ' '), kind]]);
  });

  it.each([
    ['a symbolic link', { name: 'a.tex', mode: 0o120777, content: strToU8('/etc/passwd') }, 'link'],
    ['a device', { name: 'a.tex', mode: 0o020666 }, 'link'],
    ['an encrypted file', { name: 'a.tex', flags: 0x801 }, 'encrypted'],
    ['an unusual compression', { name: 'a.tex', method: 14 }, 'damaged'],
    ['another checksum', { name: 'a.tex', crc: 1 }, 'damaged'],
    ['more than it says', { name: 'a.tex', size: 10 }, 'damaged'],
    ['less than it says', { name: 'a.tex', size: 100_000 }, 'damaged'],
    ['a capital letter only', { name: 'GOOD.tex' }, 'sameName'],
    ['the same name', { name: 'good.tex' }, 'sameName'],
    ['a ZIP file inside', { name: 'inner.zip', content: crafted(good) }, 'archiveInside'],
    ['a ZIP file in disguise', { name: 'inner.png', content: crafted(good) }, 'archiveInside'],
    ['a drawing with a script', { name: 'a.svg', content: strToU8('<svg><script/></svg>') }, 'unsafePicture'],
    ['a program', { name: 'a.exe', content: strToU8('MZ') }, 'unknownType'],
  ])('with %s is refused', async (_what, file: Crafted, kind) => {
    expect(await obstaclesOf(crafted(good, file))).toEqual([[file.name, kind]]);
  });

  it('that becomes large is not unpacked, whatever it says', async () => {
    const zeros = new Uint8Array(60_000_000);
    expect(await obstaclesOf(crafted({ name: 'a.png', content: zeros, crc: 0 }))).toEqual([['a.png', 'bomb']]);
    // It says that it is small: what comes out of it is stopped there.
    expect(await obstaclesOf(crafted({ name: 'a.png', content: zeros, size: 50_000, crc: 0 }))).toEqual([
      ['a.png', 'damaged'],
    ]);
    const noise = Uint8Array.from({ length: 1_000_000 }, (_, at) => (at * 2654435761) >>> 24);
    // Many that are not too large each.
    const overlapping = Array.from({ length: 60 }, (_, at) => ({ name: `${String(at)}.png`, content: noise, crc: 0 }));
    expect(await obstaclesOf(crafted(...overlapping))).toContainEqual(['', 'tooMuch']);
  });

  it('with very many files is not even listed', async () => {
    const files = Array.from({ length: mostUploadedFiles * 2 + 1 }, (_, at) => ({ name: `${String(at)}.tex`, crc: 0 }));
    expect(await obstaclesOf(crafted(...files))).toEqual([['', 'tooManyFiles']]);
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['words', strToU8('hello')],
    ['half of one', crafted(good).slice(0, 60)],
    [
      'one whose directory leads outside',
      Buffer.concat([crafted(good).slice(0, -10), Buffer.alloc(8, 0xff), Buffer.alloc(2)]),
    ],
  ])('by %s is refused', async (_what, bytes) => {
    const [obstacle] = await obstaclesOf(bytes.length === 0 ? new Uint8Array([0]) : bytes);
    expect(obstacle).toEqual(['', 'noArchive']);
  });

  it.each(['application/json', 'multipart/form-data; boundary=x', 'image/svg+xml'])(
    'that comes as %s is refused with the type that is taken',
    async (type) => {
      const response = await platform.call('author', '/content/users/demo-author/documents/folder?replace=false', {
        method: 'PUT',
        payload: Buffer.from('{"bytes":[1]}'),
        headers: { 'content-type': type },
      });
      expect(response.statusCode).toBe(415);
      expect(response.json()).toMatchObject({
        message: 'This call takes the file itself, as application/octet-stream.',
      });
    },
  );

  it('that is too large is refused before it is read', async () => {
    const response = await platform.call('author', '/content/users/demo-author/documents/folder?replace=false', {
      method: 'PUT',
      payload: Buffer.alloc(largestUpload + 1),
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect(response.statusCode).toBe(413);
  });
});

describe('an own course', () => {
  const create = async (name: string, text: string) =>
    platform.call('author', '/content/users/demo-author/documents', { method: 'POST', payload: { name, text } });

  it('names documents of the content and one’s own, of the right kind', async () => {
    await create('eigener-artikel', article);
    const good = '\\lecture{eigener-artikel} \\begin{worksheet}\\problem{/fractions/add}\\end{worksheet}';
    expect((await create('eigener-kurs', course(good))).statusCode).toBe(201);
    for (const [chapter, message] of [
      ['\\lecture{/gone}', 'There is no document gone.'],
      ['\\lecture{/fractions/add}', 'The document fractions/add is not an article.'],
      ['\\lecture{/own/demo-admin/fremd}', 'There is no document own/demo-admin/fremd.'],
    ] as const) {
      await platform.call('admin', '/content/users/demo-admin/documents', {
        method: 'POST',
        payload: { name: 'fremd', text: article },
      });
      const refused = await create('schlechter-kurs', course(chapter));
      expect([refused.statusCode, refused.json()]).toEqual([422, expect.objectContaining({ message, line: 6 })]);
    }
    const saved = await platform.call(
      'author',
      `/content/users/demo-author/problem-customizations?${query({ path: 'own/demo-author/eigener-kurs' })}`,
      {
        method: 'PUT',
        payload: course('\\lecture{/gone}'),
        headers: { 'content-type': 'text/plain', 'if-match': '"1"' },
      },
    );
    expect([saved.statusCode, saved.json()]).toEqual([422, expect.objectContaining({ line: 6 })]);
  });
});
