import { realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { mediaExtensions, plainContentPath, type MediaType } from '@lemma/core/document';
import type { Language } from '@lemma/core/language';
import { fail, succeed, type Result } from '@lemma/core/store';
import { ServedFile } from '../http/index.ts';

/** What a browser is told a file is. Nothing else is served. */
const contentTypes: ReadonlyMap<string, string> = new Map([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['svg', 'image/svg+xml; charset=utf-8'],
  ['gif', 'image/gif'],
  ['mp3', 'audio/mpeg'],
  ['ogg', 'audio/ogg'],
  ['m4a', 'audio/mp4'],
  ['wav', 'audio/wav'],
  ['mp4', 'video/mp4'],
  ['webm', 'video/webm'],
  ['vtt', 'text/vtt; charset=utf-8'],
  ['pdf', 'application/pdf'],
]);

const megabyte = 1_000_000;

/** Larger files are not for a page: bytes. */
const largest: Readonly<Record<MediaType, number>> = {
  image: 10 * megabyte,
  audio: 50 * megabyte,
  video: 250 * megabyte,
  captions: megabyte,
  document: 50 * megabyte,
};

/** Why a file is not served. */
export type MediaRefusal = 'notFound' | 'tooLarge';

/**
 * The file at a place of the content folder: `pizza.de.svg` before `pizza.svg` for a German reader. Files of other kinds, and
 * those that a link of the file system leads to outside of the folder, are not found.
 */
export async function findMedia(
  folder: string | undefined,
  path: string,
  language: Language,
): Promise<Result<ServedFile, MediaRefusal>> {
  const plain = plainContentPath(path);
  const [, name = '', ending = ''] = /^(.+)\.([A-Za-z0-9]{1,8})$/.exec(plain ?? '') ?? [];
  const type = contentTypes.get(ending.toLowerCase());
  const root = folder === undefined || type === undefined ? undefined : await real(folder);
  if (root === undefined || type === undefined) return fail('notFound');
  for (const candidate of [`${name}.${language}.${ending}`, `${name}.${ending}`]) {
    const file = await real(join(root, ...candidate.split('/')));
    if (file === undefined || !file.startsWith(root + sep)) continue;
    const { size, isFile } = await sizeOf(file);
    if (!isFile) continue;
    if (size > limitOf(ending.toLowerCase())) return fail('tooLarge');
    return succeed(new ServedFile(root, relative(root, file).replaceAll(sep, '/'), type));
  }
  return fail('notFound');
}

/** Where a path of the file system really leads; undefined where nothing is. */
async function real(path: string): Promise<string | undefined> {
  return realpath(path).catch(() => undefined);
}

async function sizeOf(file: string): Promise<{ readonly size: number; readonly isFile: boolean }> {
  const stats = await stat(file);
  return { size: stats.size, isFile: stats.isFile() };
}

function limitOf(ending: string): number {
  const types = Object.entries(largest).filter(([type]) => isType(type) && endingsOf(type).includes(ending));
  return types[0]?.[1] ?? 0;
}

function isType(type: string): type is MediaType {
  return Object.hasOwn(mediaExtensions, type);
}

function endingsOf(type: MediaType): readonly string[] {
  return mediaExtensions[type];
}
