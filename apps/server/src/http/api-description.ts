import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance } from 'fastify';
import type { GenericSchema } from 'valibot';
import { endpoints, refusal, requirementOf, rights, type Endpoint, type Right } from '@lemma/api-client/wire';
import type { Requirement } from '@lemma/core/session';

/** Serves the API description, generated from the calls themselves: OpenAPI 3.1, and a page to read. */
export function describeApi(app: FastifyInstance): void {
  const description = openApi();
  const page = referencePage();
  app.get('/api/docs/openapi.json', () => description);
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
}

const mediaTypes = {
  json: 'application/json',
  text: 'text/plain',
  xml: 'application/xml',
  mathml: 'application/mathml+xml',
  image: 'image/svg+xml',
  file: 'application/octet-stream',
  versioned: 'application/json',
  versionedText: 'text/plain',
} as const;

/** The calls as an OpenAPI 3.1 document. */
function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of endpoints) {
    const operations = (paths[call.path] ??= {});
    operations[call.method.toLowerCase()] = operation(call);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Lemma', version: '1', description: 'The calls of the Lemma platform.' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Refusal: jsonSchema(refusal, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operation(call: Endpoint): object {
  const schema = jsonSchema(call.request, 'input');
  const inBody = bodyFields(call, schema);
  const parameters = Object.entries(schema.properties ?? {})
    .filter(([name]) => !inBody.includes(name))
    .map(([name, field]) => ({
      name,
      in: call.path.includes(`{${name}}`) ? 'path' : 'query',
      required: schema.required?.includes(name) ?? false,
      schema: field,
    }));
  const body = {
    type: 'object',
    properties: Object.fromEntries(Object.entries(schema.properties ?? {}).filter(([name]) => inBody.includes(name))),
    required: (schema.required ?? []).filter((name) => inBody.includes(name)),
  };
  const refused = { description: 'Refused', content: { 'application/json': { schema: refusalReference } } };
  const answered = {
    description: call.summary,
    content: { [mediaTypes[call.answers]]: { schema: jsonSchema(call.response, 'output') } },
  };
  return {
    operationId: call.id,
    summary: call.summary,
    description: `May be called by: ${whoMay(call)}.`,
    ...(rightOf(call) !== 'public' && { security: [{ bearer: [] }] }),
    parameters,
    ...(inBody.length > 0 && { requestBody: { required: true, content: bodyOf(call, body) } }),
    responses: { [String(call.status ?? 200)]: answered, default: refused },
  };
}

/** An upload is the file itself; every other body is JSON. */
function bodyOf(call: Endpoint, fields: object): object {
  if (call.uploads === true) return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  return { 'application/json': { schema: fields } };
}

const refusalReference = { $ref: '#/components/schemas/Refusal' };

function bodyFields(call: Endpoint, schema: ObjectSchema): readonly string[] {
  if (call.method === 'GET' || call.method === 'DELETE') return [];
  const elsewhere = (name: string) => call.path.includes(`{${name}}`) || (call.query ?? []).includes(name);
  return Object.keys(schema.properties ?? {}).filter((name) => !elsewhere(name));
}

type ObjectSchema = ReturnType<typeof toJsonSchema>;

/** Checks in code (paths, trimmed titles) have no JSON Schema and are left out. */
function jsonSchema(schema: GenericSchema, typeMode: 'input' | 'output'): ObjectSchema {
  const described = toJsonSchema(schema, { typeMode, errorMode: 'ignore' });
  delete described.$schema;
  return described;
}

function rightOf(call: Endpoint): Right {
  const entry = Object.entries(rights).find(([id]) => id === call.id);
  if (!entry) throw new Error(`The call ${call.id} is not in the role table.`);
  return entry[1];
}

function whoMay(call: Endpoint): string {
  const right = rightOf(call);
  const requirement = requirementOf(right);
  if (right !== requirement) return `${whoFulfils(requirement)}; by everybody about what the open course names`;
  return whoFulfils(requirement);
}

function whoFulfils(requirement: Requirement): string {
  if (requirement === 'public') return 'everybody';
  if (requirement === 'login') return 'everybody who is signed in';
  return `those with one of the roles ${requirement.anyOf.join(', ')}`;
}

function referencePage(): string {
  const rows = endpoints.map((call) => {
    const { properties = {} } = jsonSchema(call.request, 'input');
    const fields = Object.keys(properties).map((name) => `<code>${name}</code>`);
    return `<tr id="${call.id}"><td><code>${call.method}</code></td><td><code>/api${call.path}</code></td>
      <td>${call.summary}</td><td>${fields.join(', ')}</td><td>${whoMay(call)}</td></tr>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>The calls of Lemma</title>
  <link rel="icon" href="/favicon.svg" type="image/svg+xml">
  <style>
    :root { color-scheme: light dark; }
    body { margin: 2rem auto; max-width: 80rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
    .wide { overflow-x: auto; }
    table { border-collapse: collapse; }
    th, td { padding: 0.5rem 0.75rem; border-bottom: 1px solid #8884; text-align: left; vertical-align: top; }
  </style>
</head>
<body>
  <main>
    <h1>The calls of Lemma</h1>
    <p>As <a href="/api/docs/openapi.json">OpenAPI 3.1</a>. A refused call answers <code>{ id, message }</code>.</p>
    <div class="wide" role="region" aria-label="Calls" tabindex="0"><table>
      <thead><tr><th>Method</th><th>Address</th><th>What it does</th><th>Fields</th><th>Who may call it</th></tr></thead>
      <tbody>${rows.join('')}</tbody>
    </table></div>
  </main>
</body>
</html>`;
}
