import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const urlencoded = 'application/x-www-form-urlencoded';
const multipartType = 'multipart/form-data';

/** Whether the body of a request is a form. */
export function isForm({ headers }: FastifyRequest): boolean {
  const type = headers['content-type']?.toLowerCase() ?? '';
  return type.startsWith(urlencoded) || type.startsWith(multipartType);
}

/** Lets calls be made by forms, whose fields are texts. Files are no fields of any call. */
export async function readForms(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser(urlencoded, { parseAs: 'string' }, (_request, body, parsed) =>
    parsed(null, fieldsIn([...new URLSearchParams(String(body))])),
  );
  await app.register(multipart, { limits: { files: 0, fields: 50, fieldSize: 1_000_000 } });
  app.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = await partsOf(request);
  });
}

/** The fields of a multipart form. Whatever the parser cannot read, a form that was cut among it, is the sender's mistake. */
async function partsOf(request: FastifyRequest): Promise<ReturnType<typeof fieldsIn>> {
  const form: [name: string, value: string][] = [];
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field')
        form.push([part.fieldname, typeof part.value === 'string' ? part.value : JSON.stringify(part.value)]);
    }
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new UnreadableForm();
  }
  return fieldsIn(form);
}

/** A form that ends too early, or is none. */
class UnreadableForm extends Error {
  readonly statusCode = 400;
  constructor() {
    super('The form cannot be read: it was cut, or is no multipart form.');
  }
}

/** A field that is there twice is two values, which no call takes for one: which of them counts is not for us to guess. */
function fieldsIn(
  form: readonly (readonly [name: string, value: string])[],
): Readonly<Record<string, string | readonly string[]>> {
  return Object.fromEntries(
    [...new Set(form.map(([name]) => name))].map((name) => {
      const [value = '', ...others] = form.filter(([each]) => each === name).map(([, each]) => each);
      return [name, others.length === 0 ? value : [value, ...others]];
    }),
  );
}
