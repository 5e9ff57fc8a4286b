import * as v from 'valibot';
import { documentKinds } from '@lemma/core/document';
import { isDocumentName, largestPicture, largestUpload, obstacleKinds } from '@lemma/core/own-document';
import { endpoint, sourceBodyLimit } from './endpoint.ts';
import { documentPath, localizedText, texCode, userId, yesOrNo } from './fields.ts';

const changed = v.object({ path: documentPath });

/**
 * A document that the caller has written: a new one, or a customisation of `originalPath`. `changedDate` and
 * `deletedDate` are ISO 8601 in UTC; what is deleted can be restored for thirty days.
 */
const ownDocument = v.object({
  path: documentPath,
  kind: v.picklist(documentKinds),
  names: localizedText,
  originalPath: v.exactOptional(documentPath),
  version: v.number(),
  /** Whether others see it if they know its path. */
  shared: v.boolean(),
  changedDate: v.string(),
  deletedDate: v.exactOptional(v.string()),
});
export type WireOwnDocument = v.InferOutput<typeof ownDocument>;

/** The documents that the caller has written, the last changed first. */
export const ownDocuments = endpoint({
  id: 'ownDocuments',
  method: 'GET',
  path: '/content/users/{userId}/documents',
  summary: 'Own documents',
  request: v.object({ userId }),
  response: v.array(ownDocument),
  answers: 'json',
});

/** Creates a document of the caller: 409 with its path in `customization` if there is one with this name. */
export const createOwnDocument = endpoint({
  id: 'createOwnDocument',
  method: 'POST',
  path: '/content/users/{userId}/documents',
  summary: 'Creates a document',
  request: v.object({
    userId,
    name: v.pipe(v.string(), v.check(isDocumentName, 'A name is made of small letters, digits and hyphens.')),
    text: texCode,
  }),
  response: v.object({ path: documentPath, version: v.string() }),
  bodyLimit: sourceBodyLimit,
  timeout: 60,
  writes: true,
  status: 201,
  answers: 'json',
});

/** What an upload has become: the documents that were stored, or what keeps all of them from being stored. */
const upload = v.object({
  documents: v.array(v.object({ path: documentPath, version: v.string() })),
  obstacles: v.array(
    v.object({
      /** Its path in the upload; empty if the upload as a whole is meant. */
      file: v.string(),
      kind: v.picklist(obstacleKinds),
      detail: v.exactOptional(v.string()),
      line: v.exactOptional(v.number()),
    }),
  ),
});
export type WireUpload = v.InferOutput<typeof upload>;

/**
 * Stores the documents of a folder, given as a ZIP file: sources (`slope.tex`) with the pictures that they show. It stores all of them or,
 * as long as there are `obstacles`, none. Documents that are there already are an obstacle unless `replace` gives them a
 * new version.
 */
export const uploadOwnDocuments = endpoint({
  id: 'uploadOwnDocuments',
  method: 'PUT',
  path: '/content/users/{userId}/documents/folder',
  summary: 'Uploads documents',
  request: v.object({ userId, replace: yesOrNo, bytes: v.instance(Uint8Array) }),
  query: ['replace'],
  response: upload,
  uploads: true,
  bodyLimit: largestUpload,
  timeout: 300,
  writes: true,
  answers: 'json',
});

/** Deletes a document of the caller; worksheets that use it keep it. */
export const deleteOwnDocument = endpoint({
  id: 'deleteOwnDocument',
  method: 'DELETE',
  path: '/content/users/{userId}/documents',
  summary: 'Deletes a document',
  request: v.object({ userId, path: documentPath }),
  response: changed,
  answers: 'json',
});

/** Restores a deleted document of the caller. */
export const restoreOwnDocument = endpoint({
  id: 'restoreOwnDocument',
  method: 'POST',
  path: '/content/users/{userId}/documents/restore',
  summary: 'Restores a deleted document',
  request: v.object({ userId, path: documentPath }),
  response: changed,
  answers: 'json',
});

/** Decides whether others see a document of the caller if they know its path. */
export const shareOwnDocument = endpoint({
  id: 'shareOwnDocument',
  method: 'PUT',
  path: '/content/users/{userId}/documents/sharing',
  summary: 'Shares a document',
  request: v.object({ userId, path: documentPath, shared: yesOrNo }),
  response: changed,
  answers: 'json',
});

/** A picture beside a document; `size` is in bytes. */
const picture = v.object({ name: v.string(), size: v.number() });

/** The pictures beside a document of the caller, by name. */
export const documentPictures = endpoint({
  id: 'documentPictures',
  method: 'GET',
  path: '/content/users/{userId}/documents/pictures',
  summary: 'Pictures beside a document',
  request: v.object({ userId, path: documentPath }),
  response: v.array(picture),
  answers: 'json',
});

/**
 * Adds a picture to a document of the caller. Its first bytes decide about its format, and it gets a name of its own:
 * 413 if it is too large, 422 if it is no picture, or a drawing that could run or load something (`field` is `bytes`).
 */
export const addPicture = endpoint({
  id: 'addPicture',
  method: 'PUT',
  path: '/content/users/{userId}/documents/pictures',
  summary: 'Adds a picture to a document',
  request: v.object({
    userId,
    path: documentPath,
    name: v.pipe(v.string(), v.maxLength(300)),
    bytes: v.instance(Uint8Array),
  }),
  query: ['path', 'name'],
  response: picture,
  uploads: true,
  bodyLimit: largestPicture,
  timeout: 120,
  answers: 'json',
});

/** Deletes a picture beside a document of the caller. */
export const deletePicture = endpoint({
  id: 'deletePicture',
  method: 'DELETE',
  path: '/content/users/{userId}/documents/pictures',
  summary: 'Deletes a picture',
  request: v.object({ userId, path: documentPath, name: v.pipe(v.string(), v.maxLength(100)) }),
  response: changed,
  answers: 'json',
});
