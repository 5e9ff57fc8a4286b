import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { plainContentPath, type DocumentKind } from '@lemma/core/document';
import { languages } from '@lemma/core/language';
import { documentKind, type Surroundings } from '@lemma/mmtex';
import type { SourceFile } from './source-files.ts';

/** The folder around a source: the files it can insert, and those it can link to. */
export interface ContentAround extends Surroundings {
  readonly hasDocument: (path: string) => boolean;
  readonly hasFile: (path: string) => boolean;
  /** The kind of a document; undefined if there is none, or if nothing is known about it. */
  readonly kindOf: (path: string) => DocumentKind | undefined;
}

/** If nothing is known about the content, everything may exist. */
export const nothingAround: ContentAround = {
  hasDocument: () => true,
  hasFile: () => true,
  kindOf: () => undefined,
};

/** The content around a file: everything below the root of its paths, and nothing outside it. */
export function contentAround({ file, root }: SourceFile): ContentAround {
  const place = relative(resolve(root), resolve(file))
    .replaceAll(sep, '/')
    .replace(/\.tex$/, '');
  const isFile = (path: string) => within(root, path) !== undefined;
  const read = (path: string) => {
    const found = path.endsWith('.tex') ? within(root, path) : undefined;
    return found === undefined ? undefined : readFileSync(found, 'utf8');
  };
  return {
    place,
    read,
    kindOf: (path) => {
      const source = read(`${path}.tex`);
      return source === undefined ? undefined : documentKind(source, { place: path, read });
    },
    hasDocument: (path) => isFile(`${path}.tex`),
    hasFile: (path) => [path, ...languages.map((language) => path.replace(/\.(\w+)$/, `.${language}.$1`))].some(isFile),
  };
}

/** The real path of a file in a folder; undefined if it does not exist, or if a symbolic link leads outside. */
function within(root: string, path: string): string | undefined {
  const file = plainContentPath(path) === undefined ? root : join(root, ...path.split('/'));
  if (!existsSync(file)) return undefined;
  const real = realpathSync(file);
  return real.startsWith(realpathSync(root) + sep) && statSync(real).isFile() ? real : undefined;
}
