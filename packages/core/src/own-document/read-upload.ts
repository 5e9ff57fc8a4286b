import { contentPath } from '../document/index.ts';
import { fail, succeed, type Result } from '../store/index.ts';
import { isDocumentName, proposedName } from './document-name.ts';
import { freePictureName, largestPicture, mostPictures, pictureName, picturePath, pictureTypeOf } from './picture.ts';
import { vastness } from './picture-burden.ts';
import { svgObstacle } from './svg-obstacle.ts';
import {
  longestSource,
  mostUploadedDocuments,
  type UploadedDocument,
  type UploadedFile,
  type UploadedPicture,
  type UploadObstacle,
} from './upload.ts';
import { isIgnoredFile, isUploadedPath, withoutCommonFolder } from './uploaded-path.ts';

/** What reading an upload needs to know about its surroundings. */
export interface UploadReading {
  /** Where a document with this name will be. */
  readonly pathOf: (name: string) => string;
  /** Bytes as a text in UTF-8; undefined if they are none. */
  readonly textOf: (bytes: Uint8Array) => string | undefined;
}

interface Source {
  readonly file: string;
  readonly name: string;
  readonly text: string;
}

interface Picture {
  readonly file: string;
  readonly bytes: Uint8Array;
  /** The name that it wishes for. */
  readonly name: string;
}

/** The documents that the files of a folder are, with their pictures; or everything that keeps them from being any. */
export function readUpload(
  given: readonly UploadedFile[],
  { pathOf, textOf }: UploadReading,
): Result<readonly UploadedDocument[], readonly UploadObstacle[]> {
  const obstacles: UploadObstacle[] = [];
  const named = given.filter(({ path }) => {
    if (!isUploadedPath(path)) obstacles.push({ file: path, kind: 'badName' });
    return isUploadedPath(path) && !isIgnoredFile(path);
  });
  const short = withoutCommonFolder(named.map(({ path }) => path));
  const files = named.map(({ bytes }, at) => ({ path: short[at] ?? '', bytes }));
  obstacles.push(...sameNames(files.map(({ path }) => path)));
  const sources: Source[] = [];
  const pictures = new Map<string, Picture>();
  for (const file of files) {
    if (file.path.toLowerCase().endsWith('.tex')) {
      const source = sourceOf(file, textOf);
      if ('kind' in source) obstacles.push(source);
      else sources.push(source);
    } else {
      const picture = pictureOf(file, textOf);
      if ('kind' in picture) obstacles.push(picture);
      else pictures.set(file.path, picture);
    }
  }
  const hasSources = files.some(({ path }) => path.toLowerCase().endsWith('.tex'));
  if (!hasSources && obstacles.length === 0) obstacles.push({ file: '', kind: 'noDocument' });
  if (sources.length > mostUploadedDocuments) obstacles.push({ file: '', kind: 'tooManyDocuments' });
  obstacles.push(...sameDocuments(sources));
  if (obstacles.length > 0) return fail(obstacles);

  const documents = sources.map((source) => documentOf(source, { sources, pictures, pathOf }));
  const used = new Set(documents.flatMap((document) => document.pictures.map(({ file }) => file)));
  for (const file of pictures.keys()) if (!used.has(file)) obstacles.push({ file, kind: 'unusedPicture' });
  for (const { file, pictures: shown } of documents)
    if (shown.length > mostPictures) obstacles.push({ file, kind: 'tooManyPictures' });
  return obstacles.length > 0 ? fail(obstacles) : succeed(documents);
}

function sourceOf({ path: file, bytes }: UploadedFile, textOf: UploadReading['textOf']): Source | UploadObstacle {
  const base = file.slice(file.lastIndexOf('/') + 1, -'.tex'.length);
  const name = isDocumentName(base) ? base : proposedName(base);
  if (name === '') return { file, kind: 'noName' };
  const text = textOf(bytes);
  if (text?.includes('\0') !== false) return { file, kind: 'notText' };
  if (text.length > longestSource) return { file, kind: 'tooLarge' };
  return { file, name, text: text.replace(/^\ufeff/, '') };
}

const archives = /\.(?:zip|7z|rar|t?gz|bz2|xz|tar|zst|jar)$/i;
const pictureEndings = /\.(?:png|jpe?g|gif|webp|svg)$/i;

function pictureOf({ path: file, bytes }: UploadedFile, textOf: UploadReading['textOf']): Picture | UploadObstacle {
  if (archives.test(file) || hasBegin(bytes, [0x50, 0x4b, 3, 4])) return { file, kind: 'archiveInside' };
  if (!pictureEndings.test(file)) return { file, kind: 'unknownType' };
  if (bytes.length > largestPicture) return { file, kind: 'tooLarge' };
  const type = pictureTypeOf(bytes);
  if (type === undefined) return { file, kind: 'wrongType' };
  if (type === 'svg') {
    const text = textOf(bytes);
    const detail = text === undefined ? 'UTF-8' : svgObstacle(text);
    if (detail !== undefined) return { file, kind: 'unsafePicture', detail };
  } else {
    const detail = vastness(bytes);
    if (detail !== undefined) return { file, kind: 'unsafePicture', detail };
  }
  return { file, bytes, name: pictureName(file, type) };
}

function hasBegin(bytes: Uint8Array, begin: readonly number[]): boolean {
  return begin.every((byte, at) => bytes[at] === byte);
}

/** Files that are one and the same where capital letters do not count, and names that are written in two ways. */
function sameNames(paths: readonly string[]): readonly UploadObstacle[] {
  const first = new Map<string, string>();
  return paths.flatMap((file): readonly UploadObstacle[] => {
    const key = keyOf(file);
    const detail = first.get(key);
    if (detail !== undefined) return [{ file, kind: 'sameName', detail }];
    first.set(key, file);
    return [];
  });
}

function keyOf(file: string): string {
  return file.normalize('NFC').toLowerCase();
}

function sameDocuments(sources: readonly Source[]): readonly UploadObstacle[] {
  const first = new Map<string, string>();
  return sources.flatMap(({ file, name }): readonly UploadObstacle[] => {
    const detail = first.get(name);
    if (detail === undefined) first.set(name, file);
    // Those are named already.
    return detail === undefined || keyOf(detail) === keyOf(file) ? [] : [{ file, kind: 'sameName', detail }];
  });
}

interface Folder {
  readonly sources: readonly Source[];
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly pathOf: UploadReading['pathOf'];
}

/** A document with its pictures: those that its source shows, and those in the folder that has its name. */
function documentOf({ file, name, text }: Source, { sources, pictures, pathOf }: Folder): UploadedDocument {
  const path = pathOf(name);
  const taken = new Map<string, UploadedPicture>();
  const missing = new Set<string>();
  const names = new Set<string>();
  const take = ({ file: from, bytes, name: wished }: Picture): string => {
    const known = taken.get(from);
    if (known !== undefined) return known.name;
    const free = freePictureName(wished, names);
    names.add(free);
    taken.set(from, { file: from, name: free, bytes });
    return free;
  };
  const place = file.slice(0, -'.tex'.length);
  // First those that a download has put beside it: they keep their names.
  for (const picture of pictures.values()) if (picture.file.startsWith(`${place}/`)) take(picture);
  const withPictures = text.replace(inBraces, (whole, written: string) => {
    if (!pictureEndings.test(written.trim())) return whole;
    const found = contentPath(written, file);
    const picture = found.ok ? pictures.get(found.value) : undefined;
    if (picture !== undefined) return `{/${picturePath(path, take(picture))}}`;
    const own = found.ok && found.value.startsWith(`${place}/`) ? found.value.slice(place.length + 1) : undefined;
    if (own === undefined || own.includes('/')) return whole;
    missing.add(own);
    return `{/${picturePath(path, own)}}`;
  });
  const paths = new Map(sources.map((source) => [source.file.slice(0, -'.tex'.length), pathOf(source.name)]));
  return {
    file,
    name,
    path,
    text: isCourse.test(text) ? withDocuments(withPictures, file, paths) : withPictures,
    pictures: [...taken.values()],
    missing: [...missing],
  };
}

const isCourse = /\\documentclass\s*\{\s*mumie\.course\s*\}/;

/** What stands in braces, as commands take the path of a picture. */
const inBraces = /\{([^{}]+)\}/g;

/** A document that a course names. */
const namedDocument = /(\\(?:lecture|annex|problem)(?:\s*\[[^\][{}\\]*\])?\s*)\{([^{}]+)\}/g;

/** A course with the paths that documents of the upload will have. */
function withDocuments(text: string, file: string, paths: ReadonlyMap<string, string>): string {
  return text.replace(namedDocument, (whole, command: string, written: string) => {
    const found = contentPath(written.trim().replace(/\.tex$/, ''), file);
    const path = found.ok ? paths.get(found.value) : undefined;
    return path === undefined ? whole : `${command}{/${path}}`;
  });
}
