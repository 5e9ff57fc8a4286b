import { describe, expect, it } from 'vitest';
import { isUploadedPath, readUpload, sourceFile, type UploadedFile } from './index.ts';

const bytes = (given: string) => Uint8Array.from(given, (letter) => letter.charCodeAt(0));
const text = (given: Uint8Array) => Array.from(given, (byte) => String.fromCharCode(byte)).join('');
const png = bytes('\x89PNG\r\n\x1a\n....');
const file = (path: string, content: string | Uint8Array = png): UploadedFile => ({
  path,
  bytes: typeof content === 'string' ? bytes(content) : content,
});

function read(...files: readonly UploadedFile[]) {
  return readUpload(files, {
    pathOf: (name) => `own/ada/${name}`,
    textOf: (given) => (text(given).includes('\xff') ? undefined : text(given)),
  });
}

function obstacles(...files: readonly UploadedFile[]) {
  const done = read(...files);
  return done.ok ? [] : done.failure.map(({ file: of, kind, detail }) => [of, kind, ...(detail ? [detail] : [])]);
}

describe('an upload', () => {
  it('has the pictures that its sources show, under the paths that they will have', () => {
    const done = read(
      file('maths/algebra/slope.tex', '\\image{img/Größe 1.PNG} \\image[alt={x}]{ ../m.png } \\image{/m.png}'),
      file('maths/algebra/img/Größe 1.PNG'),
      file('maths/m.png'),
      file('maths/.DS_Store', 'x'),
      file('maths/__MACOSX/m.png', 'x'),
    );
    expect(done).toMatchObject({
      ok: true,
      value: [
        {
          name: 'slope',
          path: 'own/ada/slope',
          text: '\\image{/own/ada/slope/groesse-1.png} \\image[alt={x}]{/own/ada/slope/m.png} \\image{/own/ada/slope/m.png}',
          pictures: [{ name: 'groesse-1.png' }, { name: 'm.png' }],
          missing: [],
        },
      ],
    });
  });

  it('of a folder that was downloaded is what was downloaded', () => {
    const source = '\\image{/own/ada/slope/a.png}{/own/ada/other/b.png} \\image{/media/c.png} $\\frac{a}{b}$';
    const down = sourceFile('own/ada/slope', source);
    const done = read(file(down.path, down.text), file('slope/a.png'), file('slope/unused.png'));
    expect(done).toMatchObject({
      ok: true,
      value: [{ text: source, pictures: [{ name: 'a.png' }, { name: 'unused.png' }] }],
    });
  });

  it('gives a picture to every document that shows it, and other names to those that have the same', () => {
    const done = read(
      file('a.tex', '{x/p.png}{y/p.png}'),
      file('b.tex', '{x/p.png}'),
      file('x/p.png'),
      file('y/p.png'),
    );
    expect(done.ok && done.value.map(({ pictures }) => pictures.map(({ name }) => name))).toEqual([
      ['p.png', 'p-2.png'],
      ['p.png'],
    ]);
  });

  it('names documents of the upload in its courses, and nothing else', () => {
    const course = '\\documentclass{mumie.course} \\lecture{l/One} \\annex[exam]{ /l/two.tex } \\problem{/content/x}';
    const done = read(file('course.tex', course), file('l/One.tex', '\\problem{two}'), file('l/two.tex', ''));
    expect(done.ok && done.value.map((each) => each.text)).toEqual([
      '\\documentclass{mumie.course} \\lecture{/own/ada/one} \\annex[exam]{/own/ada/two} \\problem{/content/x}',
      '\\problem{two}',
      '',
    ]);
  });

  it('says which pictures of a document are not with it', () => {
    const done = read(file('a.tex', '{a/gone.png} {elsewhere/gone.png}'));
    expect(done).toMatchObject({
      value: [{ missing: ['gone.png'], text: '{/own/ada/a/gone.png} {elsewhere/gone.png}' }],
    });
  });

  it.each([
    ['../a.tex', 'badName'],
    ['/etc/a.tex', 'badName'],
    ['a/../../b.tex', 'badName'],
    ['a\\b.tex', 'badName'],
    ['C:a.tex', 'badName'],
    ['a//b.tex', 'badName'],
    ['a\u0000.tex', 'badName'],
    ['图.tex', 'noName'],
    ['page.html', 'unknownType'],
    ['run.exe', 'unknownType'],
    ['inner.zip', 'archiveInside'],
    ['inner.tar.gz', 'archiveInside'],
  ])('with a file %j is refused: %s', (path, kind) => {
    expect(obstacles(file('good.tex', ''), file(path, 'x'))).toEqual([[path, kind]]);
  });

  it.each([
    ['p.png', 'MZ\x90', 'wrongType'],
    ['p.png', 'PK\x03\x04', 'archiveInside'],
    ['p.svg', '<svg><script/></svg>', 'unsafePicture', '<script>'],
    ['p.png', '<html><script/></html>', 'unsafePicture', 'no svg element'],
    ['p.tex', 'a\x00b', 'notText'],
    ['p.tex', '\xff\xfe', 'notText'],
    ['p.tex', 'x'.repeat(262_145), 'tooLarge'],
  ])('with a file %s that is something else is refused', (path, content, ...expected) => {
    expect(obstacles(file('good.tex', '{p.png}{p.svg}'), file(path, content))).toEqual([[path, ...expected]]);
  });

  it('with a picture of more than 5 MB is refused', () => {
    const large = new Uint8Array(5_000_001);
    large.set(png);
    expect(obstacles(file('a.tex', '{p.png}'), file('p.png', large))).toEqual([['p.png', 'tooLarge']]);
  });

  it('has each name once, whatever its letters', () => {
    expect(obstacles(file('a.tex', '{P.png}'), file('P.png'), file('p.PNG'))).toEqual([['p.PNG', 'sameName', 'P.png']]);
    expect(obstacles(file('a.tex', ''), file('A.TEX', ''))).toEqual([['A.TEX', 'sameName', 'a.tex']]);
    expect(obstacles(file('x/a.tex', ''), file('y/a.tex', ''))).toEqual([['y/a.tex', 'sameName', 'x/a.tex']]);
    expect(obstacles(file('a\u0308.tex', ''), file('\u00e4.tex', ''))).toEqual([
      ['\u00e4.tex', 'sameName', 'a\u0308.tex'],
    ]);
  });

  it('has documents, at most fifty, and no picture that belongs to none', () => {
    expect(obstacles()).toEqual([['', 'noDocument']]);
    expect(obstacles(file('p.png'))).toEqual([['', 'noDocument']]);
    expect(obstacles(file('a.tex', ''), file('p.png'))).toEqual([['p.png', 'unusedPicture']]);
    const many = Array.from({ length: 51 }, (_, at) => file(`d-${String(at)}.tex`, ''));
    expect(obstacles(...many)).toEqual([['', 'tooManyDocuments']]);
    const pictures = Array.from({ length: 101 }, (_, at) => file(`a/${String(at)}.png`));
    expect(obstacles(file('a.tex', ''), ...pictures)).toEqual([['a.tex', 'tooManyPictures']]);
  });

  it('is read in time whatever its sources are', () => {
    const braces = `${'{'.repeat(100_000)}${'\\problem[{'.repeat(10_000)}`;
    expect(read(file('a.tex', `\\documentclass{mumie.course}${braces}`)).ok).toBe(true);
    expect(read(file('a.tex', `\\documentclass{mumie.course}\\problem${' '.repeat(200_000)}`)).ok).toBe(true);
    expect(read(file('a.tex', `{${' '.repeat(200_000)}`)).ok).toBe(true);
  });
});

it('a path of a file is made of plain names', () => {
  expect(isUploadedPath('a b/ü.tex')).toBe(true);
  expect(isUploadedPath('x'.repeat(301))).toBe(false);
});
