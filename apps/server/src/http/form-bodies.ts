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
    parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { files: 0, fields: 50, fieldSize: 1_000_000 },
  });
}
