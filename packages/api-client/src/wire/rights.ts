import type { Requirement } from '@lemma/core/session';
import type { CallId } from './calls.ts';

const browsing = { anyOf: ['access-pool', 'access-browser'] } as const;

/** The one table of who may make which call (specification 000 §6). The server decides by it, and refuses everything else. */
export const rights: Readonly<Record<CallId, Requirement>> = {
  configuration: 'public',
  search: browsing,
  stringImplementations: 'login',
  stringImplementationContent: 'login',
  sectionNames: 'public',
  binaryImplementationContent: 'login',
  entityForLid: 'login',
  entityReferences: 'login',
  problemSnapshot: { anyOf: [...browsing.anyOf, 'access-snapshot-preview'] },
  convertDocument: 'public',
  convertFragments: 'public',
  convertExpression: 'public',
  previewDocument: { anyOf: ['access-browser', 'access-cep', 'access-webmiau-preview'] },
  correctQuickcheck: 'public',
  createWorksheet: browsing,
  worksheetsOfTemplate: browsing,
  worksheetById: 'login',
  worksheetImplementations: browsing,
  worksheetConfigurations: browsing,
};
