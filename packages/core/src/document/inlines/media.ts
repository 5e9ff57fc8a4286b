import { writeNumber } from '../../source/index.ts';
import type { AttributeFormat, InlineFormat, InlineOf } from '../format.ts';
import { mediaAlignments, usualSpeeds, type Media } from '../media.ts';
import { placeText } from '../printing.ts';
import { readMedia } from '../read-media.ts';
import { element as write } from '../xml-writer.ts';

const src: AttributeFormat = {
  name: 'src',
  values: 'path',
  default: '',
  meaning: 'the path of the file in the content; if missing, nothing can be loaded',
};
const title: AttributeFormat = { name: 'title', values: 'text', default: '', meaning: 'its title' };
const width: AttributeFormat = { name: 'width', values: 'length', default: '', meaning: '`50%` or `300px`' };

/** Media loaded from a file. */
export const mediaFormat: InlineFormat<InlineOf<'media'>> = {
  elements: [
    {
      tag: 'image',
      meaning: 'an image',
      attributes: [
        src,
        {
          name: 'alt',
          values: 'text',
          default: '',
          meaning: 'the alternative text; empty for an ornament',
        },
        width,
        { ...width, name: 'height' },
        {
          name: 'pixel-width',
          values: 'number',
          default: '',
          meaning: 'how wide the file is in pixels; with its height, room is kept for it until it is there',
        },
        { name: 'pixel-height', values: 'number', default: '', meaning: 'how high the file is in pixels' },
        { name: 'align', values: mediaAlignments, default: '', meaning: 'its alignment' },
      ],
      content: [],
    },
    {
      tag: 'audio',
      meaning: 'a recording',
      attributes: [
        src,
        title,
        { name: 'default-speed', values: 'number', default: '1', meaning: 'the initial playback speed, 0.25 to 4' },
        {
          name: 'speed-options',
          values: 'text',
          default: usualSpeeds.join(' '),
          meaning: 'the available speeds, separated by blanks',
        },
      ],
      content: [],
    },
    {
      tag: 'video',
      meaning:
        'a video of the content (`src`), or one elsewhere on the web (`href`), which is linked to and never embedded',
      attributes: [
        src,
        { name: 'href', values: 'address', default: '', meaning: '`http` or `https`' },
        { ...src, name: 'captions', meaning: 'a file of captions (WebVTT) in the content' },
        title,
        width,
      ],
      content: [],
    },
    {
      tag: 'chapterpdf',
      meaning: 'a chapter of a course as a printable file',
      attributes: [{ name: 'chapter', values: 'number', default: '0', meaning: 'its number' }],
      content: [],
    },
  ],
  example:
    '<image src="a/b.png" alt="A circle" width="50%" height="300px" pixel-width="600" pixel-height="400" align="left" at="1-9"/><audio src="a/b.mp3" title="A talk" default-speed="1.5" speed-options="1 1.5 2"/><video src="a/b.mp4" href="https://example.org/film" captions="a/b.vtt" title="A film" width="300px"/><chapterpdf chapter="1001"/>',
  read: (element, reading) => [{ kind: 'media', media: readMedia(element, reading) }],
  print: ({ media }) => write(tags[media.kind], { ...attributesOf(media), at: placeText(media.span) }),
};

const tags = { image: 'image', audio: 'audio', video: 'video', chapterPdf: 'chapterpdf' } as const;

function attributesOf(media: Media): Readonly<Record<string, string | undefined>> {
  switch (media.kind) {
    case 'image': {
      const { path, alternative, width, height, pixels, align } = media;
      return {
        src: path,
        alt: alternative,
        width,
        height,
        ...(pixels && { 'pixel-width': writeNumber(pixels.width), 'pixel-height': writeNumber(pixels.height) }),
        align,
      };
    }
    case 'audio':
      return {
        src: media.path,
        title: media.title,
        'default-speed': writeNumber(media.defaultSpeed),
        'speed-options': media.speeds.map(writeNumber).join(' '),
      };
    case 'video': {
      const { path, href, captions, title, width } = media;
      return { src: path, href, captions, title, width };
    }
    case 'chapterPdf':
      return { chapter: writeNumber(media.chapter) };
  }
}
