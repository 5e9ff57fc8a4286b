import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** What the web app must know before anybody can sign in. */
export const configuration = endpoint({
  id: 'configuration',
  method: 'GET',
  path: '/configuration',
  summary: 'What the web app must know before it can sign anybody in',
  request: v.object({}),
  response: v.object({
    /** Address of the Keycloak server; missing when this origin is the identity provider. */
    authUrl: v.exactOptional(v.string()),
    realm: v.string(),
    clientId: v.string(),
    /** Whether the demo users exist (password = name). */
    demo: v.boolean(),
    /** The origins of the embedding editors that may embed `/web-miau/preview` and send sources there. */
    editorOrigins: v.array(v.string()),
    /** The address that opens a document in the editor of the content, with `{path}` in place of its path. */
    editorAddress: v.exactOptional(v.string()),
  }),
  answers: 'json',
});
