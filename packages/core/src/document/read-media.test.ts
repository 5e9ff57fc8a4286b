import { describe, expect, it } from 'vitest';
import { readInline, type Inline } from './index.ts';

function read(xml: string): readonly Inline[] {
  const inline = readInline(xml);
  return inline.ok ? inline.value : [];
}

const span = { from: 0, to: 0 };

describe('an image', () => {
  it('has a place in the content, sizes, an alignment and words', () => {
    expect(
      read(
        '<image src="a/b.svg" alt="A pizza" width="50%" height="120" pixel-width="640" pixel-height="480" align="left" at="1-9"/>',
      ),
    ).toEqual([
      {
        kind: 'media',
        media: {
          kind: 'image',
          path: 'a/b.svg',
          alternative: 'A pizza',
          width: '50%',
          height: '120px',
          pixels: { width: 640, height: 480 },
          align: 'left',
          span: { from: 1, to: 9 },
        },
      },
    ]);
  });

  it('is nothing but words when its place or its size is none', () => {
    const xml =
      '<image src="../secret" alt="" width="1px; position: fixed" height="-3" pixel-width="640" pixel-height="0" align="top"/>';
    expect(read(xml)).toEqual([{ kind: 'media', media: { kind: 'image', alternative: '', span } }]);
  });
});

describe('a recording', () => {
  it('is played at 0.5, 1 and 1.5 unless it says other speeds', () => {
    const usual = { kind: 'audio', path: 'a.mp3', title: 'T', defaultSpeed: 1, speeds: [0.5, 1, 1.5], span };
    expect(read('<audio src="a.mp3" title="T"/>')).toEqual([{ kind: 'media', media: usual }]);
    expect(read('<audio src="a.mp3" title="T" default-speed="9" speed-options="x 0"/>')).toEqual([
      { kind: 'media', media: usual },
    ]);
  });

  it('offers the speed it starts with', () => {
    expect(read('<audio src="a.mp3" default-speed="0.75" speed-options="2 1 2"/>')).toMatchObject([
      { media: { defaultSpeed: 0.75, speeds: [0.75, 1, 2] } },
    ]);
  });
});

describe('a video', () => {
  it('is a file of the content with captions, or an address on the web', () => {
    expect(read('<video src="a.mp4" captions="a.vtt" title="T" width="80%"/>')).toEqual([
      { kind: 'media', media: { kind: 'video', path: 'a.mp4', captions: 'a.vtt', title: 'T', width: '80%', span } },
    ]);
    expect(read('<video href="https://a.b/c" title="T"/>')).toEqual([
      { kind: 'media', media: { kind: 'video', href: 'https://a.b/c', title: 'T', span } },
    ]);
  });

  it('leads nowhere but to the web', () => {
    expect(read('<video href="javascript:alert(1)"/>')).toEqual([
      { kind: 'media', media: { kind: 'video', title: '', span } },
    ]);
  });
});

describe('a link to a document', () => {
  it('names a place in the pool, and the type and id it was called by', () => {
    expect(read('<doclink path="a/b" type="article" id="b" at="2-5">there</doclink>')).toEqual([
      {
        kind: 'documentLink',
        path: 'a/b',
        type: 'article',
        id: 'a/b',
        content: [{ kind: 'text', text: 'there' }],
        span: { from: 2, to: 5 },
      },
    ]);
  });

  it('has no place when there is none of that form', () => {
    expect(read('<doclink path="//evil" type="article" id="b">x</doclink>')).toMatchObject([{ id: 'b' }]);
    expect(read('<doclink path="//evil" type="article" id="b">x</doclink>')[0]).not.toHaveProperty('path');
  });
});

it('a chapter is a number', () => {
  expect(read('<chapterpdf chapter="1001"/><chapterpdf chapter="one"/>')).toMatchObject([
    { media: { kind: 'chapterPdf', chapter: 1001 } },
    { media: { kind: 'chapterPdf', chapter: 0 } },
  ]);
});
