import { longestDocumentName, proposedName } from './document-name.ts';

/** The largest picture, in bytes. */
export const largestPicture = 5_000_000;

/** What all pictures of an owner may take up together, in bytes. */
export const largestPictures = 100_000_000;

/** The most pictures beside one document. */
export const mostPictures = 100;

/** The formats of pictures, by the ending of their names. */
export const pictureTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml; charset=utf-8',
} as const;

export type PictureType = keyof typeof pictureTypes;

/** A picture beside an own document. */
export interface OwnPicture {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** The format of a file by its first bytes, whatever its name says; undefined if it is no picture. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  const begin = String.fromCharCode(...bytes.subarray(0, 16));
  if (begin.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (begin.startsWith('\xff\xd8\xff')) return 'jpg';
  if (begin.startsWith('GIF87a') || begin.startsWith('GIF89a')) return 'gif';
  if (begin.startsWith('RIFF') && begin.slice(8, 12) === 'WEBP') return 'webp';
  if (begin.includes('\0')) return undefined;
  return /^(?:\xef\xbb\xbf)?\s*</.test(begin) ? 'svg' : undefined;
}

/** The name of a picture in the pool, from that of an uploaded file: only its letters and digits count. */
export function pictureName(file: string, type: PictureType): string {
  const base = file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1).replace(/\.[^.]*$/, '');
  return `${proposedName(base) || 'picture'}.${type}`;
}

/** Another name for a picture, if the first ones are taken: `curve-2.png`. */
export function freePictureName(name: string, taken: ReadonlySet<string>): string {
  const dot = name.lastIndexOf('.');
  for (let number = 2; taken.has(name); number += 1) {
    const ending = `-${String(number)}`;
    const candidate = name.slice(0, Math.min(dot, longestDocumentName - ending.length)) + ending + name.slice(dot);
    if (!taken.has(candidate)) return candidate;
  }
  return name;
}

/** The path of a picture beside a document. */
export function picturePath(document: string, name: string): string {
  return `${document}/${name}`;
}

/** The command that shows a picture; its words are still to be written. */
export function pictureCommand(document: string, name: string, words: string): string {
  return `\\image[alt={${words}}]{/${picturePath(document, name)}}`;
}
