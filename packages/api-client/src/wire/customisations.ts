import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { documentPath, identifier, userId, wholeNumber } from './fields.ts';

/** Maximum size of a source that is saved, in bytes. */
export const largestSource = 262_144;

/** A source as stored, with its version. */
const storedSource = v.object({ text: v.string(), version: v.string() });

/** A source in place of a stored version; the limits of body and headers bound both. */
const replacedSource = { text: v.string(), version: v.exactOptional(v.string()) };

/**
 * The source of a document, or of the caller's draft; `version` in the query asks for a former version of the caller's
 * own customisation.
 */
export const readTexCode = endpoint({
  id: 'readTexCode',
  method: 'GET',
  path: '/content/tex-documents/tex-code',
  summary: 'Reads a source',
  request: v.object({ path: documentPath, version: v.exactOptional(v.pipe(wholeNumber, v.minValue(1))) }),
  response: storedSource,
  answers: 'versionedText',
});

/** Saves the source of the caller's draft: 412 if `If-Match` names another version than the stored one. */
export const saveTexCode = endpoint({
  id: 'saveTexCode',
  method: 'PUT',
  path: '/content/tex-documents/tex-code',
  summary: 'Saves a draft',
  request: v.object({ path: documentPath, ...replacedSource }),
  query: ['path'],
  response: v.object({ version: v.string() }),
  bodyLimit: largestSource,
  replaces: true,
  answers: 'json',
});

/**
 * A draft: `path` is its own, under which its source is read and saved. `customizationPath` is where the customisation
 * is or will be. `customizationVersion` is the version of the customisation that the draft was made from; missing if it
 * was made from the original.
 */
const problemDraft = v.object({
  id: identifier,
  path: documentPath,
  customizationPath: documentPath,
  originalPath: documentPath,
  customizationVersion: v.exactOptional(v.string()),
});
export type WireProblemDraft = v.InferOutput<typeof problemDraft>;

/** Creates the caller's draft for a problem or one of his customisations, or finds the one there is. */
export const createDraft = endpoint({
  id: 'createDraft',
  method: 'PUT',
  path: '/content/users/{userId}/drafts',
  summary: 'Opens a draft',
  request: v.object({ userId, path: documentPath, worksheetId: v.exactOptional(identifier) }),
  query: ['path', 'worksheetId'],
  response: problemDraft,
  answers: 'json',
});

/** Deletes the caller's draft: the next one begins with what is stored. */
export const deleteDraft = endpoint({
  id: 'deleteDraft',
  method: 'DELETE',
  path: '/content/users/{userId}/drafts',
  summary: 'Deletes a draft',
  request: v.object({ userId, path: documentPath }),
  response: v.object({ path: documentPath }),
  answers: 'json',
});

/**
 * Saves a customisation of a problem: 409 if the caller has one of this original already. At the path of a
 * customisation it replaces the version in `If-Match`: 412 if there is another.
 */
export const saveProblemCustomization = endpoint({
  id: 'saveProblemCustomization',
  method: 'PUT',
  path: '/content/users/{userId}/problem-customizations',
  summary: 'Customises a problem',
  request: v.object({ userId, path: documentPath, ...replacedSource }),
  query: ['path'],
  response: v.object({ customization: documentPath, version: v.string() }),
  bodyLimit: largestSource,
  timeout: 60,
  replaces: true,
  writes: true,
  answers: 'json',
});

/** The stored versions of one of the caller's customisations, newest first. */
export const problemCustomizationVersions = endpoint({
  id: 'problemCustomizationVersions',
  method: 'GET',
  path: '/content/users/{userId}/problem-customizations/versions',
  summary: 'Versions of a customisation',
  request: v.object({ userId, path: documentPath }),
  // `createdDate` is ISO 8601 in UTC.
  response: v.array(v.object({ version: v.number(), createdDate: v.string() })),
  answers: 'json',
});

/**
 * Customises a problem of a worksheet. The first change copies the worksheet for the caller; titles, weights and the
 * correction stay. `id` is the worksheet of the caller, `customization` its template.
 */
export const saveWorksheetCustomization = endpoint({
  id: 'saveWorksheetCustomization',
  method: 'PUT',
  path: '/worksheet/users/{userId}/worksheet-customizations/{worksheetId}/problems',
  summary: 'Customises a worksheet',
  request: v.object({ userId, worksheetId: identifier, path: documentPath, ...replacedSource }),
  query: ['path'],
  response: v.object({ id: identifier, customization: identifier, path: documentPath, version: v.string() }),
  bodyLimit: largestSource,
  timeout: 60,
  replaces: true,
  writes: true,
  answers: 'json',
});

/** The caller's customisation of a worksheet: none or one. */
export const worksheetCustomizations = endpoint({
  id: 'worksheetCustomizations',
  method: 'GET',
  path: '/worksheet/users/{userId}/worksheet-customizations',
  summary: 'Customisations of a worksheet',
  request: v.object({ userId, originalWorksheetId: identifier }),
  response: v.array(v.object({ id: identifier, customization: identifier })),
  answers: 'json',
});
