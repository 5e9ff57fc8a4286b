import { realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { plainContentPath, type mediaExtensions, type MediaType } from '@lemma/core/document';
import type { Language } from '@lemma/core/language';
import { fail, succeed, type Result } from '@lemma/core/store';
import { ServedFile } from '../http/index.ts';

const megabyte = 1_000_000;

/** The content types of files, and their maximum sizes in bytes. Nothing else is served. */
const served: {
  readonly [Type in MediaType]: {
    readonly largest: number;
    readonly contentTypes: Readonly<Record<(typeof mediaExtensions)[Type][number], string>>;
  };
} = {
  image: {
    largest: 10 * megabyte,
    contentTypes: {
      png: 'image/png',
      jpg: 'image/jpeg',
      jpeg: 'image/jpeg',
      webp: 'image/webp',
      svg: 'image/svg+xml; charset=utf-8',
      gif: 'image/gif',
    },
  },
  audio: {
    largest: 50 * megabyte,
    contentTypes: { mp3: 'audio/mpeg', ogg: 'audio/ogg', m4a: 'audio/mp4', wav: 'audio/wav' },
  },
  video: { largest: 250 * megabyte, contentTypes: { mp4: 'video/mp4', webm: 'video/webm' } },
  captions: { largest: megabyte, contentTypes: { vtt: 'text/vtt; charset=utf-8' } },
  document: { largest: 50 * megabyte, contentTypes: { pdf: 'application/pdf' } },
};

const byEnding = new Map(
  Object.values(served).flatMap(({ largest, contentTypes }) =>
    Object.entries(contentTypes).map(([ending, contentType]) => [ending, { contentType, largest }] as const),
  ),
);

/** Why a file is not served. */
export type MediaRefusal = 'notFound' | 'tooLarge';

/**
 * The file at a path of the content folder: `pizza.de.svg` before `pizza.svg` for a German reader. Files of other
 * kinds, and those that a symbolic link leads to outside the folder, are not found.
 */
export async function findMedia(
  folder: string | undefined,
  path: string,
  language: Language,
): Promise<Result<ServedFile, MediaRefusal>> {
  const plain = plainContentPath(path);
  const [, name = '', ending = ''] = /^(.+)\.([A-Za-z0-9]{1,8})$/.exec(plain ?? '') ?? [];
  const kind = byEnding.get(ending.toLowerCase());
  const root = folder === undefined || kind === undefined ? undefined : await real(folder);
  if (root === undefined || kind === undefined) return fail('notFound');
  for (const candidate of [`${name}.${language}.${ending}`, `${name}.${ending}`]) {
    const file = await real(join(root, ...candidate.split('/')));
    if (file === undefined || !file.startsWith(root + sep)) continue;
    const found = await stat(file);
    if (!found.isFile()) continue;
    if (found.size > kind.largest) return fail('tooLarge');
    return succeed(new ServedFile(root, relative(root, file).replaceAll(sep, '/'), kind.contentType));
  }
  return fail('notFound');
}

/** The real path behind a path of the file system; undefined if it does not exist. */
async function real(path: string): Promise<string | undefined> {
  return realpath(path).catch(() => undefined);
}
