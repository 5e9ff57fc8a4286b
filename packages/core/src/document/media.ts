import { chapterName } from '../course/index.ts';
import type { Span } from '../source/index.ts';

/** Media loaded from a file. `path` is a place in the content; if missing, nothing can be loaded. */
export type Media = ImageMedia | AudioMedia | VideoMedia | ChapterPdf;

export const mediaAlignments = ['left', 'center', 'right'] as const;
export type MediaAlignment = (typeof mediaAlignments)[number];

/** The kinds of media files, each with its file extensions. */
export const mediaExtensions = {
  image: ['png', 'jpg', 'jpeg', 'webp', 'svg', 'gif'],
  audio: ['mp3', 'ogg', 'm4a', 'wav'],
  video: ['mp4', 'webm'],
  captions: ['vtt'],
  document: ['pdf'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type MediaType = keyof typeof mediaExtensions;

/** The size of an image as stated in its file. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

export interface ImageMedia {
  readonly kind: 'image';
  readonly path?: string;
  /** The alternative text; empty for an ornament, missing if the author wrote none. */
  readonly alternative?: string;
  /** CSS lengths: `50%` or `300px`. */
  readonly width?: string;
  readonly height?: string;
  /** The size stated in the file, in pixels: reserves room before it has loaded. */
  readonly pixels?: PixelSize;
  readonly align?: MediaAlignment;
  readonly span: Span;
}

export interface AudioMedia {
  readonly kind: 'audio';
  readonly path?: string;
  readonly title: string;
  /** The initial playback speed and the available ones; 1 is normal speed. */
  readonly defaultSpeed: number;
  readonly speeds: readonly number[];
  readonly span: Span;
}

export interface VideoMedia {
  readonly kind: 'video';
  readonly path?: string;
  /** A video elsewhere on the web: linked to, never embedded. */
  readonly href?: string;
  /** A file of captions (WebVTT). */
  readonly captions?: string;
  readonly title: string;
  readonly width?: string;
  readonly span: Span;
}

/** A chapter of a course as a printable file. */
export interface ChapterPdf {
  readonly kind: 'chapterPdf';
  readonly chapter: number;
  readonly span: Span;
}

/** Default playback speeds (specification 002 §9). */
export const usualSpeeds: readonly number[] = [0.5, 1, 1.5];

/** The path of a chapter's file in the content. */
export function chapterPdfPath(chapter: number): string {
  return `chapters/${String(chapter)}.pdf`;
}

/** The chapter whose file is at a path of the content. */
export function chapterOfPdf(path: string): number | undefined {
  const [, chapter] = /^chapters\/(\d{1,4})\.pdf$/.exec(path) ?? [];
  return chapter === undefined ? undefined : Number(chapter);
}

/** The accessible name of a medium; empty for an ornament. */
export function mediaName(media: Media): string {
  switch (media.kind) {
    case 'image':
      return media.alternative ?? '';
    case 'audio':
    case 'video':
      return media.title;
    case 'chapterPdf':
      return chapterName(media.chapter);
  }
}
