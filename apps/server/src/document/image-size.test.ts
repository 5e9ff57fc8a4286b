import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { imageMeasure } from './image-measure.ts';
import { pixelsIn } from '@lemma/core/own-document';

/** Files written by a program for each format, 3 pixels wide and 2 high. */
const written = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAC0lEQVQI12NgQAcAABIAAe+JVKQAAAAASUVORK5CYII=',
  gif: 'R0lGODlhAwACAIAAAAAAAAAAACwAAAAAAwACAAACAoRRADs=',
} as const;

const bytesOf = (...parts: readonly (string | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : [...part])));
const svg = (attributes: string) =>
  new TextEncoder().encode(`<?xml version="1.0"?><!-- x --><svg ${attributes}><g/></svg>`);

describe('the size of an image', () => {
  it.each([
    ['png', Buffer.from(written.png, 'base64'), 3, 2],
    ['gif', Buffer.from(written.gif, 'base64'), 3, 2],
    [
      'jpeg, behind a preview',
      bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xc4, 0, 2, 0xff, 0xc2, 0, 11, 8, 1, 0xe0, 2, 0x80]),
      640,
      480,
    ],
    ['lossy webp', bytesOf('RIFF....WEBPVP8 ....', [0, 0, 0, 0x9d, 0x01, 0x2a, 0x80, 0x02, 0xe0, 0x41]), 640, 480],
    ['lossless webp', bytesOf('RIFF....WEBPVP8L....', [0x2f, 0x7f, 0xc2, 0x77, 0x00]), 640, 480],
    ['extended webp', bytesOf('RIFF....WEBPVP8X....', [0, 0, 0, 0, 0x7f, 0x02, 0, 0xdf, 0x01, 0]), 640, 480],
    ['svg', svg('xmlns="x" stroke-width="9" width="240px" height=\'160.5\' viewBox="0 0 1 1"'), 240, 160.5],
    ['svg of a picture without a size', svg('viewBox="0,0 240 160"'), 240, 160],
  ])('is in the beginning of its file (%s)', (_, bytes, width, height) => {
    expect(pixelsIn(bytes)).toEqual({ width, height });
  });

  it.each([
    ['nothing', bytesOf('')],
    ['half of a png', bytesOf([0x89], 'PNG\r\n')],
    ['half of a photograph', bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1])],
    ['another file of its frame', bytesOf('RIFF....WAVEfmt ....')],
    ['an svg in parts of the page', svg('width="100%" height="50%"')],
    ['one without an area', svg('width="0" height="5"')],
    ['words', bytesOf('no image at all')],
  ])('is not known of %s', (_, bytes) => {
    expect(pixelsIn(bytes)).toBeUndefined();
  });
});

describe('an image of the content', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lemma-images-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is measured as it is served: in the language of the reader, and never outside of the folder', () => {
    writeFileSync(join(folder, 'a.svg'), svg('width="10" height="20"'));
    writeFileSync(join(folder, 'a.fr.svg'), svg('width="30" height="40"'));
    const pixelsOf = imageMeasure(folder);
    expect(pixelsOf('a.svg', 'de')).toEqual({ width: 10, height: 20 });
    expect(pixelsOf('a.svg', 'fr')).toEqual({ width: 30, height: 40 });
    expect(pixelsOf('b.svg', 'de')).toBeUndefined();
    expect(imageMeasure(join(folder, 'none'))('../a.svg', 'de')).toBeUndefined();
  });
});
