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
    parsed(null, fieldsIn(new URLSearchParams(String(body)))),
  );
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { files: 0, fields: 50, fieldSize: 1_000_000 },
  });
}

/** A field that is there twice is two values, which no call takes for one: which of them counts is not for us to guess. */
function fieldsIn(form: URLSearchParams): Readonly<Record<string, string | readonly string[]>> {
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const [value = '', ...others] = form.getAll(name);
      return [name, others.length === 0 ? value : [value, ...others]];
    }),
  );
}
