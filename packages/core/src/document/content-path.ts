import { fail, succeed, type Result } from '../store/index.ts';

/** Why a path refers to nothing in the content: `noPlace` if the document's own location is unknown. */
export type ContentPathFailure = 'bad' | 'outside' | 'noPlace';

/**
 * The content path an author's path refers to: with a leading slash relative to the root of the content, otherwise to
 * the folder of the document (given by its own path, such as `fractions/adding-fractions`). Never above the root.
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

/** The maximum length of a content path, in characters. */
const longest = 300;

/** The path if it is a content path in the normal form of `contentPath`. */
export function plainContentPath(path: string | undefined): string | undefined {
  const read = path === undefined ? fail('bad') : contentPath(`/${path}`, undefined);
  return read.ok && read.value === path ? path : undefined;
}
