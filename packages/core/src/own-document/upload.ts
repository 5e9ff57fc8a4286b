/** The largest upload, in bytes: the ZIP file as it is sent. */
export const largestUpload = 25_000_000;

/** What all files of an upload may take up together once they are unpacked, in bytes. */
export const largestUnpacked = 50_000_000;

/** The most files of an upload. */
export const mostUploadedFiles = 500;

/** The most documents of an upload: each is converted and tried with its seeds. */
export const mostUploadedDocuments = 50;

/** The longest source of a document, in UTF-16 units. */
export const longestSource = 262_144;

/** A file that somebody uploads, by its path in the folder. */
export interface UploadedFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** What can be wrong with an upload; each has a text in the words of its author. */
export const obstacleKinds = [
  // With the upload as a whole.
  'noArchive',
  'tooManyFiles',
  'tooMuch',
  'noDocument',
  'tooManyDocuments',
  'noRoom',
  // With what a file is called, or how it is packed.
  'badName',
  'sameName',
  'noName',
  'link',
  'encrypted',
  'damaged',
  'bomb',
  'tooLarge',
  // With what it is.
  'archiveInside',
  'unknownType',
  'wrongType',
  'unsafePicture',
  'notText',
  // With what belongs together.
  'unusedPicture',
  'missingPicture',
  'tooManyPictures',
  'exists',
  // With the source of a document.
  'notConvertable',
  'noProblem',
  'solutionNotAccepted',
] as const;
export type ObstacleKind = (typeof obstacleKinds)[number];

/** What keeps an upload from being taken. As long as there is one, nothing of it is stored. */
export interface UploadObstacle {
  /** The path of the file that it concerns; empty if that is the upload as a whole. */
  readonly file: string;
  readonly kind: ObstacleKind;
  /** What exactly: another name, an element of a drawing, or what the server says about a source. */
  readonly detail?: string;
  /** The line of a source, from 1. */
  readonly line?: number;
}

/** A picture of an upload, for one document. */
export interface UploadedPicture {
  /** Its path in the upload. */
  readonly file: string;
  /** Its name beside the document. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A document of an upload, with the pictures that belong to it. */
export interface UploadedDocument {
  /** The path of its source in the upload. */
  readonly file: string;
  readonly name: string;
  /** Where it will be. */
  readonly path: string;
  /** Its source; pictures and documents of the upload have the paths in it that they will have. */
  readonly text: string;
  readonly pictures: readonly UploadedPicture[];
  /** Names of pictures beside it that the source shows, but that are not in the upload. */
  readonly missing: readonly string[];
}
