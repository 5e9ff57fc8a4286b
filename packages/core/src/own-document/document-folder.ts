import { nameOfDocument } from './document-name.ts';

/** A text file of a folder that documents are kept in, by its path. */
export interface FolderFile {
  readonly path: string;
  readonly text: string;
}

/**
 * The source of an own document as a file of a content folder: `slope.tex`, with its pictures in `slope/` beside it.
 * What the source says about these by their paths on the platform is written relative to the file.
 */
export function sourceFile(document: string, source: string): FolderFile {
  const name = nameOfDocument(document);
  return { path: `${name}.tex`, text: source.replaceAll(`{/${document}/`, `{${name}/`) };
}

/** The path of a picture in that folder. */
export function pictureFile(document: string, picture: string): string {
  return `${nameOfDocument(document)}/${picture}`;
}
