import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { documentPath } from './fields.ts';

/** Where an applet has its script (specification 001 §7: mathlet exporter properties). */
export const appletExporter = endpoint({
  id: 'appletExporter',
  method: 'GET',
  path: '/content/gwtexporters',
  summary: 'Where an applet has its script, and the hash of it; only of applets that the operator has listed',
  request: v.object({ path: documentPath }),
  response: v.object({
    id: v.string(),
    qualifiedName: v.string(),
    jsLibId: v.string(),
    urlPrefix: v.string(),
    exporterUrl: v.string(),
    implementationsUrl: v.string(),
    /** As the attribute `integrity` of a script. */
    integrity: v.string(),
  }),
  answers: 'json',
});
