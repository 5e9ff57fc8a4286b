import { allowedHref } from './allowed-href.ts';
import { plainContentPath } from './content-path.ts';
import { mediaAlignments, usualSpeeds, type ImageMedia, type Media } from './media.ts';
import type { DocumentReading } from './reading.ts';
import { numberIn, spanOf, wordIn } from './xml-element.ts';
import type { XmlElement } from './xml.ts';

/** Reads media loaded from a file. */
export function readMedia(element: XmlElement, reading: DocumentReading): Media {
  switch (element.tag) {
    case 'image':
      return readImage(element, reading);
    case 'audio':
      return readAudio(element, reading);
    case 'video':
      return readVideo(element, reading);
    default:
      return readChapterPdf(element);
  }
}

function readImage(element: XmlElement, reading: DocumentReading): Media {
  const { alt } = element.attributes;
  const align = wordIn(element, 'align', mediaAlignments);
  return {
    kind: 'image',
    ...pathIn(element, reading),
    ...(alt !== undefined && { alternative: alt }),
    ...sizesIn(element),
    ...pixelsIn(element),
    ...(align && { align }),
    span: spanOf(element),
  };
}

function readAudio(element: XmlElement, reading: DocumentReading): Media {
  const named = (element.attributes['speed-options'] ?? '').split(' ').map(Number).filter(isSpeed);
  const speeds = named.length === 0 ? usualSpeeds : [...new Set(named)].sort((left, right) => left - right);
  const wanted = numberIn(element, 'default-speed') ?? 1;
  const defaultSpeed = isSpeed(wanted) ? wanted : 1;
  return {
    kind: 'audio',
    ...pathIn(element, reading),
    title: element.attributes['title'] ?? '',
    defaultSpeed,
    speeds: speeds.includes(defaultSpeed) ? speeds : [...speeds, defaultSpeed].sort((left, right) => left - right),
    span: spanOf(element),
  };
}

/** Browsers play speeds in this range and mute others. */
function isSpeed(speed: number): boolean {
  return speed >= 0.25 && speed <= 4;
}

function readVideo(element: XmlElement, reading: DocumentReading): Media {
  const { width } = sizesIn(element);
  const address = element.attributes['href'];
  const href = address === undefined || !/^https?:/i.test(address) ? undefined : allowedHref(address);
  if (address !== undefined && href === undefined) reading.leaveOut('address', address);
  const captions = plainContentPath(element.attributes['captions']);
  return {
    kind: 'video',
    ...pathIn(element, reading),
    ...(href && { href }),
    ...(captions && { captions }),
    title: element.attributes['title'] ?? '',
    ...(width && { width }),
    span: spanOf(element),
  };
}

function readChapterPdf(element: XmlElement): Media {
  const chapter = numberIn(element, 'chapter') ?? 0;
  return { kind: 'chapterPdf', chapter: Math.max(0, Math.floor(chapter)), span: spanOf(element) };
}

function pathIn(element: XmlElement, reading: DocumentReading): { readonly path?: string } {
  const { src } = element.attributes;
  const path = plainContentPath(src);
  if (src !== undefined && path === undefined) reading.leaveOut('file', src);
  return path === undefined ? {} : { path };
}

function pixelsIn(element: XmlElement): Pick<ImageMedia, 'pixels'> {
  const [width = 0, height = 0] = [numberIn(element, 'pixel-width'), numberIn(element, 'pixel-height')];
  return width > 0 && height > 0 ? { pixels: { width, height } } : {};
}

/** A size ending in % is kept; otherwise px is appended (specification 002 §5.4). */
function sizesIn(element: XmlElement): { readonly width?: string; readonly height?: string } {
  const width = sizeOf(element.attributes['width']);
  const height = sizeOf(element.attributes['height']);
  return { ...(width && { width }), ...(height && { height }) };
}

function sizeOf(text: string | undefined): string | undefined {
  const [, number, unit] = /^\s*(\d{1,5}(?:\.\d{1,3})?)\s*(%|px)?\s*$/.exec(text ?? '') ?? [];
  return number === undefined ? undefined : `${number}${unit ?? 'px'}`;
}
