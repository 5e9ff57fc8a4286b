import { fail, succeed, type Result } from '../store/index.ts';

/** Why a written path leads to nothing of the content: `noPlace` when nobody knows where the document stands. */
export type ContentPathFailure = 'bad' | 'outside' | 'noPlace';

/**
 * The place in the content that an author's path names: with a slash in front from the root of the content, else from the
 * folder of the document around (its own place, like `fractions/adding-fractions`). Never above the root.
 */
export function contentPath(written: string, document: string | undefined): Result<string, ContentPathFailure> {
  const path = written.trim();
  if (path === '' || path.length > longest || path.startsWith('//') || /[\\%?#:\p{Cc}]/u.test(path)) return fail('bad');
  const fromRoot = path.startsWith('/');
  if (!fromRoot && document === undefined) return fail('noPlace');
  const names = fromRoot ? [] : (document ?? '').split('/').slice(0, -1);
  for (const name of path.split('/')) {
    if (name === '..' && names.pop() === undefined) return fail('outside');
    if (name !== '..' && name !== '.' && name !== '') names.push(name);
  }
  return names.length === 0 ? fail('bad') : succeed(names.join('/'));
}

/** No place in the content is longer, in characters. */
const longest = 300;

/** The path if it is a place in the content as `contentPath` writes it. */
export function plainContentPath(path: string | undefined): string | undefined {
  const read = path === undefined ? fail('bad') : contentPath(`/${path}`, undefined);
  return read.ok && read.value === path ? path : undefined;
}
