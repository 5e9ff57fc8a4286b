import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { language, userId } from './fields.ts';

const choice = v.object({
  /** Null if the user has not chosen. */
  language: v.nullable(language),
});

/** The language of the interface that a user has chosen. */
export const readLanguage = endpoint({
  id: 'readLanguage',
  method: 'GET',
  path: '/users/{userId}/language',
  summary: 'The language of the interface that the caller has chosen',
  request: v.object({ userId }),
  response: choice,
  answers: 'json',
});

/** Keeps the language of the interface that a user has chosen. */
export const saveLanguage = endpoint({
  id: 'saveLanguage',
  method: 'PUT',
  path: '/users/{userId}/language',
  summary: 'Keeps the language of the interface that the caller has chosen, for all devices',
  request: v.object({ userId, language }),
  response: choice,
  answers: 'json',
});
