import { largestLabeling } from '@lemma/core/taxonomy';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { language } from './fields.ts';

/** A file of the taxonomy as stored, and its version. */
const storedFile = v.object({ text: v.string(), version: v.string() });

/** A text in place of a stored version; without a version, nothing is replaced. */
const replacement = { text: v.string(), version: v.optional(v.pipe(v.string(), v.maxLength(100)), '') };

const saved = v.object({ version: v.string() });

/** The tree of topics, and the names of objectives, labels and sections. */
export const readTaxonomy = endpoint({
  id: 'readTaxonomy',
  method: 'GET',
  path: '/labeling/taxonomy',
  summary: 'The tree of topics and the names of learning objectives, labels and sections, as JSON',
  request: v.object({}),
  response: storedFile,
  answers: 'versioned',
});

/** Saves the tree: 412 if it has another version, 422 if the check finds something. */
export const saveTaxonomy = endpoint({
  id: 'saveTaxonomy',
  method: 'PUT',
  path: '/labeling/taxonomy',
  summary: 'Saves the tree of topics; 412 unless If-Match names the stored version, 422 if a name has no label',
  request: v.object(replacement),
  response: saved,
  bodyLimit: largestLabeling,
  replaces: true,
  writes: true,
  answers: 'json',
});

/** The labels of one language. */
export const readLabels = endpoint({
  id: 'readLabels',
  method: 'GET',
  path: '/labeling/i18n/{lang}',
  summary: 'The labels of topics, learning objectives, labels and sections in one language, as JSON',
  request: v.object({ lang: language }),
  response: storedFile,
  answers: 'versioned',
});

/** Saves the labels of one language: 412 if they have another version, 422 if a name of the tree has none. */
export const saveLabels = endpoint({
  id: 'saveLabels',
  method: 'PUT',
  path: '/labeling/i18n/{lang}',
  summary: 'Saves the labels of one language; 412 unless If-Match names the stored version, 422 if one is missing',
  request: v.object({ ...replacement, lang: language }),
  response: saved,
  bodyLimit: largestLabeling,
  replaces: true,
  writes: true,
  answers: 'json',
});
