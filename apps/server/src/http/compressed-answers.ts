import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** In bytes: smaller answers fit into one packet anyway. */
const worthIt = 1000;

/** The codings we support, best first. Both run in Node's thread pool, at the levels that usually pay. */
const codings: Readonly<Record<string, (answer: Buffer) => Promise<Buffer>>> = {
  br: (answer) =>
    promisify(brotliCompress)(answer, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: answer.length },
    }),
  gzip: (answer) => promisify(gzip)(answer),
};

/**
 * Compresses the text answers of a scope. Only for answers that nobody can request on behalf of somebody else: if a
 * foreign page can make a browser send its cookies and place its own words beside a secret, the length of the
 * compressed answer reveals the secret (BREACH). Calls below `/api` require a bearer token, which no foreign page has;
 * the pages of the identity service, with their cookies and codes, are excluded.
 */
export function compressAnswers(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string') return payload;
    reply.header('vary', 'accept-encoding');
    const { coding, body } = await compress(payload, request.headers['accept-encoding']);
    if (coding !== undefined) reply.headers({ 'content-encoding': coding, 'content-length': body.length });
    return body;
  });
}

/** A text in the best of our codings that the header accepts, if that pays. */
export async function compress(
  text: string,
  accepted: string | undefined,
): Promise<{ readonly coding: string | undefined; readonly body: Buffer }> {
  const plain = Buffer.from(text);
  const coding = plain.length < worthIt ? undefined : codingFor(accepted);
  const body = coding === undefined ? undefined : await codings[coding]?.(plain);
  return body === undefined ? { coding: undefined, body: plain } : { coding, body };
}

/** The first of our codings that the header lists without refusing it (`q=0`). */
function codingFor(accepted = ''): string | undefined {
  const named = accepted
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return Object.keys(codings).find((coding) => named.includes(coding));
}
